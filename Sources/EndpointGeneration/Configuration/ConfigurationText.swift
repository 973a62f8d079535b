import EndpointDescription

/// The text of a configuration, for changing one member and keeping the rest as it is written.
struct ConfigurationText {
    private let text: String
    private let root: JSON?
    private let isYAML: Bool

    /// - Parameter text: a valid configuration, or an empty text.
    init(_ text: String, isYAML: Bool) {
        self.text = text
        let bytes = Array(text.utf8)
        let json = readJSON(bytes, path: "", into: DiagnosticLog())
        self.isYAML = isYAML && json == nil
        root = self.isYAML ? readYAML(bytes, path: "", into: DiagnosticLog()) : json
    }

    /// The text with this value of `include`; `nil` if the text is written in a way that does not allow it, such as YAML
    /// with an anchor at the old value.
    func settingInclude(to selectors: [String]) -> String? {
        let new = isYAML ? settingYAML(selectors) : settingJSON(selectors)
        let result = ConfigurationText(new, isYAML: isYAML)
        guard result.rest == rest, result.root?["include"]?.elements.map({ $0.string }) == selectors else { return nil }
        return new
    }

    /// The members other than `include`.
    private var rest: [String: String] {
        let members = root?.members.filter { $0.name != "include" } ?? []
        return Dictionary(members.map { ($0.name, $0.value.text) }) { $1 }
    }

    private func settingJSON(_ selectors: [String]) -> String {
        let elements = selectors.map { "    \(jsonString($0))" }.joined(separator: ",\n")
        let value = selectors.isEmpty ? "[]" : "[\n\(elements)\n  ]"
        guard let root else { return "{\n  \"include\": \(value)\n}\n" }
        if let old = root["include"] { return replacing(old.byteRange, with: value) }
        if root.count == 0 { return replacing(root.byteRange, with: "{\n  \"include\": \(value)\n}") }
        return addingMember("\"include\": \(value)", to: root.byteRange)
    }

    /// Adds a member on lines of its own, before the others.
    private func addingMember(_ member: String, to range: Range<Int>) -> String {
        let bytes = Array(text.utf8)
        let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        let isNewline = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
        let (start, end) = (range.lowerBound + 1, range.upperBound - 1)
        let first = bytes[start..<end].firstIndex { !isSpace($0) } ?? end
        if isNewline(bytes[first]) { return replacing(start..<start, with: "\n  \(member),") }
        if bytes[first..<end].contains(where: isNewline) {
            return replacing(start..<first, with: "\n  \(member),\n  ")
        }
        let last = bytes[first..<end].lastIndex { !isSpace($0) } ?? first
        let others = String(decoding: bytes[first...last], as: UTF8.self)
        return replacing(start..<end, with: "\n  \(member),\n  \(others)\n")
    }

    private func replacing(_ range: Range<Int>, with new: String) -> String {
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(range, with: new.replacing("\n", with: newline).utf8)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The end of the first line.
    private var newline: String { text.first(where: \.endsLine).map { String($0) } ?? "\n" }

    private func settingYAML(_ selectors: [String]) -> String {
        var lines = text.yamlLines
        let keys = root?.keys.map { (name: $0.string, position: $0.place.position) } ?? []
        let indent = String(repeating: " ", count: (keys.first?.position.column ?? 1) - 1)
        let items = selectors.map { "\(indent)  - \(jsonString($0))\(newline)" }
        guard let key = keys.last(where: { $0.name == "include" })?.position else {
            if let place = root?.place.position, let brace = brace(at: place, in: lines) {
                let list = selectors.map(jsonString).joined(separator: ", ")
                lines[place.line - 1].insert(contentsOf: "include: [\(list)]" + (keys.isEmpty ? "" : ", "), at: brace)
                return lines.joined()
            }
            let isOpen = lines.last?.last?.endsLine == false
            return text + (isOpen ? newline : "") + "\(indent)include:\(newline)" + items.joined()
        }
        let next = keys.map(\.position.line).filter { $0 > key.line }.min()
        var old = lines[(key.line - 1)..<(next.map { $0 - 1 } ?? lines.endIndex)]
        // Below the list, these belong to what follows.
        while let last = old.last, last.isBlank || last.hasPrefix("#") || last.hasPrefix("...") { old.removeLast() }
        let comments = old.compactMap { ConfigurationText.comment(of: $0, indent, newline) }
        lines.replaceSubrange(old.indices, with: ["\(indent)include:\(newline)"] + comments + items)
        return lines.joined()
    }

    /// The position in the line after the brace at this place; `nil` if something else is there.
    private func brace(at place: SourceLocation.Position, in lines: [String]) -> String.Index? {
        let line = lines[place.line - 1]
        guard let index = line.utf8.indices.dropFirst(place.column - 1).first, line.utf8[index] == UInt8(ascii: "{")
        else { return nil }
        return line.utf8.index(after: index)
    }

    /// The comment of a line, as a line of its own.
    private static func comment(of line: String, _ indent: String, _ newline: String) -> String? {
        let text = line.filter { !$0.endsLine }
        if text.drop(while: { $0 == " " }).hasPrefix("#") { return text + newline }
        var quote: Character?
        var isEscaped = false
        var previous: Character = " "
        for (index, character) in zip(text.indices, text) {
            if let open = quote {
                if character == open, !isEscaped { quote = nil }
                isEscaped = open == "\"" && character == "\\" && !isEscaped
            } else if "\"'".contains(character), " \t[,:-".contains(previous) {
                quote = character
            } else if character == "#", " \t".contains(previous) {
                return "\(indent)  " + text[index...] + newline
            }
            previous = character
        }
        return nil
    }
}

extension String {
    /// The lines with their ends.
    fileprivate var yamlLines: [String] {
        var lines: [String] = []
        var line = ""
        for character in self {
            line.append(character)
            if character.endsLine {
                lines.append(line)
                line = ""
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }

    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

extension Character {
    /// Whether it ends a line of YAML and of JSON, as LF, CR and both do. Others that Unicode has are part of the line.
    fileprivate var endsLine: Bool { ["\n", "\r", "\r\n"].contains(self) }
}
