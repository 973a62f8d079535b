import EndpointTesting
import Foundation

@testable import EndpointRuntime

/// Holds every refresh until the run ends it.
final class ModelRefresher: TokenRefresher {
    enum End: Sendable { case renewed, lost, rejected, cancelled }

    private struct State: Sendable {
        var held: [(id: Int, continuation: CheckedContinuation<End, Never>)] = []
        var cancelled: Set<Int> = []
    }

    private let ledger: ModelLedger
    private let expiry: @Sendable () -> Date
    private let state = Lock(State())

    /// - Parameter expiry: Returns the expiry of tokens that are issued now.
    init(_ ledger: ModelLedger, expiry: @escaping @Sendable () -> Date) {
        self.ledger = ledger
        self.expiry = expiry
    }

    func refresh(_ tokens: AuthTokens) async throws -> AuthTokens {
        let id = ledger.numberRenewal()
        let end = await withTaskCancellationHandler {
            ledger.beginRenewal(id, of: tokens)
            return await withCheckedContinuation { continuation in
                let isCancelled = state.withLock { state in
                    if state.cancelled.remove(id) != nil { return true }
                    state.held.append((id, continuation))
                    return false
                }
                if isCancelled { continuation.resume(returning: .cancelled) }
            }
        } onCancel: {
            ledger.giveUpRenewal(id, of: tokens)
            let continuation = state.withLock { state -> CheckedContinuation<End, Never>? in
                guard let index = state.held.firstIndex(where: { $0.id == id }) else {
                    state.cancelled.insert(id)
                    return nil
                }
                return state.held.remove(at: index).continuation
            }
            continuation?.resume(returning: .cancelled)
        }
        let renewed = ledger.endRenewal(id, of: tokens, expiringAt: end == .renewed ? expiry() : nil)
        switch end {
        case .cancelled: throw CancellationError()
        case .lost: throw TransportError(.connectionLost, requestLine: "POST /token")
        case .rejected: throw CredentialError.refreshRejected
        case .renewed: return renewed ?? tokens
        }
    }

    /// Whether no refresh is held.
    var isIdle: Bool { state.withLock { $0.held.isEmpty } }

    /// Ends the oldest refresh; returns false if none is running.
    func finish(_ end: End) -> Bool {
        let held = state.withLock { $0.held.isEmpty ? nil : $0.held.removeFirst() }
        held?.continuation.resume(returning: end)
        return held != nil
    }
}

/// Reports the tokens of the session to the ledger.
struct ModelTokenStore: TokenSession.Store {
    let ledger: ModelLedger

    func load() async -> AuthTokens? { nil }
    func save(_ tokens: AuthTokens) async { ledger.adopt(tokens) }
    func clear() async {}
}
