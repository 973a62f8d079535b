import EndpointRuntime
import EndpointTesting
import Foundation

/// A server that accepts one token at a time, a refresher that counts its calls, and a session between them.
final class AuthenticationFixture: Sendable {
    static let bearer = SecuritySchemeInfo(name: "bearer", kind: .bearer())
    static let start = Date(timeIntervalSinceReferenceDate: 0)

    let clock = ManualClock()
    let store: any TokenSession.Store
    let refreshGate = Latch()
    let refreshStarted = Latch()
    private let state = Lock((refreshes: 0, rejections: 0, valid: "new"))

    init(store: any TokenSession.Store = TokenSession.MemoryStore()) { self.store = store }

    var refreshes: Int { state.withLock { $0.refreshes } }
    var rejections: Int { state.withLock { $0.rejections } }

    func accept(_ token: String) { state.withLock { $0.valid = token } }

    var date: @Sendable () -> Date {
        { [clock] in
            AuthenticationFixture.start.addingTimeInterval(TimeInterval(clock.now.offset.components.seconds))
        }
    }

    func session(
        signedIn tokens: AuthTokens? = AuthTokens(accessToken: "old", refreshToken: "r", userID: "ann"),
        refresh: @escaping @Sendable (AuthTokens) async throws -> AuthTokens = { _ in AuthTokens(accessToken: "new") }
    ) async throws -> TokenSession {
        let refresher = TokenSession.ClosureRefresher { [self] tokens in
            state.withLock { $0.refreshes += 1 }
            refreshStarted.open()
            return try await refresh(tokens)
        }
        let session = TokenSession(
            store: store,
            refresher: refresher,
            onRejection: { [self] in state.withLock { $0.rejections += 1 } },
            clock: clock,
            now: date,
            makeID: { "somebody" }
        )
        if let tokens { try await session.signIn(tokens) }
        return session
    }

    /// Responds with 401 to all but the valid token.
    var server: StubClient {
        StubClient { [self] request in
            let valid = state.withLock { $0.valid }
            return EndpointResponse(status: request.headers["Authorization"] == "Bearer \(valid)" ? 200 : 401)
        }
    }

    static func request(
        _ security: [[SecurityRequirement]] = [[bearer()]],
        method: EndpointRequest.Method = .get,
        url: String = "https://stub.test/pets"
    ) -> EndpointRequest {
        let operation = OperationInfo(id: "listPets", method: method, path: "/pets", security: security)
        return EndpointRequest(method: method, url: URL(string: url) ?? URL(fileURLWithPath: "/"), operation: operation)
    }
}

/// Keeps tokens where other processes reach them.
struct SharedStore: TokenSession.Store {
    let tokens = Lock<AuthTokens?>(nil)
    let saves = Lock(0)
    let isShared = true

    func load() async -> AuthTokens? { tokens.withLock { $0 } }

    func save(_ tokens: AuthTokens) async {
        saves.withLock { $0 += 1 }
        self.tokens.withLock { $0 = tokens }
    }

    func clear() async { tokens.withLock { $0 = nil } }
}

/// The kind of a fault, without its payload.
func kind(_ fault: EndpointClientError) -> String {
    switch fault {
    case .cancelled: "cancelled"
    case .transport(let failure): "transport \(failure.reason)"
    case .request(.authentication(.noCredentials), _): "noCredentials"
    case .request(.authentication(.signedOut), _): "signedOut"
    case .request(.authentication(.refreshRejected), _): "refreshRejected"
    case .request(.authentication(.refreshFailed), _): "refreshFailed"
    case .request(.authentication(.refreshedTooOften), _): "refreshedTooOften"
    case .request(.authentication(.refreshThroughItself), _): "refreshThroughItself"
    case .request(.authentication(.storeFailed), _): "storeFailed"
    case .request(.authentication(.providerFailed), _): "providerFailed"
    case .request(.authentication(.unusable), _): "unusable"
    case .request(let error, _): "request \(error)"
    }
}

/// The status, or the kind of the fault.
func outcome(_ client: any EndpointClient, _ request: EndpointRequest) async -> String {
    do throws(EndpointClientError) { return "\(try await client.send(request).status)" } catch { return kind(error) }
}

extension OperationInfo {
    /// The operation of a refresher's call.
    static var refresh: OperationInfo { OperationInfo(id: "refresh", method: .post, path: "/token") }
}
