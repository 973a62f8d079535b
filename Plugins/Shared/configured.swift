import Foundation

/// The text or the texts of a member of a configuration in JSON or YAML; none if there are none.
///
/// A plugin cannot import the tool's own reader, which reports everything that is wrong with the file. Whatever this
/// one cannot read is therefore absent here. In YAML it reads a member that begins its line, with a text next to it, or
/// with a list of texts in brackets or line by line.
func configured(_ key: String, in data: Data) -> [String] {
    if let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] {
        return (object[key] as? [String]) ?? (object[key] as? String).map { [$0] } ?? []
    }
    let text = String(decoding: data, as: UTF8.self)
    let lines = text.drop(while: { $0 == "\u{FEFF}" }).split(whereSeparator: \.isNewline).map(withoutComment)
    let names = [key, "\"\(key)\"", "'\(key)'"]
    let found = lines.indices.lazy.compactMap { index in
        names.lazy.compactMap { valueText(of: $0, in: lines[index]) }.first.map { (index, $0) }
    }
    guard let (index, first) = found.first else { return [] }
    var value = first.trimmingCharacters(in: .whitespaces)
    // The lines that belong to the member are indented, or elements of its list.
    let rest = lines[(index + 1)...].prefix {
        $0.isEmpty || $0.hasPrefix(" ") || $0.hasPrefix("-") || $0.hasPrefix("]")
    }
    .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    if value.isEmpty, rest.allSatisfy({ $0.hasPrefix("- ") }) { return rest.map { unquoted($0.dropFirst(2)) } }
    value = ([value] + rest).joined(separator: " ").trimmingCharacters(in: .whitespaces)
    // An anchor, an alias, a tag or a text of several lines.
    if let sign = value.first, "&*!|>".contains(sign) { return [] }
    guard value.hasPrefix("["), value.hasSuffix("]") else { return value.isEmpty ? [] : [unquoted(value[...])] }
    return value.dropFirst().dropLast().split(separator: ",").map(unquoted).filter { !$0.isEmpty }
}

/// The text after a name and a colon at the beginning of a line; `nil` if the line begins otherwise.
private func valueText(of name: String, in line: Substring) -> Substring? {
    guard line.hasPrefix(name) else { return nil }
    let rest = line.dropFirst(name.count).drop(while: isSpace)
    guard rest.first == ":" else { return nil }
    let value = rest.dropFirst()
    return value.first.map(isSpace) ?? true ? value : nil
}

private func withoutComment(_ line: Substring) -> Substring {
    if line.hasPrefix("#") { return "" }
    guard let comment = [" #", "\t#"].compactMap({ line.range(of: $0)?.lowerBound }).min() else { return line }
    return line[..<comment]
}

private func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }

private func unquoted(_ text: Substring) -> String {
    let text = text.trimmingCharacters(in: .whitespaces)
    for quote in ["\"", "'"] where text.count > 1 && text.hasPrefix(quote) && text.hasSuffix(quote) {
        return String(text.dropFirst().dropLast())
    }
    return text
}
