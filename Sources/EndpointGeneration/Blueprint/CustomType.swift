/// A type that the user provides. For example: `Commerce.Money`
package struct CustomType: Hashable {
    /// The type as it is spelled in Swift.
    package var spelling: String
    package var module: String?
    package var coding: Coding

    package enum Coding {
        /// It is `JSONCodable`.
        case json
        /// It is only `Codable`, in a position that needs no wrapper: `try json.required("price", as: .codable)`.
        case member
        /// It is only `Codable`, in a position that needs a wrapper: `CodableBox<Money>`.
        case wrapped
    }

    /// The first name of the spelling. It must keep its meaning wherever the type is written.
    var head: String { String(spelling.prefix { $0 != "." && $0 != "<" }) }
}
