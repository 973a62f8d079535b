/// A header's text as a typed value: tried as text, then as a number or boolean, then as a list.
func headerValue<T: JSONCodable>(_ text: String) -> T? {
    if let value = try? T(jsonValue: .string(text)) { return value }
    if let value = try? T(jsonValue: scalar(text)) { return value }
    let elements = text.split(separator: ",").map { trimmed($0) }
    if let value = try? T(jsonValue: .array(elements.map { .string($0) })) { return value }
    return try? T(jsonValue: .array(elements.map { scalar($0) }))
}

private func scalar(_ text: String) -> JSONValue {
    switch text.lowercased() {
    case "true": .bool(true)
    case "false": .bool(false)
    default: JSONNumber(text).map { .number($0) } ?? .string(text)
    }
}
