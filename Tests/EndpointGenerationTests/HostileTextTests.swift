import EndpointDescription
import Foundation
import Testing

@testable import EndpointGeneration

/// `Specs/hostile.json` says INJECTED wherever a description may hold text, behind everything that ends a comment, a
/// literal, a name or a template's tag.
@Suite("Hostile text")
struct HostileTextTests {
    let files: [SourceFile]

    init() throws {
        let url = PackageFolder.url.appendingPathComponent("Specs/hostile.json")
        let client = try generateClient(
            from: [UInt8](Data(contentsOf: url)),
            path: "hostile.json",
            log: DiagnosticLog()
        )
        files = try #require(client).files
    }

    @Test("text appears in comments and literals, never in code")
    func inert() {
        for file in files {
            let text = String(decoding: file.bytes, as: UTF8.self)
            #expect(text.contains("INJECTED") || file.name.hasSuffix("+Other.swift"), "\(file.name) tests nothing")
            #expect(!code(of: text).contains("INJECTED"), "\(file.name)")
        }
    }

    @Test("a comment has 20,000 characters of a description", arguments: ["a ", "é "])
    func longDescription(unit: String) throws {
        for (count, isCut) in [(9_999, false), (10_001, true)] {
            let text = String(repeating: unit, count: count)
            let description = #"""
                {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "components": {"schemas": {"A": {
                "type": "object", "description": "\#(text)", "properties": {"b": {"type": "string"}}}}}}
                """#
            let client = try generateClient(from: Array(description.utf8), path: "t.json", log: DiagnosticLog())
            let models = try #require(client?.files.first { $0.name.hasSuffix("Models.swift") })
            let lines = String(decoding: models.bytes, as: UTF8.self).split(separator: "\n")
            let comment = lines.filter { $0.hasPrefix("    /// ") }.joined()
            #expect(comment.count { $0 == unit.first } == min(count, 10_000))
            #expect(comment.contains("…") == isCut)
        }
    }

    @Test("output has no control characters and no characters that reorder text")
    func visible() {
        for file in files {
            let text = String(decoding: file.bytes, as: UTF8.self)
            let hidden = text.unicodeScalars.filter {
                $0 != "\n" && ($0.properties.generalCategory == .control || $0.properties.isBidiControl)
            }
            #expect(hidden.isEmpty, "\(file.name)")
        }
    }

    @Test("no name causes a write outside the client's folder")
    func names() {
        for file in files {
            #expect(file.name.hasPrefix("Hostile+") && file.name.hasSuffix(".swift"))
            #expect(file.name.dropFirst(8).dropLast(6).allSatisfy { $0.isLetter || $0.isNumber }, "\(file.name)")
        }
    }

    @Test(
        "these tests recognize text that became code",
        arguments: ["x\nINJECTED()", "\"a\" + INJECTED", "\"\\(INJECTED)\"", "// a\rINJECTED"]
    )
    func control(text: String) {
        #expect(code(of: text).contains("INJECTED"))
    }

    /// The text without comments and literals; what a literal interpolates is code.
    private func code(of text: String) -> String {
        var code = ""
        var rest = Substring(text)
        var isInLiteral = false
        var depth: [Int] = []
        while let scalar = rest.unicodeScalars.popFirst() {
            if isInLiteral {
                if scalar == "\\", let next = rest.unicodeScalars.popFirst(), next == "(" {
                    depth.append(0)
                    isInLiteral = false
                } else if scalar == "\"" {
                    isInLiteral = false
                }
            } else if scalar == "/", rest.unicodeScalars.first == "/" {
                while let next = rest.unicodeScalars.first, next != "\n", next != "\r" {
                    rest.unicodeScalars.removeFirst()
                }
            } else if scalar == "\"" {
                isInLiteral = true
            } else {
                if scalar == "(", let last = depth.indices.last { depth[last] += 1 }
                if scalar == ")", let last = depth.last {
                    if last == 0 {
                        depth.removeLast()
                        isInLiteral = true
                    } else {
                        depth[depth.count - 1] -= 1
                    }
                }
                code.unicodeScalars.append(scalar)
            }
        }
        return code
    }

    @Test("names of any length are cut, kept apart by a hash, and noted; their files can be written")
    func longNames() throws {
        let (one, other) = (String(repeating: "a", count: 300_000), String(repeating: "a", count: 299_999) + "b")
        func object(_ name: String) -> String {
            #""\#(name)": {"type": "object", "properties": {"\#(one)": {"type": "string"}, "\#(other)": {"type": "string"}}}"#
        }
        let description = #"""
            {"openapi": "3.1.0", "info": {"title": "Long", "version": "1"},
             "paths": {"/a": {"get": {"operationId": "\#(one)", "tags": ["\#(one)"], "responses": {"204": {"description": "Done."}}}}},
             "components": {"schemas": {\#(object(one)), \#(object(other))}}}
            """#
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("long.json")
            try Data(description.utf8).write(to: file)
            let output = folder.appendingPathComponent("out")
            let run = CommandRun([file.path, "--output", output.path])
            #expect(run.exitCode == 0)
            #expect(contents(of: output).count == 3)
            for name in contents(of: output) {
                let text = try String(contentsOf: output.appendingPathComponent(name), encoding: .utf8)
                let identifiers = text.utf8.split { byte in
                    switch byte {
                    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: false
                    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "\""): false
                    default: true
                    }
                }
                #expect(identifiers.allSatisfy { $0.count <= 140 || $0.contains(UInt8(ascii: "\"")) })
            }
            let notes = run.diagnostics.split(separator: "\n")
            // The operation keeps its name, so the diagnostics about it and its tag are the same.
            #expect(notes.filter { $0.contains("has 300000 bytes; its Swift name is cut to") }.count == 7)
        }
    }

    @Test("lists and maps that are nested without end become JSON values in the middle")
    func deepTypes() throws {
        var schema = #"{"type": "string"}"#
        for level in 0..<100 {
            schema =
                level.isMultiple(of: 2)
                ? #"{"type": "array", "items": \#(schema)}"#
                : #"{"type": "object", "additionalProperties": \#(schema)}"#
        }
        let snippet = try snippet(schema: #"{"type": "object", "properties": {"deep": \#(schema)}}"#)
        #expect(snippet.swift.contains("JSONValue"))
        #expect(!snippet.swift.contains(String(repeating: "[", count: 40)))
        #expect(
            snippet.reported
                == Array(
                    repeating: "note: lists and maps are nested more than 32 deep; from here on they are JSON values",
                    count: 3
                )
        )
    }

    @Test("types that are nested without end become JSON values in the middle")
    func deepDeclarations() throws {
        var schema = #"{"type": "string"}"#
        for _ in 0..<100 { schema = #"{"type": "object", "properties": {"p": \#(schema)}}"# }
        let snippet = try snippet(schema: schema)
        #expect(snippet.swift.split(separator: "\n").count { $0.contains("struct P") } < 18)
        #expect(snippet.swift.contains("public var p: JSONValue?"))
        #expect(
            snippet.reported == ["note: types are nested more than 16 deep; from here on they are JSON values"]
        )
    }

    @Test("enums and unions that are too large for the compiler become their widest type, with a diagnostic")
    func hugeChoices() throws {
        let values = (0...1_000).map { "\"v\($0)\"" }.joined(separator: ",")
        let alternatives = (0...500).map {
            #"{"type": "object", "required": ["k\#($0)"], "properties": {"k\#($0)": {"type": "string"}}}"#
        }
        let constants = try snippet(schema: #"{"type": "string", "enum": [\#(values)]}"#)
        #expect(constants.swift == "public typealias Thing = String")
        #expect(constants.reported == ["note: an enum of 1001 values becomes 'String', with any value"])
        let choice = try snippet(schema: #"{"oneOf": [\#(alternatives.joined(separator: ","))]}"#)
        #expect(choice.swift == "public typealias Thing = JSONValue")
        #expect(choice.reported == ["warning: a union of 501 alternatives becomes any JSON value"])
    }

    @Test("an object with more members than the compiler accepts becomes a dictionary, with a warning")
    func hugeObjects() throws {
        let members = (0...500).map { #""m\#($0)": {"type": "string"}"# }.joined(separator: ",")
        let object = #"{"type": "object", "properties": {\#(members)}, "additionalProperties": {"type": "integer"}}"#
        let snippet = try snippet(schema: object)
        #expect(snippet.swift == "public typealias Thing = [String: JSONValue]")
        #expect(snippet.reported == ["warning: an object with 501 members becomes a dictionary of JSON values"])
    }

    @Test("if there are more parameters than the compiler accepts, the last optional ones are left out with a warning")
    func hugeOperations() throws {
        let parameters = (0...501).map {
            #"{"name": "p\#($0)", "in": "query", "required": \#($0 > 500), "schema": {"type": "string"}}"#
        }
        let list = parameters.joined(separator: ",")
        let printed = try snippet(
            operation:
                #"{"operationId": "find", "parameters": [\#(list)], "responses": {"204": {"description": "Done."}}}"#
        )
        #expect(
            printed.reported == [
                "warning: the last 2 optional parameters of 502 are left out, because the compiler takes too long for more "
                    + "than 500"
            ]
        )
        #expect(
            printed.swift.contains("public var p498: String?\n") && printed.swift.contains("public var p501: String\n")
        )
        #expect(!printed.swift.contains("p499") && !printed.swift.contains("p500"))
    }
}
