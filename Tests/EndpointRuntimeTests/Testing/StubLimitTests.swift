import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Limits of a stub client")
struct StubLimitTests {
    @Test(
        "a stub client keeps the limits of the transport, and fails for its reasons",
        arguments: [
            (200, .buffered(limit: 10), "bodyTooLarge(limit: 10)"),
            (200, .buffered(limit: 70_000), "70000 bytes"), (500, .buffered(limit: 10), "65536 bytes"),
            (200, .file(URL(fileURLWithPath: "/dev/null/none")), "storage"),
        ] as [(Int, EndpointRequest.Delivery, String)]
    )
    func limits(status: Int, delivery: EndpointRequest.Delivery, expected: String) async throws {
        let client = StubClient().on(.get, "/pets").respond(
            .data(Data(repeating: 65, count: 70_000), contentType: "text/plain", status: status)
        )
        let url = try #require(URL(string: "https://x.test/pets"))
        let result = await client.outcome(of: EndpointRequest(method: .get, url: url, delivery: delivery))
        switch result {
        case .success(let response): #expect("\(response.bufferedBody?.count ?? 0) bytes" == expected)
        case .failure(.transport(let failure)): #expect("\(failure.reason)" == expected)
        case .failure(let fault): Issue.record("unexpected \(fault)")
        }
    }
}
