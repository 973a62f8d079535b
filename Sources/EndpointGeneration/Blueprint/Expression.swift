/// An expression in generated code. For example: `Author(name: "unknown")`, `value.owner?.id`
package indirect enum Expression {
    /// `nil`
    case none
    case literal(Literal)
    /// A number that is not an integer, as it is spelled in Swift.
    case number(String)
    /// `petID`, `$0`
    case variable(String)
    /// A case or static member of the expected type: `.light`, `.card("x")`
    case implicit(String, [Argument] = [])
    case array([Expression])
    case dictionary([(key: String, value: Expression)])
    /// `Author(name: "unknown")`
    case make(SwiftType, [Argument])
    /// `String.self`
    case type(SwiftType)
    /// `header("X-Pet")`, `value.header("X-Pet")`
    case call(on: Expression?, String, [Argument])
    /// `value.id`, `value?.id`
    case member(of: Expression, String, isChained: Bool)
    /// `value["id"]`, `value?["id"]`
    case element(of: Expression, String, isChained: Bool)
    /// `value.map({ Int($0) })` on an optional; `flatMap` if the conversion can fail.
    case mapped(Expression, by: Expression, canFail: Bool)
    /// `value ?? []`
    case orElse(Expression, Expression)
    /// `value == false`
    case equal(Expression, Bool)
    /// `value != true`
    case unequal(Expression, Bool)
    /// `hasMore ? cursor : nil`
    case conditional(Expression, then: Expression, otherwise: Expression)
    /// `if case .ok(let page) = value { page.items } else { [] }`
    case ifCase(String, binding: String, of: Expression, then: Expression, otherwise: Expression)
    /// `{ $0.items }`
    case closure(Expression)
    /// `\.body.cursor`
    case keyPath([String])

    package struct Argument {
        package var label: String?
        package var value: Expression

        init(_ label: String? = nil, _ value: Expression) {
            self.label = label
            self.value = value
        }
    }

    /// `light` of `.light`
    var implicitName: String? {
        if case .implicit(let name, let arguments) = self, arguments.isEmpty { name } else { nil }
    }

    static func string(_ text: String) -> Expression { .literal(.string(text)) }
    static func integer(_ number: Int) -> Expression { .literal(.integer(String(number))) }
}

/// A scalar that a description fixes and that can be written in Swift.
package enum Literal: Hashable {
    case string(String)
    /// The digits as they were written.
    case integer(String)
    /// A number with a fraction or an exponent, as it was written.
    case number(String)
    case boolean(Bool)

    var type: StandardType {
        switch self {
        case .string: .string
        case .integer: .int
        case .number: .double
        case .boolean: .bool
        }
    }

    /// The value as it appears in a URL or as the value of a discriminator.
    var plainText: String {
        switch self {
        case .string(let text), .integer(let text), .number(let text): text
        case .boolean(let flag): flag ? "true" : "false"
        }
    }
}
