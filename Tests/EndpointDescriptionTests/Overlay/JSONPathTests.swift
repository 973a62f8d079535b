import Testing

@testable import EndpointDescription

@Suite("The paths of an overlay")
struct JSONPathTests {
    private static let text = #"""
        {"a": {"x": 1, "b-c": [10, 20, {"x": 2}]}, "list": [{"name": "p", "in": "query"}, {"name": "q", "in": "path", "n": 3}], "y": null}
        """#

    /// Where a path leads, as JSON Pointers.
    private func targets(_ path: String) throws -> [String] {
        let root = try #require(readJSON(Array(JSONPathTests.text.utf8), path: "a.json", into: DiagnosticLog()))
        return try JSONPath(path).findTargets(in: OverlaidValue(root), OverlayWork()).map {
            $0.value.source.place.pointer ?? ""
        }
    }

    @Test(
        "a path finds each value once, in the order of the description",
        arguments: [
            ("$", ["#"]),
            ("$.a", ["#/a"]),
            ("$.a.x", ["#/a/x"]),
            ("$.a.b-c[0]", ["#/a/b-c/0"]),
            ("$.a['b-c'][-1].x", ["#/a/b-c/2/x"]),
            (#"$["a"]["x"]"#, ["#/a/x"]),
            ("$.a.b-c[7]", []),
            ("$.nothing.there", []),
            ("$.a[0]", []),
            ("$.*", ["#/a", "#/list", "#/y"]),
            ("$['a', 'y']", ["#/a", "#/y"]),
            ("$.list[*].name", ["#/list/0/name", "#/list/1/name"]),
            ("$.list[1, 0, 1]", ["#/list/1", "#/list/0"]),
            ("$..x", ["#/a/x", "#/a/b-c/2/x"]),
            ("$..['x']", ["#/a/x", "#/a/b-c/2/x"]),
            ("$.a..*", ["#/a/x", "#/a/b-c", "#/a/b-c/0", "#/a/b-c/1", "#/a/b-c/2", "#/a/b-c/2/x"]),
            ("$.list[?(@.name == 'q')]", ["#/list/1"]),
            (#"$.list[?@.name=="q"]"#, ["#/list/1"]),
            ("$.list[?(@.in != 'path')].name", ["#/list/0/name"]),
            ("$.list[?(@.n)]", ["#/list/1"]),
            ("$.list[?(@.n == 3)]", ["#/list/1"]),
            ("$.list[?(@.n == 3 && @.name == 'p')]", []),
            ("$.list[?(@.n == 3 || @.name == 'p')]", ["#/list/0", "#/list/1"]),
            ("$[?(@ == null)]", ["#/y"]),
            ("$..[?(@.x == 2)]", ["#/a/b-c/2"]),
            ("$.list[?(@['in'] == 'path')]", ["#/list/1"]),
        ] as [(String, [String])]
    )
    func leads(path: String, pointers: [String]) throws {
        #expect(try targets(path) == pointers)
    }

    @Test(
        "a path that cannot be read is an error at the first wrong character",
        arguments: [
            ("", "a path must begin with '$'", 0),
            ("a.b", "a path must begin with '$'", 0),
            ("$a", "expected '.', '..' or '['", 1),
            ("$.", "expected a name or '*'", 2),
            ("$..", "expected a name or '*'", 3),
            ("$.a[", "expected a name in quotation marks, a number, '*' or '?'", 4),
            ("$.a[1", "expected ',' or ']'", 5),
            ("$['a", "the string is not closed", 4),
            ("$[1:2]", "expected ',' or ']'", 3),
            ("$[99999999999999999999]", "expected a name in quotation marks, a number, '*' or '?'", 2),
            ("$[?(length(@.a) > 1)]", "a condition must begin with '@'", 4),
            ("$[?(@.a > 1)]", "expected '&&', '||' or ')'", 8),
            ("$[?(@.* == 1)]", "a condition must address a single value", 7),
            ("$[?(@.a == x)]", "expected a string in quotation marks, a number, true, false or null", 11),
            (#"$['\n']"#, "only quotation marks, '/' and '\\' can be escaped", 4),
        ] as [(String, String, Int)]
    )
    func faults(path: String, message: String, offset: Int) {
        do {
            _ = try JSONPath(path)
            Issue.record("'\(path)' is read")
        } catch {
            #expect(error.message == message)
            #expect(error.offset == offset)
        }
    }
}
