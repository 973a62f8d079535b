package import EndpointDescription

/// A value that is sent outside the body: its location and its encoding. For example: `request.query("limit", limit)`
package struct ParameterBlueprint {
    /// The name as it is spelled in the description.
    package var name: String
    package var location: ParameterLocation
    package var value: Value
    package var encoding: Encoding

    package enum Value: Equatable {
        case property(String)
        /// A value that the caller cannot choose.
        case fixed(Literal)
    }

    package enum Encoding {
        case style(Parameter.Style, explode: Bool, allowReserved: Bool)
        /// The value is several segments of the path: `/files/\(segments: key)`
        case segments
        /// The value is a JSON document.
        case json
        /// The value is a form, which is the whole query.
        case form([FormFieldBlueprint])
    }

    /// The property that it sends.
    var property: String? {
        guard case .property(let name) = value else { return nil }
        return name
    }
}
