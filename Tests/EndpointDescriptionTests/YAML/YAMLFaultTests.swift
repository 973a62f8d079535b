import EndpointDescription
import Testing

private let quoteComment = "in YAML, quote it: '#' after a space begins a comment"

@Suite("YAML faults")
struct YAMLFaultTests {
    @Test(
        "a wrong indentation is an error with its place and remedy",
        arguments: [
            (
                "a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> main",
                "a.yaml:2:1: error: the file has a merge conflict that is not resolved\n    "
                    + "choose one of both parts, and remove the lines with the marks"
            ),
            (
                "a:\n\tb: 1",
                "a.yaml:2:1: error: a tab is used as indentation\n    indent with spaces; YAML allows no tabs there"
            ),
            (
                "a:\n  b: 1\n  \tc: 2",
                "a.yaml:3:3: error: a tab is used as indentation\n    indent with spaces; YAML allows no tabs there"
            ),
            (
                "a:\n  b: 'x'\n c: 2",
                "a.yaml:3:2: error: this line is indented by 1 space, but its mapping by 0\n    "
                    + "indent it like the other entries of its mapping"
            ),
            (
                "a:\n  b: 'x'\n   c: 2",
                "a.yaml:3:4: error: this line is indented by 3 spaces, but its mapping by 2\n    "
                    + "indent it like the other entries of its mapping"
            ),
            (
                "- 1\n - 2\n- 'x'\n  - 3",
                "a.yaml:4:3: error: this line is indented by 2 spaces, but its sequence by 0\n    "
                    + "indent it like the other entries of its sequence"
            ),
            (
                "x-a:\n  - a: 'b'\n - b",
                "a.yaml:3:2: error: expected a key, found an element of a sequence\n    "
                    + "indent it like the other elements of its sequence"
            ),
            (
                "a: b\n  c: d",
                "a.yaml:2:4: error: there is a ': ' in a text that continues the line above\n    "
                    + "if this is a key, indent it like the other keys of its mapping; if it is text, quote the whole of it"
            ),
            (
                "a:\n  -b: 1\n   c: 2\n",
                "a.yaml:3:5: error: there is a ': ' in a text that continues the line above\n    "
                    + "write a space after '-', if the line above is an element of a sequence"
            ),
            (
                "a:\n  -b\n  c: 2",
                "a.yaml:3:4: error: there is a ': ' in a text that continues the line above\n    "
                    + "write a space after '-', if the line above is an element of a sequence"
            ),
            (
                "a: |\n    \n  x",
                "a.yaml:2:1: error: this empty line has more spaces than the first line of the text\n    "
                    + "remove its spaces, or state the indentation, as in '|2'"
            ),
            (
                "a:\n- b\nc",
                "a.yaml:3:1: error: expected ': ' after the key 'c'\n    "
                    + "write a value after it, or indent the line to continue the one above"
            ),
            (
                "- a\nb: c",
                "a.yaml:2:1: error: expected '- ' and another element, found 'b'\n    "
                    + "indent the line to make it part of the element above"
            ),
            (
                "a: 1\n- b",
                "a.yaml:2:1: error: expected a key, found an element of a sequence\n    "
                    + "indent it like the other elements of its sequence"
            ),
        ]
    )
    func indentation(text: String, diagnostic: String) {
        #expect(diagnostics(of: text) == [diagnostic])
    }

    @Test(
        "a wrong key is an error with its place and remedy",
        arguments: [
            ("a: 1\nb:2\n", "a.yaml:2:2: error: expected ': ' after the key 'b:2'\n    write a space after ':'"),
            (
                "openapi:3.1.0\ninfo:\n",
                "a.yaml:1:8: error: there is no space after ':'\n    write a space between a key and its value"
            ),
            (
                "a: b: c",
                "a.yaml:1:5: error: this is the second ': ' on the line, but a mapping cannot begin in the middle of it\n    "
                    + "quote the text, or begin the mapping on the next line"
            ),
            (
                "--- openapi: 3.1.0",
                "a.yaml:1:12: error: a mapping cannot begin on the line of '---'\n    begin it on the next line"
            ),
            (
                "--- : b",
                "a.yaml:1:5: error: a mapping cannot begin on the line of '---'\n    begin it on the next line"
            ),
            (
                "a: - b",
                "a.yaml:1:4: error: a block sequence cannot begin in the middle of a line\n    begin it on the next line"
            ),
            (
                "[a]: b",
                "a.yaml:1:4: error: a sequence or mapping cannot be a key, because keys of descriptions are text\n    "
                    + "quote it, if it is meant as text"
            ),
            (
                "? - a\n: b",
                "a.yaml:1:3: error: a sequence or mapping cannot be a key, because keys of descriptions are text\n    "
                    + "quote it, if it is meant as text"
            ),
            (
                "{a: 1, , b: 2}",
                "a.yaml:1:8: error: expected an entry, found ','\n    remove the comma, or write what belongs before it"
            ),
            (
                "[, a]",
                "a.yaml:1:2: error: expected an entry, found ','\n    remove the comma, or write what belongs before it"
            ),
            (
                "{pets/{id}: 1}",
                "a.yaml:1:7: error: expected ',' or '}', found '{'"
            ),
            (
                "{a: 1 b: 2}",
                "a.yaml:1:8: error: expected ',' or '}', found ':'\n    write a key and its ':' on one line, and a space after ':'"
            ),
        ]
    )
    func keys(text: String, diagnostic: String) {
        #expect(diagnostics(of: text) == [diagnostic])
    }

    @Test(
        "a wrong text is an error with its place and remedy",
        arguments: [
            (
                "a: \"b",
                "a.yaml:1:4: error: this text has no closing quotation mark\n    close it; the file may be incomplete"
            ),
            (
                "a: !<tag:b c",
                "a.yaml:1:11: error: expected '>' at the end of the tag\n    write '>' after the tag, or quote the text"
            ),
            ("a: !!float .inf", "a.yaml:1:12: error: '.inf' is not a number of JSON\n    quote it, and remove the tag"),
            (
                "a: !!int 0xFFFFFFFFFFFFFFFFFF",
                "a.yaml:1:10: error: '0xFFFFFFFFFFFFFFFFFF' is not an integer, as its tag says\n    remove the tag"
            ),
            (
                "a: 'b's c'",
                "a.yaml:1:7: error: expected the end of the line, found 's'\n    write '' for an apostrophe inside of the text"
            ),
            (
                #"a: "b" c"#,
                "a.yaml:1:8: error: expected the end of the line, found 'c'\n    write \\\" for a quotation mark inside of the text"
            ),
            (
                "a: [b] c",
                "a.yaml:1:8: error: expected the end of the line, found 'c'\n    quote the whole of it, if it is text"
            ),
            (
                "a: 'b'# c",
                "a.yaml:1:7: error: a comment must be separated from what precedes it\n    write a space before '#'"
            ),
            (
                #"a: "\d+""#,
                "a.yaml:1:5: error: '\\' does not begin a valid escape\n    write '\\\\' for the character itself, or use single quotation marks"
            ),
            ("a: @x", "a.yaml:1:4: error: text cannot begin with '@'\n    quote the text"),
            ("a: %x", "a.yaml:1:4: error: text cannot begin with '%'\n    quote the text"),
            (
                "a: | b",
                "a.yaml:1:6: error: expected the end of the line after '|', found 'b'\n    begin the text on the next line; only '+', '-' and a digit from 1 to 9 may follow"
            ),
            (
                "a: x\u{1}",
                "a.yaml:1:5: error: the control character 0x01 is not allowed here\n    write it as an escape in double quotes"
            ),
            (
                "a: [1, 2",
                "a.yaml:1:4: error: this bracket is not closed before the end of the file\n    close it with ']'"
            ),
            (
                "a: {b: 1",
                "a.yaml:1:4: error: this bracket is not closed before the end of the file\n    close it with '}'"
            ),
            (
                "b: 1\na: {b: 1, # }\n  c: d e: f}",
                "a.yaml:3:9: error: expected ',' or '}', found ':' in the brackets that begin at 2:4\n    "
                    + "write a key and its ':' on one line, and a space after ':'"
            ),
            (
                "b: 1\na: {$ref: #/components/schemas/Pet}\n",
                "a.yaml:2:4: error: this bracket is not closed: a comment follows on its line\n    \(quoteComment)"
            ),
            (
                "b: 1\na: {$ref: #/components/schemas/Pet}\nc: d",
                "a.yaml:2:4: error: this bracket is not closed: a comment follows on its line\n    \(quoteComment)"
            ),
            (
                "a:\n- {$ref: #/components/schemas/Pet}\n- {$ref: '#/a'}",
                "a.yaml:2:3: error: this bracket is not closed: a comment follows on its line\n    \(quoteComment)"
            ),
            ("a: [1}", "a.yaml:1:6: error: expected ',' or ']', found '}'"),
        ]
    )
    func texts(text: String, diagnostic: String) {
        #expect(diagnostics(of: text) == [diagnostic])
    }

    @Test(
        "a wrong tag, directive or marker is an error with its place and remedy",
        arguments: [
            (
                "a: !x!y z",
                "a.yaml:1:4: error: the tag handle '!x!' is not declared\n    declare it with '%TAG' at the beginning of the file, or quote the text"
            ),
            ("a: !!int x", "a.yaml:1:10: error: 'x' is not an integer, as its tag says\n    remove the tag"),
            ("a: !!int |\n  7\n  8", "a.yaml:2:3: error: '7' is not an integer, as its tag says\n    remove the tag"),
            ("a: !!int |-\n\n   x", "a.yaml:3:4: error: 'x' is not an integer, as its tag says\n    remove the tag"),
            ("a: !!bool >-\n  yes", "a.yaml:2:3: error: 'yes' is not a boolean, as its tag says\n    remove the tag"),
            ("a: !!int 15E-1", "a.yaml:1:10: error: '15E-1' is not an integer, as its tag says\n    remove the tag"),
            ("a: !!int 1.5", "a.yaml:1:10: error: '1.5' is not an integer, as its tag says\n    remove the tag"),
            ("a: !!seq {}", "a.yaml:1:4: error: the tag does not fit a mapping\n    remove the tag"),
            ("!!str\n- a", "a.yaml:1:1: error: the tag does not fit a sequence\n    remove the tag"),
            ("!!int\na: 1", "a.yaml:1:1: error: the tag does not fit a mapping\n    remove the tag"),
            ("a: !!map x", "a.yaml:1:4: error: the tag does not fit a scalar\n    remove the tag"),
            ("a: &x &y 1", "a.yaml:1:7: error: a node has two anchors\n    remove one of them"),
            ("a: !!str\n  !!str 1", "a.yaml:2:3: error: a node has two tags\n    remove one of them"),
            (
                "a: 1\n---\nb: 2",
                "a.yaml:2:1: error: a second document begins here, but a file may hold only one\n    move it to a file of its own"
            ),
            (
                "a: 1\n...\nb: 2",
                "a.yaml:3:1: error: a second document begins here, but a file may hold only one\n    move it to a file of its own"
            ),
            (
                "%YAML 1.2\na: 1",
                "a.yaml:1:1: error: there is no document after this directive\n    write a line '---' after it"
            ),
            (
                "%YAML 2.0\n---\na: 1",
                "a.yaml:1:1: error: YAML 2.0 is not supported; 1.2 is\n    write '%YAML 1.2', or remove the line"
            ),
            (
                "%YAML\n---\na: 1",
                "a.yaml:1:1: error: expected a version after '%YAML'\n    write '%YAML 1.2', or remove the line"
            ),
            (
                "%TAG e tag:e\n---\na: 1",
                "a.yaml:1:1: error: expected a handle and a prefix after '%TAG'\n    "
                    + "write them, as in '%TAG !e! tag:example.com,2000:', or remove the line"
            ),
            (
                "[a,\n---\n]",
                "a.yaml:2:1: error: a document marker appears inside brackets\n    close the brackets before it"
            ),
        ]
    )
    func structure(text: String, diagnostic: String) {
        #expect(diagnostics(of: text) == [diagnostic])
    }

    @Test(
        "a line inside quotation marks or brackets that is indented too little is read, with one warning for all of them",
        arguments: [
            ("a: 'b\nc: d\n\ne'", #"{"a":"b c: d\ne"}"#, [quoted(2, 1)]),
            ("x:\n  a: \"b\n  c\n  d\"\n  e: 1", #"{"x":{"a":"b c d","e":1}}"#, [quoted(3, 3)]),
            ("a: [\n1,\n2\n]\nb: {c: [\nd]}", #"{"a":[1,2],"b":{"c":["d"]}}"#, [bracketed(2, 1), bracketed(6, 1)]),
            ("x:\n- a: [b,\n  c,\nd]\n  e: f", #"{"x":[{"a":["b","c","d"],"e":"f"}]}"#, [bracketed(3, 3)]),
        ]
    )
    func outdented(text: String, json: String, diagnostics: [String]) {
        let log = DiagnosticLog()
        #expect(readYAML(Array(text.utf8), path: "a.yaml", into: log)?.text == json)
        #expect(log.diagnostics.map(\.description) == diagnostics)
    }

    private static func quoted(_ line: Int, _ column: Int) -> String {
        "a.yaml:\(line):\(column): warning: this line is inside quotation marks, so it should be indented more than their "
            + "key\n    indent it, or close the quotation marks above"
    }

    private static func bracketed(_ line: Int, _ column: Int) -> String {
        "a.yaml:\(line):\(column): warning: a line inside brackets should be indented more than the line that they belong "
            + "to\n    indent it, or close the brackets"
    }

    @Test("unclosed quotation marks and brackets are errors, and a warning names the first suspicious line")
    func unclosed() {
        #expect(
            diagnostics(of: "a: 'b\nc: d\n") == [
                "a.yaml:1:4: error: this text has no closing quotation mark\n    close it; the file may be incomplete",
                YAMLFaultTests.quoted(2, 1),
            ]
        )
        #expect(
            diagnostics(of: "a: [b,\nc: d\ne: f\n") == [
                YAMLFaultTests.bracketed(2, 1),
                "a.yaml:3:1: error: expected ',' or ']', found 'e' in the brackets that begin at 1:4",
            ]
        )
    }

    @Test("an unknown tag is a warning, and a text or a number stays what it is")
    func unknownTags() {
        let log = DiagnosticLog()
        let json = readYAML(Array("a: !Ref 12\nb: !Ref {c: !Ref x}".utf8), path: "a.yaml", into: log)
        #expect(json?.text == #"{"a":12,"b":{"c":"x"}}"#)
        #expect(
            log.diagnostics.map(\.description) == [
                "a.yaml:1:4: warning: the tag '!Ref' is unknown and has no effect",
                "a.yaml:2:4: warning: the tag '!Ref' is unknown and has no effect",
                "a.yaml:2:13: warning: the tag '!Ref' is unknown and has no effect",
            ]
        )
    }

    @Test(
        "bytes that are not UTF-8 are an error",
        arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82]] as [[UInt8]]
    )
    func notUTF8(bytes: [UInt8]) {
        let forms = [
            "a: x?", "a: '?'", "a: \"?\"", "a: \"\\n?\"", "a: |\n  ?", "a: [x?]", "a: &?", "a: x\n  y?",
            "a: 1 # café, thé ?",
            "# ?\na: 1", "%X ?\n---\na: 1", "a: 1\n...\n# ?", "a: !<?> 1", "a: é, eight bytes, then ?",
        ]
        for form in forms {
            let text = form.utf8.flatMap { $0 == UInt8(ascii: "?") ? bytes : [$0] }
            let log = DiagnosticLog()
            #expect(readYAML(text, path: "a.yaml", into: log) == nil)
            let lines = form.prefix { $0 != "?" }.split(separator: "\n", omittingEmptySubsequences: false)
            let place = "a.yaml:\(lines.count):\(lines[lines.count - 1].utf8.count + 1)"
            #expect(
                log.diagnostics.map(\.description) == [
                    "\(place): error: these bytes are not UTF-8\n    save the file as UTF-8"
                ]
            )
        }
    }

    @Test(
        "half of a pair in UTF-16, and bytes that are no whole character, are an error",
        arguments: [
            ([0xFF, 0xFE, 0x61, 0, 0x3A, 0, 0x20, 0, 0x3D, 0xD8, 0x0A, 0], "1:4", 16),
            ([0xFE, 0xFF, 0, 0x61, 0, 0x3A, 0, 0x0D, 0, 0x0A, 0, 0x20, 0xDE, 0], "2:2", 16),
            ([0x61, 0, 0x3A, 0, 0x20, 0, 0x31, 0, 0x0A], "1:5", 16),
            ([0x61, 0, 0x3A, 0, 0x20, 0, 0x3D, 0xD8], "1:4", 16),
            ([0x61, 0, 0, 0, 0x3A, 0, 0, 0, 0x20, 0, 0, 0, 0, 0xD8, 0, 0], "1:4", 32),
            ([0, 0, 0, 0x61, 0, 0, 0, 0x3A, 0, 0, 0], "1:3", 32),
        ] as [([UInt8], String, Int)]
    )
    func halfPairs(bytes: [UInt8], place: String, width: Int) {
        let log = DiagnosticLog()
        #expect(readYAML(bytes, path: "a.yaml", into: log) == nil)
        #expect(
            log.diagnostics.map(\.description) == [
                "a.yaml:\(place): error: these bytes are not UTF-\(width)\n    save the file as UTF-8"
            ]
        )
    }
}
