import EndpointDescription
import Foundation
import Testing

@testable import EndpointGeneration

@Suite("The order of a description")
struct OrderTests {
    @Test(
        "the order of components, paths and keywords of schemas changes nothing for callers",
        arguments: OrderTests.files(in: PackageFolder.url.appendingPathComponent("Specs"))
    )
    func specs(file: URL) throws {
        for seed in 1...3 as ClosedRange<UInt64> { try expectNoChange(in: file, seed: seed) }
    }

    @Test(
        "the order of real descriptions changes nothing for callers",
        .enabled(if: !RealDescriptions.all.isEmpty, Comment(rawValue: RealDescriptions.absence)),
        arguments: RealDescriptions.all
    )
    func real(file: URL) throws { try expectNoChange(in: file, seed: 1) }

    @Test("the order does not decide which alternatives of a union are one type")
    func aliases() throws {
        func names(_ components: [String]) throws -> [String] {
            let text = """
                {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {}, "components": {"schemas": {
                \(components.joined(separator: ",\n"))
                }}}
                """
            let client = try #require(try planned(Array(text.utf8), path: "t.json"))
            for declaration in client.blueprint.models where declaration.node.name == "U" {
                if case .union(let union) = declaration.kind { return union.alternatives.map(\.name) }
            }
            return []
        }
        let union = ##"""
            "U": {"oneOf": [{"$ref": "#/components/schemas/A"}, {"$ref": "#/components/schemas/B"}, {"type": "integer"}]}
            """##
        let (a, b) = (#""A": {"type": "string"}"#, #""B": {"type": "string"}"#)
        #expect(try names([union, a, b]) == ["a", "integer"])
        #expect(try names([a, b, union]) == ["a", "integer"])
        #expect(try names([b, union, a]) == ["a", "integer"])
    }

    @Test("the order does not decide which of two components with one name keeps it")
    func equalNames() throws {
        let files = ["a.json", "b.json"].map { name in
            (name, ##"{"Pet": {"type": "object", "properties": {"\##(name.prefix(1))": {"type": "string"}}}}"##)
        }
        func types(_ references: [String]) throws -> [String] {
            let schemas = references.map { file in
                ##""Uses\##(file.prefix(1))": {"properties": {"pet": {"$ref": "\##(file)#/Pet"}}}"##
            }
            let text = """
                {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {},
                "components": {"schemas": {\(schemas.joined(separator: ", "))}}}
                """
            let client = try #require(try planned(Array(text.utf8), path: "t.json", files: Dictionary(files) { $1 }))
            return client.blueprint.models.map { declaration in
                guard case .structure(let structure) = declaration.kind else { return declaration.node.name }
                return declaration.node.name + ": " + structure.properties.map(\.name).joined()
            }.sorted()
        }
        let names = ["BPet: b", "Pet: a", "Usesa: pet", "Usesb: pet"]
        #expect(try types(["a.json", "b.json"]) == names)
        #expect(try types(["b.json", "a.json"]) == names)
    }

    private func expectNoChange(in file: URL, seed: UInt64) throws {
        let bytes = [UInt8](try Data(contentsOf: file))
        let path = file.lastPathComponent
        guard let json = readJSON(bytes, path: path, into: DiagnosticLog()) else { return }
        var shuffler = Shuffler(seed: seed)
        var text = ""
        shuffler.write(json, .description, into: &text)
        guard let old = try planned(bytes, path: path), let new = try planned(Array(text.utf8), path: path) else {
            return
        }
        let changes = compare(old, with: new).map(\.message)
        #expect(changes.isEmpty, "seed \(seed): \(changes.prefix(5))")
    }

    private func planned(_ bytes: [UInt8], path: String, files: [String: String] = [:]) throws -> PlannedClient? {
        guard
            let (whole, description, blueprint) = planClient(
                from: bytes,
                path: path,
                files: LocalFiles(read: { files[$0].map { Array($0.utf8) } }),
                options: ClientOptions(name: "API"),
                log: DiagnosticLog()
            )
        else { return nil }
        return PlannedClient(blueprint, of: description, outOf: whole)
    }

    private static func files(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }.sorted()
            .map { folder.appendingPathComponent($0) }
    }
}

/// Writes JSON again with the members of some objects in another order, the same for each seed.
private struct Shuffler {
    /// The kind of an object, which decides whether the order of its members has a meaning.
    enum Role {
        case description, components, shuffledMap, schemas, schema, properties, other
    }

    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func write(_ json: JSON, _ role: Role, into text: inout String) {
        switch json.kind {
        case .object:
            var members = json.members
            if role != .other && role != .properties && role != .description { shuffle(&members) }
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," }
                text += jsonString(member.name) + ":"
                write(member.value, Shuffler.role(of: member.name, in: role), into: &text)
            }
            text += "}"
        case .array:
            text += "["
            for (index, element) in json.elements.enumerated() {
                if index > 0 { text += "," }
                write(element, role == .schema ? .schema : .other, into: &text)
            }
            text += "]"
        case .null, .boolean, .number, .string: text += json.text
        }
    }

    private static func role(of name: String, in role: Role) -> Role {
        switch role {
        case .description:
            name == "components" ? .components : ["paths", "definitions"].contains(name) ? .shuffledMap : .other
        case .components: name == "schemas" ? .schemas : .shuffledMap
        case .schemas, .properties: .schema
        case .schema:
            switch name {
            case "properties", "patternProperties": .properties
            case "allOf", "oneOf", "anyOf", "items", "additionalProperties": .schema
            default: .other
            }
        case .shuffledMap, .other: .other
        }
    }

    private mutating func shuffle(_ members: inout [(name: String, value: JSON)]) {
        for index in members.indices.reversed() where index > 0 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            members.swapAt(index, Int((state >> 33) % UInt64(index + 1)))
        }
    }
}
