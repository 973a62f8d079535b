import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

extension DownloadTests {
    /// Content, "not yet", and an error for every other status.
    struct GetReport: Endpoint {
        typealias Response = Data?
        typealias Failure = EveryFailure

        static var operation: OperationInfo { OperationInfo(id: "getReport", method: .get, path: "/report") }

        func encode(into request: inout RequestEncoder) { request.path = "/report" }

        static func decode(_ response: EndpointResponse) throws -> Outcome<Data?, Failure> {
            switch response.status {
            case 200: .success(try response.data())
            case 202: .success(nil)
            default: .failure(EveryFailure(message: try response.json()))
            }
        }
    }

    struct EveryFailure: Error {
        var message: String
    }

    private func writeOld() throws { try Data("old".utf8).write(to: file) }

    private func savedText() throws -> String { try String(contentsOf: file, encoding: .utf8) }

    private func clients(_ response: StubResponse) -> [any EndpointClient] {
        server.on(.get, "/photo").respond(response)
        server.on(.get, "/report").respond(response)
        let stub = StubClient()
        stub.on(.get, "/photo").respond(response)
        stub.on(.get, "/report").respond(response)
        return [server.client, stub]
    }

    @Test("An undocumented success leaves the file as it is", arguments: [201, 202, 203, 204, 205, 226, 299])
    func undocumentedSuccess(status: Int) async throws {
        try writeOld()
        for client in clients(.status(status, headers: ["Content-Length": "0"])) {
            let error = await #expect(throws: HTTPError<Petstore.Failures.NotFound>.self) {
                _ = try await download(by: client)
            }
            guard case .undocumented? = error?.reason else {
                Issue.record("\(status): \(String(describing: error))")
                continue
            }
            #expect(error?.status == status)
            #expect(try savedText() == "old")
        }
        #expect(try names == ["photo.png"])
    }

    @Test("A documented success without content leaves the file as it is")
    func successWithoutContent() async throws {
        try writeOld()
        for client in clients(.text("not yet", status: 202)) {
            let response = try await client.download(GetReport(), to: file)
            #expect(response.status == 202)
            #expect(try response.data() == Data("not yet".utf8))
            #expect(try savedText() == "old")
        }
        for client in clients(.text("new")) {
            let response = try await client.download(GetReport(), to: file)
            #expect(response.status == 200)
            #expect(try savedText() == "new")
            try writeOld()
        }
    }

    @Test("A failure that covers every other status is read from a success as well")
    func failureOfSuccess() async throws {
        try writeOld()
        for client in clients(.json(#""busy""#, status: 201)) {
            let error = await #expect(throws: HTTPError<EveryFailure>.self) {
                _ = try await client.download(GetReport(), to: file)
            }
            #expect(error?.failure?.message == "busy")
            #expect(try savedText() == "old")
        }
    }

    @Test("A long body that is no content is kept up to a limit")
    func longRefusedBody() async throws {
        try writeOld()
        let limit = EndpointRequest.Delivery.errorBodyLimit
        for client in clients(.text(String(repeating: "a", count: limit * 2), status: 202)) {
            let response = try await client.download(GetReport(), to: file)
            #expect(try response.data().count == limit)
            #expect(try savedText() == "old")
        }
    }

    @Test("A directory is refused before anything is sent")
    func directory() async throws {
        for client in clients(whole()) {
            let error = await #expect(throws: HTTPError<Petstore.Failures.NotFound>.self) {
                _ = try await client.download(GetPhoto(), to: folder)
            }
            #expect("\(try #require(error))".contains("is a directory; name a file in it"))
        }
        #expect(server.requests.isEmpty)
    }
}
