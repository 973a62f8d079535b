import Foundation

@testable import EndpointRuntime

/// The facts of a model run, and every breach of them.
final class ModelLedger: Sendable {
    /// `ann.3`: the third access token that the user got.
    struct Token: Sendable {
        let user: String
        let generation: Int
    }

    struct Call: Sendable {
        let method: EndpointRequest.Method
        let path: String
        /// The users who were signed in at any time since the call began.
        var users: Set<String>
        /// The lowest version that the call may get, by user: the version that the user wrote before the call began.
        let floors: [String: Int]
        /// The user of the first attempt of a POST. Every repetition must have the same user.
        var sender: String?
        var results: [Result<EndpointResponse, EndpointClientError>] = []

        /// Whether a request of the call may reach the wire. A cancelled caller returns before its work stops.
        var mayBeSent: Bool {
            switch results.first {
            case nil, .failure(.cancelled): true
            case .failure(.transport(let failure)): failure.reason == .timedOut
            case .success, .failure(.request): false
            }
        }
    }

    struct State: Sendable {
        var user = ""
        var calls: [Call] = []
        var issued: [String: Int] = [:]
        /// The running renewals, by sign-in.
        var renewing: [String: Set<Int>] = [:]
        var renewals = 0
        /// The renewals that the session gave up because they took too long. Another one may begin next to them.
        var givenUp: Set<Int> = []
        /// The sign-ins with such a renewal.
        var late: Set<String> = []
        /// The number of times that the refresh token was exchanged, and the last exchange that the session has stored,
        /// by sign-in.
        var rotations: [String: Int] = [:]
        var adopted: [String: Int] = [:]
        var signIns = 0
        /// The written versions, by path and user.
        var written: [String: [String: Int]] = [:]
        var breaches: [String] = []
    }

    private let state = Lock(State())

    var breaches: [String] { state.withLock { $0.breaches } }
    var user: String { state.withLock { $0.user } }
    var generation: Int { state.withLock { $0.issued[$0.user] ?? 0 } }
    /// The number of calls without a result.
    var open: Int { state.withLock { state in state.calls.count { $0.results.isEmpty } } }

    func note(_ breach: String) { state.withLock { $0.breaches.append(breach) } }

    // MARK: Calls

    func begin(_ method: EndpointRequest.Method, _ path: String) -> Int {
        state.withLock { state in
            let floors = state.written[path] ?? [:]
            state.calls.append(Call(method: method, path: path, users: [state.user], floors: floors))
            return state.calls.count - 1
        }
    }

    func end(_ id: Int, _ result: Result<EndpointResponse, EndpointClientError>, body: String?) {
        state.withLock { state in
            let call = state.calls[id]
            state.calls[id].results.append(result)
            if state.calls[id].results.count > 1 { state.breaches.append("call \(id) got two results") }
            guard case .success(let response) = result, response.status == 200 else { return }
            let parts = (body ?? "").split(separator: " ")
            guard parts.count == 3, let version = Int(parts[2]) else {
                return state.breaches.append("call \(id) got the body '\(body ?? "")'")
            }
            let user = String(parts[0])
            if parts[1] != call.path { state.breaches.append("call \(id) of \(call.path) got \(parts[1])") }
            if !call.users.contains(user) {
                state.breaches.append("call \(id) of \(call.users.sorted()) got a response for \(user)")
            }
            if version < call.floors[user] ?? 0 {
                state.breaches.append("call \(id) got version \(version) after \(call.floors[user] ?? 0) was written")
            }
            if call.method == .post {
                state.written[call.path, default: [:]][user] = max(version, state.written[call.path]?[user] ?? 0)
            }
        }
    }

    // MARK: Credentials

    /// Checks a request that reaches the wire: its call is still open, and one of its users owns the token.
    func admit(_ request: EndpointRequest) -> Token? {
        let authorization = request.headers["Authorization"] ?? ""
        let parts = authorization.dropFirst("Bearer ".count).split(separator: ".")
        return state.withLock { state in
            guard authorization.hasPrefix("Bearer "), parts.count == 2, let generation = Int(parts[1]),
                generation <= state.issued[String(parts[0])] ?? 0
            else {
                state.breaches.append("\(request) was sent with the credentials '\(authorization)'")
                return nil
            }
            let token = Token(user: String(parts[0]), generation: generation)
            let isWanted = state.calls.contains { call in
                call.mayBeSent && call.method == request.method && call.path == request.url.path
                    && call.users.contains(token.user)
            }
            if !isWanted {
                state.breaches.append("\(request) was sent for \(token.user), but no call waits for it")
            }
            if let id = request.headers["X-Call"].flatMap({ Int($0) }) {
                let sender = state.calls[id].sender ?? token.user
                state.calls[id].sender = sender
                if sender != token.user {
                    state.breaches.append("call \(id) was sent as \(sender) and then as \(token.user)")
                }
            }
            return token
        }
    }

    /// The first tokens of a new sign-in. Running calls may see either user.
    func signIn(_ user: String, expiringAt expiry: Date) -> AuthTokens {
        state.withLock { state in
            state.user = user
            state.signIns += 1
            for index in state.calls.indices where state.calls[index].results.isEmpty {
                state.calls[index].users.insert(user)
            }
            return ModelLedger.issue(&state, user, signIn: "\(state.signIns)", expiringAt: expiry)
        }
    }

    /// The identifier of a new renewal.
    func numberRenewal() -> Int {
        state.withLock { state in
            state.renewals += 1
            return state.renewals
        }
    }

    func beginRenewal(_ id: Int, of tokens: AuthTokens) {
        let (signIn, rotation) = ModelLedger.place(tokens)
        state.withLock { state in
            if state.givenUp.contains(id) { return }
            state.renewing[signIn, default: []].insert(id)
            if state.late.contains(signIn) { return }
            if state.renewing[signIn]?.count != 1 { state.breaches.append("two refreshes at once") }
            if rotation < state.adopted[signIn] ?? 0 { state.breaches.append("a refresh token was used twice") }
        }
    }

    func giveUpRenewal(_ id: Int, of tokens: AuthTokens) {
        let (signIn, _) = ModelLedger.place(tokens)
        state.withLock { state in
            state.givenUp.insert(id)
            state.late.insert(signIn)
            state.renewing[signIn]?.remove(id)
        }
    }

    /// - Parameter expiry: The expiry of the new tokens; nil if there are none.
    func endRenewal(_ id: Int, of tokens: AuthTokens, expiringAt expiry: Date?) -> AuthTokens? {
        let (signIn, _) = ModelLedger.place(tokens)
        return state.withLock { state in
            state.renewing[signIn]?.remove(id)
            guard let expiry else { return nil }
            state.rotations[signIn, default: 0] += 1
            return ModelLedger.issue(&state, tokens.userID ?? "", signIn: signIn, expiringAt: expiry)
        }
    }

    /// Records tokens that the session stored.
    func adopt(_ tokens: AuthTokens) {
        let (signIn, rotation) = ModelLedger.place(tokens)
        state.withLock { $0.adopted[signIn] = max(rotation, $0.adopted[signIn] ?? 0) }
    }

    /// Whether the session has the newest tokens of the current sign-in.
    var isAdopted: Bool {
        state.withLock { state in
            let signIn = "\(state.signIns)"
            return state.late.contains(signIn)
                || state.renewing[signIn, default: []].isEmpty
                    && state.adopted[signIn] ?? 0 == state.rotations[signIn] ?? 0
        }
    }

    /// `7/2`: the refresh token of the seventh sign-in after two renewals.
    private static func place(_ tokens: AuthTokens) -> (signIn: String, rotation: Int) {
        let parts = (tokens.refreshToken ?? "").split(separator: "/")
        return (String(parts.first ?? ""), parts.last.flatMap { Int($0) } ?? -1)
    }

    private static func issue(
        _ state: inout State,
        _ user: String,
        signIn: String,
        expiringAt expiry: Date
    ) -> AuthTokens {
        state.issued[user, default: 0] += 1
        return AuthTokens(
            accessToken: "\(user).\(state.issued[user] ?? 0)",
            refreshToken: "\(signIn)/\(state.rotations[signIn] ?? 0)",
            expiresAt: expiry,
            userID: user
        )
    }
}
