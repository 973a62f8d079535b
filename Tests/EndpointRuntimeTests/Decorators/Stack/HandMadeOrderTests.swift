import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

/// In every order of the decorators, a user never gets another user's response.
@Suite("Hand-made orders")
struct HandMadeOrderTests {
    enum Decorator: CaseIterable, Sendable {
        case authentication, cookies, cache, deduplication, retry, limits, idempotency
    }

    static let orders = permutations(Decorator.allCases.filter { $0 != .cookies })
    static let ordersOfCookies = permutations(Decorator.allCases.filter { $0 != .authentication })

    /// Responds with the header that identifies the user, and allows storing the response.
    private static func echo(_ header: String = "Authorization", _ latch: Latch? = nil) -> StubClient {
        StubClient { request in
            try? await latch?.wait()
            let user = request.headers[header] ?? "nobody"
            return EndpointResponse(
                status: 200,
                headers: ["Cache-Control": "max-age=600"],
                url: request.url,
                body: .data(Data(user.utf8))
            )
        }
    }

    private static func stack(
        _ decorators: ArraySlice<Decorator>,
        over base: any EndpointClient,
        _ session: TokenSession,
        _ store: CookieStore = CookieStore()
    ) -> any EndpointClient {
        var client = base
        for decorator in decorators.reversed() {
            switch decorator {
            case .authentication: client = client.authenticated(by: session)
            case .cookies: client = client.keepingCookies(in: store)
            case .cache: client = client.cached()
            case .deduplication: client = client.deduplicated()
            case .retry: client = client.retrying()
            case .limits: client = client.limited()
            case .idempotency: client = client.withIdempotencyKeys()
            }
        }
        return client
    }

    private static func session(_ user: String) async throws -> TokenSession {
        let session = TokenSession()
        try await session.signIn(AuthTokens(accessToken: user, userID: user))
        return session
    }

    @Test("in each of 720 orders, requests carry the token of the user who is signed in")
    func oneAfterTheOther() async throws {
        for order in HandMadeOrderTests.orders {
            let session = try await HandMadeOrderTests.session("ann")
            let client = HandMadeOrderTests.stack(order[...], over: HandMadeOrderTests.echo(), session)
            for user in ["ann", "bob", "ann"] {
                try await session.signIn(AuthTokens(accessToken: user, userID: user))
                #expect(await text(client, AuthenticationFixture.request()) == "Bearer \(user)", "\(order)")
            }
        }
    }

    @Test("in each of 720 orders, two users who share decorators get their own responses")
    func atTheSameTime() async throws {
        for order in HandMadeOrderTests.orders {
            let latch = Latch()
            let server = HandMadeOrderTests.echo("Authorization", latch)
            let sessions = try await ["ann", "bob"].asyncMap { try await HandMadeOrderTests.session($0) }
            let place = order.firstIndex(of: .authentication) ?? 0
            let shared = HandMadeOrderTests.stack(order[(place + 1)...], over: server, sessions[0])
            let clients = sessions.map { HandMadeOrderTests.stack(order[...place], over: shared, $0) }
            async let ann = text(clients[0], AuthenticationFixture.request())
            async let bob = text(clients[1], AuthenticationFixture.request())
            await until { latch.waiterCount >= 2 }
            latch.open()
            #expect(await [ann, bob] == ["Bearer ann", "Bearer bob"], "\(order)")
        }
    }

    @Test("in each of 720 orders, two stores of cookies that share decorators get their own responses")
    func stores() async throws {
        let request = AuthenticationFixture.request([])
        for order in HandMadeOrderTests.ordersOfCookies {
            let latch = Latch()
            let count = Lock(0)
            let server = StubClient { request in
                let number = count.withLock { count in
                    count += 1
                    return count
                }
                try? await latch.wait()
                let headers: HeaderFields = ["Cache-Control": "max-age=600, private"]
                return EndpointResponse(status: 200, headers: headers, body: .data(Data("\(number)".utf8)))
            }
            let (session, place) = (TokenSession(), order.firstIndex(of: .cookies) ?? 0)
            let shared = HandMadeOrderTests.stack(order[(place + 1)...], over: server, session)
            let clients = (0..<2).map { _ in
                HandMadeOrderTests.stack(order[...place], over: shared, session, CookieStore())
            }
            async let ann = text(clients[0], request)
            async let bob = text(clients[1], request)
            await until { latch.waiterCount >= 2 }
            latch.open()
            #expect(await [ann, bob].sorted() == ["1", "2"], "\(order)")
            let again = [await text(clients[0], request), await text(clients[1], request)]
            #expect(again.sorted() == ["1", "2"], "\(order)")
        }
    }

    @Test("a response to cookies that an inner store added is not stored for the next user")
    func cookies() async throws {
        let server = HandMadeOrderTests.echo("Cookie")
        for outer in [[Decorator.cache], [.cache, .deduplication], [.deduplication, .cache], [.cache, .retry]] {
            let store = CookieStore()
            let session = TokenSession()
            let client = HandMadeOrderTests.stack(outer[...], over: server.keepingCookies(in: store), session)
            let request = AuthenticationFixture.request([])
            for user in ["ann", "bob"] {
                store.keep(["Set-Cookie": "user=\(user)"], from: request.url)
                #expect(await text(client, request) == "user=\(user)", "\(outer)")
            }
        }
    }

    @Test("callers of equal requests get separate responses if an inner interceptor adds their tokens")
    func interceptorInFlight() async throws {
        let latch = Latch()
        let server = HandMadeOrderTests.echo("Authorization", latch)
        let client = server.intercepting(TokenInterceptor { User.current }).deduplicated()
        let request = AuthenticationFixture.request([])
        async let ann = User.$current.withValue("ann") { await text(client, request) }
        async let bob = User.$current.withValue("bob") { await text(client, request) }
        await until { client.waiterCount >= 2 }
        latch.open()
        #expect(await [ann, bob] == ["Bearer ann", "Bearer bob"])
    }

    @Test("a response to a token that an inner interceptor added is not stored for the next user")
    func interceptor() async throws {
        for outer in [[Decorator.cache], [.cache, .deduplication], [.deduplication, .cache], [.cache, .retry]] {
            let token = Lock("ann")
            let base = HandMadeOrderTests.echo().intercepting(TokenInterceptor { token.withLock { $0 } })
            let session = TokenSession()
            let client = HandMadeOrderTests.stack(outer[...], over: base, session)
            for user in ["ann", "bob"] {
                token.withLock { $0 = user }
                #expect(await text(client, AuthenticationFixture.request([])) == "Bearer \(user)", "\(outer)")
            }
        }
    }
}

private enum User {
    @TaskLocal static var current = "nobody"
}

private func permutations<T>(_ items: [T]) -> [[T]] {
    guard let last = items.last else { return [[]] }
    return permutations(Array(items.dropLast())).flatMap { rest in
        (0...rest.count).map { place in
            var order = rest
            order.insert(last, at: place)
            return order
        }
    }
}

extension Array where Element: Sendable {
    fileprivate func asyncMap<T: Sendable>(_ transform: (Element) async throws -> T) async rethrows -> [T] {
        var result: [T] = []
        for element in self { result.append(try await transform(element)) }
        return result
    }
}
