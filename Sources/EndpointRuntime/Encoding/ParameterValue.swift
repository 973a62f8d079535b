/// A value in the form that parameters use: a text, a list of texts, or named texts.
enum ParameterValue {
    /// Null: omitted.
    case absent
    case text(String)
    case list([String])
    case pairs([(name: String, value: String)])

    /// - Throws: ``RequestEncoder/EncodingError/nestedValue(parameter:style:)`` if a list or object contains another.
    init(_ value: JSONValue, parameter: String, style: RequestEncoder.Style) throws(RequestEncoder.EncodingError) {
        switch value {
        case .null: self = .absent
        case .array(let elements):
            var texts: [String] = []
            for element in elements where element != .null {
                guard let text = element.scalarText else { throw .nestedValue(parameter: parameter, style: style) }
                texts.append(text)
            }
            self = .list(texts)
        case .object(let members):
            var pairs: [(name: String, value: String)] = []
            for member in members where member.value != .null {
                guard let text = member.value.scalarText else {
                    throw .nestedValue(parameter: parameter, style: style)
                }
                pairs.append((member.key, text))
            }
            self = .pairs(pairs)
        case .bool, .number, .string: self = .text(value.scalarText ?? "")
        }
    }
}

/// A parameter's value as JSON. Errors name the parameter.
func jsonValue<T: JSONCodable>(of value: T, parameter: String) throws(RequestEncoder.EncodingError) -> JSONValue {
    do { return try value.jsonValue() } catch {
        throw .invalidValue(parameter: parameter, reason: "\(error)")
    }
}
