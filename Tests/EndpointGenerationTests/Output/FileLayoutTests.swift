import EndpointDescription
import Testing

@testable import EndpointGeneration

@Suite("Files")
struct FileLayoutTests {
    static let text = #"""
        {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {
            "/a": {"get": {"operationId": "getA", "tags": ["../../etc"], "responses": {"204": {"description": "Done."}, "404": {"description": "No."}}}},
            "/b": {"get": {"operationId": "getB", "tags": ["pets"], "responses": {"204": {"description": "Done."}, "404": {"description": "No."}}}},
            "/c(1)#x=y": {"get": {"operationId": "getC", "responses": {"204": {"description": "Done."}}}},
            "/c?x=y": {"get": {"operationId": "getX", "responses": {"204": {"description": "Done."}}}},
            "/d": {"get": {"operationId": "getD", "tags": ["Pets"], "responses": {"204": {"description": "Done."}}}}},
         "components": {"schemas": {
            "Zebra": {"type": "object", "properties": {"a": {"type": "string"}}},
            "API": {"type": "object", "properties": {"a": {"type": "string"}}},
            "ape": {"type": "object", "properties": {"a": {"type": "string"}}},
            "Name": {"type": "array", "items": {"type": "string"}}}}}
        """#

    @Test(
        "the namespace, the failures, each tag, the aliases and the models have a file each, and no file name is a path"
    )
    func separate() throws {
        #expect(
            try names(.separate) == [
                "T+API.swift", "T+Failures.swift", "T+EtcEndpoints.swift", "T+PetsEndpoints.swift",
                "T+CEndpoints.swift",
                "T+Aliases.swift", "T+Models.swift",
            ]
        )
    }

    @Test("a name that the description chooses for a tag names its file")
    func chosenTag() throws {
        let tags = #""tags": [{"name": "pets", "x-endpoint-name": "Animals"}], "components""#
        #expect(
            try names(.separate, of: Self.text.replacing(#""components""#, with: tags)).contains(
                "T+AnimalsEndpoints.swift"
            )
        )
    }

    @Test("a file has a name of its own that file systems can hold")
    func longNames() throws {
        let parameters = (0..<150).map { #"{"name": "p\#($0)", "in": "query", "schema": {"type": "string"}}"# }
        let paths = ["a", "b", "c"].flatMap { last in
            (0..<4).map { number in
                let path = ["x", "y", last].map { "/" + String(repeating: $0, count: 110) }.joined()
                return """
                    "\(path)/{n}/z\(number)": {"get": {"tags": ["\(String(repeating: "t", count: 110))"],
                     "parameters": [{"name": "n", "in": "path", "required": true, "schema": {}}, \(parameters.joined(separator: ","))],
                     "responses": {"204": {"description": "Done."}}}}
                    """
            }
        }
        let text = """
            {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {\(paths.joined(separator: ","))}}
            """
        let names = try names(.separate, of: text)
        #expect(names.count == 4)
        #expect(names.allSatisfy { $0.utf8.count <= 255 })
    }

    @Test(
        "the name of a file does not repeat a tag with which the path begins, unless another file has that name",
        arguments: [
            ("dbaas", ["DbaasMyEndpoints", "DbaasPgEndpoints"]),
            ("dbaas-my", ["DbaasDbaasMyEndpoints", "DbaasPgEndpoints", "DbaasMyEndpoints"]),
        ]
    )
    func repeatedTag(other: String, expected: [String]) throws {
        let parameters = (0..<200).map { #"{"name": "p\#($0)", "in": "query", "schema": {"type": "string"}}"# }
        func path(_ path: String, tag: String) -> String {
            """
            "\(path)": {"get": {"tags": ["\(tag)"], "parameters": [\(parameters.joined(separator: ","))],
             "responses": {"204": {"description": "Done."}}}}
            """
        }
        let paths = ["my", "pg"].flatMap { kind in (0..<2).map { path("/dbaas-\(kind)/z\($0)", tag: "dbaas") } }
        let text = """
            {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {
             \(paths.joined(separator: ",")), \(path("/dbaas-my/other", tag: other))}}
            """
        let names = try names(.separate, of: text)
        #expect(names == ["T+API.swift"] + expected.map { "T+\($0).swift" })
    }

    @Test("operations that share neither a tag nor a segment with others share files")
    func procedures() throws {
        func description(of names: [String]) -> String {
            let paths = names.map { name in
                #""/\#(name)": {"post": {"operationId": "\#(name)", "responses": {"204": {"description": "Done."}}}}"#
            }
            return """
                {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {
                 "/": {"get": {"operationId": "getRoot", "responses": {"204": {"description": "Done."}}}},
                 "/{id}": {"get": {"operationId": "getOne", "responses": {"204": {"description": "Done."}}}},
                 "/pets/a": {"get": {"operationId": "getA", "responses": {"204": {"description": "Done."}}}},
                 "/pets/b": {"get": {"operationId": "getB", "responses": {"204": {"description": "Done."}}}},
                 \(paths.joined(separator: ", "))}}
                """
        }
        let few = try names(.separate, of: description(of: ["sendMessage", "sendPhoto", "editMessage"]))
        #expect(few == ["T+API.swift", "T+PetsEndpoints.swift", "T+Endpoints.swift"])
        let many = ["send", "edit"].flatMap { verb in (0..<90).map { "\(verb)\($0)" } }
        #expect(
            try names(.separate, of: description(of: many)) == [
                "T+API.swift", "T+PetsEndpoints.swift", "T+EEndpoints.swift", "T+GEndpoints.swift",
                "T+SEndpoints.swift",
            ]
        )
    }

    @Test("models too many for one file are grouped by the letters that their names begin with")
    func letters() throws {
        let names = try names(.separate, of: models(["Pa": 90, "pb": 90, "Q": 20, "Z": 1]))
        #expect(names == ["T+API.swift", "T+ModelsPa.swift", "T+ModelsPb.swift", "T+ModelsQ.swift", "T+ModelsZ.swift"])
    }

    @Test("a new model between others changes one file")
    func oneMoreModel() throws {
        let before = try files(.separate, of: models(["A": 60, "M": 60, "Z": 60]))
        let after = try files(.separate, of: models(["A": 60, "M": 61, "Z": 60]))
        #expect(before.map(\.name) == after.map(\.name))
        #expect(zip(before, after).filter { $0.bytes != $1.bytes }.map(\.0.name) == ["T+ModelsM.swift"])
    }

    @Test("a model whose name is a prefix of all others is written")
    func shortName() throws {
        let files = try files(.separate, of: models(["P": 0, "Pet": 200]))
        let all = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        #expect(all.contains("struct P: ") && all.contains("struct Pet199: "))
    }

    @Test("every declared shard is written, even if it is empty")
    func shards() throws {
        let shards = (0..<16).map { "S\($0).swift" }
        let files = try files(.shards(api: "A.swift", shards: shards))
        #expect(files.map(\.name) == ["A.swift"] + shards)
        #expect(files.contains { $0.bytes.isEmpty })
        let all = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        for name in ["struct Zebra", "struct GetA", "enum NotFound", "typealias Name"] { #expect(all.contains(name)) }
    }

    @Test("a new declaration does not move others to other shards")
    func stable() throws {
        let layout = FileLayout.shards(api: "A.swift", shards: (0..<8).map { "S\($0).swift" })
        let more = Self.text.replacing(
            #""Zebra""#,
            with: #""Yak": {"type": "object", "properties": {"b": {"type": "string"}}}, "Zebra""#
        )
        let pairs = zip(try files(layout), try files(layout, of: more))
        #expect(pairs.count { $0.bytes != $1.bytes } == 1)
    }

    @Test("a client without endpoints or models has a namespace")
    func empty() throws {
        let text = #"{"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {}}"#
        #expect(try files(.separate, of: text).map(\.name) == ["T+API.swift"])
    }

    @Test("the nested types of a declaration that is too long for one file are in files of their own")
    func longDeclaration() throws {
        func members(_ count: Int) -> String {
            (0..<count).map { "\"m\($0)\": {\"type\": \"string\"}" }.joined(separator: ",")
        }
        let words = ["user.created", "user.deleted", "order.created", "order.paid"]
        let alternatives = words.map { word in
            """
            {"type": "object", "required": ["event"], "properties": {"event": {"const": "\(word)"},
             "zebra": {"$ref": "#/components/schemas/Zebra"}, "data": {"type": "object", "properties": {
             "\(word)": {"type": "integer"}, \(members(150))}}}}
            """
        }
        let text = Self.text.replacing(
            "\"Zebra\"",
            with: "\"Event\": {\"oneOf\": [\(alternatives.joined(separator: ","))]}, \"Zebra\""
        )
        let files = try files(.separate, of: text)
        #expect(
            files.map(\.name).filter { $0.hasPrefix("T+Event") } == [
                "T+EventUser.swift", "T+EventOrder.swift",
            ]
        )
        let texts = files.map { String(decoding: $0.bytes, as: UTF8.self) }
        let order = try #require(texts.first { $0.contains("struct OrderPaid: ") })
        #expect(order.contains("nonisolated extension T.Event {\n"))
        // Unqualified names of the namespace mean nothing there.
        #expect(order.contains("public var zebra: T.Zebra?\n"))
        #expect(!order.contains("enum Event"))
        let short = try self.files(.separate, of: text.replacing(members(150), with: members(2)))
        #expect(short.map(\.name).filter { $0.hasPrefix("T+Event") } == [])
    }

    private func names(_ layout: FileLayout, of text: String = text) throws -> [String] {
        try files(layout, of: text).map(\.name)
    }

    /// A description with models named `Pet`, `Pet1`, `Pet2` and so on, up to the number of each name.
    private func models(_ counts: KeyValuePairs<String, Int>) -> String {
        let schemas = counts.flatMap { name, last in
            (0...last).map { number in
                """
                "\(name)\(number == 0 ? "" : "\(number)")": {"type": "object", "properties": {"a": {"type": "string"}}}
                """
            }
        }
        return """
            {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {}, "components": {"schemas": {
            \(schemas.joined(separator: ",\n"))}}}
            """
    }

    private func files(_ layout: FileLayout, of text: String = text) throws -> [SourceFile] {
        let options = ClientOptions(name: "T", layout: layout)
        let client = try generateClient(from: Array(text.utf8), path: "t.json", options: options, log: DiagnosticLog())
        return try #require(client).files
    }
}
