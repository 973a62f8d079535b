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
