import EndpointRuntime
import Testing

@testable import EndpointTesting

@Suite("Path templates", .serialized)
struct PathTemplateTests {
    @Test("a path matches its template, whatever that contains")
    func literals() throws {
        let request = try sent("/café + %20/{id}|x/{a}é{b}") { $0.path = "/café + %20/\(7)|x/\("y")é\("é")" }
        #expect(try request.path("id") == 7)
        #expect(try request.path("b") == "é")
    }

    @Test(
        "of several placeholders in one segment, the last has the shortest value",
        arguments: [
            ("/{name}.{ext}", "/report.v2.pdf", ["report.v2", "pdf"]),
            ("/{name}.{ext}", "/report.pdf", ["report", "pdf"]),
            ("/{owner}-{n}", "/my-org-7", ["my-org", "7"]), ("/{base}...{head}", "/v1...v2", ["v1", "v2"]),
            ("/a{x}a{y}.png", "/aaaa.png", ["a", "a"]), ("/{id}{format}", "/report.v2.pdf", ["report.v2", ".pdf"]),
            ("/{id}{options}", "/7.5;c=1;c=2", ["7.5", ";c=1;c=2"]),
            ("/{a}{b}{c}", "/;a=1;b=2;c=3", [";a=1", ";b=2", ";c=3"]),
            ("/x-{id}{format}!", "/x-1.a!", ["1", ".a"]),
        ]
    )
    func severalPlaceholders(template: String, path: String, values: [String]) {
        let names = template.split(separator: "{").dropFirst().map { String($0.prefix { $0 != "}" }) }
        let expected = Dictionary(uniqueKeysWithValues: zip(names, values))
        #expect(PathTemplate(text: template).match(path) == expected)
    }

    @Test("a placeholder in style label or matrix directly after another one reads back")
    func adjacentPlaceholders() throws {
        let label = try sent("/{id}{format}") {
            $0.path = "/\("report.v2")\("pdf", .label, explode: false, name: "format")"
        }
        #expect(try label.path("id") == "report.v2")
        #expect(try label.path("format", style: .label) == "pdf")
        let matrix = try sent("/{id}{at}") {
            $0.path = "/\(7.5)\(["x": 1, "y": 2], .matrix, explode: true, name: "at")"
        }
        #expect(try matrix.path("id") as Double == 7.5)
        #expect(try matrix.path("at", style: .matrix, explode: true) as [String: Int] == ["x": 1, "y": 2])
        #expect(PathTemplate(text: "/{a}{b}").match("/ab") == nil)
    }

    @Test(
        "placeholders that nothing separates are named as the reason why no route matches",
        arguments: [("{a}{b}", true), ("pet{a}{b}{c}", true), ("toy{a}{b}", false)]
    )
    func inseparablePlaceholders(segment: String, isReason: Bool) async {
        let server = StubServer()
        server.on(.get, "/\(segment)/7").respond(.status(204))
        _ = await server.client.result(of: AdHocEndpoint<NoContent>(.get, "/pets/7"))
        let difference = "the path has 'pets' where '\(segment)' is expected"
        let fault = StubError.unmatched(
            request: "GET /pets/7",
            nearest: ["GET /\(segment)/7"],
            difference: difference + (isReason ? ", and nothing shows where the first value ends" : "")
        )
        #expect(throws: fault) { try server.verify() }
    }

    @Test("the value of a placeholder for several segments reads back")
    func segments() throws {
        let request = try sent("/files/{key+}/raw") { $0.path = "/files/\(segments: "a b/c.png")/raw" }
        #expect(try request.path("key") == "a b/c.png")
        #expect(PathTemplate(text: "/files/{key+}/raw").match("/files/raw") == nil)
        #expect(PathTemplate(text: "/{a}/{b+}").match("/x/y") == ["a": "x", "b": "y", "b+": "y"])
    }
}
