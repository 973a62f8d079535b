// Lists the public declarations of a symbol graph that have no comment, and fails if there are any.
//
// Every type, protocol, associated type, function, subscript and initializer needs one. Exempt are
// - properties and cases, whose names and types should be self-explanatory;
// - initializers whose parameters are the type's public properties, which are documented there;
// - implementations of a requirement that is documented here or in the standard library.
import Foundation

struct Graph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable { var identifier: String }
        struct Identifier: Decodable { var precise: String }
        struct Signature: Decodable { var parameters: [Parameter]? }
        struct Parameter: Decodable {
            var name: String
            var internalName: String?
        }
        struct Comment: Decodable { var lines: [Line] }
        struct Line: Decodable { var text: String }
        struct Location: Decodable {
            struct Position: Decodable { var line: Int }
            var uri: String
            var position: Position
        }

        var kind: Kind
        var identifier: Identifier
        var pathComponents: [String]
        var functionSignature: Signature?
        var docComment: Comment?
        var location: Location?

        var parent: [String] { Array(pathComponents.dropLast()) }
        var hasComment: Bool { docComment?.lines.contains { !$0.text.isEmpty } ?? false }
    }

    struct Relationship: Decodable {
        struct Origin: Decodable { var identifier: String }
        var kind: String
        var source: String
        var sourceOrigin: Origin?
    }

    var symbols: [Symbol]
    var relationships: [Relationship]
}

guard CommandLine.arguments.count == 2 else {
    print("usage: undocumented.swift <symbols.json>")
    exit(64)
}
let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1])))

let properties = Dictionary(grouping: graph.symbols.filter { $0.kind.identifier == "swift.property" }, by: \.parent)
    .mapValues { Set($0.compactMap(\.pathComponents.last)) }
let satisfying = Set(
    graph.relationships.filter { $0.sourceOrigin != nil || $0.kind == "defaultImplementationOf" }.map(\.source)
)

func isMemberwise(_ symbol: Graph.Symbol) -> Bool {
    guard symbol.kind.identifier == "swift.init" else { return false }
    let names = (symbol.functionSignature?.parameters ?? []).map { $0.internalName ?? $0.name }
    return properties[symbol.parent, default: []].isSuperset(of: names)
}

let faults = graph.symbols.filter { symbol in
    !symbol.hasComment && symbol.location != nil && !symbol.identifier.precise.contains("::SYNTHESIZED::")
        && !["swift.enum.case", "swift.property", "swift.type.property"].contains(symbol.kind.identifier)
        && !satisfying.contains(symbol.identifier.precise) && !isMemberwise(symbol)
}
let here = "file://\(FileManager.default.currentDirectoryPath)/"
for fault in faults {
    guard let location = fault.location else { continue }
    let file = location.uri.replacingOccurrences(of: here, with: "")
    let name = fault.pathComponents.joined(separator: ".")
    print("\(file):\(location.position.line + 1): error: \(name) has no comment")
}
// A graph without symbols is a failure.
if graph.symbols.isEmpty { print("error: no symbols found") }
exit(faults.isEmpty && !graph.symbols.isEmpty ? 0 : 1)
