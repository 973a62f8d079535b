import Testing

@testable import EndpointDescription

@Suite("The paths of an overlay")
struct JSONPathTests {
    private static let text = #"""
        {"a": {"x": 1, "b-c": [10, 20, {"x": 2}]}, "list": [{"name": "p", "in": "query"}, {"name": "q", "in": "path", "n": 3}], "y": null}
        """#

    private static let filtered = #"""
        {"n": [0, 1, 2, 3, 4, 5], "w": ["ab", "abc", "b\n", "\u00e9"], "limit": 2, "pattern": "a.*",
         "o": [{"k": 1, "v": [1, 2]}, {"k": 2, "v": [1, 2, 3]}, {"k": "2", "v": {"z": 1}}, {"v": {"z": 1.0}}]}
        """#

    private static let integer = "expected an integer of at most 53 bits, without leading zeros"
    private static let operand =
        "expected a path, a function, a string in quotation marks, a number, true, false or null"

    /// Where a path leads, as JSON Pointers.
    private func targets(_ path: String, in text: String = text) throws -> [String] {
        let root = try #require(readJSON(Array(text.utf8), path: "a.json", into: DiagnosticLog()))
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
        "slices and filters select as RFC 9535 says",
        arguments: [
            ("$.n[1:3]", "n/1 n/2"), ("$.n[:2]", "n/0 n/1"), ("$.n[-2:]", "n/4 n/5"), ("$.n[::2]", "n/0 n/2 n/4"),
            ("$.n[::-2]", "n/5 n/3 n/1"), ("$.n[5:1:-2]", "n/5 n/3"), ("$.n[-3:-9:-1]", "n/3 n/2 n/1 n/0"),
            ("$.n[1:3:0]", ""), ("$.n[9:]", ""), ("$.n[0:9:1000]", "n/0"), ("$.limit[0:1]", ""),
            ("$ .n [ 1 , 2 : 4 ]", "n/1 n/2 n/3"), (#"$["l\u0069mit"]"#, "limit"),
            // Comparisons.
            ("$.n[?@ > 3]", "n/4 n/5"), ("$.n[?@<=1]", "n/0 n/1"), ("$.n[?@ >= $.limit && @ != 4]", "n/2 n/3 n/5"),
            ("$.n[?1 > @]", "n/0"), ("$.n[?@ == 2e0]", "n/2"), ("$.w[?@ < 'b']", "w/0 w/1"), ("$.w[?@ > 1]", ""),
            ("$.o[?@.k == '2']", "o/2"), ("$.o[?@.v == $.o[0].v]", "o/0"), ("$.o[?@.v == $.o[3].v]", "o/2 o/3"),
            ("$.o[?@.v < @.v]", ""), ("$.o[?@.v <= $.o[0].v]", "o/0"), ("$.o[?@.k == @.none]", "o/3"),
            // Logic.
            ("$.n[?!(@ == 0 || @ > 2)]", "n/1 n/2"), ("$.n[?@==1||@==2&&@==3]", "n/1"),
            ("$.n[?(@==1||@==2)&&@==2]", "n/2"), ("$.o[?!@.k]", "o/3"),
            // Queries in filters.
            ("$.o[?@.v[?@ == 3]]", "o/1"), ("$[?@..z]", "o"), ("$.o[?@['none', 'k']]", "o/0 o/1 o/2"),
            ("$.o[?@.v[1:]]", "o/0 o/1"),
            // Functions.
            ("$.w[?length(@) == 3]", "w/1"), ("$.w[?length(@) == 1]", "w/3"), ("$.o[?length(@.v) > 2]", "o/1"),
            ("$.o[?length(@) == 1]", "o/3"), ("$.n[?length(@) == 1]", ""), ("$.o[?count(@.v.*) == 1]", "o/2 o/3"),
            ("$.o[?count(@.v['z', 'z']) == 2]", "o/2 o/3"), ("$.o[?value(@..z) == 1]", "o/2 o/3"),
            ("$.o[?value(@.v[*]) == 1]", "o/2 o/3"), ("$.w[?match(@, 'a.*')]", "w/0 w/1"),
            ("$.w[?match(@, $.pattern)]", "w/0 w/1"), ("$.w[?match(@, 'b.')]", ""), ("$.w[?match(@, 'b[^.]')]", "w/2"),
            ("$.w[?search(@, 'b')]", "w/0 w/1 w/2"), ("$.w[?!search(@, '[a-z]')]", "w/3"),
            (#"$.w[?match(@, '\\p{Ll}')]"#, "w/3"), ("$.w[?search(@, $.w[0])]", "w/0 w/1"),
            ("$.w[?match(@, @)]", "w/0 w/1 w/2 w/3"),
            ("$.w[?match(@, '(a|c)b{1,2}c?')]", "w/0 w/1"), ("$.w[?match(@, '.{3}')]", "w/1"),
            ("$.w[?match(@, '[^a-z]')]", "w/3"), ("$.w[?match(@, '([a-b]+)+x|ab')]", "w/0"),
            ("$.w[?search(@, '^b')]", "w/2"),
            (#"$.w[?search(@, '\\n$')]"#, "w/2"), (#"$.w[?match(@, '[\\P{L}b]*')]"#, "w/2"),
            ("$.w[?search(@, 'c{2,}')]", ""),
            ("$.n[?match(@, '1')]", ""), ("$.w[?match(@, 'x|b[^.]|ab')]", "w/0 w/2"),
            ("$.w[?match(@, '[b-ba-cz]{2}')]", "w/0"), ("$.w[?search(@, '[zbaa]c')]", "w/1"),
        ] as [(String, String)]
    )
    func filters(path: String, pointers: String) throws {
        let found = try targets(path, in: JSONPathTests.filtered)
        #expect(found.map { String($0.dropFirst(2)) }.joined(separator: " ") == pointers)
    }

    @Test("a pattern takes no more steps than its length times that of the text")
    func linear() throws {
        let pattern = try #require(TextPattern("(a+)+b"))
        let work = OverlayWork(stepLimit: 20_000)
        #expect(try !pattern.matches(String(repeating: "a", count: 2_000), isWhole: false, work))
    }

    @Test("a pattern's parts that read nothing count as steps")
    func emptyParts() throws {
        let pattern = try #require(TextPattern(String(repeating: "()?", count: 3_000) + "b"))
        #expect(throws: OverlayWork.Exhausted.self) {
            try pattern.matches(String(repeating: "a", count: 100), isWhole: false, OverlayWork(stepLimit: 30_000))
        }
    }

    @Test(
        "texts that a filter reads, and patterns that it compiles, count as steps",
        arguments: [
            "@.t == @.u", "@.t < @.u", "length(@.t) == 1", "length('#') == 1", "@.o == @.p", "match('b', @.t)",
            "match('b', '(a|b){1,900}')",
        ]
    )
    func longTexts(condition: String) throws {
        let text = String(repeating: "a", count: 2_000)
        let element = #"{"t": "\#(text)1", "u": "\#(text)2", "o": {"\#(text)": 1}, "p": {"\#(text)": 2}}"#
        let path = "$[?" + condition.replacing("#", with: text) + "]"
        func spend(_ count: Int) throws {
            let elements = Array(repeating: element, count: count).joined(separator: ", ")
            let root = try #require(readJSON(Array("[\(elements)]".utf8), path: "a.json", into: DiagnosticLog()))
            let work = OverlayWork(stepLimit: 20_000)
            _ = try JSONPath(path).findTargets(in: OverlaidValue(root), work)
        }
        try spend(1)
        #expect(throws: OverlayWork.Exhausted.self) { try spend(500) }
    }

    @Test(
        "a path that cannot be read is an error at the first wrong character",
        arguments: [
            ("", "a path must begin with '$'", 0),
            ("a.b", "a path must begin with '$'", 0),
            ("$a", "expected '.', '..' or '['", 1),
            ("$.", "expected a name or '*'", 2),
            ("$..", "expected a name or '*'", 3),
            ("$.a[", "expected a name in quotation marks, a number, ':', '*' or '?'", 4),
            ("$.a[1", "expected ',' or ']'", 5),
            ("$['a", "the string is not closed", 4),
            ("$ ", "expected '.', '..' or '['", 1),
            ("$[1:2", "expected ',' or ']'", 5),
            ("$[01]", JSONPathTests.integer, 2),
            ("$[-0]", JSONPathTests.integer, 2),
            ("$[9007199254740992]", JSONPathTests.integer, 2),
            ("$[99999999999999999999]", JSONPathTests.integer, 2),
            ("$[?@.a = 1]", "expected ',' or ']'", 7),
            ("$[?(@.a == 1]", "expected '&&', '||' or ')'", 12),
            ("$[?!@.a == 1]", "expected ',' or ']'", 8),
            ("$[?@.* == 1]", "only a path to a single value can be compared", 3),
            ("$[?1 == @..a]", "only a path to a single value can be compared", 8),
            ("$[?@.a == x]", JSONPathTests.operand, 10),
            ("$[?@.a == 01]", JSONPathTests.operand, 10),
            ("$[?'a']", "expected ==, !=, <=, >=, <, >", 6),
            ("$[?length(@.a)]", "expected ==, !=, <=, >=, <, >", 14),
            ("$[?length(@.*) == 1]", "only a path to a single value can be compared", 10),
            ("$[?count(1) == 1]", "expected a path that begins with '@' or '$'", 9),
            ("$[?match(@.a)]", "expected ',' and a pattern", 12),
            (
                "$[?match(@.a, '[')]", "this is not a regular expression of RFC 9485, or it has more than 10,000 parts",
                14
            ),
            (
                "$[?search(@.a, 'a{2,1}')]",
                "this is not a regular expression of RFC 9485, or it has more than 10,000 parts", 15
            ),
            (
                "$[?search(@.a, 'a{2,20000}')]",
                "this is not a regular expression of RFC 9485, or it has more than 10,000 parts", 15
            ),
            (
                "$[?search(@.a, '((a{99}){99}){99}')]",
                "this is not a regular expression of RFC 9485, or it has more than 10,000 parts", 15
            ),
            ("$[?match(@.a, 'b') == true]", "expected ',' or ']'", 19),
            (#"$['\x']"#, "this is not an escape of JSON", 3),
            (#"$['\ud800']"#, "this is not an escape of JSON", 3),
            ("$['\n']", "a control character must be escaped", 3),
            ("$[?" + String(repeating: "(", count: 65), "filters are nested more than 64 deep", 67),
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
