import EndpointDescription
import Testing

@testable import EndpointGeneration

@Suite("Hostile schemas")
struct HostileSchemaTests {
    /// Generates the client and the stubs of an operation that receives and returns `S0`. In the schemas, `<1>` is a
    /// reference to `S1`.
    private func generate(_ schemas: [String], log: DiagnosticLog = DiagnosticLog()) throws -> GeneratedClient? {
        let media = ##"{"application/json": {"schema": {"$ref": "#/components/schemas/S0"}}}"##
        let members = schemas.enumerated().map { "\"S\($0)\": \(linked($1))" }.joined(separator: ", ")
        return try generate(
            operation: """
                "requestBody": {"content": \(media)}, "responses": {"200": {"description": "Done.", "content": \(media)}}
                """,
            beside: "\"components\": {\"schemas\": {\(members)}}",
            log: log
        )
    }

    private func generate(
        operation: String,
        beside members: String,
        log: DiagnosticLog = DiagnosticLog()
    ) throws -> GeneratedClient? {
        let description = """
            {"openapi": "3.2.0", "info": {"title": "T", "version": "1"}, \(members),
             "paths": {"/x": {"post": {"operationId": "x", \(operation)}}}}
            """
        var options = ClientOptions()
        options.stubbedModule = "Client"
        return try generateClient(
            from: Array(description.utf8),
            path: "api.json",
            options: options,
            log: log
        )
    }

    private func linked(_ schema: String) -> String {
        schema.replacing(/<([0-9]+)>/) { ##"{"$ref": "#/components/schemas/S\##($0.output.1)"}"## }
    }

    @Test(
        "schemas with many paths between them do not take exponential time",
        .timeLimit(.minutes(15)),
        arguments: [
            #"{"type": "array", "prefixItems": [NEXT, NEXT]}"#,
            #"{"type": "object", "required": ["a", "b"], "properties": {"a": NEXT, "b": NEXT}}"#,
            #"{"anyOf": [NEXT, NEXT, {"type": "null"}]}"#,
            #"{"oneOf": [{"allOf": [NEXT]}, {"type": "array", "items": NEXT}]}"#,
            #"{"oneOf": [NEXT, {"oneOf": [NEXT]}], "discriminator": {"propertyName": "kind"}}"#,
            #"{"default": "a", "oneOf": [NEXT, {"oneOf": [NEXT, {"type": "integer"}]}]}"#,
            #"{"anyOf": [{"properties": {"a": NEXT}}, {"properties": {"a": NEXT, "b": NEXT}}]}"#,
        ]
    )
    func paths(level: String) throws {
        let count = 40
        let levels = (1...count).map { level.replacing("NEXT", with: "<\($0)>") }
        let client = try #require(try generate(levels + [#"{"properties": {"kind": {"type": "string"}}}"#]))
        let size = client.files.reduce(client.stubs?.bytes.count ?? 0) { $0 + $1.bytes.count }
        #expect(size < 1_000_000)
    }

    @Test(
        "layered unions in which each lists every union of the next layer are read to the end",
        .timeLimit(.minutes(15))
    )
    func layers() throws {
        let (width, depth) = (12, 6)
        let levels = (0..<depth).flatMap { level in
            (0..<width).map { number in
                let next = level + 1 < depth ? (0..<width).map { "<\((level + 1) * width + $0)>, " }.joined() : ""
                return #"{"oneOf": [\#(next){"properties": {"p\#(level)_\#(number)": {"type": "string"}}}]}"#
            }
        }
        #expect(try generate(levels) != nil)
    }

    @Test(
        "a value that many nested unions may hold does not take exponential time",
        .timeLimit(.minutes(15)),
        arguments: ["default", "example"]
    )
    func nestedValue(keyword: String) throws {
        let alternatives = (0..<40).map {
            #"{"required": ["u", "z\#($0)"], "properties": {"u": <1>, "z\#($0)": {"type": "string"}}}"#
        }
        let value = #"{"u": {"u": {"u": {"u": {"u": {}}}}}}"#
        let holder = #"{"required": ["m"], "properties": {"m": {"allOf": [<1>], "\#(keyword)": \#(value)}}}"#
        #expect(try generate([holder, "{\"oneOf\": [\(alternatives.joined(separator: ", "))]}"]) != nil)
    }

    @Test(
        "comparing two hierarchies of schemas in one 'allOf' does not take exponential time",
        .timeLimit(.minutes(15))
    )
    func families() throws {
        let (width, depth) = (14, 7)
        func family(from first: Int) -> [String] {
            (0..<depth).map { level in
                let members = (0..<width).map { "\"p\($0)\": <\(first + level + 1)>" }
                return "{\"properties\": {\(members.joined(separator: ", "))}}"
            } + [#"{"properties": {"text": {"type": "string"}}}"#]
        }
        let pair = "{\"allOf\": [{\"properties\": {\"x\": <1>}}, {\"properties\": {\"x\": <\(depth + 2)>}}]}"
        #expect(try generate([pair] + family(from: 1) + family(from: depth + 2)) != nil)
    }

    @Test(
        "schemas that lead back to themselves are read to the end",
        .timeLimit(.minutes(15)),
        arguments: [
            [#"{"allOf": [{"type": "array", "items": <0>}]}"#],
            [#"{"allOf": [{"type": "object", "additionalProperties": <0>}]}"#],
            [##"{"type": "array", "items": {"type": "array", "items": {"$ref": "#/components/schemas/S0/items"}}}"##],
            [
                #"{"oneOf": [<0>, <1>], "discriminator": {"propertyName": "kind"}}"#,
                #"{"required": ["kind"], "properties": {"kind": {"type": "string"}}}"#,
            ],
            [
                #"{"oneOf": [<1>, <2>], "discriminator": {"propertyName": "kind"}}"#,
                #"{"oneOf": [<0>, <2>], "discriminator": {"propertyName": "kind"}}"#,
                #"{"required": ["kind"], "properties": {"kind": {"type": "string"}}}"#,
            ],
            [#"{"properties": {"a": <0>}, "if": {"properties": {"a": <0>}}}"#],
            [#"{"required": ["a"], "properties": {"b": {}}, "oneOf": [{"allOf": [<0>]}, {"type": "object"}]}"#],
            [#"{"default": "a", "oneOf": [{"oneOf": [<0>, {"type": "string"}]}, {"type": "integer"}]}"#],
        ]
    )
    func cycles(schemas: [String]) throws {
        #expect(try generate(schemas) != nil)
    }

    @Test(
        "every schema has an example of bounded size",
        .timeLimit(.minutes(15)),
        arguments: [
            #"{"type": "array", "minItems": 3, "uniqueItems": true, "items": {"type": "integer", "default": 9223372036854775807}}"#,
            #"{"type": "string", "minLength": -5, "maxLength": -3}"#,
            #"{"type": "string", "pattern": "^((((){4096}){4096}){4096})$"}"#,
            #"{"type": "number", "minimum": 1.7e308, "maximum": 1.7e308, "multipleOf": 1e-308}"#,
            (0..<9).reduce(#"{"type": "string"}"#) { inner, _ in
                #"{"type": "array", "minItems": 16, "items": \#(inner)}"#
            },
        ]
    )
    func examples(schema: String) throws {
        let stubs = try #require(try generate([#"{"required": ["a"], "properties": {"a": \#(schema)}}"#])?.stubs)
        let text = String(decoding: stubs.bytes, as: UTF8.self)
        #expect(text.utf8.count < 100_000)
        #expect(text.contains(#""a": "#) && !text.contains("inf"))
    }

    @Test(
        "a warning names the condition after which a chain is no longer read"
    )
    func conditions() throws {
        let chain = (1...200).map {
            #"{"properties": {"a": {"type": "string"}}, "if": {"required": ["a"]}, "then": <\#($0)>}"#
        }
        let log = DiagnosticLog()
        _ = try #require(try generate(chain + [#"{"properties": {"b": {"type": "string"}}}"#], log: log))
        let warnings = log.diagnostics.filter { $0.message.hasPrefix("conditions are nested more than 64 deep") }
        #expect(warnings.first?.place?.pointer == "#/components/schemas/S0")
        #expect(warnings.count == 200 - 64)
    }

    @Test("a warning names the schema that leaves members of a long chain out")
    func compositions() throws {
        let chain = (1...130).map { #"{"allOf": [<\#($0)>], "properties": {"p\#($0)": {"type": "string"}}}"# }
        let log = DiagnosticLog()
        _ = try #require(try generate(chain + [#"{"properties": {"last": {"type": "string"}}}"#], log: log))
        let warnings = log.diagnostics.filter {
            $0.message.hasPrefix("'allOf' and '$ref' are nested more than 256 deep")
        }
        #expect(
            warnings.map(\.place?.pointer) == [
                "#/components/schemas/S0", "#/components/schemas/S1", "#/components/schemas/S2",
            ]
        )
    }

    @Test("One member that many branches of an allOf describe keeps what each of them adds")
    func branches() throws {
        let branches = (0..<300).map {
            #"{"properties": {"x": {"type": "object", "properties": {"p\#($0)": {"type": "string"}}}}}"#
        }
        let log = DiagnosticLog()
        let client = try #require(try generate([#"{"allOf": [\#(branches.joined(separator: ", "))]}"#], log: log))
        let text = client.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        #expect((0..<300).allSatisfy { text.contains("public var p\($0): String?") })
        #expect(log.diagnostics.filter { $0.severity == .warning }.isEmpty)
    }

    @Test("nested names and defaults do not take exponential time", .timeLimit(.minutes(15)))
    func expansions() throws {
        let variables = (0..<40).map { #""v\#($0)": {"default": "{v\#($0 + 1)}{v\#($0 + 1)}"}"# }
        let generic = String(repeating: "A<", count: 30_000) + "B" + String(repeating: ">", count: 30_000)
        let levels = (0..<5).map { level in
            let members = (0..<100).map { #""p\#($0)": <\#(level + 1)>"# }.joined(separator: ", ")
            return linked(#""S\#(level)": {"properties": {\#(members)}}"#)
        }
        let client = try generate(
            operation: ##"""
                "parameters": [{"name": "c", "in": "query", "schema":
                    {"type": "string", "x-stainless-pagination-property": {"purpose": "next_cursor_param"}}}],
                "responses": {"200": {"description": "Done.",
                    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/S0"}}}}}
                """##,
            beside: """
                "servers": [{"url": "https://x/{v0}", "variables": {\(variables.joined(separator: ", "))}}],
                "components": {"schemas": {\(levels.joined(separator: ", ")), "S5": {"type": "string"}, "\(generic)": {}}}
                """
        )
        #expect(client != nil)
    }

    @Test("an open enum of more values than the compiler accepts is a string, as an enum is")
    func wideOpenEnum() throws {
        let values = (0..<1_001).map { "\"v\($0)\"" }.joined(separator: ", ")
        let client = try #require(
            try generate([#"{"properties": {"a": {"anyOf": [{"type": "string"}, {"enum": [\#(values)]}]}}}"#])
        )
        let text = client.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        #expect(text.contains("public var a: String?\n"))
    }

    @Test("many servers with many addresses of single operations are bounded")
    func manyServers() throws {
        let servers = (0..<1_000).map { #"{"url": "https://s\#($0).test"}"# }.joined(separator: ", ")
        let paths = (0..<1_000).map { number in
            #""/\#(number)": {"get": {"servers": [{"url": "https://o\#(number).test"}], "responses": {"204": {}}}}"#
        }
        let description = """
            {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "servers": [\(servers)],
             "paths": {\(paths.joined(separator: ", "))}}
            """
        let log = DiagnosticLog()
        let client = try generateClient(from: Array(description.utf8), path: "api.json", log: log)
        #expect(try #require(client).files.reduce(0) { $0 + $1.bytes.count } < 20_000_000)
        #expect(
            log.diagnostics.map(\.message).contains(
                "the client lists only the first 20 of 1000 servers, because each repeats the 1000 addresses of "
                    + "single operations"
            )
        )
    }

    @Test("a path of thousands of segments names a file by the first ones")
    func longPath() throws {
        let path = String(repeating: "/a", count: 20_000)
        let text = String(repeating: "word ", count: 4_000)
        let parameters = (0..<25).map {
            #"{"name": "p\#($0)", "in": "query", "description": "\#(text)", "schema": {"type": "string"}}"#
        }
        let description = """
            {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {"\(path)": {
             "get": {"operationId": "x", "tags": ["a"], "parameters": [\(parameters.joined(separator: ", "))],
             "responses": {"204": {"description": "Done."}}}}}}
            """
        let client = try generateClient(from: Array(description.utf8), path: "api.json", log: DiagnosticLog())
        #expect(try #require(client).files.map(\.name) == ["T+API.swift", "T+AAAAAAAAAAAAAAAAEndpoints.swift"])
    }

    @Test(
        "a form of more parts than a struct can have is sent as bytes",
        arguments: [
            #""multipart/form-data": {"schema": {"properties": {\#(members)}}}"#,
            #""multipart/mixed": {"schema": {"type": "array", "prefixItems": [\#(items)]}}"#,
        ]
    )
    func wideForm(media: String) throws {
        let client = try generate(
            operation: #""requestBody": {"content": {\#(media)}}, "responses": {"204": {"description": "Done."}}"#,
            beside: "\"components\": {}"
        )
        let text = try #require(client).files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        #expect(text.contains("public var body: HTTPBody?\n"))
    }

    private static let members = (0..<501).map { #""p\#($0)": {"type": "string"}"# }.joined(separator: ", ")
    private static let items = (0..<501).map { _ in #"{"type": "string"}"# }.joined(separator: ", ")

    @Test("unions that are alternatives of each other have the alternatives of both")
    func emptyChoice() throws {
        let client = try #require(
            try generate([#"{"oneOf": [<1>, {"type": "string"}]}"#, #"{"oneOf": [<0>, {"type": "integer"}]}"#])
        )
        let text = client.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        for (name, cases) in [("S0", ["string(String)", "integer(Int)"]), ("S1", ["integer(Int)", "string(String)"])] {
            let start = try #require(text.firstRange(of: "public enum \(name): Union, "))
            let found = text[start.upperBound...].split(separator: "\n").filter { $0.hasPrefix("        case ") }
                .prefix(2)
            #expect(found.map { $0.dropFirst(13) } == cases.map { $0[...] })
        }
        #expect(!text.contains("case s0(") && !text.contains("case s1("))
    }

    @Test("random schemas that refer to each other are read to the end", .timeLimit(.minutes(15)), arguments: 0..<8)
    func random(part: Int) throws {
        for seed in part * 25..<(part + 1) * 25 {
            var graph = RandomSchemas(seed: UInt64(seed))
            let schemas = graph.make()
            #expect(try generate(schemas) != nil, "\(schemas)")
        }
    }
}

/// Schemas of every kind that refer to each other at random.
private struct RandomSchemas: RandomNumberGenerator {
    private var state: UInt64
    private var count = 1

    init(seed: UInt64) { state = seed &+ 1 }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }

    mutating func make() -> [String] {
        count = Int.random(in: 1...8, using: &self)
        return (0..<count).map { _ in schema(depth: 3) }
    }

    private mutating func pick(_ texts: String...) -> String { texts.randomElement(using: &self) ?? "" }

    private mutating func schema(depth: Int) -> String {
        if depth == 0 || Int.random(in: 0..<9, using: &self) < 4 {
            let reference = "<\(Int.random(in: 0..<count, using: &self))>"
            return pick(
                reference,
                reference,
                reference,
                reference,
                #"{"type": "string"}"#,
                #"{"type": ["integer", "null"]}"#,
                #"{"enum": ["a", "b"]}"#,
                #"{"const": "a"}"#,
                "{}",
                #"{"required": ["k"], "properties": {"k": {"const": "a"}}}"#
            )
        }
        var members: [String: String] = [:]
        for _ in 0..<Int.random(in: 1...2, using: &self) {
            let keyword = pick(
                "allOf",
                "oneOf",
                "anyOf",
                "oneOf",
                "properties",
                "properties",
                "items",
                "additionalProperties",
                "prefixItems",
                "patternProperties",
                "dependentSchemas",
                "if",
                "not",
                "discriminator",
                "required",
                "default",
                "nullable"
            )
            members[keyword] = value(of: keyword, depth: depth - 1)
        }
        return "{" + members.sorted { $0.key < $1.key }.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
    }

    private mutating func value(of keyword: String, depth: Int) -> String {
        let schemas = (0..<Int.random(in: 1...3, using: &self)).map { _ in schema(depth: depth) }
        switch keyword {
        case "allOf", "oneOf", "anyOf", "prefixItems": return "[" + schemas.joined(separator: ", ") + "]"
        case "properties", "patternProperties", "dependentSchemas":
            return "{" + zip(["k", "a", "b"], schemas).map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
        case "discriminator": return #"{"propertyName": "k"}"#
        case "required": return #"["k", "a"]"#
        case "default": return pick("null", #""a""#, "1", "[]", #"{"k": "a"}"#)
        case "nullable": return "true"
        default: return schemas[0]
        }
    }
}
