import EndpointTesting
import Foundation
import Loopback
import Testing

@testable import EndpointRuntime

@Suite("Transfer progress", .serialized, .timeLimit(.minutes(15)))
struct TransferProgressTests {
    @Test(
        "the progress of an upload only grows, ends at 100 %, and reports no failed response",
        arguments: [200, 500]
    )
    func upload(status: Int) async throws {
        let server = try LoopbackServer(response: "HTTP/1.1 \(status) X\r\nContent-Length: 2\r\n\r\nok")
        let file = try TemporaryFile()
        try Data(repeating: 65, count: 1_000_000).write(to: file.url)
        for body in [.file(at: file.url), .data(Data(repeating: 66, count: 1_000_000))] as [HTTPBody] {
            let seen = Lock([CallOptions.Progress]())
            let request = EndpointRequest(
                method: .post,
                url: server.url,
                body: body,
                timeout: .seconds(300),
                options: CallOptions(progress: { progress in seen.withLock { $0.append(progress) } })
            )
            _ = try await server.client().send(request)
            let sent = seen.withLock { $0.filter { $0.direction == .upload } }
            #expect(sent.map(\.completed) == Array(Set(sent.map(\.completed))).sorted())
            #expect(sent.last?.fraction == 1)
            #expect(sent.allSatisfy { $0.total == 1_000_000 })
            let received = seen.withLock { $0.filter { $0.direction == .download } }
            #expect(received == (status == 200 ? [CallOptions.Progress(.download, completed: 2, total: 2)] : []))
        }
    }

    @Test("a body of unknown length has no fraction until it is complete")
    func unknownLength() async throws {
        let server = StubServer()
        server.on(.get, "/").respond(.status(200).chunk(Data("ab".utf8)).chunk(Data("c".utf8)))
        let seen = Lock([CallOptions.Progress]())
        let options = CallOptions(progress: { progress in seen.withLock { $0.append(progress) } })
        _ = try await server.client.result(of: AdHocEndpoint<Data>(.get, "/"), options: options).get()
        #expect(seen.withLock { $0.map(\.completed) } == [2, 3, 3])
        #expect(seen.withLock { $0.map(\.fraction) } == [nil, nil, 1])
    }

    @Test("the chunks of a stream are progress, which ends with the stream")
    func stream() async throws {
        let server = StubServer()
        server.on(.get, "/").respond(.status(200).chunk(Data("ab".utf8)).chunk(Data("c".utf8)))
        let seen = Lock([CallOptions.Progress]())
        let request = EndpointRequest(
            method: .get,
            url: server.url.appending(path: "/"),
            delivery: .streamed,
            options: CallOptions(progress: { progress in seen.withLock { $0.append(progress) } })
        )
        guard case .stream(let chunks) = try await server.client.send(request).body else {
            Issue.record("no stream")
            return
        }
        for try await _ in chunks {}
        await until { seen.withLock { $0.count } == 3 }
        #expect(seen.withLock { $0.map(\.completed) } == [2, 3, 3])
        #expect(seen.withLock { $0.map(\.fraction) } == [nil, nil, 1])
    }

    @Test("a call with a progress handler does not share its response")
    func notShared() throws {
        var request = EndpointRequest(method: .get, url: try #require(URL(string: "https://x.test/")))
        #expect(FlightKey(request) != nil)
        request.options.progress = { _ in }
        #expect(FlightKey(request) == nil)
    }

    @Test("an empty body is complete from the start")
    func empty() {
        #expect(CallOptions.Progress(.upload, completed: 0, total: 0).fraction == 1)
        #expect(CallOptions.Progress(.upload, completed: 1, total: 4).fraction == 0.25)
    }
}
