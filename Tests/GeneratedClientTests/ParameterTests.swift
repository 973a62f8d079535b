import EndpointRuntime
import EndpointTesting
import Foundation
import ParametersClient
import Testing

@Suite("Parameters", .serialized)
struct ParameterTests {
    let server = StubServer()

    private func sent<E: Endpoint>(_ call: E) async throws -> StubServer.RecordedRequest where E.Response == NoContent {
        server.on(E.self).respond(.status(204))
        _ = try await server.client.send(call)
        return try #require(server.requests.last)
    }

    @Test("a parameter with content is sent as JSON in every location")
    func content() async throws {
        let call = Parameters.ContentParameters(
            area: [.init(x: 0, y: 9)],
            where: .init(x: 1, y: 2),
            xWhere: .init(x: 3),
            whereCookie: .init(x: 4)
        )
        let request = try await sent(call)
        #expect(request.path == "/content/%5B%7B%22x%22%3A0%2C%22y%22%3A9%7D%5D")
        #expect(request.query == "where=%7B%22x%22%3A1%2C%22y%22%3A2%7D")
        #expect(request.headers["X-Where"] == #"{"x":3}"#)
        #expect(request.headers["Cookie"] == "where-cookie=%7B%22x%22%3A4%7D")
    }

    @Test("allowReserved keeps reserved characters, except those that separate query items")
    func reserved() async throws {
        let text = "a:/?#[]@!$'()*,;=&+ %é"
        let request = try await sent(Parameters.QueryReserved(path: text, paths: ["b/c", "d,e"], encoded: text))
        #expect(
            request.query.split(separator: "&") == [
                "path=a:/?%23%5B%5D@!$'()*,;=%26%2B%20%25%C3%A9", "paths=b/c,d%2Ce",
                "encoded=a%3A%2F%3F%23%5B%5D%40%21%24%27%28%29%2A%2C%3B%3D%26%2B%20%25%C3%A9",
            ]
        )
    }

    @Test("parameters of a path apply to each operation, unless the operation replaces them")
    func shared() async throws {
        #expect(
            try await sent(Parameters.SharedParameters(id: 7, verbose: .yes, page: 2)).description
                == "GET /shared/7?verbose=yes&page=2"
        )
        #expect(
            try await sent(Parameters.SharedOnly(id: 7, verbose: true, page: 2)).description
                == "DELETE /shared/7?verbose=true&page=2"
        )
        #expect(try await sent(Parameters.SharedOnly(id: -7)).description == "DELETE /shared/-7")
    }

    @Test("a segment may contain several parameters, or text next to one")
    func partial() async throws {
        let first = try #require(CalendarDate(year: 2026, month: 1, day: 2))
        let last = try #require(CalendarDate(year: 2026, month: 2, day: 3))
        #expect(
            try await sent(Parameters.PartialSegments(from: first, to: last, version: 3)).path
                == "/path/partial/2026-01-02..2026-02-03/v3:run"
        )
        #expect(try await sent(Parameters.PartialSegment(id: "a/../b")).path == "/path/partial/a%2F..%2Fb.json")
    }

    @Test("members of a deepObject are in brackets at every depth, and its lists are numbered")
    func deep() async throws {
        let range = Parameters.Range(from: .init(x: 1), to: .init(x: 2, y: 3), tags: ["a", "b&c"])
        let request = try await sent(Parameters.QueryDeepObject(filter: .init(x: 0), nested: range))
        #expect(
            request.query.split(separator: "&") == [
                "filter%5Bx%5D=0", "nested%5Bfrom%5D%5Bx%5D=1", "nested%5Bto%5D%5Bx%5D=2", "nested%5Bto%5D%5By%5D=3",
                "nested%5Btags%5D%5B0%5D=a", "nested%5Btags%5D%5B1%5D=b%26c",
            ]
        )
    }

    @Test("a delimited list is one query item, and an exploded list repeats its name")
    func delimited() async throws {
        let request = try await sent(
            Parameters.QueryDelimited(
                spaces: ["a", "b", "c"].map(Parameters.Color.undocumented),
                pipes: ["a", "b", "c"].map(Parameters.Color.undocumented),
                spacesExploded: ["a", "b"].map(Parameters.Color.undocumented),
                pipesExploded: ["a", "b"].map(Parameters.Color.undocumented),
                objectPipes: .init(x: 1, y: 2)
            )
        )
        #expect(
            request.query.split(separator: "&") == [
                "spaces=a%20b%20c", "pipes=a%7Cb%7Cc", "spacesExploded=a", "spacesExploded=b", "pipesExploded=a",
                "pipesExploded=b", "objectPipes=x%7C1%7Cy%7C2",
            ]
        )
    }

    @Test("values of every type are sent, empty text included, and nil is left out")
    @available(*, deprecated, message: "One of the parameters is.")
    func values() async throws {
        let call = Parameters.QueryValues(
            at: Date(timeIntervalSince1970: 0.5),
            on: CalendarDate(year: 2026, month: 5, day: 1),
            id: UUID(uuidString: "5E1F7A3C-0000-4000-8000-00000000000A"),
            ratio: 1e21,
            limit: nil,
            old: "o",
            blank: ""
        )
        #expect(
            try await sent(call).query.split(separator: "&").map { $0.lowercased() } == [
                "at=1970-01-01t00%3a00%3a00.500z", "on=2026-05-01", "id=5e1f7a3c-0000-4000-8000-00000000000a",
                "ratio=1e%2b21", "old=o", "blank=",
            ]
        )
        #expect(try await sent(Parameters.QueryValues()).query.isEmpty)
    }
}
