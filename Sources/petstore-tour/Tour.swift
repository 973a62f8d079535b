import EndpointRuntime
import Foundation
import PetstoreClient

/// Calls the unreliable server through all decorators, and prints what each decorator did for its caller.
struct Tour {
    let server: PetstoreServer
    let session: TokenSession
    let refresher: OAuthClient
    let client: DecoratedClient

    init(_ server: PetstoreServer) throws {
        self.server = server
        let servers = ServerMap(all: server.url)
        refresher = try OAuthClient(
            client: URLSessionClient(servers: servers),
            tokenURL: server.url.appendingPathComponent("oauth/token"),
            clientID: "petstore-tour"
        )
        session = TokenSession(refresher: refresher)
        client = ClientFactory.make(
            servers: servers,
            decorators: ClientDecorators(
                idempotencyKeys: true,
                credentials: try Credentials(
                    [Petstore.SecurityScheme.apiKey: .apiKey("tour")],
                    tokens: session
                )
            )
        )
    }

    func run() async throws {
        Screen.title(
            "A petstore on 127.0.0.1: its tokens expire, it is slow, responds with 503, and drops connections."
        )
        try await session.signIn(
            refresher.refresh(AuthTokens(accessToken: "none", refreshToken: "kept from yesterday"))
        )
        Screen.head()
        try await meetExpiredToken()
        try await askForTheSame()
        try await askAgain()
        try await meetOverload()
        try await loseResponse()
        try await turnPages()
        try await listen()
        Screen.note("")
        try await sendPicture()
        try await fetchPicture()
        Screen.title("Every call got its response.")
    }

    private func meetExpiredToken() async throws {
        server.expireTokens()
        let (before, refreshes) = (server.count("GET pet"), server.count("POST token"))
        try await all(40) { number in
            _ = try await client.send(Petstore.GetPet(petID: Int64(number + 100)))
        }
        let count = server.count("POST token") - refreshes
        let most = server.mostUnderWay
        let requests = server.count("GET pet") - before
        try expect(count == 1, "one refresh for all")
        Screen.row(
            "authentication",
            "the token had expired for 40 callers: \(count) refresh",
            calls: 40,
            requests: requests
        )
        try expect(most <= 6, "six requests at once at most")
        Screen.row("limits", "at most \(most) requests at the same time", calls: 40, requests: requests)
    }

    private func askForTheSame() async throws {
        let before = server.count("GET pet")
        try await all(40) { _ in _ = try await client.send(Petstore.GetPet(petID: 7)) }
        let requests = server.count("GET pet") - before
        try expect(requests == 1, "one request for all")
        Screen.row("deduplication", "40 callers wanted the same slow pet at once", calls: 40, requests: requests)
    }

    private func askAgain() async throws {
        for _ in 0..<10 { _ = try await client.send(Petstore.ListCategories()) }
        let requests = server.count("GET categories")
        try expect(requests == 1, "one request, the rest from the cache")
        Screen.row("cache", "the description keeps categories for an hour", calls: 10, requests: requests)
    }

    private func meetOverload() async throws {
        let reply = try await client.reply(to: Petstore.GetInventory())
        try expect(reply.response.attempts.map(\.outcome) == [.status(503), .status(503), .status(200)], "two retries")
        Screen.row("retry", "the inventory responded with 503 twice", calls: 1, requests: server.count("GET inventory"))
    }

    private func loseResponse() async throws {
        let order = Petstore.NewOrder(petID: 7, payment: .card(Petstore.CardPayment(cardToken: "t")))
        _ = try await client.send(Petstore.PlaceOrder(body: order))
        try expect(server.orders == 1, "one order")
        let what = "the response to an order was lost; sent again, still \(server.orders) order"
        Screen.row("idempotency key", what, calls: 1, requests: server.count("POST orders"))
    }

    private func turnPages() async throws {
        var count = 0
        for try await _ in client.items(Petstore.ListPets(limit: 20)) { count += 1 }
        try expect(count == 100, "all pets, each once")
        Screen.row(
            "pages",
            "\(count) pets, one page broke off in the middle",
            calls: 5,
            requests: server.count("GET pets")
        )
    }

    private func listen() async throws {
        let events = try await client.events(
            Petstore.WatchPets(),
            reconnecting: ReconnectPolicy(backoff: ExponentialBackoff.fixed(.milliseconds(50)))
        )
        var seen: [Int64] = []
        for try await event in events { seen.append(event.petID) }
        try expect(seen == Array(1...10), "all events in order, each once")
        let what = "\(seen.count) events over a connection that ends after every third"
        Screen.row("event stream", what, calls: 1, requests: server.count("GET events"))
    }

    private func sendPicture() async throws {
        let options = CallOptions(progress: { progress in
            if progress.direction == .upload { Screen.bar("upload", progress.fraction ?? 0) }
        })
        let upload = Petstore.UploadPhoto(petID: 7, body: .data(PetstoreServer.picture))
        _ = try await client.send(upload, options: options)
    }

    private func fetchPicture() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("petstore-tour-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try await client.download(Petstore.GetPhoto(petID: 7), to: file) { progress in
            Screen.bar("download", progress.fraction ?? 0)
        }
        try expect(try Data(contentsOf: file) == PetstoreServer.picture, "the picture, whole")
        Screen.note("the connection ended in the middle of it; request \(server.count("GET photo")) resumed from there")
    }

    private func all(_ count: Int, _ call: @escaping @Sendable (Int) async throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<count { group.addTask { try await call(number) } }
            try await group.waitForAll()
        }
    }

    /// Checks what the tour prints.
    private func expect(_ isTrue: Bool, _ promise: String) throws {
        if !isTrue { throw BrokenPromise(description: "unexpected result; expected \(promise)") }
    }
}

struct BrokenPromise: Error, CustomStringConvertible {
    let description: String
}
