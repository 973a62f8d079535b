extension TypeNode {
    /// A name of Swift, Foundation or the runtime as it must be written in here.
    func spelling(of name: String) -> String {
        guard shadows(name) else { return name }
        return "\(TypeNode.modules[name] ?? Module.runtime.rawValue).\(name)"
    }

    private static let modules: [String: String] = [
        "Bool": "Swift", "Equatable": "Swift", "Hashable": "Swift", "Hasher": "Swift", "Never": "Swift",
        "Sendable": "Swift", "Result": "Swift", "Duration": "Swift", "Set": "Swift", "StubAnswer": "EndpointTesting",
        "StubRequest": "EndpointTesting",
    ]
}

/// Spells types for one file and remembers what they need imported.
final class TypeSpeller {
    /// What signatures mention.
    private(set) var modules: Set<String> = []
    /// What conformances mention; the compiler does not count that as a use of a package import.
    private(set) var conformanceModules: Set<String> = []
    /// What only the inside of functions mentions.
    private(set) var innerModules: Set<String> = []

    func text(_ type: SwiftType, in node: TypeNode) -> String {
        switch type {
        case .standard(let standard):
            modules.insert(standard.module.rawValue)
            return node.shadows(standard.rawValue)
                ? "\(standard.module.rawValue).\(standard.rawValue)" : standard.rawValue
        case .array(let element): return "[\(text(element, in: node))]"
        case .dictionary(let value): return "[\(text(.string, in: node)): \(text(value, in: node))]"
        case .optional(let wrapped): return text(wrapped, in: node) + "?"
        case .presence(let wrapped):
            modules.insert(Module.runtime.rawValue)
            return "\(node.spelling(of: "Presence"))<\(text(wrapped, in: node))>"
        case .stream(let element):
            modules.insert(Module.runtime.rawValue)
            return "\(node.spelling(of: "EventStream"))<\(text(element, in: node))>"
        case .declared(let declared): return declared.reference(from: node)
        case .foreign(let foreign):
            let text = spelled(foreign, in: node)
            guard foreign.coding == .wrapped else { return text }
            modules.insert(Module.runtime.rawValue)
            return "\(node.spelling(of: "Foreign"))<\(text)>"
        }
    }

    /// A type as the inside of a function mentions it.
    func inner(_ type: SwiftType, in node: TypeNode) -> String {
        let inside = TypeSpeller()
        let text = inside.text(type, in: node)
        innerModules.formUnion(inside.modules)
        return text
    }

    private func spelled(_ foreign: ForeignType, in node: TypeNode) -> String {
        guard let module = foreign.module else { return foreign.spelling }
        modules.insert(module)
        return node.shadows(foreign.head) ? "\(module).\(foreign.spelling)" : foreign.spelling
    }

    func use(_ module: Module) {
        modules.insert(module.rawValue)
    }

    func useToConform(_ module: Module) {
        conformanceModules.insert(module.rawValue)
    }
}
