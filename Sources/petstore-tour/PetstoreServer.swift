import EndpointRuntime
import Foundation
import Loopback

/// An unreliable petstore: its tokens expire, it is slow, responds with 503, and drops connections.
final class PetstoreServer: Sendable {
    private struct State: Sendable {
        /// The only valid access token.
        var token = 1
        var counts: [String: Int] = [:]
        var orders: [String: Int] = [:]
        var underWay = 0
        var mostUnderWay = 0
    }

    static let picture = Data(String(repeating: "A picture of a pet. ", count: 200_000).utf8)

    let url: URL
    private let loopback: LoopbackServer
    private let state: Lock<State>

    init() throws {
        let state = Lock(State())
        self.state = state
        loopback = try LoopbackServer { connection, _ in
            while let text = connection.request() {
                let isOver = PetstoreServer.serve(IncomingRequest(text), over: connection, state)
                if isOver { return }
            }
        }
        url = loopback.url
    }

    /// The number of requests for an operation.
    func count(_ operation: String) -> Int { state.withLock { $0.counts[operation] ?? 0 } }

    /// The largest number of requests for pets that were worked on at the same time.
    var mostUnderWay: Int { state.withLock { $0.mostUnderWay } }

    /// The number of different orders.
    var orders: Int { state.withLock { $0.orders.count } }

    func expireTokens() { state.withLock { $0.token += 1 } }

    /// - Returns: whether the connection ends.
    private static func serve(
        _ request: IncomingRequest,
        over connection: LoopbackConnection,
        _ state: Lock<State>
    ) -> Bool {
        let (call, token) = state.withLock { state in
            state.counts[request.operation, default: 0] += 1
            return (state.counts[request.operation] ?? 0, state.token)
        }
        if request.operation == "POST token" {
            Thread.sleep(forTimeInterval: 0.05)
            let tokens =
                #"{"access_token":"\#(token)","refresh_token":"r","token_type":"bearer","expires_in":3600}"#
            return !connection.respond(200, json: tokens)
        }
        if request.needsToken && request["Authorization"] != "Bearer \(token)" {
            return !connection.respond(401, json: #"{"title":"The token has expired"}"#)
        }
        switch request.operation {
        case "GET pets":
            // The first request for the third page gets a partial response.
            if call == 3 { connection.send("HTTP/1.1 200 OK\r\nContent-Length: 999\r\n\r\n{\"items\":") }
            return call == 3 || !connection.respond(200, json: page(from: request.query["cursor"]))
        case "GET pet":
            work(for: 0.1, state)
            return !connection.respond(200, json: pet(request.number))
        case "GET inventory":
            if call < 3 { return !connection.respond(503, "Retry-After: 0", json: "{}") }
            return !connection.respond(200, json: #"{"available":40,"sold":2}"#)
        case "POST orders":
            let key = request["Idempotency-Key"] ?? "none \(call)"
            let number = state.withLock { state in
                state.orders[key] = state.orders[key] ?? state.orders.count + 1
                return state.orders[key] ?? 0
            }
            // The first order is stored, but its response is lost.
            if call == 1 { return true }
            return !connection.respond(201, json: order(number))
        case "PUT photo":
            return !connection.respond(200, json: #"{"url":"https://x.test/7.png","takenAt":"2026-01-02T03:04:05Z"}"#)
        case "GET photo":
            return sendPicture(request, isFirst: call == 1, over: connection)
        case "GET events":
            return sendEvents(after: request["Last-Event-ID"].flatMap { Int($0) } ?? 0, over: connection)
        case "GET categories":
            return !connection.respond(200, json: #"[{"name":"Dogs"}]"#)
        default:
            return !connection.respond(404, json: #"{"title":"Unknown operation \#(request.operation)"}"#)
        }
    }

    /// Processes a request for some seconds, possibly concurrently with others.
    ///
    /// The work ends before the response is sent, because the client may send its next request as soon as it has that.
    private static func work(for seconds: TimeInterval, _ state: Lock<State>) {
        state.withLock { state in
            state.underWay += 1
            state.mostUnderWay = max(state.mostUnderWay, state.underWay)
        }
        Thread.sleep(forTimeInterval: seconds)
        state.withLock { $0.underWay -= 1 }
    }

    private static func pet(_ number: Int) -> String { #"{"id":\#(number),"name":"Pet \#(number)"}"# }

    private static func order(_ number: Int) -> String {
        let id = "00000000-0000-4000-8000-00000000000\(number)"
        return #"{"id":"\#(id)","petId":7,"payment":{"cardToken":"t"},"placedAt":"2026-01-02T03:04:05Z"}"#
    }

    private static func page(from cursor: String?) -> String {
        let start = cursor.flatMap { Int($0) } ?? 1
        let pets = (start..<start + 20).map(pet).joined(separator: ",")
        return #"{"items":[\#(pets)],"nextCursor":\#(start < 81 ? "\"\(start + 20)\"" : "null")}"#
    }

    /// Sends the picture; the first time only half of it, before the connection ends.
    private static func sendPicture(_ request: IncomingRequest, isFirst: Bool, over connection: LoopbackConnection)
        -> Bool
    {
        let start = request["Range"].flatMap { Int($0.dropFirst("bytes=".count).prefix { $0 != "-" }) } ?? 0
        let rest = picture[start...]
        let head = "Content-Type: application/octet-stream\r\nETag: \"1\"\r\nContent-Length: \(rest.count)"
        let range = start > 0 ? "Content-Range: bytes \(start)-\(picture.count - 1)/\(picture.count)\r\n" : ""
        connection.send("HTTP/1.1 \(start > 0 ? "206 Partial Content" : "200 OK")\r\n\(range)\(head)\r\n\r\n")
        connection.send([UInt8](isFirst ? rest.prefix(picture.count / 2) : rest))
        return isFirst
    }

    /// Sends three events for each connection, and ten in all.
    private static func sendEvents(after last: Int, over connection: LoopbackConnection) -> Bool {
        connection.send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\nretry: 50\n\n")
        for number in (last + 1)...(last + 3) where number <= 10 {
            connection.send("id: \(number)\ndata: {\"petId\":\(number),\"status\":\"sold\"}\n\n")
            Thread.sleep(forTimeInterval: 0.03)
        }
        if last >= 9 { connection.send("data: [DONE]\n\n") }
        return true
    }
}
