import Foundation

/// Reads a parameter from the wire by its style (OpenAPI 3.1 §4.8.12.6, RFC 6570).
struct ParameterReader {
    let style: String
    let explode: Bool
    let isJSON: Bool

    init(_ part: PlainDescription.Part, place: String) {
        let usual = ["query": "form", "cookie": "form", "path": "simple", "header": "simple"][place] ?? "form"
        style = part.value["style"]?.text ?? usual
        explode = part.value["explode"]?.flag ?? ["form", "cookie"].contains(style)
        // OpenAPI 3.1 §4.8.12.3: the one media type of `content` tells how the value is written.
        isJSON = part["content"]?.members.first?.key.contains("json") == true
    }

    /// Takes the value of `name` from the items; `kind` is what the caller gave.
    func take(_ name: String, _ kind: Plain, from items: inout WireItems) -> WireValue? {
        if isJSON { return items.take(name).first.map { .json(WireItems.decoded($0)) } }
        if style == "deepObject" {
            return items.takeDeep(name) ?? items.take(name).first.map { .text(WireItems.decoded($0)) }
        }
        let separator = ["spaceDelimited": "%20", "pipeDelimited": "%7C"][style] ?? ","
        switch kind {
        case .array where explode:
            let values = items.take(name).map(WireItems.decoded)
            return values.isEmpty ? nil : .list(values)
        case .array:
            return items.take(name).first.map { .list(pieces($0, separator)) }
        case .object(let object) where explode:
            var members: [(key: String, value: WireValue)] = []
            for key in object.keys {
                for value in items.take(key) { members.append((key, .text(WireItems.decoded(value)))) }
            }
            return .members(members)
        case .object:
            return items.take(name).first.map { pairs(pieces($0, separator)) }
        default:
            let values = items.take(name)
            guard let first = values.first, values.count == 1 else {
                return values.isEmpty ? nil : .list(values.map(WireItems.decoded))
            }
            return .text(WireItems.decoded(first))
        }
    }

    /// Reads the text of a path segment or a header.
    func read(_ text: String, _ name: String, _ kind: Plain, isEncoded: Bool) -> WireValue? {
        let decode: (String) -> String = { isEncoded ? $0.removingEscapes : $0 }
        if isJSON { return .json(decode(text)) }
        var rest = text
        var separator = ","
        if style == "label" {
            guard rest.hasPrefix(".") else { return nil }
            rest.removeFirst()
            if explode { separator = "." }
        }
        if style == "matrix" {
            guard rest.hasPrefix(";") else { return nil }
            rest.removeFirst()
            if explode { separator = ";" }
            if kind.object == nil || !explode {
                var values: [String] = []
                for item in explode ? rest.components(separatedBy: ";") : [rest] {
                    let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
                        String.init
                    )
                    guard decode(parts[0]) == name else { return nil }
                    values.append(parts.count > 1 ? parts[1] : "")
                }
                rest = values.joined(separator: separator)
            }
        }
        switch kind {
        case .array: return .list(rest.components(separatedBy: separator).map(decode))
        case .object where explode:
            let members = rest.components(separatedBy: separator).map { item in
                let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                return (key: decode(parts[0]), value: WireValue.text(decode(parts.count > 1 ? parts[1] : "")))
            }
            return .members(members)
        case .object: return pairs(rest.components(separatedBy: separator).map(decode))
        default: return .text(decode(rest))
        }
    }

    private func pieces(_ text: String, _ separator: String) -> [String] {
        text.components(separatedBy: separator).map(WireItems.decoded)
    }

    private func pairs(_ texts: [String]) -> WireValue {
        var members: [(key: String, value: WireValue)] = []
        for index in stride(from: 0, to: texts.count - 1, by: 2) {
            members.append((texts[index], .text(texts[index + 1])))
        }
        return .members(members)
    }
}
