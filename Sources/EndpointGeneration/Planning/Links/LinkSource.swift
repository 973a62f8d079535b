/// A value that is reachable from a reply, and the Swift expression for it. For example: `value.owner?.id`
struct LinkSource {
    var expression: Expression
    /// The type without its optionality.
    var type: SwiftType
    /// Whether anything on the way to it may be missing.
    var isOptional = false
    /// Whether the value itself may be missing, so that the next step needs a `?`.
    var needsChaining = false
    var isDeprecated = false
    /// Whether it is part of the response's body.
    var isFromBody = false
    /// Whether it can be read as any type, so that a variable needs a type annotation.
    var isOfAnyType = false

    init(_ expression: Expression, _ type: SwiftType) {
        self.expression = expression
        self.type = type
        unwrap()
    }

    mutating func step(to member: String, _ type: SwiftType) {
        move(to: .member(of: expression, member, isChained: needsChaining), type)
    }

    mutating func step(toElement key: String, _ type: SwiftType) {
        move(to: .element(of: expression, key, isChained: needsChaining), type)
    }

    private mutating func move(to expression: Expression, _ type: SwiftType) {
        self.expression = expression
        needsChaining = false
        self.type = type
        unwrap()
    }

    private mutating func unwrap() {
        switch type {
        case .optional(let wrapped):
            type = wrapped
            (isOptional, needsChaining) = (true, true)
        case .presence(let wrapped): step(to: "wrapped", .optional(wrapped))
        case .standard, .array, .dictionary, .stream, .declared, .custom: break
        }
    }

    /// Converts the value to another type: `String(value.id)`, `Int(exactly: value.id)`.
    mutating func convert(to type: StandardType, label: String? = nil, canFail: Bool = false) {
        let given = isOptional ? Expression.variable("$0") : expression
        let made = Expression.make(.standard(type), [.init(label, given)])
        expression = isOptional ? .mapped(expression, by: made, canFail: canFail) : made
        if canFail { (isOptional, needsChaining) = (true, true) }
    }
}
