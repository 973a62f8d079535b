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
        case .isFalse(let flag): "\(text(flag)) == false"
        case .conditional(let condition, let value, let other):
            "\(text(condition)) ? \(text(value)) : \(text(other))"
        case .ifCase(let name, let binding, let subject, let value, let other):
            "if case .\(name)(let \(binding)) = \(text(subject)) { \(text(value)) } else { \(text(other)) }"
        case .closure(let value): "{ \(text(value)) }"
        case .keyPath(let names): "\\" + names.map { "." + $0 }.joined()
        }
    }

    func text(_ argument: Expression.Argument) -> String {
        (argument.label.map { SwiftText.label($0) + ": " } ?? "") + text(argument.value)
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
