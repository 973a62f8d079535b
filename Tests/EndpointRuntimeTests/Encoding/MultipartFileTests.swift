import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Multipart bodies with files", .serialized, .timeLimit(.minutes(15)))
final class MultipartFileTests: Sendable {
    let server = StubServer()
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    private func file(_ name: String, _ content: Data) throws -> FilePart {
        let url = folder.appending(path: name)
        try content.write(to: url)
        return FilePart(file: url, contentType: "text/plain")
    }

    private func request(_ build: (inout RequestEncoder.MultipartForm) throws -> Void) throws -> EndpointRequest {
        var encoder = RequestEncoder(boundary: "b", temporaryDirectory: folder)
        encoder.path = "/up"
        encoder.multipart(build)
        let operation = OperationInfo(id: "up", method: .post, path: "/up")
        return try encoder.resolve(operation: operation, options: CallOptions(), servers: server.servers)
    }

    @Test(
        "a boundary that needs quotation marks gets them, and one that RFC 2046 does not allow is refused",
        arguments: [("b", "b"), ("a b:c", "\"a b:c\""), ("", nil), ("a ", nil), ("a\"b", nil), ("\u{e9}", nil)]
            as [(String, String?)]
    )
    func boundary(text: String, written: String?) throws {
        var encoder = RequestEncoder(boundary: text)
        encoder.multipart { $0.field("a", "1") }
        let operation = OperationInfo(id: "a", method: .post, path: "/a")
        let servers = ServerMap(base: "https://a.test")
        guard let written else {
            #expect(throws: RequestEncoder.EncodingError.self) {
                try encoder.resolve(operation: operation, options: CallOptions(), servers: servers)
            }
            return
        }
        let request = try encoder.resolve(operation: operation, options: CallOptions(), servers: servers)
        #expect(request.headers["Content-Type"] == "multipart/form-data; boundary=\(written)")
    }

    @Test(
        "a file has its own media type, or else the described one, the one of its extension, or that of bytes",
        arguments: [
            ("a.png", nil, nil, "image/png"), ("A.JPG", nil, nil, "image/jpeg"),
            ("a.b", nil, nil, "application/octet-stream"),
            ("a", nil, nil, "application/octet-stream"), (nil, nil, nil, "application/octet-stream"),
            ("a.png", "image/x-own", "image/gif", "image/x-own"), ("a.png", nil, "image/gif", "image/gif"),
        ] as [(String?, String?, String?, String)]
    )
    func mediaTypes(name: String?, own: String?, described: String?, expected: String) throws {
        var encoder = RequestEncoder(boundary: "b")
        encoder.path = "/"
        encoder.multipart {
            $0.file("f", FilePart(name: name, contentType: own, content: .data(Data("x".utf8))), contentType: described)
        }
        let operation = OperationInfo(id: "o", method: .post, path: "/")
        let request = try encoder.resolve(
            operation: operation,
            options: CallOptions(),
            servers: ServerMap(all: "https://a.test")
        )
        guard case .data(let body) = request.body else { throw CancellationError() }
        #expect(String(decoding: body, as: UTF8.self).contains("Content-Type: \(expected)\r\n"))
    }

    @Test("a file has its own name unless another one is given")
    func named() {
        let url = folder.appending(path: "a.txt")
        #expect([FilePart(file: url), FilePart(file: url, name: "b.txt")].map(\.name) == ["a.txt", "b.txt"])
    }

    @Test("files stay on disk until they are sent, and small ones need no temporary file")
    func small() async throws {
        server.on(.post, "/up").respond(.status(204))
        let (first, second) = (try file("a.txt", Data("aa".utf8)), try file("b.txt", Data("bb".utf8)))
        let request = try request { form in
            form.field("name", "Rex")
            form.files("photos", [first, second])
        }
        guard case .multipart(let body) = request.body else {
            Issue.record("read already")
            return
        }
        _ = try await server.client.send(request)
        let sent = try #require(server.requests.first)
        #expect(sent.body.count == body.count)
        #expect(try sha256(request.body) == sha256(sent.body))
        #expect(
            sent.text.contains("name=\"photos\"; filename=\"a.txt\"\r\nContent-Type: text/plain\r\n\r\naa\r\n--b\r\n")
        )
        #expect(sent.text.hasSuffix("\r\n\r\nbb\r\n--b--\r\n"))
        #expect(try names == ["a.txt", "b.txt"])
    }

    @Test("a body over ten megabytes is assembled once in a file that is removed with the request")
    func large() async throws {
        server.on(.post, "/up").respond(.status(503), .status(204))
        let big = try file("big", Data(repeating: 65, count: 6_000_000))
        do {
            let request = try request { form in
                form.file("one", big)
                form.file("two", FilePart(Data(repeating: 66, count: 6_000_000), name: "two"))
            }
            #expect(try names == ["big"])
            #expect(try await server.client.send(request).status == 503)
            let assembled = try names
            #expect(assembled.count == 2)
            #expect(try await server.client.send(request).status == 204)
            #expect(try names == assembled)
        }
        // The session releases the request on its own queue.
        try await until { try names.count <= 1 }
        #expect(try names == ["big"])
        #expect(server.requests[0].body == server.requests[1].body)
        #expect(server.requests[0].body.suffix(9) == Data("\r\n--b--\r\n".utf8))
    }

    @Test(
        "a file that changes its size before it is sent is an error, and leaves no temporary file",
        arguments: [10, 11_000_000]
    )
    func changed(size: Int) async throws {
        let part = try file("a", Data(repeating: 65, count: size))
        let request = try request { $0.file("a", part) }
        try Data(repeating: 65, count: size - 1).write(to: folder.appending(path: "a"))
        do {
            _ = try await server.client.send(request)
            Issue.record("no fault")
        } catch {
            guard case .request(.other(let fault as HTTPBody.FileError), _) = error else {
                Issue.record("unexpected \(error)")
                return
            }
            #expect(fault == .changedSize(folder.appending(path: "a"), expected: size, found: size - 1))
        }
        #expect(server.requests.isEmpty)
        #expect(try names == ["a"])
    }

    @Test("a folder that takes no temporary file is a fault")
    func noFolder() async throws {
        var encoder = RequestEncoder(temporaryDirectory: folder.appending(path: "none"))
        encoder.path = "/up"
        encoder.multipart { $0.file("a", FilePart(Data(repeating: 65, count: 10_000_001), name: "a")) }
        let operation = OperationInfo(id: "up", method: .post, path: "/up")
        let request = try encoder.resolve(operation: operation, options: CallOptions(), servers: server.servers)
        do {
            _ = try await server.client.send(request)
            Issue.record("no fault")
        } catch {
            guard case .request(.other(HTTPBody.FileError.cannotCreate), _) = error else {
                Issue.record("unexpected \(error)")
                return
            }
        }
    }

    @Test("cancelling ends the work with files that a call waits for")
    func cancelled() async throws {
        let isWorking = Latch()
        let task = Task {
            try await performBlocking { check -> Int in
                while true {
                    try check()
                    isWorking.open()
                }
            }
        }
        try await isWorking.wait(timeout: .seconds(300))
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
