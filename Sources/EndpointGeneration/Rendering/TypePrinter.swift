/// Prints types for one file and collects the modules that they require.
final class TypePrinter {
    /// The modules that signatures mention.
    private(set) var modules: Set<String> = []
    /// The modules that conformances mention. The compiler does not count a conformance as a use of a package import.
    private(set) var conformanceModules: Set<String> = []
    /// The modules that function bodies mention.
    private(set) var innerModules: Set<String> = []
    /// The modules that a user's templates mention, in signatures or in bodies.
    private(set) var templateModules: Set<String> = []

    func text(_ type: SwiftType, in node: TypeNode) -> String {
        switch type {
        case .standard(.numberOrText(let number)):
            return "\(name(.numberOrText, in: node))<\(name(number.name, in: node))>"
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
        if foreign.usesFoundation { use(.foundation) }
        guard let module = foreign.module else { return foreign.spelling }
        modules.insert(module)
        return node.shadows(foreign.head) ? "\(module).\(foreign.spelling)" : foreign.spelling
    }

    func use(_ module: Module) {
        modules.insert(module.rawValue)
    }

    /// Records the modules that the types in a user's templates need.
    func use(ofTemplate modules: Set<Module>) {
        templateModules.formUnion(modules.map(\.rawValue))
    }

    func useToConform(_ module: Module) {
        conformanceModules.insert(module.rawValue)
    }
}

extension TypeNode {
    /// The spelling of a library name inside this type: qualified by its module if another type hides it.
    func spelling(of name: LibraryName) -> String {
        shadows(name.rawValue) ? "\(name.module.rawValue).\(name.rawValue)" : name.rawValue
    }
}

/// Prints expressions for code inside one type.
struct ExpressionPrinter {
    let node: TypeNode

    init(in node: TypeNode) {
        self.node = node
    }

    func text(_ expression: Expression) -> String {
        switch expression {
        case .none: "nil"
        case .literal(let literal): SwiftText.literal(literal)
        case .number(let text): text
        case .variable(let name): name
        case .implicit(let name, let arguments): "." + name + (arguments.isEmpty ? "" : "(\(text(arguments)))")
        case .array(let elements): "[\(elements.map(text).joined(separator: ", "))]"
        case .dictionary(let pairs): dictionary(pairs)
        case .make(let type, let arguments): "\(name(of: type))(\(text(arguments)))"
        case .type(let type): name(of: type) + ".self"
        case .call(let base, let name, let arguments):
            (base.map { text($0) + "." } ?? "") + "\(name)(\(text(arguments)))"
        case .member(let base, let name, let isChained): text(base) + (isChained ? "?." : ".") + name
        case .element(let base, let key, let isChained):
            text(base) + (isChained ? "?" : "") + "[\(SwiftText.literal(key))]"
        case .mapped(let base, let change, let canFail): mapped(text(base), text(change), canFail)
        case .orElse(let value, let other): "\(text(value)) ?? \(text(other))"
        case .equal(let value, let flag): "\(text(value)) == \(flag)"
        case .unequal(let value, let flag): "\(text(value)) != \(flag)"
        case .conditional(let condition, let value, let other):
            "\(text(condition)) ? \(text(value)) : \(text(other))"
        case .ifCase(let name, let binding, let subject, let value, let other):
            "if case .\(name)(let \(binding)) = \(text(subject)) { \(text(value)) } else { \(text(other)) }"
        case .closure(let value): "{ \(text(value)) }"
        case .keyPath(let names): "\\" + names.map { "." + $0 }.joined()
        }
    }

    func text(_ argument: Expression.Argument) -> String {
        (argument.label.map { SwiftText.argumentLabel($0) + ": " } ?? "") + text(argument.value)
    }

    private func text(_ arguments: [Expression.Argument]) -> String {
        arguments.map { text($0) }.joined(separator: ", ")
    }

    private func name(of type: SwiftType) -> String {
        TypePrinter().text(type, in: node)
    }

    private func dictionary(_ pairs: [(key: String, value: Expression)]) -> String {
        let pairs = pairs.map { "\(SwiftText.literal($0.key)): \(text($0.value))" }
        return pairs.isEmpty ? "[:]" : "[\(pairs.joined(separator: ", "))]"
    }

    /// Prints the closure in parentheses, because `guard` would parse a trailing closure as its own body.
    private func mapped(_ base: String, _ change: String, _ canFail: Bool) -> String {
        let whole = base.contains("?") ? "(\(base))" : base
        return "\(whole).\(canFail ? "flatMap" : "map")({ \(change) })"
    }
}
