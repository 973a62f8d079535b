import EndpointTesting
import Foundation

@testable import EndpointRuntime

/// The transport of a model run. It holds every request until the run plays a reply, and it accepts tokens from a
/// certain generation on.
final class ModelServer: EndpointClient {
    enum Reply: Sendable {
        /// Status 200: a GET gets a lifetime in seconds, and a POST makes a new version at its address.
        case success(lifetime: Int)
        case failure(status: Int, headers: HeaderFields = [:])
        case lost
        case timedOut
        case cancelled
    }

    struct Held: Sendable {
        let id: Int
        let request: EndpointRequest
        let deadline: ManualClock.Instant
        let continuation: CheckedContinuation<Reply, Never>
    }

    struct State: Sendable {
        var nextID = 0
        var held: [Held] = []
        /// The requests that were cancelled before they were held.
        var cancelled: Set<Int> = []
        /// The newest versions, by path.
        var versions: [String: Int] = [:]
        /// The lowest accepted generation of tokens, by user.
        var valid: [String: Int] = [:]
    }

    let servers = ServerMap(all: "https://api.test")
    let ledger: ModelLedger
    private let clock: ManualClock
    private let state = Lock(State())

    init(_ ledger: ModelLedger, _ clock: ManualClock) {
        self.ledger = ledger
        self.clock = clock
    }

    var held: Int { state.withLock { $0.held.count } }

    func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        if Task.isCancelled { throw .cancelled }
        let user = ledger.admit(request)
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        let deadline = clock.now.advanced(by: request.timeout ?? .seconds(30))
        let reply = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isCancelled = state.withLock { state in
                    if state.cancelled.remove(id) != nil { return true }
                    state.held.append(
                        Held(id: id, request: request, deadline: deadline, continuation: continuation)
                    )
                    return false
                }
                if isCancelled { continuation.resume(returning: .cancelled) }
            }
        } onCancel: {
            let held = state.withLock { state -> Held? in
                guard let index = state.held.firstIndex(where: { $0.id == id }) else {
                    state.cancelled.insert(id)
                    return nil
                }
                return state.held.remove(at: index)
            }
            held?.continuation.resume(returning: .cancelled)
        }
        return try response(to: request, of: user, reply)
    }

    /// Plays a reply to a held request, chosen by any number, and returns its description.
    func reply(_ reply: Reply, to number: Int) -> String? {
        let held = state.withLock { state in
            state.held.isEmpty ? nil : state.held.remove(at: number % state.held.count)
        }
        held?.continuation.resume(returning: reply)
        return held.map { "\($0.request.method) \($0.request.url.path) (\($0.id))" }
    }

    /// Ends the held requests whose deadline has passed.
    func expire() {
        let late = state.withLock { state in
            defer { state.held.removeAll { $0.deadline <= clock.now } }
            return state.held.filter { $0.deadline <= clock.now }
        }
        for held in late { held.continuation.resume(returning: .timedOut) }
    }

    /// Accepts only tokens of this generation and later ones from now on.
    func accept(_ user: String, from generation: Int) { state.withLock { $0.valid[user] = generation } }

    private func response(
        to request: EndpointRequest,
        of user: ModelLedger.Token?,
        _ reply: Reply
    ) throws(EndpointClientError) -> EndpointResponse {
        let path = request.url.path
        switch reply {
        case .cancelled: throw .cancelled
        case .lost: throw .transport(TransportError(.connectionLost, requestLine: request.requestLine))
        case .timedOut: throw .transport(TransportError(.timedOut, requestLine: request.requestLine))
        case .failure(let status, let headers):
            return EndpointResponse(status: status, headers: headers, url: request.url)
        case .success(let lifetime):
            let version = state.withLock { state -> Int? in
                guard let user, user.generation >= state.valid[user.user] ?? 0 else { return nil }
                if request.method == .post { state.versions[path, default: 0] += 1 }
                return state.versions[path] ?? 0
            }
            guard let version, let user else { return EndpointResponse(status: 401, url: request.url) }
            let body = Data("\(user.user) \(path) \(version)".utf8)
            return EndpointResponse(
                status: 200,
                headers: ["Cache-Control": lifetime > 0 ? "max-age=\(lifetime)" : "no-store"],
                url: request.url,
                body: request.isStreamed ? .stream(EndpointResponse.ByteStream([body])) : .data(body)
            )
        }
    }
}

extension EndpointRequest {
    fileprivate var isStreamed: Bool {
        if case .streamed = delivery { true } else { false }
    }
}
