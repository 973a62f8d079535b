import EndpointDescription
import Testing

@Suite("YAML aliases and merges")
struct YAMLAliasTests {
    @Test("an alias has the value of its anchor")
    func aliases() throws {
        #expect(
            try json("a: &x [1, &y {b: 2}]\nc: *x\nd: *y") == #"{"a":[1,{"b":2}],"c":[1,{"b":2}],"d":{"b":2}}"#
        )
        #expect(try json("&k key: &v 1\nb: *v\nc: {*k : *k}") == #"{"key":1,"b":1,"c":{"key":"key"}}"#)
    }

    @Test("an alias has the value of the latest anchor of its name, which may be empty")
    func anchors() throws {
        #expect(try json("- &a 1\n- *a\n- &a 2\n- *a\n- &b\n- *b\n- &c !!str\n- *c") == #"[1,1,2,2,null,null,"",""]"#)
        #expect(try json("&m\na: &s\n  - 1\nb: *s") == #"{"a":[1],"b":[1]}"#)
        #expect(try json("- &n 200\n- {*n : x}") == #"[200,{"200":"x"}]"#)
    }

    @Test("a fault in the value of an alias is reported once, at the anchor")
    func placesOfAliases() throws {
        let text = "a: &x\n  b: 1\nc: *x\nd: *x\n"
        let json = try #require(readYAML(Array(text.utf8), path: "a.yaml", into: DiagnosticLog()))
        let place = try #require(json["d"]?["b"]).place
        #expect(place.position == .init(path: "a.yaml", line: 2, column: 6))
        #expect(place.pointer == "#/d/b")
        let log = DiagnosticLog()
        for name in ["a", "c", "d"] { log.error("no", at: json[name]?["b"]?.place) }
        #expect(log.errorCount == 1)
    }

    @Test("a merge adds the members that the mapping lacks")
    func merges() throws {
        let base = "x: &x {a: 1, b: 2}\ny: &y {b: 3, c: 4}\n"
        #expect(try json(base + "z:\n  <<: *x\n  b: 5\n").hasSuffix(#""z":{"a":1,"b":5}}"#))
        #expect(try json(base + "z:\n  b: 5\n  <<: [*y, *x]\n  d: 6\n").hasSuffix(#""z":{"b":5,"c":4,"a":1,"d":6}}"#))
        #expect(try json(base + "z: {<<: *x, <<: *y}").hasSuffix(#""z":{"a":1,"b":2,"c":4}}"#))
        #expect(
            try json(base + "z: &z\n  <<: *x\nw:\n  - <<: *z\n    e: 7\n").hasSuffix(
                #""z":{"a":1,"b":2},"w":[{"a":1,"b":2,"e":7}]}"#
            )
        )
        #expect(try json("'<<': 1\nb: <<") == #"{"<<":1,"b":"<<"}"#)
    }

    @Test("a merge keeps places and reports repeated keys")
    func mergedPlaces() throws {
        let text = "x: &x\n  a: 1\nz:\n  <<: *x\n  b: 2\n  b: 3\n"
        let log = DiagnosticLog()
        let json = try #require(readYAML(Array(text.utf8), path: "a.yaml", into: log))
        #expect(json["z"]?["a"]?.place.position.line == 2)
        #expect(json["z"]?["b"]?.int == 3 && json["z"]?.count == 2)
        #expect(log.diagnostics.compactMap(\.position?.line) == [5])
    }

    @Test(
        "a wrong alias or merge is an error at its place",
        arguments: [
            (
                "a: *x",
                "a.yaml:1:4: error: there is no anchor '&x' before this alias\n    quote the text, if it is not an alias"
            ),
            (
                "a: &petz 1\nb: *pets",
                "a.yaml:2:4: error: there is no anchor '&pets' before this alias; did you mean '&petz'?\n    quote the text, if it is not an alias"
            ),
            (
                "a: &x\n  b: *x",
                "a.yaml:2:6: error: the alias '*x' refers to a value that contains it\n    "
                    + "remove it; a schema refers to itself by a '$ref'"
            ),
            (
                "a: &x {b: 1}\nc: {*x : 1}",
                "a.yaml:2:5: error: a sequence or mapping cannot be a key, because keys of descriptions are text\n    quote it, if it is meant as text"
            ),
            (
                "a: &x 1\nb:\n  <<: *x",
                "a.yaml:3:3: error: '<<' merges mappings, but this is not a mapping\n    name a mapping, as in '<<: *name', or quote '<<' to use it as a key"
            ),
            (
                "a: & b",
                "a.yaml:1:4: error: there is no name after '&'\n    quote the text, if it is not the name of an anchor"
            ),
            (
                "a: **bold**",
                "a.yaml:1:4: error: there is no anchor '&*bold**' before this alias\n    quote the text, if it is not an alias"
            ),
            ("a: !!str *x", "a.yaml:1:10: error: an alias can have neither an anchor nor a tag"),
        ]
    )
    func faults(text: String, diagnostic: String) {
        #expect(diagnostics(of: text) == [diagnostic])
    }

    @Test("aliases that expand to too much text are an error at the alias", .timeLimit(.minutes(15)))
    func bombs() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...9 {
            let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            text += "a\(level): &a\(level) [\(aliases)]\n"
        }
        #expect(
            diagnostics(of: text) == [
                "a.yaml:6:15: error: aliases expand to more than 1 MB in total\n    replace them by '$ref's to components"
            ]
        )
    }

    @Test("merges of nothing in deep collections change nothing")
    func nestedMerges() throws {
        let depth = 250
        let text =
            String(repeating: "{<<: {}, a: ", count: depth) + "[" + String(repeating: "1,", count: 1_000) + "]"
            + String(repeating: "}", count: depth)
        let json = try #require(readYAML(Array(text.utf8), path: "a.yaml", into: DiagnosticLog()))
        #expect(json["a"]?["a"]?.count == 1)
    }

    @Test("an alias deep in a collection counts toward the depth")
    func depth() {
        let deep = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
        let text = "a: &x \(deep)\nb: \(String(repeating: "[", count: 300))*x\(String(repeating: "]", count: 300))"
        #expect(
            diagnostics(of: text) == [
                "a.yaml:2:304: error: with this alias, sequences and mappings are nested more than 512 deep\n    "
                    + "replace the alias by a '$ref'"
            ]
        )
    }
}
