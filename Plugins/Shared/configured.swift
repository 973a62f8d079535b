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
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map(withoutComment)
    let names = [key, "\"\(key)\"", "'\(key)'"].map { $0 + ":" }
    guard let index = lines.firstIndex(where: { line in names.contains { line == $0 || line.hasPrefix($0 + " ") } }),
        let colon = lines[index].firstIndex(of: ":")
    else { return [] }
    var value = lines[index][lines[index].index(after: colon)...].trimmingCharacters(in: .whitespaces)
    // The lines that belong to the member are indented, or elements of its list.
    let rest = lines[(index + 1)...].prefix {
        $0.isEmpty || $0.hasPrefix(" ") || $0.hasPrefix("-") || $0.hasPrefix("]")
    }
    .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    if value.isEmpty, rest.allSatisfy({ $0.hasPrefix("- ") }) { return rest.map { unquoted($0.dropFirst(2)) } }
    value = ([value] + rest).joined(separator: " ")
    guard value.hasPrefix("["), value.hasSuffix("]") else { return value.isEmpty ? [] : [unquoted(value[...])] }
    return value.dropFirst().dropLast().split(separator: ",").map(unquoted).filter { !$0.isEmpty }
}

private func withoutComment(_ line: Substring) -> Substring {
    if line.hasPrefix("#") { return "" }
    guard let comment = line.range(of: " #") else { return line }
    return line[..<comment.lowerBound]
}

private func unquoted(_ text: Substring) -> String {
    let text = text.trimmingCharacters(in: .whitespaces)
    for quote in ["\"", "'"] where text.count > 1 && text.hasPrefix(quote) && text.hasSuffix(quote) {
        return String(text.dropFirst().dropLast())
    }
    return text
}
