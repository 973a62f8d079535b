import EndpointRuntime
import Foundation
import Testing

@testable import EndpointTesting

@Suite("Reading a call back", .serialized)
struct StubRequestTests {
    private static let lists: [(RequestEncoder.Style, Bool)] = [
        (.form, true), (.form, false), (.spaceDelimited, false), (.pipeDelimited, false),
    ]

    @Test("a list in a query reads back, whatever its elements contain", arguments: lists)
    func queryLists(style: RequestEncoder.Style, explode: Bool) throws {
        for list in [["a"], ["a,b", "c&d=e", "%"], ["1", "true", "null"], ["\u{FEFF}a"]] {
            let request = try sent { $0.query("list", list, style: style, explode: explode) }
            #expect(try request.query("list", style: style, explode: explode) == list)
        }
        let request = try sent { $0.query("list", [1, 2], style: style, explode: explode) }
        #expect(try request.query("list", style: style, explode: explode) == [1, 2])
    }

    @Test(
        "a list in a path reads back",
        arguments: [
            (RequestEncoder.Style.simple, false), (.label, false), (.label, true), (.matrix, false), (.matrix, true),
        ]
    )
    func pathLists(style: RequestEncoder.Style, explode: Bool) throws {
        for list in [["a"], ["a,b", "c;d=e"], ["\u{FEFF}a"]] {
            let request = try sent("/{list}") { $0.path = "/\(list, style, explode: explode, name: "list")" }
            #expect(try request.path("list", style: style, explode: explode) == list)
        }
        let one = try sent("/{list}") { $0.path = "/\(7, style, explode: explode, name: "list")" }
        #expect(try one.path("list", style: style, explode: explode) == 7)
        let json = try sent("/{list}") { $0.path = "/\(json: ["a/b"])" }
        #expect(try json.path(json: "list") == ["a/b"])
    }

    @Test("a choice without a text is read from what looks like one of its alternatives")
    func choices() throws {
        let id = UUID()
        for amount in [Amount.count(7), .flag(true), .list([1, 2]), .id(id)] {
            let request = try sent("/{a}", method: .post) { encoder in
                encoder.path = "/\(amount)"
                encoder.query("a", amount)
                encoder.header("X-A", amount)
                encoder.multipart { $0.field("a", amount) }
            }
            #expect(try request.query("a") == amount)
            #expect(try request.path("a") == amount)
            #expect(try request.header("X-A") == amount)
            #expect(try request.multipart { try $0.field("a") } == amount)
            #expect(try request.query("b") == Amount?.none)
        }
        #expect(try sent { $0.query("a", [Amount.count(7), .id(id)]) }.query("a") == [Amount.count(7), .id(id)])
        #expect(throws: (any Error).self) { try sent { $0.query("a", "seven") }.query("a") as Amount }
    }

    @Test("texts, numbers and flags are read as the requested type")
    func scalars() throws {
        let request = try sent {
            $0.query("a", "7")
            $0.query("b", 7)
            $0.query("c", true)
            $0.query("d", Decimal(string: "0.10"))
            $0.header("X-List", ["a", "b"])
            $0.header("If-Match", [#""a,b""#, #""c""#])
            $0.cookie("e", "x; y=z")
            $0.query("f", json: ["k": 1])
        }
        #expect(try request.query("a") == "7")
        #expect(try request.query("b") == Int64(7))
        #expect(try request.query("c") == true)
        #expect(try request.query("d") == Decimal(string: "0.1"))
        #expect(try request.header("x-list") == ["a", "b"])
        #expect(try request.header("If-Match") == [#""a,b""#, #""c""#])
        #expect(try request.cookie("e") == "x; y=z")
        #expect(try request.query(json: "f") == ["k": 1])
        #expect(try request.query("g") == String?.none)
        #expect(throws: StubRequest.ReadError("query parameter 'g'", "it is missing")) {
            try request.query("g") as String
        }
        let error = #expect(throws: StubRequest.ReadError("query parameter 'a'", "'7' is not a valid Bool")) {
            try request.query("a") as Bool
        }
        #expect(error?.localizedDescription == "query parameter 'a': '7' is not a valid Bool")
    }

    @Test("dates, data and URLs read back wherever they are sent as texts")
    func textForms() throws {
        let date = Date(timeIntervalSince1970: 1_714_557_600.25)
        let url = try #require(URL(string: "https://example.com/a?b=c"))
        let request = try sent("/{day}") {
            $0.path = "/\(date)"
            $0.query("since", date)
            $0.query("dates", [date, date])
            $0.query("map", ["a": date], style: .deepObject)
            $0.query("data", Data("a?".utf8))
            $0.query("url", url)
            $0.header("X-Since", date)
            $0.cookie("since", date)
        }
        #expect(try request.path("day") == date)
        #expect(try request.query("since") == date)
        #expect(try request.query("since") == Optional(date))
        #expect(try request.query("until") == Date?.none)
        #expect(try request.query("dates") == [date, date])
        #expect(try request.query("map", style: .deepObject) == ["a": date])
        #expect(try request.query("data") == Data("a?".utf8))
        #expect(try request.query("url") == url)
        #expect(try request.header("X-Since") == date)
        #expect(try request.cookie("since") == date)
        #expect(throws: StubRequest.ReadError("query parameter 'url'", "'\(url)' is not a valid Date")) {
            try request.query("url") as Date
        }
        let form = try sent(method: .post) { encoder in encoder.multipart { $0.field("since", date) } }
        #expect(try form.multipart { try $0.field("since") } == date)
    }

    @Test("objects read back in style deepObject and exploded")
    func objects() throws {
        let point = ["x": 1, "y": 2]
        let deep = try sent { $0.query("at", point, style: .deepObject) }
        #expect(try deep.query("at", style: .deepObject) == point)
        let spread = try sent {
            $0.query("at", point)
            $0.query("limit", 3)
        }
        #expect(try spread.query("at", others: ["limit"]) == point)
        let lists = ["size": ["2"], "sort": ["a", "b"]]
        #expect(try sent { $0.query("page", lists) }.query("page", others: []) == lists)
        let numbers = ["b": ["c": [1, 2]]]
        let nested = try sent { $0.query("a", numbers, style: .deepObject) }
        #expect(try nested.query("a", style: .deepObject) == numbers)
        let scalar = try sent { $0.query("a", true, style: .deepObject) }
        #expect(try scalar.query("a", style: .deepObject) == true)
    }

    @Test(
        "a list reads back from one part or item, although its text looks like JSON",
        arguments: ["[1]", "{}", "[", "[[]]"]
    )
    func textLikeJSON(text: String) throws {
        let request = try sent(method: .post) { encoder in
            encoder.multipart { form in
                form.field("list", [text])
                form.field("lists", [[text]])
                form.field("typed", [text], contentType: "text/plain")
                form.field("text", text)
                form.field("size", Size.text(text))
                form.items("items", [text])
                form.field("json", [text], contentType: "application/json")
            }
        }
        try request.multipart { form throws in
            #expect(try form.field("list") == [text])
            #expect(try form.field("lists") == [[text]])
            #expect(try form.field("typed", contentType: "text/plain") == [text])
            #expect(try form.field("text") == text)
            #expect(try form.field("size") == Size.text(text))
            #expect(try form.items("items") == [text])
            #expect(try form.items("items") as [JSONValue] == [.string(text)])
            #expect(try form.field("json", contentType: "application/json") == [text])
        }
        let body: JSONValue = ["a": .string(text), "list": [.string(text)], "in": ["k": .string(text)]]
        let form = try sent(method: .post) { $0.form(body) }
        #expect(try form.form() as Form == Form(a: text, list: [text], inner: ["k": text]))
        let lists = try sent(method: .post) { $0.form(["a": [[text]]]) }
        #expect(try lists.form() == ["a": [[text]]])
        let sizes: [String: Size] = ["a": .text(text)]
        #expect(try sent(method: .post) { $0.form(sizes) }.form() == sizes)
    }

    @Test("a list of one object or list reads back from one part")
    func listOfOne() throws {
        let request = try sent(method: .post) { encoder in
            encoder.multipart { form in
                form.field("objects", [["x": 1]])
                form.field("lists", [[1, 2]])
                form.field("object", ["x": 1])
                form.field("any", ["x": [1]] as JSONValue)
            }
        }
        try request.multipart { form throws in
            #expect(try form.field("objects") == [["x": 1]])
            #expect(try form.field("lists") == [[1, 2]])
            #expect(try form.field("object") == ["x": 1])
            #expect(try form.field("any") as JSONValue == ["x": [1]])
        }
    }

    @Test("a form body reads back")
    func form() throws {
        let body: JSONValue = ["a": "x y+z", "list": ["1", "2"], "in": ["k": "v"]]
        let request = try sent(method: .post) { $0.form(body) }
        #expect(try request.form() as Form == Form(a: "x y+z", list: ["1", "2"], inner: ["k": "v"]))
    }

    @Test("empty elements of a list and empty members of an object in a header read back")
    func emptyElements() throws {
        let request = try sent {
            $0.header("X-List", ["a", "", "b"])
            $0.header("X-Filter", ["a": "", "b": "2"] as [String: String])
            $0.header("X-Spread", ["a": "", "b": "2"] as [String: String], explode: true)
        }
        #expect(try request.header("X-List") == ["a", "", "b"])
        #expect(try request.header("X-Filter") == ["a": "", "b": "2"])
        #expect(try request.header("X-Spread", explode: true) == ["a": "", "b": "2"])
    }

    @Test("an empty list and an empty object, which add nothing to a request, read back")
    func empty() throws {
        let request = try sent(method: .post) {
            $0.query("list", [] as [Int])
            $0.query("map", [:] as [String: Int], style: .deepObject)
            $0.header("X-List", [] as [Int])
            $0.cookie("list", [] as [Int])
            $0.form(["a": "x", "list": []] as JSONValue)
        }
        #expect(try request.query("list") == [Int]())
        #expect(try request.query("map", style: .deepObject) == [String: Int]())
        #expect(try request.header("X-List") == [Int]())
        #expect(try request.cookie("list") == [Int]())
        #expect(try request.form(fields: ["in": FormField(style: .deepObject)]) == Form(a: "x", list: [], inner: [:]))
        let parts = try sent(method: .post) { encoder in
            encoder.multipart { form in
                form.field("a", "x")
                form.field("list", [] as [Int])
            }
        }
        #expect(try parts.multipart { try $0.field("list") } == [Int]())
        #expect(throws: StubRequest.ReadError.self) { try request.form() as [String: Int] }
        #expect(throws: StubRequest.ReadError.self) { try request.query("form") as Form }
    }

    @Test("a text in a place for any value reads back as a text")
    func anyText() throws {
        let members: [String: JSONValue] = ["a": "x", "b": "7"]
        #expect(try sent(method: .post) { $0.form(members) }.form() == members)
        let nested: JSONValue = ["in": ["a": "x"], "list": ["x", "y"]]
        let deep = try sent { $0.query("at", nested, style: .deepObject) }
        #expect(try deep.query("at", style: .deepObject) == nested)
        let union: [String: Size] = ["a": .text("x")]
        #expect(try sent(method: .post) { $0.form(union) }.form() == union)
        let form = try sent(method: .post) { encoder in encoder.multipart { $0.items("a", ["x", "y"] as [JSONValue]) } }
        #expect(try form.multipart { try $0.items("a") as [JSONValue] } == ["x", "y"])
    }

    @Test("a JSON text reads back under any name", arguments: ["filter[a]", "a b", "é"])
    func jsonNames(name: String) throws {
        let request = try sent {
            $0.query(name, json: ["k": 1])
            $0.cookie(name, json: ["k": 2])
        }
        #expect(try request.query(json: name) == ["k": 1])
        #expect(try request.cookie(json: name) == ["k": 2])
    }

    @Test("files of a form read back under one name and under numbered names")
    func files() throws {
        let files = ["a", "b"].map { FilePart(Data($0.utf8), name: $0 + ".txt") }
        let request = try sent(method: .post) { encoder in
            encoder.multipart { form in
                form.files("same", files)
                form.files("own", files, numbered: true)
            }
        }
        let body = String(decoding: request.request.body, as: UTF8.self)
        #expect(
            body.contains(#"name="own[0]"; filename="a.txt""#) && body.contains(#"name="own[1]"; filename="b.txt""#)
        )
        #expect(try request.multipart { try $0.files("same") as [FilePart] }.map(\.name) == ["a.txt", "b.txt"])
        #expect(
            try request.multipart { try $0.files("own", numbered: true) as [FilePart] }.map(\.name) == [
                "a.txt", "b.txt",
            ]
        )
        let text = FilePart(name: "", contentType: "text/plain", content: .data(Data("id".utf8)))
        let unnamed = try sent(method: .post) { encoder in encoder.multipart { $0.file("text", text) } }
        #expect(try unnamed.multipart { try $0.file("text") as FilePart } == text)
        #expect(try request.multipart { try $0.files("none", numbered: true) as [FilePart]? } == nil)
    }

    @Test(
        "a name of a part or a file reads back, whatever it contains",
        arguments: ["a; b.txt", "a; filename=b", "; name=\"x\"", "\"", "a\r\nb", "é;", "a=b"]
    )
    func partNames(name: String) throws {
        let request = try sent(method: .post) { encoder in
            encoder.multipart { $0.file(name, FilePart(Data("x".utf8), name: name)) }
        }
        #expect(try request.multipart { try $0.file(name) as FilePart }.name == name)
    }

    @Test("texts read back in the charset of their media type")
    func charsets() throws {
        let type = "text/plain; charset=iso-8859-1"
        let body = try sent(method: .post) { $0.text("Café", contentType: type) }
        #expect(body.request.body.last == 0xE9)
        #expect(try body.text() == "Café")
        let form = try sent(method: .post) { encoder in
            encoder.multipart {
                $0.field("name", "Café", contentType: type)
                $0.items("names", ["Café"], contentType: type)
            }
        }
        #expect(try form.multipart { try $0.field("name") } == "Café")
        #expect(try form.multipart { try $0.items("names") } == ["Café"])
    }

    @Test("a list of a form with a separator is read from one part")
    func separated() throws {
        let request = try sent(method: .post) { encoder in
            encoder.multipart { form in
                form.field("sizes", [1, 2], separator: ",")
                form.field("names", ["a b", "c"], separator: "|")
                form.field("none", [] as [String], separator: ",")
            }
        }
        let text = String(decoding: request.request.body, as: UTF8.self)
        #expect(text.contains("name=\"sizes\"\r\n\r\n1,2\r\n") && text.contains("\r\n\r\na b|c\r\n"))
        #expect(!text.contains("none"))
        #expect(try request.multipart { try $0.field("sizes", separator: ",") as [Int] } == [1, 2])
        #expect(try request.multipart { try $0.field("names", separator: "|") as [String] } == ["a b", "c"])
    }

    @Test("the first matching body of several with one media type is read")
    func sameMediaType() throws {
        let request = try sent(method: .post) { encoder in encoder.multipart { $0.field("b", 1) } }
        let read = try request.body([
            ("multipart/form-data", { try $0.multipart { "a\(try $0.field("a") as Int)" } }),
            ("multipart/form-data", { try $0.multipart { "b\(try $0.field("b") as Int)" } }),
        ])
        #expect(read == "b1")
    }

    private enum Size: Union {
        case text(String), list([String])

        static let alternatives = Alternatives<Size>(.init(Size.text, .string), .init(Size.list, .array))

        init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

        var alternative: UnionValue {
            switch self {
            case .text(let value): UnionValue(value)
            case .list(let value): UnionValue(value)
            }
        }
    }

    private enum Amount: Union {
        case count(Int), flag(Bool), list([Int]), id(UUID)

        static let alternatives = Alternatives<Amount>(
            .init(Amount.count, .integer),
            .init(Amount.flag, .boolean),
            .init(Amount.list, .array),
            .init(Amount.id, .string)
        )

        init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

        var alternative: UnionValue {
            switch self {
            case .count(let value): UnionValue(value)
            case .flag(let value): UnionValue(value)
            case .list(let value): UnionValue(value)
            case .id(let value): UnionValue(value)
            }
        }
    }

    private struct Form: JSONModel, Equatable {
        var a: String
        var list: [String]
        var inner: [String: String]

        init(a: String, list: [String], inner: [String: String]) {
            (self.a, self.list, self.inner) = (a, list, inner)
        }

        init(from json: inout ObjectReader) throws {
            a = try json.required("a")
            list = try json.required("list")
            inner = try json.required("in")
        }

        func encode(to json: inout ObjectWriter) throws {
            try json.required("a", a)
            try json.required("list", list)
            try json.required("in", inner)
        }
    }
}
