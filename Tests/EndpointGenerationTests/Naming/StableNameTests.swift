import EndpointDescription
import Foundation
import Testing

@testable import EndpointGeneration

@Suite("Stable names")
struct StableNameTests {
    @Test(
        "an operation, a component and a response at the top rename nothing",
        arguments: RealDescriptions.specs
    )
    func specs(file: URL) throws { try expectAdditionsOnly(in: file) }

    @Test(
        "an operation, a component and a response at the top of a real description rename nothing",
        .enabled(if: RealDescriptions.folder != nil, Comment(rawValue: RealDescriptions.absence)),
        arguments: RealDescriptions.files(in: "")
    )
    func real(file: URL) throws { try expectAdditionsOnly(in: file) }

    @Test("a selection of every other operation renames and changes nothing", arguments: RealDescriptions.specs)
    func selectedSpecs(file: URL) throws { try expectSameNamesWhenSelected(in: file) }

    @Test(
        "a selection of every other operation of a real description renames and changes nothing",
        .enabled(if: RealDescriptions.folder != nil, Comment(rawValue: RealDescriptions.absence)),
        arguments: RealDescriptions.files(in: "")
    )
    func selectedReal(file: URL) throws { try expectSameNamesWhenSelected(in: file) }

    @Test("webhooks that are not selected count for the names of the payloads")
    func selectedWebhooks() throws {
        func webhook(_ name: String, _ schema: String) -> String {
            ##"""
            "\##(name)": {"post": {"operationId": "\##(name)", "requestBody": {"content": {"application/json": {
                "schema": {"$ref": "#/components/schemas/\##(schema)"}}}}, "responses": {"200": {"description": "-"}}}}
            """##
        }
        let text = #"""
            {"openapi": "3.1.0", "info": {"title": "T", "version": "1"},
             "webhooks": {\#([webhook("a", "P"), webhook("b", "P"), webhook("c", "Q")].joined(separator: ", "))},
             "components": {"schemas": {
                "P": {"type": "object", "required": ["k"], "properties": {"k": {"const": "p"}}},
                "Q": {"type": "object", "required": ["k"], "properties": {"k": {"const": "q"}}}}}}
            """#
        var options = ClientOptions(name: "API")
        options.configuration.selection.include = ["operation:a", "operation:c"].compactMap { Selector($0) }
        let client = try generateClient(from: Array(text.utf8), path: "a.json", options: options, log: DiagnosticLog())
        let swift = try #require(client).files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        #expect(swift.contains("        case p(P)\n"))
    }

    private func expectAdditionsOnly(in file: URL) throws {
        let bytes = [UInt8](try Data(contentsOf: file))
        let path = file.lastPathComponent
        guard let json = readJSON(bytes, path: path, into: DiagnosticLog()), json["openapi"] != nil else { return }
        var text = ""
        Addition.write(json, [], into: &text)
        guard let old = planned(bytes, path: path), let new = planned(Array(text.utf8), path: path) else { return }
        let changes = compare(old, with: new).filter { $0.impact == .breaking }.map(\.message)
        #expect(changes.isEmpty, "\(changes.count) breaking, such as \(changes.prefix(5))")
    }

    private func expectSameNamesWhenSelected(in file: URL) throws {
        let bytes = [UInt8](try Data(contentsOf: file))
        let path = file.lastPathComponent
        guard let whole = planned(bytes, path: path) else { return }
        var configuration = Configuration()
        for (index, operation) in whole.description.operations.enumerated() where index % 2 == 1 {
            guard !operation.line.contains("*"), let selector = Selector("operation:" + operation.line) else {
                continue
            }
            configuration.selection.include.append(selector)
        }
        guard !configuration.selection.isEmpty, let some = planned(bytes, path: path, configuration) else { return }
        let changes = compare(some, with: whole).filter { $0.impact == .breaking }.map(\.message)
        #expect(changes.isEmpty, "\(changes.count) breaking, such as \(changes.prefix(5))")
    }

    private func planned(
        _ bytes: [UInt8],
        path: String,
        _ configuration: Configuration = Configuration()
    ) -> PlannedClient? {
        let options = ClientOptions(name: "API", configuration: configuration)
        return planClient(from: bytes, path: path, options: options, log: DiagnosticLog())
            .map { PlannedClient($0.client, of: $0.description, outOf: $0.whole) }
    }
}

extension RealDescriptions {
    /// The project's own descriptions in JSON.
    static var specs: [URL] {
        let folder = PackageFolder.url.appendingPathComponent("Specs")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }.sorted()
            .map { folder.appendingPathComponent($0) }
    }
}

/// Writes a description again with an operation, a component and a response before all others.
private enum Addition {
    static func write(_ json: JSON, _ path: [String], into text: inout String) {
        guard json.kind == .object, path.count < 3 else {
            text += json.text
            return
        }
        text += "{"
        var isFirst = true
        func separate() {
            if !isFirst { text += "," }
            isFirst = false
        }
        if let addition = additions[path.joined(separator: "/")] {
            separate()
            text += addition
        }
        for member in json.members {
            separate()
            text += jsonString(member.name) + ":"
            write(member.value, path + [member.name], into: &text)
        }
        text += "}"
    }

    private static let object = #"""
        {"type": "object", "properties": {
            "status": {"type": "string", "enum": ["up", "down"]}, "order": {"type": "string", "enum": ["asc", "desc"]},
            "address": {"type": "object", "properties": {"aaa": {"type": "string"}}}}}
        """#

    private static let additions = [
        "paths": #"""
        "/aaa-added/{id}": {"get": {
            "operationId": "aaaAdded",
            "parameters": [
                {"name": "id", "in": "path", "required": true, "schema": {"type": "string"}},
                {"name": "order", "in": "query", "schema": {"type": "string", "enum": ["asc", "desc"]}}],
            "responses": {
                "200": {"description": "", "content": {"application/json": {"schema": \#(object)}}},
                "403": {"description": "", "content": {"application/json": {"schema": \#(object)}}},
                "404": {"description": "", "content": {"application/json": {"schema": {"type": "object", "properties": {"aaa": {"type": "string"}}}}}},
                "default": {"description": "", "content": {"application/json": {"schema": \#(object)}}}}}}
        """#,
        "components/schemas": #""AaaAdded": \#(object)"#,
        "components/responses":
            #""AaaAddedResponse": {"description": "", "content": {"application/json": {"schema": \#(object)}}}"#,
    ]
}
