import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Reading pages", .serialized, .timeLimit(.minutes(15)))
struct PageReadingTests {
    let server = StubServer()

    @Test("with prefetching, one page is requested ahead, and its error is thrown when it is read")
    func prefetching() async throws {
        server.on(.get, "/dogs").respond(
            .json(#"{"names":["a"],"next":"1"}"#),
            .json(#"{"names":["b"],"next":"2"}"#),
            .status(500)
        )
        var iterator = server.client.pages(Kennel.ByCursor(), prefetching: true).makeAsyncIterator()
        #expect(try await iterator.next()?.items == ["a"])
        try await server.waitForRequests(2)
        #expect(try await iterator.next()?.items == ["b"])
        try await server.waitForRequests(3)
        do {
            _ = try await iterator.next()
            Issue.record("no error")
        } catch {
            #expect(error.status == 500)
            #expect(error.cursor == "2")
        }
        #expect(server.requests.count == 3)
    }

    @Test("a prefetched page is cancelled with its iterator")
    func abandoned() async throws {
        server.on(.get, "/dogs").respond(.json(#"{"names":["a"],"next":"1"}"#), .silence)
        do {
            var iterator = server.client.pages(Kennel.ByCursor(), prefetching: true).makeAsyncIterator()
            _ = try await iterator.next()
            try await server.waitForRequests(2)
            #expect(server.client.openRequests == 1)
        }
        await until { server.client.openRequests == 0 }
    }

    @Test(
        "a task that is cancelled between pages requests no more, and one that waits returns at once",
        arguments: [false, true]
    )
    func cancelled(isPrefetching: Bool) async throws {
        server.on(.get, "/dogs").respond(.json(#"{"names":["a"],"next":"1"}"#), .silence)
        let pages = server.client.pages(Kennel.ByCursor(), prefetching: isPrefetching)
        let task = Task {
            var iterator = pages.makeAsyncIterator()
            _ = try await iterator.next()
            return try await iterator.next()
        }
        try await server.waitForRequests(2)
        task.cancel()
        let result = await task.result
        guard case .failure(let error as PageError<Petstore.Failures.NotFound>) = result else {
            Issue.record("unexpected \(result)")
            return
        }
        #expect(error.isCancellation)

        let other = StubServer()
        other.on(.get, "/dogs").respond(.json(#"{"names":["a"],"next":"1"}"#))
        let isThere = Latch()
        let between = Task {
            var iterator = other.client.items(Kennel.ByCursor()).makeAsyncIterator()
            _ = try await iterator.next()
            try? await isThere.wait()
            return try await iterator.next()
        }
        try await other.waitForRequests()
        between.cancel()
        isThere.open()
        #expect((await between.result.failure as? PageError<Petstore.Failures.NotFound>)?.isCancellation == true)
        #expect(other.requests.count == 1)
    }

    @Test("every page goes through the whole client, with the options of the call")
    func wholeClient() async throws {
        server.on(.get, "/dogs").respond(.json(#"{"names":["a"],"next":"1"}"#), .json(#"{"names":[]}"#))
        let tokens = Lock(["ann", "bob"][...])
        let client = server.client
            .authenticated(by: try Credentials(undeclared: .provided { tokens.withLock { $0.popFirst() } }))
        let options = CallOptions(headers: ["X-Trace": "7"], query: ["extra": "1"])
        for try await _ in client.pages(Kennel.ByCursor(), options: options) {}
        #expect(server.requests.map { $0.headers["Authorization"] } == ["Bearer ann", "Bearer bob"])
        #expect(server.requests.map { $0.headers["X-Trace"] } == ["7", "7"])
        #expect(server.requests.map(\.query) == ["extra=1", "cursor=1&extra=1"])
    }

    @Test("each reading of a sequence starts anew")
    func twice() async throws {
        server.on(.get, "/dogs").respond(.json(#"{"names":["a","b"]}"#))
        let items = server.client.items(Kennel.ByCursor())
        for _ in 0..<2 {
            var seen: [String] = []
            for try await item in items { seen.append(item) }
            #expect(seen == ["a", "b"])
        }
        #expect(server.requests.count == 2)
    }

    @Test("an error has a text for users, and its log text contains the page and the remedy")
    func texts() {
        let error = PageError<Never>(.pages(.tooMany(limit: 3)), at: "7")
        #expect(error.errorDescription == "The service sent a list that this version of the app does not understand.")
        #expect(
            error.debugDescription
                == "page at '7': there are more than 3 pages; request larger pages, or allow more with 'pageLimit'"
        )
    }

    @Test("a stored page that can no longer be read is fetched again once, unless only a stored one is accepted")
    func unreadable() async throws {
        let fixture = CacheFixture()
        let forAMinute: HeaderFields = ["Cache-Control": "max-age=60"]
        let dogs = CacheFixture.response(#"{"names":["a"]}"#, forAMinute)
        fixture.script(CacheFixture.response("1", forAMinute), dogs, CacheFixture.response("2", forAMinute))
        let client = fixture.client()
        #expect(try await client.send(AdHocEndpoint<Int>(.get, "/dogs")) == 1)
        let stored = client.pages(Kennel.ByCursor(), options: CallOptions(cache: .only))
        await #expect(throws: PageError<Petstore.Failures.NotFound>.self) { for try await _ in stored {} }
        for _ in 0..<2 {
            var names: [String] = []
            for try await page in client.pages(Kennel.ByCursor()) { names += page.items }
            #expect(names == ["a"])
        }
        #expect(fixture.calls == 2)
        #expect(fixture.requests.last?.headers["Cache-Control"] == "no-cache")
        let reloaded = client.pages(Kennel.ByCursor(), options: CallOptions(cache: .reload))
        await #expect(throws: PageError<Petstore.Failures.NotFound>.self) { for try await _ in reloaded {} }
        #expect(fixture.calls == 3)
    }
}
