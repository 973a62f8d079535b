import EndpointTesting
import Foundation

@testable import EndpointRuntime

/// Holds every refresh until the run ends it.
final class ModelRefresher: TokenRefresher {
    enum End: Sendable { case renewed, lost, rejected, cancelled }

    private struct State: Sendable {
        var nextID = 0
        var held: [(id: Int, continuation: CheckedContinuation<End, Never>)] = []
        var cancelled: Set<Int> = []
    }

    private let ledger: ModelLedger
    private let clock: ManualClock
    private let expiry: @Sendable () -> Date
    private let state = Lock(State())

    /// - Parameter expiry: of tokens that are issued now.
    init(_ ledger: ModelLedger, _ clock: ManualClock, expiry: @escaping @Sendable () -> Date) {
        self.ledger = ledger
        self.clock = clock
        self.expiry = expiry
    }

    func refresh(_ tokens: AuthTokens) async throws -> AuthTokens {
        ledger.beginRenewal(tokens, at: clock.now.offset)
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        let end = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isCancelled = state.withLock { state in
                    if state.cancelled.remove(id) != nil { return true }
                    state.held.append((id, continuation))
                    return false
                }
                if isCancelled { continuation.resume(returning: .cancelled) }
            }
        } onCancel: {
            let continuation = state.withLock { state -> CheckedContinuation<End, Never>? in
                guard let index = state.held.firstIndex(where: { $0.id == id }) else {
                    state.cancelled.insert(id)
                    return nil
                }
                return state.held.remove(at: index).continuation
            }
            continuation?.resume(returning: .cancelled)
        }
        let renewed = ledger.endRenewal(tokens, expiringAt: end == .renewed ? expiry() : nil)
        switch end {
        case .cancelled: throw CancellationError()
        case .lost: throw TransportFailure(.connectionLost, requestLine: "POST /token")
        case .rejected: throw RefreshRejected()
        case .renewed: return renewed ?? tokens
        }
    }

    /// False if no refresh is under way.
    func finish(_ end: End) -> Bool {
        let held = state.withLock { $0.held.isEmpty ? nil : $0.held.removeFirst() }
        held?.continuation.resume(returning: end)
        return held != nil
    }
}
