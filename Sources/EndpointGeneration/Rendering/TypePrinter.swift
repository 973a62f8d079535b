/// Prints types for one file and remembers what they need imported.
final class TypePrinter {
    /// What signatures mention.
    private(set) var modules: Set<String> = []
    /// What conformances mention; the compiler does not count that as a use of a package import.
    private(set) var conformanceModules: Set<String> = []
    /// What only the inside of functions mentions.
    private(set) var innerModules: Set<String> = []

    func text(_ type: SwiftType, in node: TypeNode) -> String {
        switch type {
        case .standard(let standard): return name(standard.name, in: node)
        case .array(let element): return "[\(text(element, in: node))]"
        case .dictionary(let value): return "[\(text(.string, in: node)): \(text(value, in: node))]"
        case .optional(let wrapped): return text(wrapped, in: node) + "?"
        case .presence(let wrapped): return "\(name(.presence, in: node))<\(text(wrapped, in: node))>"
        case .stream(let element): return "\(name(.eventStream, in: node))<\(text(element, in: node))>"
        case .declared(let declared): return declared.reference(from: node)
        case .custom(let custom):
            let text = spelled(custom, in: node)
            return custom.coding == .wrapped ? "\(name(.foreign, in: node))<\(text)>" : text
        }
    }

    /// A name of a library, and the import that it needs.
    func name(_ name: LibraryName, in node: TypeNode) -> String {
        modules.insert(name.module.rawValue)
        return node.spelling(of: name)
    }

    /// A type as the inside of a function mentions it.
    func inner(_ type: SwiftType, in node: TypeNode) -> String {
        let inside = TypePrinter()
        let text = inside.text(type, in: node)
        innerModules.formUnion(inside.modules)
        return text
    }

    private func spelled(_ foreign: CustomType, in node: TypeNode) -> String {
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

extension TypeNode {
    /// A name of a library as it must be written in here: with its module where a generated type hides it.
    func spelling(of name: LibraryName) -> String {
        shadows(name.rawValue) ? "\(name.module.rawValue).\(name.rawValue)" : name.rawValue
    }
}
