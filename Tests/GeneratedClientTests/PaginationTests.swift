import EndpointRuntime
import EndpointTesting
import Foundation
import PaginationClient
import PetstoreClient
import Testing

/// Every form of pages that a description may declare, read through a generated client.
@Suite("Pages, as declared", .timeLimit(.minutes(1)))
struct PaginationTests {
    private let server = StubServer()

    private func ids<E: PaginatedEndpoint>(_ endpoint: E) async throws -> [Int] where E.Item == Pagination.Item {
        var ids: [Int] = []
        for try await item in server.client.items(endpoint) { ids.append(item.id) }
        return ids
    }

    private func json(_ ids: [Int]) -> String {
        "[\(ids.map { "{\"id\":\($0)}" }.joined(separator: ","))]"
    }

    @Test("a cursor deep in the body, until it is null")
    func cursor() async throws {
        server.on(Pagination.ByCursor.self)
            .respond(
                .json(#"{"data": \#(json([1, 2])), "paging": {"next": "b"}}"#),
                .json(#"{"data": \#(json([3])), "paging": {"next": null}}"#)
            )
        #expect(try await ids(Pagination.ByCursor(limit: 2)) == [1, 2, 3])
        #expect(server.requests.map(\.query) == ["limit=2", "after=b&limit=2"])
    }

    @Test("numbered pages, as many as the answer says")
    func page() async throws {
        server.on(Pagination.ByPage.self)
            .respond(
                .json(#"{"results": \#(json([1])), "pages": 2}"#),
                .json(#"{"results": \#(json([2])), "pages": 2}"#)
            )
        #expect(try await ids(Pagination.ByPage()) == [1, 2])
        #expect(server.requests.map(\.query) == ["page=1", "page=2"])
    }

    @Test("an offset, until a page is not full")
    func offset() async throws {
        server.on(Pagination.ByOffset.self).respond(.json(json([1, 2])), .json(json([3])))
        #expect(try await ids(Pagination.ByOffset(limit: 2)) == [1, 2, 3])
        #expect(server.requests.map(\.query) == ["limit=2", "offset=2&limit=2"])
    }

    @Test("a Link header, until there is none")
    func link() async throws {
        let next: HTTPHeaders = ["Link": #"</link?page=2>; rel="next""#]
        server.on(Pagination.ByLink.self).respond(.json(json([1]), headers: next), .json(json([2])))
        #expect(try await ids(Pagination.ByLink()) == [1, 2])
        #expect(server.requests.map(\.description) == ["GET /link", "GET /link?page=2"])
    }

    @Test("an address in the body")
    func url() async throws {
        server.on(Pagination.ByURL.self)
            .respond(
                .json(#"{"items": \#(json([1])), "next_url": "\#(server.url)/url?from=2"}"#),
                .json(#"{"items": \#(json([2]))}"#)
            )
        #expect(try await ids(Pagination.ByURL()) == [1, 2])
        #expect(server.requests.map(\.description) == ["GET /url", "GET /url?from=2"])
    }

    @Test("a cursor in the request's body, the rest of which stays")
    func body() async throws {
        server.on(Pagination.ByCursorInBody.self)
            .respond(
                .json(#"{"items": \#(json([1])), "cursor": "c2"}"#),
                .json(#"{"items": \#(json([2])), "cursor": ""}"#)
            )
        #expect(try await ids(Pagination.ByCursorInBody(body: .init(query: "q"))) == [1, 2])
        #expect(server.requests.map(\.text) == [#"{"query":"q"}"#, #"{"query":"q","cursor":"c2"}"#])
    }

    @Test("as other tools declare it")
    func vendors() async throws {
        server.on(Pagination.BySpeakeasy.self)
            .respond(.json(#"{"data": \#(json([1])), "next_cursor": "2"}"#), .json(#"{"data": \#(json([2]))}"#))
        server.on(Pagination.ByFern.self)
            .respond(.json(#"{"data": \#(json([3])), "next_cursor": "4"}"#), .json(#"{"data": \#(json([4]))}"#))
        #expect(try await ids(Pagination.BySpeakeasy()) == [1, 2])
        #expect(try await ids(Pagination.ByFern()) == [3, 4])
    }

    @Test("the petstore's pets, and going on later from a page that was kept")
    func petstore() async throws {
        server.on(Petstore.ListPets.self)
            .respond(
                .json(#"{"items": [{"id": 1, "name": "A"}], "nextCursor": "2"}"#),
                .json(#"{"items": [{"id": 2, "name": "B"}], "nextCursor": null}"#)
            )
        var kept: PageCursor?
        for try await page in server.client.pages(Petstore.ListPets(limit: 1)) {
            kept = page.next
            break
        }
        #expect(kept == "2")
        var names: [String] = []
        for try await pet in server.client.items(Petstore.ListPets(limit: 1), from: kept) { names.append(pet.name) }
        #expect(names == ["B"])
        #expect(server.requests.map(\.query) == ["limit=1", "limit=1&cursor=2"])
    }
}
