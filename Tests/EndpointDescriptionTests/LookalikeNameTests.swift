import Testing

@testable import EndpointDescription

@Suite struct LookalikeNameTests {
    private static let pairs: [(first: String, second: String, escaped: String)] = [
        ("caf\u{E9}", "cafe\u{301}", #"cafe\u0301"#),
        ("cafe\u{301}", "caf\u{E9}", #"caf\u00e9"#),
        (#"caf\u00e9"#, #"cafe\u0301"#, #"cafe\u0301"#),
        ("\u{1F600}\u{2126}", #"\ud83d\ude00\u03a9"#, #"\ud83d\ude00\u03a9"#),
    ]

    @Test(
        "of names that Swift takes for the same text, the first one counts",
        arguments: pairs,
        [("f.json", 0), ("f.json", 20), ("f.yaml", 0), ("f.yaml", 20)]
    )
    func firstCounts(names: (first: String, second: String, escaped: String), file: (path: String, others: Int)) throws
    {
        let log = DiagnosticLog()
        let filling = (0..<file.others).map { "\"k\($0)\": \($0), " }.joined()
        let text = "{\"\(names.first)\": 1, \(filling)\"\(names.second)\": 2}"
        let json = try #require(readDocument(Array(text.utf8), path: file.path, into: log))
        #expect(json.count == file.others + 1 && json.members.first?.value.int == 1)
        let diagnostic = try #require(log.diagnostics.first)
        #expect(log.errorCount == 1 && log.warningCount == 0)
        #expect(
            diagnostic.message
                == "the name \"\(names.escaped)\" differs from an earlier one only in its Unicode form, so this member is left out"
        )
        #expect(diagnostic.remedy == "rename one of them: Swift takes both for the same text")
    }

    @Test("the last of equal names counts, whatever its escapes")
    func repeated() throws {
        let log = DiagnosticLog()
        let text = #"{"caf\#u{E9}": 1, "cafe\u0301": 2, "caf\u00e9": 3}"#
        let json = try #require(readDocument(Array(text.utf8), path: "f.json", into: log))
        #expect(json.count == 1 && json["caf\u{E9}"]?.int == 3)
        #expect(log.errorCount == 1 && log.warningCount == 1)
    }

    @Test("keys of YAML without quotation marks, behind aliases and in merged mappings")
    func plainKeys() throws {
        let text =
            "a: &a\n  caf\u{E9}: 1\nb: &k cafe\u{301}\nc:\n  <<: *a\n  ? *k\n  : 2\nd:\n  caf\u{E9}: 1\n  cafe\u{301}: 2\n"
        let log = DiagnosticLog()
        let json = try #require(readYAML(Array(text.utf8), path: "f.yaml", into: log))
        #expect(json["c"]?.count == 1 && json["d"]?.members.first?.value.int == 1)
        #expect(log.diagnostics.map(\.pointer) == ["#/c/cafe\u{301}", "#/d/cafe\u{301}"])
    }

    @Test(
        "data is not part of the description, so such names in it are a warning",
        arguments: [
            #"{"example": {"a": [?]}}"#, #"{"examples": {"a": {"value": ?}}}"#, #"{"x-a": {"a": ?}}"#, #"{"x-a": ?}"#,
            #"{"const": ?}"#, #"{"enum": [?]}"#, #"{"default": ?}"#,
            #"{"responses": {"default": ?}}"#, #"{"properties": {"enum": ?}}"#,
        ]
    )
    func data(text: String) {
        let log = DiagnosticLog()
        let object = #"{"caf\u00e9": "enum", "cafe\u0301": 2}"#
        _ = readJSON(Array(text.replacing("?", with: object).utf8), path: "f.json", into: log)
        let isDescribed = text.contains("responses") || text.contains("properties")
        #expect(log.errorCount == (isDescribed ? 1 : 0) && log.warningCount == (isDescribed ? 0 : 1))
    }

    @Test(
        "a reference to a name in another form is an error, wherever it is",
        arguments: [(0, 0), (40, 0), (0, 1), (40, 1)],
        // The forms of the second pair have equally many bytes.
        [["caf\u{E9}", "cafe\u{301}"], ["\u{212B}", "A\u{30A}"]]
    )
    func reference(place: (others: Int, first: Int), names: [String]) {
        let first = place.first
        let filling = (0..<place.others).map { "\"k\($0)\": {}, " }.joined()
        let properties = [names[first], names[1 - first], names[first]].enumerated().map {
            "\"p\($0)\": {\"$ref\": \"#/components/schemas/\($1)\"}"
        }
        let reading = Reading(
            schemas: "{\(filling)\"\(names[0])\": {}, \"R\": {\"properties\": {\(properties.joined(separator: ", "))}}}"
        )
        let diagnostics = reading.log.diagnostics
        #expect(diagnostics.count == 1 && reading.log.errorCount == 1)
        #expect(diagnostics.first?.message.hasPrefix("'#/components/schemas/\(names[1])' does not exist") == true)
        #expect(diagnostics.first?.remedy == "write the name in the Unicode form that it is declared in")
    }

    @Test("names in one form, in any language, differ")
    func others() {
        let log = DiagnosticLog()
        let text = #"{"é": 1, "e": 2, "名": 3, "名前": 4, "ﬁ": 5, "fi": 6, "É": 7, "\u00e8": 8}"#
        #expect(readJSON(Array(text.utf8), path: "f.json", into: log)?.count == 8)
        #expect(log.diagnostics.isEmpty)
    }

    @Test(
        "values that differ only in their Unicode form are two values",
        arguments: [
            #"{"enum": ["caf\#u{E9}", "cafe\#u{301}"]}"#,
            #"{"oneOf": [{"const": "caf\#u{E9}"}, {"const": "cafe\#u{301}"}]}"#,
        ]
    )
    func lookalikeValues(schema: String) throws {
        let values = try readSchema(schema).allowedValues?.compactMap(\.string) ?? []
        #expect(values.map { Array($0.utf8) } == ["caf\u{E9}", "cafe\u{301}"].map { Array($0.utf8) })
    }

    @Test("a value that is repeated with other escapes is listed twice")
    func repeatedWithEscapes() throws {
        let reading = Reading(schemas: #"{"S": {"enum": ["a", "\u0061"]}}"#)
        #expect(try reading.schema("S").allowedValues?.count == 1)
        #expect(messages(reading) == [#"warning: the value "\u0061" is listed twice; the second one is ignored"#])
    }
}
