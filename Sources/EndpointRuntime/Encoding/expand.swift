import Foundation

/// Path and header styles: one text (OpenAPI 3.1 §4.8.12, "Style Values"; RFC 6570). Nil if there is nothing to write.
func expand(
    _ value: ParameterValue,
    style: RequestEncoder.Style,
    explode: Bool,
    name: String,
    escape: (String) -> String
) -> String? {
    let prefix: String
    let separator: String
    switch style {
    case .label: (prefix, separator) = (".", explode ? "." : ",")
    case .matrix: (prefix, separator) = (";", explode ? ";" : ",")
    default: (prefix, separator) = ("", ",")
    }
    let isMatrix = style == .matrix
    // RFC 6570 §3.2.7: for an empty value, a path-style parameter consists of its name alone.
    func named(_ name: String, _ text: String) -> String { text.isEmpty ? name : name + "=" + text }
    func named(_ text: String) -> String { named(escape(name), text) }

    switch value {
    case .absent: return nil
    case .text(let text): return prefix + (isMatrix ? named(escape(text)) : escape(text))
    case .list(let texts):
        if texts.isEmpty { return nil }
        let items = texts.map(escape)
        if isMatrix && explode { return prefix + items.map(named).joined(separator: separator) }
        let joined = items.joined(separator: separator)
        return prefix + (isMatrix ? named(joined) : joined)
    case .pairs(let pairs):
        if pairs.isEmpty { return nil }
        if explode {
            let items = pairs.map { pair in
                let (name, value) = (escape(pair.name).replacing("=", with: "%3D"), escape(pair.value))
                return isMatrix ? named(name, value) : name + "=" + value
            }
            return prefix + items.joined(separator: separator)
        }
        let joined = pairs.map { escape($0.name) + "," + escape($0.value) }.joined(separator: ",")
        return prefix + (isMatrix ? named(joined) : joined)
    }
}

/// A header in style `simple`, not percent-encoded. Nil if there is nothing to write.
///
/// - Throws: ``RequestEncoder/EncodingError/invalidValue(parameter:reason:)`` if an element of a list or object would read
///   back as several, since nothing but a comma shows where an element ends, or if a text has outer spaces.
func headerText<T: JSONCodable>(
    _ value: T,
    name: String,
    explode: Bool
) throws(RequestEncoder.EncodingError) -> String? {
    if let date = value as? Date ?? (value as? RFC2822Date)?.date, namesOfHTTPDates.contains(name.lowercased()),
        let text = RFC2822Date.text(of: date, zone: "GMT")
    {
        return text
    }
    let value = try ParameterValue(jsonValue(of: value, parameter: name), parameter: name, style: .simple)
    if explode { try value.checkNames(lack: "=", parameter: name) }
    if case .text(let text) = value, !haveSameBytes(trimmed(text), text) {
        let reason = "the outer spaces of a header's value are not read (RFC 9110 §5.5); remove them"
        throw .invalidValue(parameter: name, reason: reason)
    }
    let elements = value.elements.filter { !$0.isEmpty }
    let found = listElements(of: elements.joined(separator: ",")).map { trimmed(String($0)) }
    if !found.elementsEqual(elements, by: haveSameBytes) {
        let element = elements.first { $0.utf8.contains { ",\"".utf8.contains($0) } || trimmed($0) != $0 } ?? ""
        let shown = value.isSensitive(parameter: name) ? "its value" : "'\(element)'"
        let reason =
            "\(shown) would not be read as one element because of its commas, quotation marks or outer spaces; "
            + "replace them"
        throw .invalidValue(parameter: name, reason: reason)
    }
    return expand(value, style: .simple, explode: explode, name: name) { $0 }
}

/// The headers whose values are dates of HTTP (RFC 9110 §5.6.7). Servers ignore a precondition with another form of date.
private let namesOfHTTPDates: Set = [
    "date", "expires", "if-modified-since", "if-range", "if-unmodified-since", "last-modified",
]

/// Query, cookie and form styles: encoded `name=value` items, in order.
///
/// - Throws: ``RequestEncoder/EncodingError/invalidValue(parameter:reason:)`` if a string contains the space or the bar
///   between the elements of a style, or a member of a cookie the `=` after its name, which cannot be escaped.
func expandItems(
    _ value: JSONValue,
    style: RequestEncoder.Style,
    explode: Bool,
    name: String,
    escape: (String) -> String
) throws(RequestEncoder.EncodingError) -> [String] {
    if style == .deepObject {
        var items: [String] = []
        try appendDeep(value, key: name, depth: 0, parameter: name, escape: escape, to: &items)
        return items
    }
    let parameter = name
    let name = style == .cookie ? name : percentEncoded(name)
    let separator =
        switch style {
        case .spaceDelimited: "%20"
        case .pipeDelimited: "%7C"
        default: ","
        }
    let repeatsNames = style == .form && explode
    let value = try ParameterValue(value, parameter: parameter, style: style, repeatsNames: repeatsNames)
    if !explode, style == .spaceDelimited { try value.checkTexts(lack: " ", parameter: parameter) }
    if !explode, style == .pipeDelimited { try value.checkTexts(lack: "|", parameter: parameter) }
    if !explode, separator != "," {
        // With `allowReserved`, characters that are already percent-encoded are sent as they are.
        for triple in [separator, separator.lowercased()] where escape(triple) == triple {
            try value.checkTexts(lack: triple, parameter: parameter)
        }
    }
    if explode, style == .cookie { try value.checkNames(lack: "=", parameter: parameter) }
    switch value {
    case .absent: return []
    case .text(let text): return [name + "=" + escape(text)]
    case .list(let texts):
        if texts.isEmpty { return [] }
        if explode { return texts.map { name + "=" + escape($0) } }
        return [name + "=" + texts.map { encodingCommas(escape($0)) }.joined(separator: separator)]
    case .pairs(let pairs):
        if pairs.isEmpty { return [] }
        if explode {
            return pairs.map { (style == .cookie ? escape($0.name) : percentEncoded($0.name)) + "=" + escape($0.value) }
        }
        let texts = pairs.flatMap { [escape($0.name), escape($0.value)] }
        return [name + "=" + texts.map(encodingCommas).joined(separator: separator)]
    }
}

private func appendDeep(
    _ value: JSONValue,
    key: String,
    depth: Int,
    parameter: String,
    escape: (String) -> String,
    to items: inout [String]
) throws(RequestEncoder.EncodingError) {
    guard depth <= 64 else { throw .tooDeep(parameter: parameter) }
    switch value {
    case .null: return
    case .array(let elements):
        for (index, element) in elements.enumerated() {
            let key = "\(key)[\(index)]"
            let count = items.count
            try appendDeep(element, key: key, depth: depth + 1, parameter: parameter, escape: escape, to: &items)
            if items.count == count, element != .null {
                let reason = "an element of a list has no value, so it would be left out; give it one, or remove it"
                throw .invalidValue(parameter: parameter, reason: reason)
            }
        }
    case .object(let members):
        for member in members {
            if member.key.isEmpty {
                let reason = "a member without a name would be read as an element of a list; give it a name"
                throw .invalidValue(parameter: parameter, reason: reason)
            }
            if let end = member.key.utf8.first(where: { "[]".utf8.contains($0) }) {
                throw .nameEnds(member.key, before: String(UnicodeScalar(end)), parameter: parameter)
            }
            let key = "\(key)[\(member.key)]"
            try appendDeep(member.value, key: key, depth: depth + 1, parameter: parameter, escape: escape, to: &items)
        }
    case .bool, .number, .string:
        items.append(percentEncoded(key) + "=" + escape(try value.scalarText(of: parameter) ?? ""))
    }
}

extension RequestEncoder.EncodingError {
    /// A member's name contains a character that the style reads as its end.
    fileprivate static func nameEnds(_ name: String, before end: String, parameter: String) -> Self {
        let reason = "'\(end)' would end the name '\(name)'; rename it"
        return .invalidValue(parameter: parameter, reason: reason)
    }
}

// MARK: ParameterValue

/// A value in the form that parameters use: text, a list of texts, or named texts.
enum ParameterValue {
    /// Null: omitted.
    case absent
    case text(String)
    case list([String])
    case pairs([(name: String, value: String)])

    /// - Parameter repeatsNames: whether a list in an object becomes several pairs of one name.
    /// - Throws: ``RequestEncoder/EncodingError/nestedValue(parameter:style:)`` if a list or object contains another.
    init(
        _ value: JSONValue,
        parameter: String,
        style: RequestEncoder.Style,
        repeatsNames: Bool = false
    ) throws(RequestEncoder.EncodingError) {
        switch value {
        case .null: self = .absent
        case .array(let elements):
            self = .list(try Self.texts(of: elements, parameter: parameter, style: style))
        case .object(let members):
            var pairs: [(name: String, value: String)] = []
            for member in members {
                let elements: [JSONValue] =
                    if repeatsNames, case .array(let elements) = member.value { elements } else { [member.value] }
                let texts = try Self.texts(of: elements, parameter: parameter, style: style)
                pairs += texts.map { (member.key, $0) }
            }
            self = .pairs(pairs)
        case .bool, .number, .string: self = .text(try value.scalarText(of: parameter) ?? "")
        }
    }

    /// The texts of a list, or the names and values of an object.
    fileprivate var elements: [String] {
        switch self {
        case .absent, .text: []
        case .list(let texts): texts
        case .pairs(let pairs): pairs.flatMap { [$0.name, $0.value] }
        }
    }

    /// Whether the name of the parameter or of a member suggests a credential, so that errors do not quote the value.
    fileprivate func isSensitive(parameter: String) -> Bool {
        if case .pairs(let pairs) = self, pairs.contains(where: { isSensitiveName($0.name) }) { return true }
        return isSensitiveName(parameter)
    }

    /// - Throws: if a string contains the separator between strings, so that it would be read as several.
    func checkTexts(lack separator: String, parameter: String) throws(RequestEncoder.EncodingError) {
        guard let text = elements.first(where: { $0.utf8.contains(separator.utf8) }) else { return }
        let shown = isSensitive(parameter: parameter) ? "its value" : "'\(text)'"
        let reason = "'\(separator)' in \(shown) would end the element there; replace it"
        throw .invalidValue(parameter: parameter, reason: reason)
    }

    /// - Throws: if a name contains the character that ends it.
    func checkNames(lack end: String, parameter: String) throws(RequestEncoder.EncodingError) {
        guard case .pairs(let pairs) = self, let pair = pairs.first(where: { $0.name.utf8.contains(end.utf8) }) else {
            return
        }
        throw .nameEnds(pair.name, before: end, parameter: parameter)
    }

    private static func texts(
        of elements: [JSONValue],
        parameter: String,
        style: RequestEncoder.Style
    ) throws(RequestEncoder.EncodingError) -> [String] {
        var texts: [String] = []
        for element in elements where element != .null {
            guard let text = try element.scalarText(of: parameter) else {
                throw .nestedValue(parameter: parameter, style: style)
            }
            texts.append(text)
        }
        return texts
    }
}

/// A parameter's value as JSON. Errors name the parameter.
func jsonValue<T: JSONCodable>(of value: T, parameter: String) throws(RequestEncoder.EncodingError) -> JSONValue {
    do { return try value.jsonValue() } catch {
        throw .invalidValue(parameter: parameter, reason: "\(error)")
    }
}

extension JSONValue {
    /// The value of ``scalarText``, checked to be finite; nil for a list, an object or null.
    ///
    /// - Throws: ``RequestEncoder/EncodingError/invalidValue(parameter:reason:)`` for NaN and infinity.
    func scalarText(of parameter: String) throws(RequestEncoder.EncodingError) -> String? {
        if case .number(let number) = self, !number.isFinite {
            throw .invalidValue(parameter: parameter, reason: "\(ValueWriter.notFinite(number.doubleValue ?? .nan))")
        }
        return scalarText
    }
}

// MARK: escapedForHeader

/// Escapes every character of JSON text outside of printable ASCII, as a header needs it.
func escapedForHeader(_ json: String) -> String {
    var text = ""
    for scalar in json.unicodeScalars {
        guard scalar.value >= 0x7F else {
            text.unicodeScalars.append(scalar)
            continue
        }
        for unit in scalar.utf16 {
            let digits = String(unit, radix: 16)
            text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }
    return text
}
