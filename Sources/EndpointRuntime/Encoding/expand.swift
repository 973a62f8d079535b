/// Path and header styles: one text (OpenAPI 3.1 §4.8.12.6, RFC 6570). Nil if there is nothing to write.
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
    func named(_ text: String) -> String { text.isEmpty ? escape(name) : escape(name) + "=" + text }

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
            return prefix + pairs.map { escape($0.name) + "=" + escape($0.value) }.joined(separator: separator)
        }
        let joined = pairs.map { escape($0.name) + "," + escape($0.value) }.joined(separator: ",")
        return prefix + (isMatrix ? named(joined) : joined)
    }
}

/// Query, cookie and form styles: encoded `name=value` items, in order.
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
    let name = style == .cookie ? name : percentEncoded(name)
    let separator =
        switch style {
        case .spaceDelimited: "%20"
        case .pipeDelimited: "%7C"
        default: ","
        }
    switch try ParameterValue(value, parameter: name, style: style) {
    case .absent: return []
    case .text(let text): return [name + "=" + escape(text)]
    case .list(let texts):
        if texts.isEmpty { return [] }
        if explode { return texts.map { name + "=" + escape($0) } }
        return [name + "=" + texts.map(escape).joined(separator: separator)]
    case .pairs(let pairs):
        if pairs.isEmpty { return [] }
        if explode {
            return pairs.map { (style == .cookie ? escape($0.name) : percentEncoded($0.name)) + "=" + escape($0.value) }
        }
        return [name + "=" + pairs.flatMap { [escape($0.name), escape($0.value)] }.joined(separator: separator)]
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
            try appendDeep(element, key: key, depth: depth + 1, parameter: parameter, escape: escape, to: &items)
        }
    case .object(let members):
        for member in members {
            let key = "\(key)[\(member.key)]"
            try appendDeep(member.value, key: key, depth: depth + 1, parameter: parameter, escape: escape, to: &items)
        }
    case .bool, .number, .string: items.append(percentEncoded(key) + "=" + escape(value.scalarText ?? ""))
    }
}
