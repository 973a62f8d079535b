/// A value that a reply has at hand, and how Swift reaches it. For example: `value.owner?.id`
struct LinkSource {
    var expression: Expression
    /// Without its optionality.
    var type: SwiftType
    /// Whether anything on the way to it may be missing.
    var isOptional = false
    /// Whether it may be missing itself, so that the next step needs a `?`.
    var needsChaining = false
    var isDeprecated = false
    /// Whether it is part of the answer's body.
    var isFromBody = false
    /// Whether it reads as whatever is asked for, so that a variable has to say.
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

    /// Makes another type of the value: `String(value.id)`, `Int(exactly: value.id)`.
    mutating func convert(to type: StandardType, label: String? = nil, canFail: Bool = false) {
        let given = isOptional ? Expression.variable("$0") : expression
        let made = Expression.make(.standard(type), [.init(label, given)])
        expression = isOptional ? .mapped(expression, by: made, canFail: canFail) : made
        if canFail { (isOptional, needsChaining) = (true, true) }
    }
}
