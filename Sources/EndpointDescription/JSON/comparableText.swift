extension JSON {
    /// A text that is the same for equal values: sorted members, and one spelling of each number and string.
    package var comparableText: String {
        switch kind {
        case .null, .boolean: return text
        case .number: return comparableNumber(text)
        // Most strings have no escapes.
        case .string: return text.contains(byte: ASCII.backslash) ? jsonString(string ?? "") : text
        case .array: return "[" + elements.map(\.comparableText).joined(separator: ",") + "]"
        case .object:
            let members = members.map { jsonString($0.name) + ":" + $0.value.comparableText }
            return "{" + members.sorted().joined(separator: ",") + "}"
        }
    }
}

/// A number as a whole number without zeros at its end and a power of ten. For example: `-15e-1` for `-1.50`
private func comparableNumber(_ text: String) -> String {
    let parts = text.split(maxSplits: 1) { $0 == "e" || $0 == "E" }
    let pieces = parts[0].split(separator: ".", maxSplits: 1)
    var digits = pieces.joined().drop { $0 == "-" || $0 == "0" }
    guard !digits.isEmpty else { return "0" }
    guard let written = parts.count > 1 ? Int(parts[1]) : 0 else { return text }
    var exponent = written &- (pieces.count > 1 ? pieces[1].utf8.count : 0)
    while digits.last == "0" {
        digits.removeLast()
        exponent &+= 1
    }
    return "\(text.hasPrefix("-") ? "-" : "")\(digits)e\(exponent)"
}
