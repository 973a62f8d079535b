import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("A stub client behaves like a transport", .serialized, .timeLimit(.minutes(15)))
struct StubTransportTests {
    private static func missingFile() -> HTTPBody {
        .file(at: FileManager.default.temporaryDirectory.appendingPathComponent("none-\(UUID())"))
    }

    private static let refused: [(String, @Sendable () throws -> EndpointRequest)] = [
        ("a line break in a header", { try .to(headers: ["X-A": "b\r\nC: d"]) }),
        ("a body of a GET", { try .to(body: .data(Data("x".utf8))) }),
        ("a user in the address", { try .to("https://ann:word@api.test/pets") }),
        ("a file that is missing", { try .to("https://api.test/pets", .post, body: missingFile()) }),
        ("a timeout of zero", { try .to(options: CallOptions(timeout: .zero)) }),
        ("a negative timeout", { try .to(options: CallOptions(timeout: .seconds(-1))) }),
    ]

    @Test("a request that a transport refuses is refused", arguments: refused.indices)
    func refusal(index: Int) async throws {
        let request = try Self.refused[index].1()
        let client = StubClient { _ in EndpointResponse(status: 200) }
        guard case .failure(let error) = await client.outcome(of: request) else {
            Issue.record("\(Self.refused[index].0) is not refused")
            return
        }
        switch error {
        case .request: break
        case .transport(let failure): #expect(failure.reason == .timedOut && failure.isHeldBack)
        case .cancelled: Issue.record("\(error)")
        }
    }

    private func stream(of response: StubResponse) async throws -> EndpointResponse.ByteStream {
        let url = try #require(URL(string: "https://stub.test/a"))
        let client = StubClient().on(.get, "/a").respond(response)
        return try await client.send(EndpointRequest(method: .get, url: url, delivery: .streamed)).stream()
    }

    private func next(_ iterator: inout EndpointResponse.ByteStream.AsyncIterator) async -> String {
        do {
            guard let chunk = try await iterator.next() else { return "end" }
            return String(decoding: chunk, as: UTF8.self)
        } catch EndpointClientError.cancelled { return "cancelled" } catch { return "error" }
    }

    @Test("a cancelled stream ends for a reader that waits, and for later reads")
    func cancellation() async throws {
        let stream = try await stream(of: .text("a").pause(until: Latch()).chunk(Data("b".utf8)))
        let first = Latch()
        let reader = Task {
            var iterator = stream.makeAsyncIterator()
            let chunk = await next(&iterator)
            first.open()
            return [chunk, await next(&iterator), await next(&iterator)]
        }
        try await first.wait()
        stream.cancel()
        #expect(await reader.value == ["a", "cancelled", "cancelled"])
    }

    @Test("after a lost connection, a stream has no more bytes and no end")
    func brokenStream() async throws {
        var iterator = try await stream(of: .text("a").broken()).makeAsyncIterator()
        var seen: [String] = []
        for _ in 0..<4 { seen.append(await next(&iterator)) }
        #expect(seen == ["a", "error", "error", "error"])
    }

    @Test("operations of two APIs with one id have stubs of their own")
    func operationsOfTwoAPIs() async throws {
        let client = StubClient().on(Shop.GetUser.self) { _ in "shop" }
        #expect(try await client.send(Shop.GetUser()) == "shop")
        let error = await client.result(of: Billing.GetUser()).failure
        #expect("\(error.debugDescription)".contains("no stub for endpoint getUser"))
        client.on(Billing.GetUser.self) { _ in "billing" }
        #expect(try await client.send(Shop.GetUser()) == "shop")
        #expect(try await client.send(Billing.GetUser()) == "billing")
    }

    private enum Shop {
        struct GetUser: UserEndpoint {
            static var operation: OperationInfo { OperationInfo(id: "getUser", method: .get, path: "/shop/user") }
        }
    }

    private enum Billing {
        struct GetUser: UserEndpoint {
            static var operation: OperationInfo { OperationInfo(id: "getUser", method: .get, path: "/billing/user") }
        }
    }
}

private protocol UserEndpoint: Endpoint where Response == String, Failure == Never {}

extension UserEndpoint {
    func encode(into request: inout RequestEncoder) { request.path = "/x" }

    static func decode(_ response: EndpointResponse) throws -> Outcome<String, Never> {
        .success(try response.json())
    }
}
