import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

extension DownloadTests {
    static let otherParts: [HeaderFields] = [
        ["ETag": "\"a\"", "Content-Range": "bytes 0-9/10"],
        ["ETag": "\"a\"", "Content-Range": "bytes 5-9/10"],
        ["ETag": "\"a\"", "Content-Range": "items 4-9/10"],
        ["ETag": "\"a\""],
        ["ETag": "\"a\"", "Content-Range": "bytes 4-11/12"],
        ["ETag": "\"a\"", "Content-Range": "bytes 4-9/ten"],
        ["ETag": "\"b\"", "Content-Range": "bytes 4-9/10"],
    ]

    @Test("after a part that does not continue the existing bytes, the whole is requested once", arguments: otherParts)
    func otherPart(headers: HeaderFields) async throws {
        let other = Data("ABCDEFGHIJ".utf8)
        let seen = Lock([Int]())
        server.on(.get, "/photo").respond(
            whole().chunk(content.prefix(4)).broken(),
            .status(206, headers: headers).chunk(content),
            whole(["ETag": "\"b\""]).chunk(other)
        )
        let response = try await download { step in seen.withLock { $0.append(step.completed) } }
        #expect(response.status == 200)
        #expect(try Data(contentsOf: file) == other)
        #expect(server.requests.map { $0.headers["Range"] } == [nil, "bytes=4-", nil])
        #expect(server.requests.map { $0.headers["If-Range"] } == [nil, "\"a\"", nil])
        #expect(seen.withLock { $0 } == [4, 10])
        #expect(try names == ["photo.png"])
    }

    @Test("a part that claims to reach past the end of the content is not taken for its rest (RFC 9110 §14.4)")
    func partPastTheEnd() async throws {
        let headers: HeaderFields = ["ETag": "\"a\"", "Content-Range": "bytes 4-9/6"]
        server.on(.get, "/photo").respond(
            .status(200, headers: ["ETag": "\"a\""]).chunk(content.prefix(4)).broken(),
            .status(206, headers: headers).chunk(content[4..<6]),
            whole().chunk(content)
        )
        _ = try await download()
        #expect(server.requests.map { $0.headers["Range"] } == [nil, "bytes=4-", nil])
        #expect(try Data(contentsOf: file) == content)
    }

    @Test("existing bytes are not continued if the modification date differs")
    func otherDate() async throws {
        let date = "Sun, 06 Nov 1994 08:49:38 GMT"
        let old: HeaderFields = ["Last-Modified": "Sun, 06 Nov 1994 08:49:30 GMT", "Date": date]
        let new: HeaderFields = ["Last-Modified": "Sun, 06 Nov 1994 08:49:35 GMT", "Date": date]
        server.on(.get, "/photo").respond(
            whole(old).chunk(content.prefix(4)).broken(),
            rest(from: 4, new).chunk(content[4...]),
            whole(new).chunk(content)
        )
        _ = try await download()
        #expect(server.requests.map { $0.headers["Range"] } == [nil, "bytes=4-", nil])
        #expect(try Data(contentsOf: file) == content)
    }

    @Test("a second part that is not the whole ends the download, and nothing is kept")
    func onlyParts() async throws {
        let part = StubResponse.status(206, headers: ["ETag": "\"b\"", "Content-Range": "bytes 4-9/10"])
        server.on(.get, "/photo").respond(whole().chunk(content.prefix(4)).broken(), part, part, whole().chunk(content))
        #expect(await reason { try await self.download() } == .badResponse)
        #expect(server.requests.map { $0.headers["Range"] } == [nil, "bytes=4-", nil])
        #expect(try names == [])
    }

    @Test(
        "a call that has no time left for the whole, after its range was refused, was sent",
        arguments: [
            .status(416), .status(206, headers: ["ETag": "\"b\"", "Content-Range": "bytes 4-9/10"]),
        ] as [StubResponse]
    )
    func noTimeLeft(refusal: StubResponse) async throws {
        let clock = ManualClock()
        let server = StubServer(clock: clock)
        server.on(.get, "/photo").respond(whole().chunk(content.prefix(4)).broken(), refusal, whole().chunk(content))
        var request = try EndpointRequest.to(server.url.appending(path: "photo").absoluteString)
        request.delivery = .file(file, isResumable: true)
        _ = try? await server.client.send(request)
        // Time passes before the last request is sent.
        request.signers = [
            RequestSigner(header: "X-Signature") { _ in
                if server.requests.count == 2 { clock.advance(by: .seconds(60)) }
            }
        ]
        do throws(EndpointClientError) {
            _ = try await server.client.send(request)
            Issue.record("sent")
        } catch {
            guard case .transport(let failure) = error else { throw error }
            #expect(failure.reason == .timedOut)
            #expect(!failure.isHeldBack)
            #expect(failure.attempts.map(\.outcome) == [.transport(.timedOut)])
        }
        #expect(server.requests.count == 2)
    }
}
