/// Prints types for one file and collects the modules that they require.
final class TypePrinter {
    /// The modules that signatures mention.
    private(set) var modules: Set<String> = []
    /// The modules that conformances mention. The compiler does not count a conformance as a use of a package import.
    private(set) var conformanceModules: Set<String> = []
    /// The modules that function bodies mention.
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
            return custom.coding == .wrapped ? "\(name(.codableBox, in: node))<\(text)>" : text
        }
    }

    /// Prints a library name and records the import that it requires.
    func name(_ name: LibraryName, in node: TypeNode) -> String {
        modules.insert(name.module.rawValue)
        return node.spelling(of: name)
    }

    /// Prints a type for use in a function body.
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
    /// The spelling of a library name inside this type: qualified by its module if a generated type hides it.
    func spelling(of name: LibraryName) -> String {
        shadows(name.rawValue) ? "\(name.module.rawValue).\(name.rawValue)" : name.rawValue
    }
}
