import EndpointDescription
import Testing

@Suite("Hostile descriptions")
struct HostileDescriptionTests {
    private func repeated(_ count: Int, _ element: (Int) -> String) -> String {
        (0..<count).map(element).joined(separator: ",")
    }

    @Test("a limited number of diagnostics is kept, and all errors are counted")
    func manyUnknownNames() {
        let references = repeated(1_100) { ##""S\##($0)":{"$ref":"#/components/schemas/X\##($0)"}"## }
        let reading = Reading(schemas: "{\(references)}")
        #expect(reading.log.errorCount == 1_100)
        #expect(reading.log.diagnostics.count == DiagnosticLog.limit)
        #expect(
            reading.log.diagnostics.first?.message == "'#/components/schemas/X0' does not exist; did you mean 'S0'?"
        )
    }

    @Test("the letters that suggestions compare are limited")
    func manyLongNames() {
        let log = DiagnosticLog()
        let near = String(repeating: "b", count: 98)
        let names = (1_000..<2_000).map { String(repeating: "a", count: 94) + String($0) } + [near]
        let found = (0..<5).compactMap { _ in log.nearest(to: near.dropLast() + "c", among: names) }
        #expect(found == [near, near])
    }

    /// Swift takes quadratic time to hash or compare such text.
    @Test(
        "more than 30 combining marks in a row are an error",
        arguments: ["\u{301}", "\u{323}\u{1D165}", "\\u0301", "\\U00000301", "\\ud834\\udd65", "\u{301}\\\n \t"],
        ["f.json", "f.yaml"]
    )
    func manyMarks(marks: String, path: String) {
        guard path == "f.yaml" || !marks.hasPrefix("\\U") && !marks.contains("\n") else { return }
        func reported(_ count: Int) -> [String] {
            let log = DiagnosticLog()
            let text = #"{"x": "z", "a\#(String(repeating: marks, count: count))": 1}"#
            _ = readDocument(Array(text.utf8), path: path, into: log)
            return log.diagnostics.map { "\($0.place?.position.column ?? 0): \($0.message)" }
        }
        #expect(reported(15).isEmpty)
        #expect(reported(31) == ["14: more than 30 combining marks follow each other"])
    }

    @Test("a reference with many encoded combining marks is not decoded")
    func encodedMarks() {
        func isDecoded(_ count: Int) -> Bool {
            let marks = String(repeating: "%CC%81", count: count)
            return !decodePercents(marks[...]).utf8.elementsEqual(marks.utf8)
        }
        #expect(isDecoded(30))
        #expect(!isDecoded(31))
    }

    @Test("a search for a letter outside ASCII passes others that begin with the same byte", .timeLimit(.minutes(15)))
    func search() {
        #expect("aèb".range(of: "é") == nil)
        #expect("aèé".range(of: "é").map { "aèé"[$0] } == "é")
    }

    @Test("a long chain of parameters that leads nowhere is one error")
    func aLongChainOfParameters() {
        let chain = repeated(1_000) { ##""p\##($0)":{"$ref":"#/components/parameters/p\##($0 + 1)"}"## }
        let uses = repeated(1_000) { ##"{"$ref":"#/components/parameters/p\##($0)"}"## }
        let reading = Reading(
            members: #""paths":{"/a":{"get":{"parameters":[\#(uses)]}}},"components":{"parameters":{\#(chain)}}"#
        )
        #expect(reading.reported.count == 1)
    }

    @Test("the text of conditions in conditions is cut")
    func deepConditions() throws {
        let end = String(repeating: "x", count: 1_000_000)
        let head = String(repeating: #"{"if": {"required": ["a"]}, "then": "#, count: 400)
        let schema = try readSchema(#"\#(head){"x-end": "\#(end)"}\#(String(repeating: "}", count: 400))"#)
        #expect(schema.constraints.first?.hasSuffix("…`") == true)
    }

    /// Each placeholder stands for a thousand elements.
    @Test(
        "alternatives do not repeat the many members next to them",
        arguments: [
            #"{"properties": {<members>}, "oneOf": [<requiring>]}"#,
            #"{"required": [<names>], "properties": {"a": {}}, "oneOf": [<objects>]}"#,
            #"{"allOf": [{"properties": {"p": {"anyOf": [<objects>]}}}, {"properties": {"p": {"anyOf": [<wider>]}}}]}"#,
        ]
    )
    func manyAlternatives(schema: String) throws {
        let count = 1_000
        let text =
            schema
            .replacing("<members>", with: repeated(count) { #""p\#($0)": {"type": "string"}"# })
            .replacing("<names>", with: repeated(count) { #""p\#($0)""# })
            .replacing("<requiring>", with: repeated(count) { #"{"required": ["p\#($0)"]}"# })
            .replacing("<objects>", with: repeated(count) { #"{"type": "object", "properties": {"q\#($0)": {}}}"# })
            .replacing(
                "<wider>",
                with: repeated(count) { #"{"type": "object", "properties": {"q\#(count - $0)": {}, "z": {}}}"# }
            )
        let read = try readSchema(text)
        #expect(FlatSchema(read).properties.count < 2_000)
    }

    @Test("the alternatives of an event do not repeat many required names")
    func manyRequiredMembersOfEvents() throws {
        let names = repeated(1_000) { #""r\#($0)""# }
        let events = repeated(1_000) { #"{"properties": {"event": {"const": "e\#($0)"}}}"# }
        let reading = Reading(
            operation: #"""
                {"responses": {"200": {"description": "Events.", "content": {"text/event-stream": {
                 "itemSchema": {"type": "object", "properties": {"data": {"type": "string"}}, "required": [\#(names)],
                  "oneOf": [\#(events)]}}}}}}
                """#,
            version: "3.2.0"
        )
        let schema = try #require(try reading.operation().responses[0].content[0].itemSchema)
        #expect(schema.oneOf.allSatisfy { $0.required.count < 20 })
    }

    @Test("many parameters belong to their placeholders, and diagnostics about the others are short")
    func manyPlaceholders() throws {
        let path = (0..<1_000).map { "/{n\($0)+}" }.joined()
        func parameters(_ prefix: String) -> String {
            repeated(1_000) { #"{"name":"\#(prefix)\#($0)","in":"path","required":true,"schema":{"type":"string"}}"# }
        }
        let matching = Reading(operation: #"{"parameters":[\#(parameters("n"))]}"#, path: path)
        #expect(try matching.operation().parameters.allSatisfy { $0.spansSegments && $0.placeholder != nil })
        let others = Reading(operation: #"{"parameters":[\#(parameters("m"))]}"#, path: path)
        #expect(try others.operation().parameters.first?.name == "n0")
        #expect(others.log.diagnostics.allSatisfy { $0.message.utf8.count < 2_100 })
    }

    @Test("a description of 10 MB is read")
    func aDescriptionOf10MBIsRead() throws {
        let text = String(repeating: "*/ \\u0022\\u0022\\u0022 \\\\(x)\\n", count: 400_000)
        let reading = Reading(schemas: #"{"S": {"type": "string", "description": "\#(text)"}}"#)
        #expect(reading.log.diagnostics.map(\.severity) == [.note])
        #expect(try reading.schema("S").description?.hasPrefix("*/ \"\"\" \\(x)\n*/") == true)
    }

    @Test("names are kept as they are written")
    func namesAreKeptAsTheyAre() throws {
        let schema = try readSchema(##"{"properties": {"\u0000": {}, "": {}, "+": {}, "a\nb": {}, "../../etc": {}}}"##)
        #expect(schema.properties.map(\.name) == ["\u{0}", "", "+", "a\nb", "../../etc"])
    }

    @Test("every truncation of a description is an error, not a crash")
    func everyTruncationOfADescriptionIsOnlyAFault() {
        let text = Array(
            ##"{"openapi":"3.1.0","info":{"title":"T"},"paths":{"/a/{b}":{"get":{"parameters":[{"$ref":"#/x"}]}}}}"##
                .utf8
        )
        for end in 0..<text.count {
            let log = DiagnosticLog()
            #expect(readDescription(Array(text[..<end]), path: "a.json", into: log) == nil && log.hasErrors)
        }
    }

    /// Every member of a real shape, replaced by every kind of value in turn.
    @Test("a member of any JSON kind in any place causes no crash")
    func everyMemberMayBeOfAnyKind() {
        let text = ##"""
            {"openapi":"3.1.0","info":{"title":"T","version":"1"},"servers":[{"url":"/","variables":{"v":{"default":"x"}}}],
            "tags":[{"name":"t"}],"security":[{"k":[]}],"paths":{"/a/{b}":{"servers":[],"parameters":[{"name":"b","in":"path",
            "required":true,"schema":{"type":"string"}}],"post":{"operationId":"o","tags":["t"],"requestBody":{"content":{"a/b":{
            "schema":{"$ref":"#/components/schemas/S"},"encoding":{"p":{"headers":{"H":{"schema":{}}}}}}}},"responses":{"200":{
            "headers":{"H":{"schema":{}}},"links":{"l":{"operationId":"o"}},"content":{"a/b":{"examples":{"e":{"value":1}}}}}},
            "callbacks":{"c":{"u":{"post":{}}}}}}},"components":{"securitySchemes":{"k":{"type":"oauth2","flows":{"password":{
            "scopes":{"s":"d"}}}}},"schemas":{"S":{"type":["string","null"],"enum":["a"],"properties":{"p":{}},"required":["p"],
            "allOf":[{}],"oneOf":[{"const":1}],"discriminator":{"propertyName":"p","mapping":{"m":"S"}},"items":[{}],"minimum":1}}}}
            """##
        let values = [
            "null", "7", "\"s\"", "true", "[]", "{}", "[7]", "[null]", "{\"$ref\":\"#/nowhere\"}", "{\"a\":null}",
        ]
        for colon in text.indices where text[colon] == ":" && text[text.index(after: colon)] != "/" {
            let start = text.index(after: colon)
            for value in values {
                // The replaced value moves into a member without a meaning.
                let changed = text[..<start] + value + #","x-old":"# + text[start...]
                let reading = Reading(String(changed))
                #expect(reading.description != nil || reading.log.hasErrors)
            }
        }
    }
}
