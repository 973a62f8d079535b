import EndpointRuntime
import Foundation
import Loopback

/// Measures speed and peak memory of large bodies over a socket, from and to files.
func measureTransfers(megabytes: Int) async throws -> String {
    let count = megabytes * 1_048_576
    let part = [UInt8](repeating: 65, count: 1_048_576)
    let server = try LoopbackServer(keepsRequests: false) { connection, _ in
        while let length = connection.drainRequest() {
            if length > 0 {
                connection.send("HTTP/1.1 200 OK\r\nX-Length: \(length)\r\nContent-Length: 0\r\n\r\n")
                continue
            }
            connection.send("HTTP/1.1 200 OK\r\nETag: \"a\"\r\nContent-Length: \(count)\r\n\r\n")
            for _ in 0..<megabytes where !connection.send(part) { return }
        }
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "transfer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "big")
    let client = server.client(limits: URLSessionClient.Limits(timeout: .seconds(600)))

    var rows: [String] = []
    func measure(_ what: String, _ work: () async throws -> Int) async throws {
        let before = heldBytes()
        let peak = PeakMemory()
        let start = ContinuousClock.now
        let moved = try await work()
        let took = seconds(since: start)
        let most = max(0, await peak.stop() - before)
        guard moved >= count else { throw TransferIncomplete(what: what, moved: moved, count: count) }
        rows.append(
            "\(what) \(megabytes) MB: \(Int(Double(megabytes) / took)) MB/s, at most \(most / 1_048_576) MB more memory"
        )
    }
    try await measure("download to a file") {
        try await client.download(AdHocEndpoint<Data>(.get, "/big"), to: file)
        return try HTTPBody.FileSlice(file).count
    }
    try await measure("upload from a file") {
        try await upload(.file(at: file), to: server, by: client)
    }
    try await measure("upload of a form with a file") {
        var encoder = RequestEncoder(temporaryDirectory: folder)
        let part = FilePart(file: file)
        encoder.path = "/up"
        encoder.multipart { $0.file("big", part) }
        let form = encoder
        let call = AdHocEndpoint<NoContent>(.post, "/up", encode: { $0 = form })
        let reply = try await client.reply(to: call)
        return reply.header("X-Length") ?? 0
    }
    return rows.joined(separator: "\n")
}

private func upload(_ body: HTTPBody, to server: LoopbackServer, by client: URLSessionClient) async throws -> Int {
    let reply = try await client.reply(to: AdHocEndpoint<NoContent>(.post, "/up", encode: { $0.body(body) }))
    return reply.header("X-Length") ?? 0
}

private struct TransferIncomplete: Error {
    var what: String
    var moved: Int
    var count: Int
}

/// The peak memory of the process during an operation, sampled every 5 ms.
private final class PeakMemory: Sendable {
    private let task: Task<Int, Never>

    init() {
        task = Task.detached {
            var most = heldBytes()
            while !Task.isCancelled {
                most = max(most, heldBytes())
                try? await Task.sleep(for: .milliseconds(5))
            }
            return most
        }
    }

    func stop() async -> Int {
        task.cancel()
        return await task.value
    }
}
