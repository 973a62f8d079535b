// Prints the public declarations of symbol graphs, one a line and sorted: module, path and declaration, or a conformance.
// usage: swift .ci/listAPI.swift <symbols.json>…
import Foundation

struct Graph: Decodable {
    struct Symbol: Decodable {
        struct Identifier: Decodable { var precise: String }
        struct Fragment: Decodable { var spelling: String }

        var identifier: Identifier
        var pathComponents: [String]
        var declarationFragments: [Fragment]?
    }

    struct Relationship: Decodable {
        var kind: String
        var source: String
        var target: String
        var targetFallback: String?
    }

    struct Module: Decodable { var name: String }

    var module: Module
    var symbols: [Symbol]
    var relationships: [Relationship]
}

var lines: Set<String> = []
for path in CommandLine.arguments.dropFirst() {
    let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    var names: [String: String] = [:]
    for symbol in graph.symbols { names[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".") }
    // Members that a type gets from a protocol's extension are listed with that extension.
    for symbol in graph.symbols where !symbol.identifier.precise.contains("::SYNTHESIZED::") {
        let name = symbol.pathComponents.joined(separator: ".")
        let declaration = (symbol.declarationFragments ?? []).map(\.spelling).joined()
        let text = declaration.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        lines.insert("\(graph.module.name) \(name): \(text)")
    }
    for relation in graph.relationships where relation.kind == "conformsTo" || relation.kind == "inheritsFrom" {
        guard let name = names[relation.source] else { continue }
        let target = names[relation.target] ?? relation.targetFallback ?? relation.target
        if ["Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"].contains(target) { continue }
        lines.insert("\(graph.module.name) \(name): \(relation.kind) \(target)")
    }
}
print(lines.sorted().joined(separator: "\n"))
