import EndpointRuntime
import EndpointTesting
import Foundation

/// Sends one piece of traffic of each kind and returns its outcome.
struct TrafficCalls: Sendable {
    enum Kind: String, Sendable, CaseIterable {
        case get, post, upload, download, stream

        /// Six of ten pieces are GETs.
        init(_ number: Int) { self = [.post, .upload, .download, .stream][safe: number] ?? .get }
    }

    enum End: Sendable, Hashable {
        case completed, cancelled
        /// The server or the connection failed in every attempt.
        case failed(String)
        /// An outcome that must not occur, even if the server misbehaves.
        case wrong(String)
    }

    private static let scheme = SecuritySchemeInfo(name: "bearer", kind: .bearer())

    private struct Call<Response: Sendable>: Endpoint {
        static var operation: OperationInfo { OperationInfo(id: "traffic", method: .get, path: "/") }

        var operation: OperationInfo
        var write: @Sendable (inout RequestEncoder) throws -> Void
        var read: @Sendable (EndpointResponse) throws -> Response

        func encode(into request: inout RequestEncoder) throws { try write(&request) }

        func decode(_ response: EndpointResponse) throws -> Outcome<Response, Never> {
            response.isSuccess ? .success(try read(response)) : .undocumented
        }

        static func decode(_ response: EndpointResponse) throws -> Outcome<Response, Never> { .undocumented }
    }

    let client: any EndpointClient
    let folder: URL
    /// A file to upload.
    let file: URL

    func send(_ kind: Kind, number: Int) async -> End {
        do {
            switch kind {
            case .get:
                _ = try await client.send(
                    call(kind, .get, "/pets/\(number % 10_000)", read: { try $0.json() as JSONValue })
                )
            case .post:
                let body = JSONValue.object(["name": "Rex"])
                _ = try await client.send(
                    call(kind, .post, "/pets", { $0.json(body) }, read: { try $0.json() as JSONValue })
                )
            case .upload: return try await upload()
            case .download: return try await download(number)
            case .stream: return try await stream(leavingEarly: number % 4 == 0)
            }
            return .completed
        } catch { return end(error) }
    }

    private func upload() async throws -> End {
        let body = HTTPBody.file(at: file)
        let response = try await client.send(
            call(.upload, .post, "/uploads", { $0.body(body) }, read: { try $0.json() as JSONValue })
        )
        let length = response["length"]?.intValue
        return length == body.count ? .completed : .wrong("\(length ?? -1) of \(body.count ?? 0) bytes arrived")
    }

    private func download(_ number: Int) async throws -> End {
        let target = folder.appending(path: "\(number)")
        defer { try? FileManager.default.removeItem(at: target) }
        try await client.download(call(.download, .get, "/files/7") { _ in NoContent() }, to: target)
        let count = try HTTPBody.FileSlice(target).count
        return count == TrafficServer.fileSize ? .completed : .wrong("a file of \(count) bytes")
    }

    private func stream(leavingEarly: Bool) async throws -> End {
        let events: EventStream<JSONValue> = try await client.send(
            call(.stream, .get, "/events", { $0.stream() }, read: { try $0.events() })
        )
        var count = 0
        for try await event in events {
            guard event["number"]?.intValue == count else { return .wrong("event \(count) is \(event)") }
            count += 1
            if leavingEarly, count == 3 { return .completed }
        }
        return count == TrafficServer.eventCount ? .completed : .wrong("a stream of \(count) events")
    }

    private func call<Response: Sendable>(
        _ kind: Kind,
        _ method: EndpointRequest.Method,
        _ path: RequestPath,
        _ write: @escaping @Sendable (inout RequestEncoder) throws -> Void = { _ in },
        read: @escaping @Sendable (EndpointResponse) throws -> Response
    ) -> Call<Response> {
        Call(
            operation: OperationInfo(
                id: kind.rawValue,
                method: method,
                path: "/\(kind.rawValue)",
                security: [[TrafficCalls.scheme()]]
            ),
            write: { request in
                request.path = path
                try write(&request)
            },
            read: read
        )
    }

    private func end(_ error: any Error) -> End {
        guard let error = error as? any EndpointError else { return .wrong("\(error)") }
        if error.isCancellation || Task.isCancelled { return .cancelled }
        if let status = error.status {
            // All tokens may be revoked again while a replay waits for its turn.
            return [401, 503].contains(status) ? .failed("status \(status)") : .wrong("status \(status)")
        }
        let text = "\(error.debugDescription.prefix(300))"
        return text.contains("transport: ") ? .failed(text) : .wrong(text)
    }
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
