import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Pagination", .serialized, .timeLimit(.minutes(15)))
struct PaginationTests {
    let server = StubServer()

    /// Responds by the query item `cursor` or `place`.
    private func script(_ pages: [String: String]) {
        server.on(.get, "/dogs") { request in
            let key = (request.query("cursor") + request.query("place")).first ?? ""
            return .json(try #require(pages[key]))
        }
    }

    private func names<E: Endpoint>(
        _ endpoint: E,
        by pagination: Pagination<E, String>
    ) async throws -> [String] {
        var names: [String] = []
        for try await name in server.client.items(endpoint, by: pagination) { names.append(name) }
        return names
    }

    @Test(
        "cursors lead from page to page; null, an empty text or a missing value ends the list",
        arguments: [#","next":null"#, #","next":"""#, ""]
    )
    func cursors(end: String) async throws {
        script([
            "": #"{"names":["a","b"],"next":"x/1"}"#, "x/1": #"{"names":[],"next":"x/2"}"#,
            "x/2": "{\"names\":[\"c\"]\(end)}",
        ])
        var names: [String] = []
        for try await name in server.client.items(Kennel.ByCursor(tag: "big")) { names.append(name) }
        #expect(names == ["a", "b", "c"])
        #expect(server.requests.map(\.query) == ["tag=big", "tag=big&cursor=x%2F1", "tag=big&cursor=x%2F2"])
    }

    @Test("pages are requested when they are read, and not before")
    func pulled() async throws {
        script(["": #"{"names":["a"],"next":"1"}"#, "1": #"{"names":["b"],"next":"2"}"#])
        var iterator = server.client.pages(Kennel.ByCursor()).makeAsyncIterator()
        #expect(server.requests.isEmpty)
        let first = try await iterator.next()
        #expect(first?.items == ["a"])
        #expect(first?.cursor == nil)
        #expect(first?.next == "1")
        #expect(first?.reply.status == 200)
        #expect(server.requests.count == 1)
        let second = try await iterator.next()
        #expect(second?.cursor == "1")
        #expect(server.requests.count == 2)
    }

    @Test(
        "a missing page after the first ends numbered pages if nothing else is declared to",
        arguments: [false, true]
    )
    func missingPage(isPrefetching: Bool) async throws {
        server.on(.get, "/dogs") { request in
            let place = request.query("place").first ?? "1"
            return place == "3" ? .status(404) : .json(#"{"names":["\#(place)"]}"#)
        }
        func read(from place: Int32? = nil, by pagination: Pagination<Kennel.ByNumber, String>) async throws -> [String]
        {
            let pages = server.client.pages(
                Kennel.ByNumber(place: place),
                by: pagination,
                prefetching: isPrefetching
            )
            var names: [String] = []
            for try await page in pages { names += page.items }
            return names
        }
        #expect(try await read(by: .page(\.place, items: { $0.names })) == ["1", "2"])
        await #expect(throws: (any Error).self) { try await read(from: 3, by: .page(\.place, items: { $0.names })) }
        await #expect(throws: (any Error).self) {
            try await read(by: .page(\.place, pages: { $0.value.total }, items: { $0.names }))
        }
        await #expect(throws: (any Error).self) {
            try await read(by: .page(\.place, hasMore: { $0.value.hasMore }, items: { $0.names }))
        }
    }

    @Test("a list continues from a cursor that was stored")
    func resumed() async throws {
        script(["2": #"{"names":["c"],"next":"3"}"#, "3": #"{"names":["d"]}"#])
        let kept = try JSONEncoder().encode([PageCursor(rawValue: "2")])
        let cursor = try JSONDecoder().decode([PageCursor].self, from: kept)[0]
        var names: [String] = []
        for try await name in server.client.items(Kennel.ByCursor(), from: cursor) { names.append(name) }
        #expect(names == ["c", "d"])
    }

    @Test(
        "a repeated cursor is an error and not requested, wherever the reading began",
        arguments: [(nil, nil), ("1", nil), (nil, "1")] as [(PageCursor?, String?)]
    )
    func repeated(start: PageCursor?, own: String?) async throws {
        script([
            "": #"{"names":["a"],"next":"1"}"#, "1": #"{"names":["b"],"next":"2"}"#,
            "2": #"{"names":["c"],"next":"1"}"#,
        ])
        let seen = await read(server.client.pages(Kennel.ByCursor(cursor: own), from: start))
        #expect(seen.fault == .repeated("1"))
        #expect(seen.items.last == "c")
        #expect(server.requests.count == (start == nil && own == nil ? 3 : 2))
    }

    @Test("more pages than allowed are an error after the last allowed one", arguments: [false, true])
    func tooMany(isPrefetching: Bool) async throws {
        server.on(.get, "/dogs") { request in
            let number = Int(request.query("cursor").first ?? "0") ?? 0
            return .json("{\"names\":[\"\(number)\"],\"next\":\"\(number + 1)\"}")
        }
        let seen = await read(server.client.pages(Kennel.ByCursor(), pageLimit: 3, prefetching: isPrefetching))
        #expect(seen.items == ["0", "1", "2"])
        #expect(seen.fault == .tooMany(limit: 3))
        #expect(server.requests.count == 3)
    }

    @Test("a documented failure on a later page is typed, and its error has the cursor to continue from")
    func failure() async throws {
        server.on(.get, "/dogs").respond(
            .json(#"{"names":["a"],"next":"1"}"#),
            .json(#"{"title":"gone"}"#, status: 404)
        )
        var iterator = server.client.pages(Kennel.ByCursor()).makeAsyncIterator()
        _ = try await iterator.next()
        do {
            _ = try await iterator.next()
            Issue.record("no failure")
        } catch {
            guard case .call(let call) = error.reason, case .notFound(let problem)? = call.failure else {
                Issue.record("unexpected \(error)")
                return
            }
            #expect(problem.title == "gone")
            #expect(error.cursor == "1")
        }
        #expect(try await iterator.next() == nil)
    }

    @Test("page numbers continue up to the first empty page")
    func numbers() async throws {
        script(["": #"{"names":["a"]}"#, "2": #"{"names":["b"]}"#, "3": #"{"names":[]}"#])
        #expect(try await names(Kennel.ByNumber(), by: .page(\.place, items: { $0.names })) == ["a", "b"])
    }

    @Test("page numbers start where the call says, or at the declared first")
    func firstNumber() async throws {
        script([
            "": #"{"names":["a"]}"#, "1": #"{"names":["b"]}"#, "7": #"{"names":["x"]}"#, "2": #"{"names":[]}"#,
            "8": #"{"names":[]}"#,
        ])
        #expect(try await names(Kennel.ByNumber(), by: .page(\.place, first: 0, items: { $0.names })) == ["a", "b"])
        #expect(try await names(Kennel.ByNumber(place: 7), by: .page(\.place, items: { $0.names })) == ["x"])
    }

    @Test("a declared number of pages, a short page or a mark ends without asking for an empty page")
    func ends() async throws {
        script([
            "": #"{"names":["a","b"],"total":2,"has_more":true}"#, "1": #"{"names":["z"],"total":2}"#,
            "2": #"{"names":["c"],"total":2,"has_more":false}"#,
        ])
        let endpoint = Kennel.ByNumber(size: 2)
        #expect(
            try await names(endpoint, by: .page(\.place, pages: { $0.value.total }, items: { $0.names })) == [
                "a", "b", "c",
            ]
        )
        #expect(
            try await names(endpoint, by: .page(\.place, size: { $0.size }, items: { $0.names })) == ["a", "b", "c"]
        )
        #expect(
            try await names(endpoint, by: .page(\.place, hasMore: { $0.value.hasMore }, items: { $0.names })) == [
                "a", "b", "c",
            ]
        )
        #expect(
            try await names(endpoint, by: .page(\.place, first: 0, pages: { $0.value.total }, items: { $0.names })) == [
                "a", "b", "z",
            ]
        )
        #expect(server.requests.count == 8)
    }

    @Test("offsets continue after the received items, up to an empty or short page, the total or the end mark")
    func offsets() async throws {
        script([
            "": #"{"names":["a","b"],"total":5}"#, "2": #"{"names":["c","d"],"total":5}"#,
            "4": #"{"names":["e"],"total":5,"has_more":false}"#,
            "5": #"{"names":[],"total":5}"#,
        ])
        let all = ["a", "b", "c", "d", "e"]
        let endpoint = Kennel.ByNumber(size: 2)
        #expect(try await names(endpoint, by: .offset(\.place, items: { $0.names })) == all)
        #expect(server.requests.map(\.query) == ["", "place=2", "place=4", "place=5"])
        #expect(try await names(endpoint, by: .offset(\.place, size: { $0.size }, items: { $0.names })) == all)
        #expect(try await names(endpoint, by: .offset(\.place, total: { $0.value.total }, items: { $0.names })) == all)
        #expect(
            try await names(endpoint, by: .offset(\.place, hasMore: { $0.value.hasMore }, items: { $0.names })) == all
        )
        #expect(server.requests.count == 13)
        #expect(
            try await names(
                Kennel.ByNumber(place: 4),
                by: .offset(\.place, total: { $0.value.total }, items: { $0.names })
            ) == ["e"]
        )
    }

    @Test("offsets of a server that counts from one continue after the received items, up to the total")
    func offsetsFromOne() async throws {
        script([
            "": #"{"names":["a","b"],"total":5}"#, "1": #"{"names":["a","b"],"total":5}"#,
            "3": #"{"names":["c","d"],"total":5}"#, "5": #"{"names":["e"],"total":5}"#,
        ])
        let offset = Pagination.offset(
            \Kennel.ByNumber.place,
            first: 1,
            total: { $0.value.total },
            items: { $0.names }
        )
        #expect(try await names(Kennel.ByNumber(), by: offset) == ["a", "b", "c", "d", "e"])
        #expect(try await names(Kennel.ByNumber(place: 1), by: offset) == ["a", "b", "c", "d", "e"])
    }

    @Test("a negative number of pages or items does not end the list")
    func negativeCounts() async throws {
        script([
            "": #"{"names":["a"],"total":-1}"#, "1": #"{"names":["b"],"total":-1}"#,
            "2": #"{"names":[],"total":-1}"#,
        ])
        let offset = Pagination.offset(\Kennel.ByNumber.place, total: { $0.value.total }, items: { $0.names })
        #expect(try await names(Kennel.ByNumber(), by: offset) == ["a", "b"])
        let page = Pagination.page(\Kennel.ByNumber.place, first: 0, pages: { $0.value.total }, items: { $0.names })
        #expect(try await names(Kennel.ByNumber(), by: page) == ["a", "b"])
    }

    @Test(
        "a property of any JSON gets the cursor as the server sent it",
        arguments: ["7", #""7""#, "true", "1.5", "12345678901234567890123", #""[1]""#, "[1]"]
    )
    func kinds(json: String) throws {
        let cursor = PageCursor(try JSONValue(jsonText: json))
        #expect(try cursor?.value(JSONValue.self)?.jsonText() == json)
        #expect(cursor == cursor.map { PageCursor(rawValue: $0.rawValue) })
    }

    @Test("a cursor that its property cannot hold is an error, and nothing is sent")
    func unusable() async throws {
        let pages = server.client.pages(Kennel.ByNumber(), by: .page(\.place, items: { $0.names }), from: "abc")
        #expect(await read(pages).fault == .unusable("abc", type: "Int32?"))
        #expect(server.requests.isEmpty)
    }

    @Test("a custom pagination continues, and is protected from loops like any other")
    func own() async throws {
        server.on(.get, "/dogs") { request in .json(#"["\#(request.query)"]"#, headers: ["X-Next": "1"]) }
        let pagination = Pagination<AdHocEndpoint<[String]>, String>(
            items: { $0 },
            next: { _, reply in PageCursor(reply.headers["X-Next"]) },
            at: { _, cursor in AdHocEndpoint(.get, "/dogs", query: ["page": cursor.rawValue]) }
        )
        let seen = await read(server.client.pages(AdHocEndpoint(.get, "/dogs"), by: pagination))
        #expect(seen.items == ["", "page=1"])
        #expect(seen.fault == .repeated("1"))
    }
}

/// The items of all pages, and the fault of the link to the next page.
func read<E, Item>(_ pages: PageSequence<E, Item>) async -> (items: [Item], fault: PageCursor.LinkError?) {
    var items: [Item] = []
    do throws(PageError<E.Failure>) {
        for try await page in pages { items += page.items }
    } catch {
        if case .pages(let fault) = error.reason { return (items, fault) }
        Issue.record("unexpected \(error)")
    }
    return (items, nil)
}
