import EndpointDescription
import Foundation
import Testing

@testable import EndpointGeneration

@Suite("Names of shared types")
struct SharedNameTests {
    /// A description of operations whose responses have these members: `getA` for the key `a`.
    private func description(_ responses: KeyValuePairs<String, String>) -> String {
        let paths = responses.map { key, members in
            """
            "/\(key)": {"get": {"operationId": "get\(key.uppercased())", "responses": {"200": {"description": "", "content":
                {"application/json": {"schema": {"type": "object", "properties": {\(members)}}}}}}}}
            """
        }
        return
            #"{"openapi": "3.1.0", "info": {"title": "API", "version": "1"}, "paths": {\#(paths.joined(separator: ","))}}"#
    }

    private static let address = #""address": {"type": "object", "properties": {"street": {"type": "string"}}}"#
    private static let longAddress =
        #""address": {"type": "object", "properties": {"street": {"type": "string"}, "zip": {"type": "string"}}}"#
    private static let number = #""n": {"type": "integer"}"#
    private static let data = #""data": {"type": "object", "properties": {"text": {"type": "string"}}}"#

    private var addresses: String {
        description(["a": SharedNameTests.address, "b": SharedNameTests.number + "," + SharedNameTests.address])
    }

    private func run(_ texts: [String], _ arguments: (URL, [String]) -> [String]) throws -> (
        run: CommandRun, files: [String: String]
    ) {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            var paths: [String] = []
            for (index, text) in texts.enumerated() {
                paths.append(folder.appendingPathComponent("\(index).json").path)
                try Data(text.utf8).write(to: URL(fileURLWithPath: paths[index]))
            }
            let output = folder.appendingPathComponent("out")
            var run = CommandRun(arguments(output, paths) + ["--name", "API"])
            run.output = run.output.replacing(folder.path + "/", with: "")
            run.diagnostics = run.diagnostics.replacing(folder.path + "/", with: "")
            var files: [String: String] = [:]
            for name in contents(of: output) {
                files[name] = try String(contentsOf: output.appendingPathComponent(name), encoding: .utf8)
            }
            return (run, files)
        }
    }

    private func generated(_ text: String, _ options: String...) throws -> [String: String] {
        let result = try run([text]) { output, paths in [paths[0], "--output", output.path, "--quiet"] + options }
        #expect(result.run.exitCode == 0, "\(result.run.diagnostics)")
        return result.files
    }

    private func diff(_ old: String, _ new: String) throws -> CommandRun {
        try run([old, new]) { _, paths in ["diff"] + paths }.run
    }

    @Test("types of two operations that are no longer the same are breaking, even without a name in common")
    func apart() throws {
        let old = description(["a": SharedNameTests.data, "b": SharedNameTests.data])
        let members = #""text": {"type": "string"}, "size": {"type": "integer"}"#
        let more = #""data": {"type": "object", "properties": {\#(members)}}"#
        let run = try diff(old, description(["a": SharedNameTests.data, "b": more]))
        #expect(run.exitCode == 1)
        #expect(run.output.contains("breaking: 'GetB.Response' is no longer the same type as 'GetA.Response'\n"))
        #expect(run.output.hasSuffix("\n1 breaking, 1 additive\n"))
        #expect(try diff(old, description(["a": more, "b": more])).exitCode == 0)
        #expect(try diff(old, description(["a": SharedNameTests.data])).output.contains("no longer the same") == false)
    }

    @Test(
        "a name that says nothing outside of its owner is not shared at the top level",
        arguments: ["v", "params", "input", "result", "data"]
    )
    func namesWithoutMeaning(member: String) throws {
        let value = #""\#(member)": {"type": "object", "properties": {"street": {"type": "string"}}}"#
        let text = description(["a": value, "b": SharedNameTests.number + "," + value])
        let files = try generated(text)
        #expect(files["API+Models.swift"] == nil)
        let name = member.prefix(1).uppercased() + member.dropFirst()
        #expect(files["API+Endpoints.swift"]?.contains("public typealias \(name) = API.GetA.Response.\(name)") == true)
    }

    @Test("a selection keeps the shared name of a type that only one selected operation has")
    func selection() throws {
        let files = try generated(addresses, "--include", "operation:getB")
        #expect(files["API+Models.swift"]?.contains("public struct Address: ") == true)
        #expect(files["API+Endpoints.swift"]?.contains("public typealias Address = API.Address") == true)
        #expect(files["API+Endpoints.swift"]?.contains("struct GetA") == false)
    }

    @Test("a selection hides the notes about what is not selected, wherever it is described")
    func notes() throws {
        func path(_ key: String) -> String {
            """
            "/\(key)": {"parameters": [{"name": "p", "in": "query", "schema": {"type": "array", "prefixItems": [{"type": "string"}]}}],
             "get": {"operationId": "get\(key.uppercased())", "responses": {"200": {"$ref": "#/components/responses/\(key)"}}}}
            """
        }
        func response(_ key: String) -> String {
            #""\#(key)": {"description": "", "content": {"application/json": {"schema": {"type": "array", "prefixItems": [{"type": "string"}]}}}}"#
        }
        let text = """
            {"openapi": "3.1.0", "info": {"title": "API", "version": "1"}, "paths": {\(path("a")), \(path("b"))},
             "components": {"responses": {\(response("a")), \(response("b"))}}}
            """
        func places(including selectors: String...) -> [String] {
            let log = DiagnosticLog()
            var options = ClientOptions(name: "API")
            options.configuration.selection.include = selectors.compactMap { Selector($0) }
            _ = planClient(from: Array(text.utf8), path: "api.json", options: options, log: log)
            return log.diagnostics.compactMap(\.pointer)
        }
        let (all, some) = (places(), places(including: "operation:getA"))
        #expect(some == all.filter { $0.hasPrefix("#/paths/~1a/") || $0.hasPrefix("#/components/responses/a/") })
        #expect(some.contains { $0.hasPrefix("#/paths") } && some.contains { $0.hasPrefix("#/components") })
        #expect(some.count * 2 == all.count)
    }

    @Test("a selected type never refers to an operation that is not selected")
    func leftOut() throws {
        let same = description(["a": SharedNameTests.data, "b": SharedNameTests.data, "c": SharedNameTests.data])
        let whole = try generated(same)["API+Endpoints.swift"]
        #expect(whole?.contains("typealias Response = API.GetA.Response") == true)
        let files = try generated(same, "--exclude", "operation:getA")
        #expect(files["API+Endpoints.swift"]?.contains("struct Data: HashedModel") == true)
        #expect(files["API+Endpoints.swift"]?.contains("typealias Response = API.GetB.Response") == true)
        #expect(!files.values.contains { $0.contains("GetA") })
    }

    @Test("a name goes to the type in the most operations, of those to the one with the most members")
    func mostUsed() throws {
        let (short, long) = (SharedNameTests.address, SharedNameTests.longAddress)
        let (data, number) = (SharedNameTests.data, SharedNameTests.number)
        let even = try generated(
            description([
                "a": short + "," + data, "b": short + "," + number, "c": long + "," + data, "d": long + "," + number,
            ])
        )
        #expect(even["API+Models.swift"]?.contains("zip") == true)
        let most = try generated(
            description([
                "a": short + "," + data, "b": short + "," + number, "c": long + "," + data, "d": long + "," + number,
                "e": short,
            ])
        )
        #expect(most["API+Models.swift"]?.contains("zip") == false)
    }

    @Test("equal inline types of a request and a response are one type")
    func requestAndResponse() throws {
        let choice = #"{"application/json": {"schema": {"oneOf": [{"type": "string"}, {"type": "integer"}]}}}"#
        let text = #"""
            {"openapi": "3.1.0", "info": {"title": "API", "version": "1"}, "paths": {"/a": {"put": {"operationId": "putA",
             "requestBody": {"required": true, "content": \#(choice)},
             "responses": {"200": {"description": "", "content": \#(choice)}}}}}}
            """#
        let file = try #require(try generated(text)["API+Endpoints.swift"])
        #expect(file.contains("public enum Response: Union, "))
        #expect(
            file.contains("public typealias Body = API.PutA.Response")
                || file.contains("public typealias Body = Response")
        )
        #expect(!file.contains("enum Body"))
    }

    @Test("an additional operation with a shared type changes nothing for callers")
    func moreSharing() throws {
        let more = description([
            "a": SharedNameTests.address, "b": SharedNameTests.number + "," + SharedNameTests.address,
            "c": SharedNameTests.address + "," + SharedNameTests.data,
        ])
        let changes = try diff(addresses, more)
        #expect(changes.output.contains("additive: 'GetC' (GET /c) was added"))
        #expect(changes.output.hasSuffix("\n0 breaking, 1 additive\n"))
    }

    @Test("types that become shared are no change for callers")
    func sharedFromNowOn() throws {
        let one = description(["a": SharedNameTests.address, "b": SharedNameTests.number])
        let changes = try diff(one, addresses)
        #expect(changes.output.hasSuffix("\n0 breaking, 1 additive\n"))
        #expect(changes.output.contains("additive: 'GetB.Response.address' was added"))
    }

    @Test("removing a shared name is a breaking change, because callers may have used it")
    func gone() throws {
        let apart = description([
            "a": SharedNameTests.address, "b": SharedNameTests.number + "," + SharedNameTests.longAddress,
        ])
        let changes = try diff(addresses, apart)
        #expect(changes.exitCode == 1)
        #expect(
            changes.output.contains("breaking: 'Address' was removed: 'GetA.Response.Address' is no longer shared\n")
        )
    }

    @Test("a type that is no longer shared is a breaking change")
    func leaving() throws {
        let three = description([
            "a": SharedNameTests.address, "b": SharedNameTests.number + "," + SharedNameTests.address,
            "c": SharedNameTests.address + "," + SharedNameTests.data,
        ])
        let apart = description([
            "a": SharedNameTests.address, "b": SharedNameTests.number + "," + SharedNameTests.address,
            "c": SharedNameTests.longAddress + "," + SharedNameTests.data,
        ])
        let changes = try diff(three, apart)
        #expect(changes.output.contains("breaking: 'GetC.Response.Address' no longer shares the name 'Address'\n"))
        #expect(!changes.output.contains("was removed"))
    }

    @Test("'explain' finds a shared type by its own name and by its nested names")
    func explained() throws {
        for name in ["Address", "API.Address", "GetB.Response.Address"] {
            let explained = try run([addresses]) { _, paths in ["explain", paths[0], name] }.run
            #expect(explained.exitCode == 0)
            #expect(explained.output.contains("  becomes  struct API.Address, in API+Models.swift\n"))
            #expect(explained.output.contains("shared by GetA.Response.Address, GetB.Response.Address\n"))
        }
    }

    @Test("'used' finds an operation for a shared type that sources mention")
    func used() throws {
        let text = description([
            "a": SharedNameTests.address, "b": SharedNameTests.number + "," + SharedNameTests.address,
            "c": SharedNameTests.data,
        ])
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let source = folder.appendingPathComponent("calls.swift")
            try Data("func show(_: API.Address) { _ = API.GetC() }".utf8).write(to: source)
            let result = try run([text]) { _, paths in ["used", paths[0], "--by", source.path, "--dry-run"] }
            #expect(result.run.output.hasPrefix("operation:getA\noperation:getC\n"))
        }
    }
}
