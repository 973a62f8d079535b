import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

extension DownloadTests {
    @Test("bytes from another address do not count as progress of a download", arguments: [[:], ["ETag": "\"b\""]])
    func leftOver(headers: HeaderFields) async throws {
        try content.prefix(8).write(to: folder.appending(path: ".photo.png.partial"))
        server.on(.get, "/photo").respond(
            whole(headers).chunk(content.prefix(4)).broken(),
            headers.isEmpty ? whole(headers).chunk(content) : rest(from: 4, headers).chunk(content[4...])
        )
        _ = try await download()
        #expect(server.requests.count == 2)
        #expect(try Data(contentsOf: file) == content)
    }

    @Test(
        "a download of changing content continues as long as connections deliver bytes",
        arguments: [[], [Numbering()]] as [[any EndpointInterceptor]]
    )
    func changedAndBroken(attempts: [any EndpointInterceptor]) async throws {
        let tag: HeaderFields = ["ETag": "\"b\""]
        server.on(.get, "/photo").respond(
            whole().chunk(content.prefix(8)).broken(),
            whole(tag).chunk(content.prefix(2)).broken(),
            rest(from: 2, tag).chunk(content[2..<3]).broken(),
            rest(from: 3, tag).chunk(content[3..<4]).broken(),
            rest(from: 4, tag).chunk(content[4...])
        )
        _ = try await download(by: server.client.intercepting(attempts), attempts: 1)
        #expect(try Data(contentsOf: file) == content)
    }

    @Test("content that changes with each connection ends the download")
    func alwaysChanged() async throws {
        let latest = Lock(0)
        server.on(.get, "/photo").respond { [self] _ in
            let tag = latest.withLock { number in
                number += 1
                return "\"\(number)\""
            }
            return whole(["ETag": tag]).chunk(content.prefix(4)).broken()
        }
        #expect(await reason { try await self.download(attempts: 3) } == .connectionLost)
        #expect(server.requests.count == 7)
    }

    @Test("a file may have a name as long as the file system allows", arguments: [true, false])
    func longName(isResumable: Bool) async throws {
        let file = folder.appending(path: String(repeating: "\u{732B}", count: 85))
        server.on(.get, "/photo").respond(
            whole().chunk(content.prefix(4)).broken(),
            isResumable ? rest(from: 4).chunk(content[4...]) : whole().chunk(content)
        )
        let options = CallOptions(delivery: .file(file, isResumable: isResumable))
        for _ in 1...2 { _ = try? await server.client.send(AdHocEndpoint<NoContent>(.get, "/photo"), options: options) }
        #expect(server.requests.map { $0.headers["Range"] } == [nil, isResumable ? "bytes=4-" : nil])
        #expect(try Data(contentsOf: file) == content)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }
}

/// Adds another query item to each attempt, as a key that is rotated does.
private final class Numbering: EndpointInterceptor {
    private let count = Lock(0)

    func intercept(_ request: EndpointRequest, next: any EndpointClient) async throws -> EndpointResponse {
        var request = request
        let number = count.withLock { count in
            count += 1
            return count
        }
        request.url.append(queryItems: [URLQueryItem(name: "key", value: "\(number)")])
        return try await next.send(request)
    }
}
