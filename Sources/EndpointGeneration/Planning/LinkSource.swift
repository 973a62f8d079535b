/// A value that a reply has at hand, and how Swift reaches it. For example: `value.owner?.id`
struct LinkSource {
    var text: String
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

    init(_ text: String, _ type: SwiftType) {
        self.text = text
        self.type = type
        settle()
    }

    mutating func step(_ access: String, to type: SwiftType) {
        text += (needsChaining ? "?" : "") + access
        needsChaining = false
        self.type = type
        settle()
    }

    private mutating func settle() {
        switch type {
        case .optional(let wrapped):
            type = wrapped
            (isOptional, needsChaining) = (true, true)
        case .presence(let wrapped):
            step(".wrapped", to: .optional(wrapped))
        case .standard, .array, .dictionary, .stream, .declared, .foreign: break
        }
    }

    mutating func convert(_ call: (String) -> String, canFail: Bool = false) {
        let whole = text.contains("?") ? "(\(text))" : text
        // In parentheses, because a `guard` takes what follows a bare closure for its own.
        text = isOptional ? "\(whole).\(canFail ? "flatMap" : "map")({ \(call("$0")) })" : call(text)
        if canFail { (isOptional, needsChaining) = (true, true) }
    }
}
