import EndpointDescription
import Testing

@Suite("YAML collections")
struct YAMLCollectionTests {
    @Test("a sequence may stand at the column of its key or deeper")
    func sequences() throws {
        #expect(try json("a:\n- 1\n- 2\nb:\n  - 3\nc: 4") == #"{"a":[1,2],"b":[3],"c":4}"#)
        #expect(try json("- - 1\n  - 2\n-\n  - 3\n- a: 4\n  b: 5") == #"[[1,2],[3],{"a":4,"b":5}]"#)
        #expect(try json("-\n- \n-   x") == #"[null,null,"x"]"#)
    }

    @Test("a mapping may have omitted values, blank lines and comments")
    func mappings() throws {
        #expect(
            try json("# head\na: # comment\n\n  b: 1 # one\n# less indented\n  c:\n\nd: x#y\n")
                == ##"{"a":{"b":1,"c":null},"d":"x#y"}"##
        )
        #expect(try json("? a\n? b\n: 1\nc:\n  ? d\n  : - e") == #"{"a":null,"b":1,"c":{"d":["e"]}}"#)
        #expect(try json("a b: 1\n'c d' : 2\n\"e\"  :  3") == #"{"a b":1,"c d":2,"e":3}"#)
    }

    @Test("a collection in brackets may span lines and end with a comma")
    func flows() throws {
        #expect(try json("a: [1, [2], {b: 3},]\nc: {d: {}, e: [],}") == #"{"a":[1,[2],{"b":3}],"c":{"d":{},"e":[]}}"#)
        #expect(try json("a: [\n  1, # one\n\n  2\n]\nb: {\n  c: 3\n}") == #"{"a":[1,2],"b":{"c":3}}"#)
    }

    @Test("a single pair in a sequence is a mapping")
    func pairs() throws {
        #expect(try json("[a: 1, ? b : 2, : 3, \"c\":4]") == #"[{"a":1},{"b":2},{"":3},{"c":4}]"#)
    }

    @Test("JSON is YAML, whatever its white space")
    func jsonIsYAML() throws {
        let text = "{\r\n\t\"a\": [1, 2.5e3, true, null],\r\n\t\"b\":{\"c\":\"x \\u00e9 \\/ \\\"\"},\n\t\"d\":\"\"}"
        #expect(try json(text) == readJSON(text).text)
    }

    @Test("JSON in a file named as YAML is a description")
    func jsonDescription() throws {
        let log = DiagnosticLog()
        let text = #"{"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {"/x": {"get": {}}}}"#
        let description = readDescription(Array(text.utf8), path: "openapi.yaml", into: log)
        #expect(description?.operations.count == 1 && !log.hasErrors)
    }

    @Test("markers and directives may enclose the document")
    func markers() throws {
        #expect(try json("%YAML 1.2\n# comment\n---\na: 1\n...\n# comment\n") == #"{"a":1}"#)
        #expect(try json("--- [1]") == "[1]")
        #expect(try json("--- >\n  x\n...") == #""x\n""#)
        #expect(try json("---\nx: ---y\n") == #"{"x":"---y"}"#)
    }

    @Test("the last of several equal keys counts, with a warning for the others")
    func repeatedKeys() throws {
        let log = DiagnosticLog()
        let json = readYAML(Array("a: 1\n\"\\x61\": 2\na: 3\n".utf8), path: "a.yaml", into: log)
        #expect(json?["a"]?.int == 3 && json?.count == 1)
        #expect(
            log.diagnostics.map(\.description) == [
                "a.yaml:1:1: warning: the key 'a' is repeated later in this mapping; the last one is used\n    at #/a",
                "a.yaml:2:1: warning: the key 'a' is repeated later in this mapping; the last one is used\n    at #/a",
            ]
        )
    }

    @Test("a place has the line in the YAML file and the pointer in the value")
    func places() throws {
        let text = "paths:\n  /a/{b}:\n  - 1\n  - {é: [x]}\n"
        let json = try #require(readYAML(Array(text.utf8), path: "dir/a.yml", into: DiagnosticLog()))
        let place = try #require(json["paths"]?["/a/{b}"]?.elements[1]["é"]?.elements[0]).place
        #expect(place.position == .init(path: "dir/a.yml", line: 4, column: 11))
        #expect(place.pointer == "#/paths/~1a~1{b}/1/é/0")
        #expect(json.place.position == .init(path: "dir/a.yml", line: 1, column: 1))
        #expect(json.place.contains(place) && !place.contains(json.place))
    }

    @Test(
        "the encoding and the line breaks make no difference",
        arguments: ["\n", "\r\n", "\r"]
    )
    func encodings(lineBreak: String) throws {
        let text = ["a: é", "b: |", "  x 😀", "  y", "c:", "  - 1"].joined(separator: lineBreak)
        let utf8 = Array(text.utf8)
        let (little, big) = (bytes(text.utf16.map(\.littleEndian)), bytes(text.utf16.map(\.bigEndian)))
        let scalars = text.unicodeScalars.map(\.value)
        let (wide, wideBig) = (bytes(scalars.map(\.littleEndian)), bytes(scalars.map(\.bigEndian)))
        let forms: [[UInt8]] = [
            utf8, [0xEF, 0xBB, 0xBF] + utf8, little, [0xFF, 0xFE] + little, big, [0xFE, 0xFF] + big,
            wide, [0xFF, 0xFE, 0, 0] + wide, [0, 0, 0xFE, 0xFF] + wideBig,
        ]
        for bytes in forms {
            let log = DiagnosticLog()
            let json = try #require(readYAML(bytes, path: "a.yaml", into: log))
            #expect(json.text == #"{"a":"é","b":"x 😀\ny\n","c":[1]}"#)
            #expect(json["c"]?.elements[0].place.position.line == 6)
            #expect(log.diagnostics.isEmpty)
        }
    }

    private func bytes(_ integers: [some FixedWidthInteger]) -> [UInt8] {
        integers.flatMap { integer in withUnsafeBytes(of: integer) { Array($0) } }
    }
}
