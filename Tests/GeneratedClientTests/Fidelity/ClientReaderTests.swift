import EndpointRuntime
import Foundation
import Testing

@testable import Fidelity

@Suite("Client of the fidelity checks")
struct ClientReaderTests {
    private struct GetCount: Endpoint {
        static let operation = OperationInfo(id: "getCount", method: .get, path: "/count")

        enum Failure: Sendable {
            case limit(Int)
            case clientError(status: Int, Int)
        }

        func encode(into request: inout RequestEncoder) { request.path = "/count" }

        static func decode(_ response: EndpointResponse) throws -> Outcome<Int, Failure> {
            switch response.status {
            case 200: .success(try response.json())
            case 429: .failure(.limit(try response.json()))
            case 400..<500: .failure(.clientError(status: response.status, try response.json()))
            default: .undocumented
            }
        }
    }

    @Test("the body of a response is read, and not its status", arguments: [200, 429, 404])
    func body(status: Int) throws {
        var client = Client(NoDriver.self)
        client.operation(GetCount.self) { _ in GetCount() }
        let reader = try #require(client.readers["GET /count"])
        switch try reader.read(status, "application/json", Data("7".utf8)) {
        case .success(let data), .failure(let data): #expect(data == Data("7".utf8))
        case .undocumented: Issue.record("the response is documented")
        }
    }
}

private enum NoDriver: Driver {
    static func fill(_ client: inout Client) {}
}
