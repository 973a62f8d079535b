import EndpointRuntime
import EndpointTesting
import Foundation
import PaginationClient
import PetstoreClient
import Testing

/// The runtime has a type of the same name.
private typealias API = PaginationClient.Pagination

/// Every form of pages that a description may declare, read through a generated client.
@Suite("Pages that a description declares", .serialized, .timeLimit(.minutes(15)))
struct PaginationTests {
    private let server = StubServer()

    private func ids<E: PaginatedEndpoint>(_ endpoint: E) async throws -> [Int] where E.Item == API.Item {
        var ids: [Int] = []
        for try await item in server.client.items(endpoint) { ids.append(item.id) }
        return ids
    }

    private func json(_ ids: [Int]) -> String {
        "[\(ids.map { "{\"id\":\($0)}" }.joined(separator: ","))]"
    }

    @Test("a cursor inside the body names the next page until it is null")
    func cursor() async throws {
        server.on(API.ByCursor.self)
            .respond(
                .json(#"{"data": \#(json([1, 2])), "paging": {"next": "b"}}"#),
                .json(#"{"data": \#(json([3])), "paging": {"next": null}}"#)
            )
        #expect(try await ids(API.ByCursor(limit: 2)) == [1, 2, 3])
        #expect(server.requests.map(\.query) == ["limit=2", "after=b&limit=2"])
    }

    @Test("page numbers go up to the number of pages in the response")
    func page() async throws {
        server.on(API.ByPage.self)
            .respond(
                .json(#"{"results": \#(json([1])), "pages": 2}"#),
                .json(#"{"results": \#(json([2])), "pages": 2}"#)
            )
        #expect(try await ids(API.ByPage()) == [1, 2])
        #expect(server.requests.map(\.query) == ["", "page=2"])
    }

    @Test("offsets continue until a page has fewer items than the page size")
    func offset() async throws {
        server.on(API.ByOffset.self).respond(.json(json([1, 2])), .json(json([3])))
        #expect(try await ids(API.ByOffset(limit: 2)) == [1, 2, 3])
        #expect(server.requests.map(\.query) == ["limit=2", "offset=2&limit=2"])
    }

    @Test("a Link header names the next page until there is none")
    func link() async throws {
        let next: HeaderFields = ["Link": #"</link?page=2>; rel="next""#]
        server.on(API.ByLink.self).respond(.json(json([1]), headers: next), .json(json([2])))
        #expect(try await ids(API.ByLink()) == [1, 2])
        #expect(server.requests.map(\.description) == ["GET /link", "GET /link?page=2"])
    }

    @Test("an address in the body names the next page")
    func url() async throws {
        server.on(API.ByURL.self)
            .respond(
                .json(#"{"items": \#(json([1])), "next_url": "\#(server.url)/url?from=2"}"#),
                .json(#"{"items": \#(json([2]))}"#)
            )
        #expect(try await ids(API.ByURL()) == [1, 2])
        #expect(server.requests.map(\.description) == ["GET /url", "GET /url?from=2"])
    }

    @Test("a cursor is written into the request's body, the rest of which stays")
    func body() async throws {
        server.on(API.ByCursorInBody.self)
            .respond(
                .json(#"{"items": \#(json([1])), "cursor": "c2"}"#),
                .json(#"{"items": \#(json([2])), "cursor": ""}"#)
            )
        #expect(try await ids(API.ByCursorInBody(body: .init(query: "q"))) == [1, 2])
        #expect(server.requests.map(\.text) == [#"{"query":"q"}"#, #"{"query":"q","cursor":"c2"}"#])
    }

    @Test("the last item is the cursor as long as the response says that there are more items")
    func lastItem() async throws {
        server.on(API.ByLastItem.self)
            .respond(
                .json(#"{"data": \#(json([1, 2])), "has_more": true}"#),
                .json(#"{"data": \#(json([3])), "has_more": false}"#)
            )
        #expect(try await ids(API.ByLastItem()) == [1, 2, 3])
        #expect(server.requests.map(\.query) == ["", "starting_after=2"])
    }

    @Test("a cursor can be in a header, and a response that is not a page has no items")
    func header() async throws {
        server.on(API.ByHeader.self)
            .respond(.json(json([1]), headers: ["X-Next-Cursor": "n2"]), .text("Wait.", status: 202))
        #expect(try await ids(API.ByHeader()) == [1])
        #expect(server.requests.map { $0.headers["X-Cursor"] } == [nil, "n2"])
    }

    @Test("one of several responses can be the page")
    func oneOfSeveralResponses() async throws {
        server.on(API.ByAnswers.self)
            .respond(
                .json(#"{"items": \#(json([1])), "next": 5, "more": true}"#),
                .json(#"{"items": \#(json([2])), "next": 6, "more": false}"#),
                .json(#"{"next": 7, "more": true}"#),
                .text("Wait.", status: 202)
            )
        server.on(API.ByAnswersOfPages.self).respond(.json(#"{"items": \#(json([4])), "pages": "1"}"#))
        #expect(try await ids(API.ByAnswers()) == [1, 2])
        #expect(try await ids(API.ByAnswers()) == [])
        #expect(try await ids(API.ByAnswersOfPages()) == [4])
        #expect(server.requests.map(\.query) == ["", "page=5", "", "page=7", ""])
    }

    @Test("offsets continue up to the total, or until the response says that there are no more items")
    func total() async throws {
        server.on(API.ByTotal.self)
            .respond(
                .json(#"{"data": \#(json([1, 2])), "meta": {"total": 3}}"#),
                .json(#"{"data": \#(json([3])), "meta": {"total": 3}}"#),
                .json(#"{"data": \#(json([1])), "meta": {"total": 3, "more": false}}"#)
            )
        #expect(try await ids(API.ByTotal()) == [1, 2, 3])
        #expect(try await ids(API.ByTotal()) == [1])
        #expect(server.requests.map(\.query) == ["", "skip=2", ""])
    }

    // MARK: Extensions of other tools

    @Test("cursors are followed that other tools' extensions declare")
    func foreignCursors() async throws {
        server.on(API.BySpeakeasy.self)
            .respond(.json(#"{"data": \#(json([1])), "next_cursor": "2"}"#), .json(#"{"data": \#(json([2]))}"#))
        server.on(API.ByFern.self)
            .respond(.json(#"{"data": \#(json([3])), "next_cursor": "4"}"#), .json(#"{"data": \#(json([4]))}"#))
        server.on(API.ByStainless.self)
            .respond(.json(#"{"rows": \#(json([5])), "paging": {"next": "6"}}"#), .json(#"{"rows": \#(json([6]))}"#))
        #expect(try await ids(API.BySpeakeasy()) == [1, 2])
        #expect(try await ids(API.ByFern()) == [3, 4])
        #expect(try await ids(API.ByStainless()) == [5, 6])
        #expect(server.requests.map(\.query) == ["", "cursor=2", "", "cursor=4", "", "after=6"])
    }

    @Test("page numbers of other tools' extensions count from the parameter's default")
    func foreignNumbers() async throws {
        server.on(API.BySpeakeasyPage.self)
            .respond(
                .json(#"{"data": \#(json([1])), "meta": {"pages": "2"}}"#),
                .json(#"{"data": \#(json([2])), "meta": {"pages": "2"}}"#)
            )
        #expect(try await ids(API.BySpeakeasyPage()) == [1, 2])
        #expect(server.requests.map(\.query) == ["", "page=1"])
    }

    @Test("offsets of other tools' extensions are sent in the body or in the query")
    func foreignOffsets() async throws {
        server.on(API.BySpeakeasyOffset.self)
            .respond(.json(#"{"data": \#(json([1, 2]))}"#), .json(#"{"data": \#(json([3]))}"#))
        server.on(API.ByFernOffset.self)
            .respond(
                .json(#"{"data": \#(json([4, 5])), "meta": {"more": true}}"#),
                .json(#"{"data": \#(json([6, 7])), "meta": {"more": false}}"#)
            )
        #expect(try await ids(API.BySpeakeasyOffset(body: .init(limit: 2))) == [1, 2, 3])
        #expect(try await ids(API.ByFernOffset(limit: 2)) == [4, 5, 6, 7])
        #expect(server.requests.prefix(2).map(\.text) == [#"{"limit":2}"#, #"{"offset":2,"limit":2}"#])
        #expect(server.requests.suffix(2).map(\.query) == ["limit=2", "offset=2&limit=2"])
    }

    @Test("addresses of other tools' extensions are URLs or paths")
    func foreignAddresses() async throws {
        server.on(API.BySpeakeasyURL.self)
            .respond(
                .json(#"{"data": \#(json([1])), "next_cursor": "\#(server.url)/speakeasy/url?b"}"#),
                .json(#"{"data": \#(json([2]))}"#)
            )
        server.on(API.ByFernURI.self)
            .respond(
                .json(#"{"data": \#(json([3])), "next_cursor": "\#(server.url)/fern/uri?b"}"#),
                .json(#"{"data": \#(json([4]))}"#)
            )
        server.on(API.ByFernPath.self)
            .respond(
                .json(#"{"data": \#(json([5])), "next_cursor": "/fern/path?b"}"#),
                .json(#"{"data": \#(json([6]))}"#)
            )
        #expect(try await ids(API.BySpeakeasyURL()) == [1, 2])
        #expect(try await ids(API.ByFernURI()) == [3, 4])
        #expect(try await ids(API.ByFernPath()) == [5, 6])
        #expect(server.requests.map(\.query) == ["", "b", "", "b", "", "b"])
    }

    // MARK: Faults of servers

    @Test("a repeated cursor is an error, and so is an address on another origin")
    func faults() async throws {
        server.on(API.ByCursor.self).respond(.json(#"{"data": \#(json([1])), "paging": {"next": "a"}}"#))
        server.on(API.ByURL.self).respond(.json(#"{"items": [], "next_url": "https://elsewhere.example.com/url"}"#))
        await #expect { _ = try await ids(API.ByCursor()) } throws: { error in
            guard case .pages(.repeated("a")) = (error as? PageError<Never>)?.reason else { return false }
            return true
        }
        await #expect { _ = try await ids(API.ByURL()) } throws: { error in
            guard case .pages(.crossOrigin) = (error as? PageError<Never>)?.reason else { return false }
            return true
        }
    }

    @Test("a list continues later from a stored cursor")
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
