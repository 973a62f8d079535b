import EndpointDescription
import Foundation
import Testing

@testable import EndpointGeneration

/// Descriptions of real services, which are never copied into the package.
// They run one at a time, because each occupies a core for long, and tests with sockets need one too.
@Suite(
    "Real descriptions",
    .serialized,
    .enabled(if: !RealDescriptions.all.isEmpty, Comment(rawValue: RealDescriptions.absence))
)
struct RealDescriptionsTests {
    @Test("every operation becomes an endpoint", arguments: RealDescriptions.files(in: ""))
    func whole(file: URL) throws {
        let log = DiagnosticLog()
        let bytes = [UInt8](try Data(contentsOf: file))
        let description = try #require(readDescription(bytes, path: file.lastPathComponent, into: log))
        let client = plan(description, namespace: "API", source: file.lastPathComponent, log: log)
        let files = try render(client, access: .public, layout: .separate)

        let endpoints = client.endpoints.compactMap { endpoint in
            if case .endpoint(let blueprint) = endpoint.declaration.kind {
                "\(blueprint.method.token) \(blueprint.path)"
            } else {
                nil
            }
        }
        // An operation with whole and streamed responses becomes two, one after the other.
        let operations = endpoints.indices.filter { $0 == 0 || endpoints[$0] != endpoints[$0 - 1] }.map {
            endpoints[$0]
        }
        #expect(operations == description.operations.map { "\($0.method.token) \($0.path)" })
        #expect(Set(client.endpoints.map(\.declaration.node.name)).count == endpoints.count)
        // A component without a type of its own is a string, a number or a boolean, or others extend it, or it has parts.
        let planned = Set(client.models.compactMap(\.origin))
        let components = description.schemas.map(\.schema)
        let roots = components + description.operations.flatMap(\.schemas)
        let extended = Set(reachable(from: roots) { $0.edges.map(\.schema) }.flatMap(\.allOf).map(\.target))
        let bodies = description.operations.compactMap(\.requestBody).flatMap(\.content)
        let withParts = Set(bodies.filter { $0.type.kind == .multipart }.compactMap { $0.schema?.target })
        for schema in components where !planned.contains(schema) && FlatSchema(schema).kind.needsDeclaration {
            let isReplaced = extended.contains(schema) || withParts.contains(schema)
            #expect(isReplaced || schema.reference != nil, "\(schema.componentName ?? "")")
        }
        let printed = files.reduce(0) { $0 + endpointCount(in: String(decoding: $1.bytes, as: UTF8.self)) }
        #expect(printed == endpoints.count)
        #expect(Set(files.map { $0.name.lowercased() }).count == files.count)
    }

    private func endpointCount(in text: String) -> Int {
        text.split(separator: "\n").count { line in
            line.hasPrefix("    public struct ") && (line.hasSuffix("Endpoint {") || line.contains("Endpoint, "))
        }
    }

    @Test("a description in YAML gives the client of its form in JSON", arguments: RealDescriptions.yamlFiles)
    func yaml(file: URL) throws {
        let json = file.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent(file.deletingPathExtension().lastPathComponent + ".json")
        let clients = try [file, json].map { file in
            let log = DiagnosticLog()
            let bytes = [UInt8](try Data(contentsOf: file))
            // Both have the same name, which the files begin with.
            let path = "api." + (file.pathExtension == "yaml" ? "yaml" : "json")
            let client = try #require(try generateClient(from: bytes, path: path, log: log))
            return client.files.map { file in
                let text = String(decoding: file.bytes, as: UTF8.self)
                return file.name + "\n" + text.replacing("generated from \(path).", with: "generated.")
            }
        }
        #expect(clients[0].count > 5)
        #expect(clients[0].count == clients[1].count)
        for (yaml, json) in zip(clients[0], clients[1]) where yaml != json {
            Issue.record("\(yaml.prefix { $0 != "\n" }) differs")
        }
    }

    @Test(
        "every unusual description becomes a client or an error",
        .enabled(if: !RealDescriptions.odd.isEmpty, "the folder that ENDPOINT_SPECS names has no odd descriptions"),
        arguments: RealDescriptions.odd
    )
    func tricky(file: URL) throws {
        let log = DiagnosticLog()
        let bytes = [UInt8](try Data(contentsOf: file))
        let client = try generateClient(from: bytes, path: file.lastPathComponent, log: log)
        #expect(client?.files.isEmpty == false || log.hasErrors)
    }
}

enum RealDescriptions {
    static let absence = "ENDPOINT_SPECS does not name a folder of real descriptions"

    static let folder = ProcessInfo.processInfo.environment["ENDPOINT_SPECS"].map { URL(fileURLWithPath: $0) }

    /// All descriptions, the odd ones included.
    static let all = files(in: "") + odd

    static let odd = files(in: "tricky/3_0") + files(in: "tricky/3_1")

    /// The descriptions in YAML that have forms in JSON.
    static var yamlFiles: [URL] {
        guard let folder = folder?.appendingPathComponent("yaml") else { return [] }
        return contents(of: folder).filter { $0.hasSuffix(".yaml") }.map { folder.appendingPathComponent($0) }
    }

    /// The OpenAPI 3 files there.
    static func files(in name: String) -> [URL] {
        guard let folder else { return [] }
        let place = name.isEmpty ? folder : folder.appendingPathComponent(name)
        return contents(of: place).filter { $0.hasSuffix(".json") && !$0.hasPrefix("swagger2") }
            .map { place.appendingPathComponent($0) }
    }
}
