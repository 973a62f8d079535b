import EndpointRuntime
import EndpointTesting
import PetstoreClient
import Testing

/// A list that grows by a page when the user scrolls to its end.
struct PetList {
    private(set) var names: [String] = []
    private(set) var isComplete = false
    private var next: PageCursor?

    mutating func readMore(from client: some EndpointClient) async throws {
        if isComplete { return }
        for try await page in client.pages(Petstore.ListPets(limit: 2), from: next) {
            names += page.items.map(\.name)
            next = page.next
            isComplete = page.next == nil
            break
        }
    }
}

@Suite("Pagination, as its article shows it", .serialized)
struct PagesAndItemsArticle {
    private let server = StubServer()
    private var client: URLSessionClient { server.client }

    init() {
        server.on(Petstore.ListPets.self) { request in
            request.query("cursor").isEmpty
                ? Petstore.PetPage(items: [Petstore.Pet(id: 1, name: "Rex")], nextCursor: "2")
                : Petstore.PetPage(items: [Petstore.Pet(id: 2, name: "Tom")])
        }
    }

    @Test("one loop reads the items of all pages")
    func items() async throws {
        var names: [String] = []
        for try await pet in client.items(Petstore.ListPets(limit: 2)) {
            names.append(pet.name)
        }
        #expect(names == ["Rex", "Tom"])
    }

    @Test("a caller declares pages that the description does not")
    func told() async throws {
        var names: [String] = []
        let byCursor = Pagination<Petstore.ListPets, Petstore.Pet>.cursor(
            \.cursor,
            next: { $0.value.nextCursor },
            items: { $0.items }
        )
        for try await pet in client.items(Petstore.ListPets(limit: 2), by: byCursor) {
            names.append(pet.name)
        }
        #expect(names == ["Rex", "Tom"])
    }

    @Test("a list continues from a stored cursor")
    func pages() async throws {
        var names: [String] = []
        var kept: PageCursor? = "2"
        for try await page in client.pages(Petstore.ListPets(limit: 2), from: kept) {
            names += page.items.map(\.name)
            kept = page.next
        }
        #expect(names == ["Tom"])
        #expect(kept == nil)
    }

    @Test("a list that reads one page at a time ends with the last one")
    func readMore() async throws {
        var list = PetList()
        for _ in 0..<3 { try await list.readMore(from: client) }
        #expect(list.names == ["Rex", "Tom"])
        #expect(list.isComplete)
        #expect(server.requests.count == 2)
    }

    @Test("pages are requested as they are read")
    func testing() async throws {
        let server = StubServer()
        server.on(Petstore.ListPets.self) { request in
            request.query("cursor").isEmpty
                ? Petstore.PetPage(items: [Petstore.Pet(id: 1, name: "Rex")], nextCursor: "2")
                : Petstore.PetPage(items: [Petstore.Pet(id: 2, name: "Tom")])
        }
        var pages = server.client.pages(Petstore.ListPets()).makeAsyncIterator()
        #expect(try await pages.next()?.items.map(\.name) == ["Rex"])
        #expect(server.requests.count == 1)
        #expect(try await pages.next()?.items.map(\.name) == ["Tom"])
        #expect(try await pages.next() == nil)
    }
}
