package import EndpointDescription

/// Where a value travels outside the body, and how. For example: `request.query("limit", limit)`
package struct ParameterBlueprint {
    /// As the description writes it.
    package var name: String
    package var location: ParameterLocation
    package var value: Value
    package var encoding: Encoding

    package enum Value: Equatable {
        case property(String)
        /// A value that is not the caller's to choose.
        case fixed(Literal)
    }

    package enum Encoding {
        case style(Parameter.Style, explode: Bool, allowReserved: Bool)
        /// The value is a JSON document.
        case json
    }

    /// The property that it sends.
    var property: String? {
        guard case .property(let name) = value else { return nil }
        return name
    }
}
