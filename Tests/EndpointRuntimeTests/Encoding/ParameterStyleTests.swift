import EndpointRuntime
import Foundation
import Testing

/// The tables of OpenAPI 3.1 §4.8.12.6, with RFC 6570 deciding where they are silent.
@Suite("Parameter styles")
struct ParameterStyleTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let style: RequestEncoder.Style
        let explode: Bool
        let value: JSONValue
        let expected: String

        init(_ style: RequestEncoder.Style, _ explode: Bool, _ value: JSONValue, _ expected: String) {
            self.style = style
            self.explode = explode
            self.value = value
            self.expected = expected
        }

        var testDescription: String { "\(style) \(explode) \(value)" }
    }

    static let list: JSONValue = ["blue", "black", "brown"]
    static let object: JSONValue = ["R": 100, "G": 200, "B": 150]

    @Test(
        "values in a path are written in every style",
        arguments: [
            Row(.simple, false, "blue", "blue"),
            Row(.simple, false, list, "blue,black,brown"),
            Row(.simple, true, list, "blue,black,brown"),
            Row(.simple, false, object, "R,100,G,200,B,150"),
            Row(.simple, true, object, "R=100,G=200,B=150"),
            Row(.label, false, "blue", ".blue"),
            Row(.label, false, list, ".blue,black,brown"),
            Row(.label, true, list, ".blue.black.brown"),
            Row(.label, false, object, ".R,100,G,200,B,150"),
            Row(.label, true, object, ".R=100.G=200.B=150"),
            Row(.matrix, false, "", ";color"),
            Row(.matrix, false, "blue", ";color=blue"),
            Row(.matrix, false, list, ";color=blue,black,brown"),
            Row(.matrix, true, list, ";color=blue;color=black;color=brown"),
            Row(.matrix, false, object, ";color=R,100,G,200,B,150"),
            Row(.matrix, true, object, ";R=100;G=200;B=150"),
            Row(.matrix, true, ["R": "", "G": 200], ";R;G=200"),
            Row(.simple, false, "a/b?c#d e%2f;,é", "a%2Fb%3Fc%23d%20e%252f%3B%2C%C3%A9"),
            Row(.simple, false, -1.5, "-1.5"),
            Row(.simple, false, true, "true"),
        ]
    )
    func path(_ row: Row) throws {
        let path: RequestPath = "/x/\(row.value, row.style, explode: row.explode, name: "color")/y"
        let url = try resolve { $0.path = path }.url
        #expect(url.absoluteString == "https://h.example/x/\(row.expected)/y")
    }

    @Test("a value of several segments keeps its slashes and nothing else")
    func segments() throws {
        let path: RequestPath = "/files/\(segments: "a b/c%2F/d?.png")/raw"
        let url = try resolve { $0.path = path }.url
        #expect(url.absoluteString == "https://h.example/files/a%20b/c%252F/d%3F.png/raw")
    }

    @Test("a segment is never empty and never leads out of the path", arguments: ["", "..", "a/../b", "./a"])
    func unsafeSegments(value: String) {
        #expect(throws: (any Error).self) { try resolve { $0.path = "/files/\(segments: value)" } }
    }

    @Test(
        "values in a query are written in every style",
        arguments: [
            Row(.form, true, "", "color="),
            Row(.form, true, "blue", "color=blue"),
            Row(.form, true, list, "color=blue&color=black&color=brown"),
            Row(.form, false, list, "color=blue,black,brown"),
            Row(.form, true, ["page": 0, "sort": ["a,asc", "b"], "ids": []], "page=0&sort=a%2Casc&sort=b"),
            Row(.form, true, object, "R=100&G=200&B=150"),
            Row(.form, false, object, "color=R,100,G,200,B,150"),
            Row(.spaceDelimited, false, list, "color=blue%20black%20brown"),
            Row(.spaceDelimited, false, object, "color=R%20100%20G%20200%20B%20150"),
            Row(.spaceDelimited, true, list, "color=blue&color=black&color=brown"),
            Row(.pipeDelimited, false, list, "color=blue%7Cblack%7Cbrown"),
            Row(.deepObject, true, object, "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150"),
            Row(.deepObject, true, ["a": ["b": ["c": 1]]], "color%5Ba%5D%5Bb%5D%5Bc%5D=1"),
            Row(.deepObject, true, ["a": [1, ["b": 2]]], "color%5Ba%5D%5B0%5D=1&color%5Ba%5D%5B1%5D%5Bb%5D=2"),
            Row(.deepObject, true, true, "color=true"),
            Row(.deepObject, true, "", "color="),
            Row(.form, true, [], ""),
            Row(.form, true, nil, ""),
            Row(.form, true, ["a", nil, "b"], "color=a&color=b"),
            Row(.form, true, "a+b&c=d", "color=a%2Bb%26c%3Dd"),
        ]
    )
    func query(_ row: Row) throws {
        let request = try resolve { $0.query("color", row.value, style: row.style, explode: row.explode) }
        #expect(request.url.absoluteString == "https://h.example" + (row.expected.isEmpty ? "" : "?\(row.expected)"))
    }

    @Test("by default, style form explodes and the delimited styles do not")
    func defaults() throws {
        let request = try resolve {
            $0.query("a", [1, 2])
            $0.query("b", [1, 2], style: .pipeDelimited)
            $0.query("c", Int?.none)
        }
        #expect(request.url.query(percentEncoded: true) == "a=1&a=2&b=1%7C2")
    }

    @Test("allowReserved keeps percent-encoded triples and every character that cannot end the value")
    func allowReserved() throws {
        let text = "https://x/?a=b&c+d#e[f]%20%zz é"
        let request = try resolve { $0.query("u", text, allowReserved: true) }
        #expect(request.url.query(percentEncoded: true) == "u=https://x/?a=b%26c%2Bd%23e%5Bf%5D%20%25zz%20%C3%A9")
    }

    @Test("a parameter with content is JSON text")
    func content() throws {
        let request = try resolve {
            $0.query("where", json: ["a": [1, 2]] as JSONValue)
            $0.header("X-Meta", json: ["b": true] as JSONValue)
            $0.cookie("c", json: [1] as JSONValue)
        }
        #expect(request.url.query(percentEncoded: true) == "where=%7B%22a%22%3A%5B1%2C2%5D%7D")
        #expect(request.headers["X-Meta"] == #"{"b":true}"#)
        #expect(request.headers["Cookie"] == "c=%5B1%5D")
    }

    @Test("JSON in a header is ASCII")
    func asciiHeader() throws {
        let value: JSONValue = ["é": "😀\u{7F}\n"]
        let request = try resolve { $0.header("X-Meta", json: value) }
        #expect(request.headers["X-Meta"] == #"{"\u00e9":"\ud83d\ude00\u007f\n"}"#)
        #expect(try JSONValue(jsonText: request.headers["X-Meta"] ?? "") == value)
    }

    @Test("an error names a parameter as its description does")
    func nameInError() {
        let error = #expect(throws: RequestEncoder.EncodingError.self) {
            try resolve { $0.query("ü n[x]", ["a|b"], style: .pipeDelimited, explode: false) }
        }
        #expect(error.map { "\($0)".contains("'ü n[x]' cannot be encoded") } == true)
    }

    @Test("headers are written in style simple and not percent-encoded")
    func header() throws {
        let request = try resolve {
            $0.header("X-List", ["a b", "c"])
            $0.header("X-Flat", Self.object)
            $0.header("X-Pairs", Self.object, explode: true)
            $0.header("X-None", String?.none)
        }
        #expect(request.headers["X-List"] == "a b,c")
        #expect(request.headers["X-Flat"] == "R,100,G,200,B,150")
        #expect(request.headers["X-Pairs"] == "R=100,G=200,B=150")
        #expect(!request.headers.contains("X-None"))
    }

    @Test(
        "a value that would read back as another is refused in a header",
        arguments: [
            (["a,b", "c"], false), (["a,"], false), (["a": "x,y"], false), (["a,b": "x"], true), (["a=b": "x"], true),
            (["a,b", ""], false), (" lead", false), ("trail\t", true),
        ] as [(JSONValue, Bool)]
    )
    func refusedInHeader(value: JSONValue, explode: Bool) {
        let error = #expect(throws: RequestEncoder.EncodingError.self) {
            try resolve { $0.header("X-Tags", value, explode: explode) }
        }
        #expect(error.map { "\($0)".hasPrefix("'X-Tags' cannot be encoded: ") } == true)
    }

    @Test(
        "a list that would read back as another is refused in a query and in cookies",
        arguments: [
            (.spaceDelimited, ["a b", "c"], "' ' in 'a b'"), (.pipeDelimited, ["a": "b|c"], "'|' in 'b|c'"),
            (.cookie, ["a=b": "c"], "'=' would end the name 'a=b'"),
            (.deepObject, ["a]": "c"], "']' would end the name 'a]'"),
            (.deepObject, ["a": ["": "c"]], "a member without a name"),
            (.deepObject, ["a": [["b": 1], ["c": nil]]], "an element of a list has no value"),
            (.deepObject, ["a": ["[b": "c"]], "'[' would end the name '[b'"),
        ] as [(RequestEncoder.Style, JSONValue, String)]
    )
    func refusedList(style: RequestEncoder.Style, value: JSONValue, reason: String) {
        let error = #expect(throws: RequestEncoder.EncodingError.self) {
            try resolve {
                if style == .cookie {
                    $0.cookie("tags", value, style: style, explode: true)
                } else {
                    $0.query("tags", value, style: style, explode: false)
                }
            }
        }
        #expect(error.map { "\($0)".contains(reason) } == true)
    }

    @Test(
        "an escaped separator that is sent as it is would end an element, too",
        arguments: [(.spaceDelimited, "b%20c"), (.pipeDelimited, "b%7Cc"), (.pipeDelimited, "b%7cc")]
            as [(RequestEncoder.Style, String)]
    )
    func escapedSeparators(style: RequestEncoder.Style, element: String) throws {
        #expect(throws: RequestEncoder.EncodingError.self) {
            try resolve { $0.query("p", ["a", element], style: style, explode: false, allowReserved: true) }
        }
        let query = try resolve { $0.query("p", ["a", element], style: style, explode: false) }.url.query
        #expect(query?.hasSuffix(element.replacing("%", with: "%25")) == true, "\(query ?? "")")
    }

    @Test("a list that would read back as another is refused in a path and in a part of a form")
    func refusedInPath() {
        let inPath = #expect(throws: RequestEncoder.EncodingError.self) {
            try resolve { $0.path = "/\(["a.b"], .label, explode: true, name: "tags")" }
        }
        #expect(inPath.map { "\($0)".contains("'.' in 'a.b'") } == true)
        let inForm = #expect(throws: RequestEncoder.EncodingError.self) {
            try resolve { $0.multipart { $0.field("tags", ["a,b", "c"], separator: ",") } }
        }
        #expect(inForm.map { "\($0)".contains("',' in 'a,b'") } == true)
    }

    @Test("commas that separate nothing are sent in a header")
    func commasInHeader() throws {
        let request = try resolve {
            $0.header("X-Text", "a,b")
            $0.header("If-Match", [#""a,b""#, #""c""#])
            $0.header("X-Pairs", ["a": "b=c"], explode: true)
            $0.header("X-Date", RFC2822Date(Date(timeIntervalSince1970: 0)))
        }
        #expect(request.headers["X-Text"] == "a,b")
        #expect(request.headers["If-Match"] == #""a,b","c""#)
        #expect(request.headers["X-Pairs"] == "a=b=c")
        #expect(request.headers["X-Date"] == "Thu, 01 Jan 1970 00:00:00 +0000")
    }

    @Test("a comma in an element and '=' in a name are percent-encoded, although reserved characters are kept")
    func separators() throws {
        let request = try resolve {
            let map = ["x=y": "v=w"]
            $0.path =
                "/\(["a,b", "c"], allowReserved: true)/\("a,b", allowReserved: true)/\(map, explode: true, allowReserved: true)"
            $0.query("list", ["a,b", "c/d"], explode: false, allowReserved: true)
            $0.query("map", ["k,1": "a,b"], explode: false, allowReserved: true)
            $0.query("text", "a,b", allowReserved: true)
            $0.query("each", ["a,b"], allowReserved: true)
        }
        let query = "list=a%2Cb,c/d&map=k%2C1,a%2Cb&text=a,b&each=a,b"
        #expect(request.url.query(percentEncoded: true) == query)
        #expect(request.url.path(percentEncoded: true) == "/a%2Cb,c/a,b/x%3Dy=v=w")
    }

    @Test("a semicolon in a value of style matrix is percent-encoded, although reserved characters are kept")
    func semicolonsInMatrix() throws {
        let request = try resolve {
            $0.path = """
                /a\("a;b:c", .matrix, name: "color", allowReserved: true)\
                /\(["a;b", "c:d"], .matrix, explode: true, name: "color", allowReserved: true)\
                /\(["k;1": "a;b"], .matrix, explode: true, name: "color", allowReserved: true)\
                /\("a;b:c", allowReserved: true)
                """
        }
        #expect(
            request.url.path(percentEncoded: true)
                == "/a;color=a%3Bb:c/;color=a%3Bb;color=c:d/;k%3B1=a%3Bb/a;b:c"
        )
    }

    @Test("a separator in an element is a fault even if a combining mark follows it")
    func markedSeparator() {
        let writers: [@Sendable (inout RequestEncoder) -> Void] = [
            { $0.query("q", ["a|\u{301}b", "c"], style: .pipeDelimited, explode: false) },
            { $0.query("q", ["a \u{301}b", "c"], style: .spaceDelimited, explode: false) },
            { $0.path = "/\(["a.\u{301}b", "c"], .label, explode: true)" },
            { $0.header("X-A", ["a=\u{301}": "b"], explode: true) },
            { $0.cookie("c", ["a=\u{301}": "b"], style: .cookie) },
            { $0.multipart { $0.field("f", ["a,\u{301}b", "c"], separator: ",") } },
        ]
        for write in writers {
            do {
                _ = try resolve(.post, write)
                Issue.record("a separator was sent")
            } catch {
                guard case RequestEncoder.EncodingError.invalidValue = error else {
                    Issue.record("\(error)")
                    continue
                }
            }
        }
    }

    @Test("a number that JSON cannot represent is a fault, not a text", arguments: [Double.nan, -.infinity])
    func notFinite(number: Double) {
        let value = JSONValue.number(JSONNumber(number))
        let object = JSONValue.object(["a": value])
        let reason = "JSON has no \(number)"
        let writers: [(String, @Sendable (inout RequestEncoder) -> Void)] = [
            ("q", { $0.query("q", value) }), ("q", { $0.query("q", JSONValue.array([value])) }),
            ("q", { $0.query("q", object) }), ("q", { $0.query("q", object, style: .deepObject) }),
            ("X", { $0.header("X", value) }),
            ("querystring", { $0.querystring(value) }), ("body", { $0.form(object) }),
            ("f", { $0.multipart { $0.field("f", value) } }),
            ("f", { $0.multipart { $0.field("f", JSONValue.array([value]), separator: ",") } }),
        ]
        for (name, write) in writers {
            #expect(throws: RequestEncoder.EncodingError.invalidValue(parameter: name, reason: reason)) {
                try resolve(.post, write)
            }
        }
    }

    @Test("an element of a header that would not be read as it is is refused", arguments: [" ", " a", "a\t", "a,b"])
    func element(text: String) throws {
        let error = #expect(throws: RequestEncoder.EncodingError.self) { try resolve { $0.header("X", [text, "b"]) } }
        #expect(error?.description.contains("outer spaces") == true, "\(String(describing: error))")
        #expect(throws: Never.self) { try resolve { $0.header("X", ["a b", "b"]) } }
    }

    @Test("cookies are joined by semicolons, and no value can start another cookie")
    func cookie() throws {
        let request = try resolve {
            $0.cookie("session", "a; admin=1")
            $0.cookie("ids", [1, 2])
        }
        #expect(request.headers.values("Cookie") == ["session=a%3B%20admin%3D1; ids=1; ids=2"])
    }

    @Test(
        "a nested value is an error if the style cannot encode it",
        arguments: [RequestEncoder.Style.form, .spaceDelimited, .pipeDelimited]
    )
    func nested(style: RequestEncoder.Style) {
        let value: JSONValue = [["a"]]
        #expect(throws: RequestEncoder.EncodingError.nestedValue(parameter: "x", style: style)) {
            try resolve { $0.query("x", value, style: style) }
        }
    }

    @Test("an endless deepObject is a fault")
    func deepFaults() {
        var value: JSONValue = 1
        for _ in 0..<100 { value = ["a": value] }
        let deep = value
        #expect(throws: RequestEncoder.EncodingError.tooDeep(parameter: "x")) {
            try resolve { $0.query("x", deep, style: .deepObject) }
        }
    }
}
