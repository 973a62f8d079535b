import EndpointRuntime
import EndpointTesting
import Foundation
import ParametersClient
import Testing

/// The table of the OpenAPI Specification (3.1.1 §4.8.12.6 "Style Examples"), row by row.
@Suite("Styles of parameters", .serialized)
struct StyleTests {
    private typealias Color = Parameters.StyledColor

    private static let colors: [Color] = [
        .string("blue"), .stringArray(["blue", "black", "brown"]), .rgb(Color.RGB(r: 100, g: 200, b: 150)),
    ]
    @Test("styles in a path are those of the table")
    func path() async throws {
        let rows = [
            (
                try await sent { Parameters.StyleMatrix(color: $0) },
                [";color=blue", ";color=blue,black,brown", ";color=R,100,G,200,B,150"]
            ),
            (
                try await sent { Parameters.StyleMatrixExploded(color: $0) },
                [";color=blue", ";color=blue;color=black;color=brown", ";R=100;G=200;B=150"]
            ),
            (
                try await sent { Parameters.StyleLabel(color: $0) },
                [".blue", ".blue,black,brown", ".R,100,G,200,B,150"]
            ),
            (
                try await sent { Parameters.StyleLabelExploded(color: $0) },
                [".blue", ".blue.black.brown", ".R=100.G=200.B=150"]
            ),
            (try await sent { Parameters.StyleSimple(color: $0) }, ["blue", "blue,black,brown", "R,100,G,200,B,150"]),
            (
                try await sent { Parameters.StyleSimpleExploded(color: $0) },
                ["blue", "blue,black,brown", "R=100,G=200,B=150"]
            ),
        ]
        for (requests, table) in rows {
            let segments = requests.map { $0.path.split(separator: "/").last.map(String.init) }
            #expect(segments == table)
        }
    }

    @Test("an empty text in a path is an error, unless its style writes a name or a dot")
    func emptyPath() async throws {
        let server = StubServer()
        server.on(.get, Parameters.StyleMatrix.operation.path).respond(.status(204))
        server.on(.get, Parameters.StyleMatrixExploded.operation.path).respond(.status(204))
        _ = try await server.client.send(Parameters.StyleMatrix(color: .string("")))
        _ = try await server.client.send(Parameters.StyleMatrixExploded(color: .string("")))
        #expect(server.requests.map(\.path) == ["/styles/matrix/;color", "/styles/matrix-exploded/;color"])
        let refused = await server.client.result(of: Parameters.StyleSimple(color: .string("")))
        #expect(throws: HTTPError<Never>.self) { try refused.get() }
        #expect(server.requests.count == 2)
    }

    @Test("styles in a query are those of the table")
    func query() async throws {
        let empty = [Color.string("")]
        let rows = [
            (
                try await sent(empty + Self.colors) { Parameters.StyleForm(color: $0) },
                ["color=", "color=blue", "color=blue,black,brown", "color=R,100,G,200,B,150"]
            ),
            (
                try await sent(empty + Self.colors) { Parameters.StyleFormExploded(color: $0) },
                ["color=", "color=blue", "color=blue&color=black&color=brown", "R=100&G=200&B=150"]
            ),
            (
                try await sent(Array(Self.colors.dropFirst())) { Parameters.StyleSpaceDelimited(color: $0) },
                ["color=blue%20black%20brown", "color=R%20100%20G%20200%20B%20150"]
            ),
            (
                try await sent(Array(Self.colors.dropFirst())) { Parameters.StylePipeDelimited(color: $0) },
                ["color=blue%7Cblack%7Cbrown", "color=R%7C100%7CG%7C200%7CB%7C150"]
            ),
            (
                try await sent(Array(Self.colors.dropFirst(2))) { Parameters.StyleDeepObject(color: $0) },
                ["color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150"]
            ),
        ]
        for (requests, table) in rows { #expect(requests.map(\.query) == table) }
    }

    @Test("styles in a header are those of the table")
    func header() async throws {
        let rows = [
            (
                try await sent([.string("")] + Self.colors) { Parameters.StyleHeader(color: $0) },
                ["", "blue", "blue,black,brown", "R,100,G,200,B,150"]
            ),
            (
                try await sent([.string("")] + Self.colors) { Parameters.StyleHeaderExploded(color: $0) },
                ["", "blue", "blue,black,brown", "R=100,G=200,B=150"]
            ),
        ]
        for (requests, table) in rows { #expect(requests.map { $0.headers["color"] } == table) }
    }

    @Test("styles in a cookie are those of the table, with one cookie for each item (RFC 6265 §4.2.1)")
    func cookie() async throws {
        let rows = [
            (
                try await sent([.string("")] + Self.colors) { Parameters.StyleCookie(color: $0) },
                ["color=", "color=blue", "color=blue,black,brown", "color=R,100,G,200,B,150"]
            ),
            (
                try await sent([.string("")] + Self.colors) { Parameters.StyleCookieExploded(color: $0) },
                ["color=", "color=blue", "color=blue; color=black; color=brown", "R=100; G=200; B=150"]
            ),
        ]
        for (requests, table) in rows { #expect(requests.map { $0.headers["Cookie"] } == table) }
    }

    /// The text of each value that a stub received, in order.
    private func sent<E: Endpoint>(
        _ colors: [Color] = StyleTests.colors,
        _ endpoint: (Color) -> E
    ) async throws -> [StubServer.RecordedRequest] where E.Response == NoContent {
        let server = StubServer()
        server.on(.get, E.operation.path).respond(.status(204))
        for color in colors { _ = try await server.client.send(endpoint(color)) }
        return server.requests
    }
}
