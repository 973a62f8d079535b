/// A type of the user's. For example: `Commerce.Money`
package struct CustomType: Hashable {
    /// As Swift writes it.
    package var spelling: String
    package var module: String?
    package var coding: Coding

    package enum Coding {
        /// It is `JSONCodable`.
        case json
        /// It is only `Codable`, and stands where its own name will do: `try json.required("price", as: .codable)`.
        case member
        /// It is only `Codable`: `Foreign<Money>`.
        case wrapped
    }

    /// The name that must mean this type wherever it is written.
    var head: String { String(spelling.prefix { $0 != "." && $0 != "<" }) }
}
