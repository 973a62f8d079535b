import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Several downloads of one file", .serialized, .timeLimit(.minutes(15)))
final class SharedFileTests: Sendable {
    private let server = StubServer()
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private let content = Data("0123456789".utf8)
    private let endpoint = AdHocEndpoint<Data>(.get, "/photo")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private var file: URL { folder.appending(path: "photo.png") }

    /// Responds to the request for the rest of a broken download after `work` has used the partial file.
    private func serve(_ rest: StubResponse, after work: @escaping @Sendable (PartialFile) throws -> Void) {
        let headers: HeaderFields = ["ETag": "\"a\"", "Content-Length": "10"]
        let first = StubResponse.status(200, headers: headers).chunk(content.prefix(4)).broken()
        let address = server.url.appending(path: "photo")
        server.on(.get, "/photo") { [file] request in
            if request.headers["Range"] == nil { return first }
            try work(PartialFile(destination: file, of: EndpointRequest(method: .get, url: address)))
            return rest
        }
    }

    private func reason() async -> TransportError.Reason? {
        do {
            try await server.client.download(endpoint, to: file, reconnecting: ReconnectPolicy(reconnections: 1))
        } catch {
            if case .transport(let failure) = error.reason { return failure.reason }
            Issue.record("unexpected \(error)")
        }
        return nil
    }

    @Test("a link in the place of the partial file is not followed")
    func link() async throws {
        let other = folder.appending(path: "other")
        try content.write(to: other)
        let link = folder.appending(path: ".photo.png.partial")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: other)
        server.on(.get, "/photo").respond(.status(200, body: Data("new".utf8)))
        #expect(await reason() == .storage)
        #expect(try Data(contentsOf: other) == content)
    }

    @Test(
        "a range that is refused or wrong removes no file that another download is writing",
        arguments: [
            .status(416, headers: ["Content-Range": "bytes */2"]),
            .status(206, headers: ["Content-Range": "bytes 5-9/10", "ETag": "\"a\""]),
        ] as [StubResponse]
    )
    func refusedRange(response: StubResponse) async throws {
        let other = Lock<FileSink?>(nil)
        let begun = content.prefix(6)
        serve(response) { partial in
            let head = ResponseHead(status: 200, headers: ["ETag": "\"b\""], url: nil)
            let sink = try FileSink(continuing: partial, at: 0, head)
            try sink.write(begun)
            other.withLock { $0 = sink }
        }
        _ = await reason()
        let sink = try #require(other.withLock { $0 })
        try sink.write(content.dropFirst(6))
        try sink.commit()
        #expect(try Data(contentsOf: file) == content)
    }

    @Test("bytes that another download has replaced are not continued", arguments: ["AB", "ABCD"])
    func replacedBytes(bytes: String) async throws {
        let headers: HeaderFields = ["Content-Range": "bytes 4-9/10", "Content-Length": "6", "ETag": "\"a\""]
        serve(.status(206, headers: headers, body: content.dropFirst(4))) { partial in
            let head = ResponseHead(status: 200, headers: ["ETag": "\"b\""], url: nil)
            let sink = try FileSink(continuing: partial, at: 0, head)
            try sink.write(Data(bytes.utf8))
            sink.abandon()
        }
        #expect(await reason() == .storage)
        #expect(try Data(contentsOf: folder.appending(path: ".photo.png.partial")) == Data(bytes.utf8))
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test("a download that has stored no byte leaves no file", arguments: [true, false])
    func nothingStored(canBeDescribed: Bool) async throws {
        if !canBeDescribed {
            let note = folder.appending(path: ".photo.png.partial.json")
            try FileManager.default.createDirectory(at: note, withIntermediateDirectories: true)
        }
        let headers: HeaderFields = ["ETag": "\"a\"", "Content-Length": "10"]
        server.on(.get, "/photo").respond(.status(200, headers: headers).broken())
        #expect(await reason() == (canBeDescribed ? .connectionLost : .storage))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }

    @Test("a file is free when its download ends, although a process that is being started has a copy of it")
    func copiedFile() throws {
        let partial = PartialFile(destination: file, of: EndpointRequest(method: .get, url: server.url))
        let handle = try partial.lock(O_WRONLY | O_CREAT)
        let copy = dup(handle.fileDescriptor)
        defer { close(copy) }
        #expect(throws: HTTPBody.FileError.inUse(file)) { try partial.lock(O_WRONLY) }
        try handle.closeUnlocked()
        try partial.lock(O_WRONLY).closeUnlocked()
    }
}
