import EndpointDescription

/// The text of a configuration, for changing one member and keeping the rest as it is written.
struct ConfigurationText {
    private let text: String
    private let isYAML: Bool

    /// - Parameter text: a valid configuration, or an empty text.
    init(_ text: String, isYAML: Bool) {
        self.text = text
        self.isYAML = isYAML
    }

    /// The text with this value of `include`.
    func settingInclude(to selectors: [String]) -> String {
        isYAML ? settingYAML(selectors) : settingJSON(selectors)
    }

    private func settingJSON(_ selectors: [String]) -> String {
        let elements = selectors.map { "    \(jsonString($0))" }.joined(separator: ",\n")
        let value = selectors.isEmpty ? "[]" : "[\n\(elements)\n  ]"
        let bytes = Array(text.utf8)
        if let old = jsonValue(of: "include", in: bytes) {
            return String(
                decoding: bytes[..<old.lowerBound] + Array(value.utf8) + bytes[old.upperBound...],
                as: UTF8.self
            )
        }
        guard let open = bytes.firstIndex(of: UInt8(ascii: "{")) else { return "{\n  \"include\": \(value)\n}\n" }
        let rest = bytes[(open + 1)...]
        let isEmpty = rest.first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "}")
        let member = "\n  \"include\": \(value)" + (isEmpty ? "\n" : ",")
        let following = isEmpty ? rest.drop { $0 <= UInt8(ascii: " ") } : rest
        return String(decoding: bytes[...open] + Array(member.utf8) + following, as: UTF8.self)
    }

    /// The bytes of the value of a member of the outermost object.
    private func jsonValue(of name: String, in bytes: [UInt8]) -> Range<Int>? {
        var depth = 0
        var index = 0
        var start: Int?
        var last: Range<Int>?
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                let end = endOfString(in: bytes, from: index)
                last = depth == 1 && start == nil ? index..<end : nil
                index = end
                continue
            case UInt8(ascii: ":") where depth == 1:
                if let last, bytes[last].elementsEqual("\"\(name)\"".utf8) {
                    start = bytes[(index + 1)...].firstIndex { $0 > UInt8(ascii: " ") }
                }
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 1, let start { return start..<(index + 1) }
            default: break
            }
            index += 1
        }
        return nil
    }

    private func endOfString(in bytes: [UInt8], from start: Int) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, bytes.count)
    }

    private func settingYAML(_ selectors: [String]) -> String {
        let member = ["include:"] + selectors.map { "  - \(jsonString($0))" }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        if let index = lines.firstIndex(where: { $0.hasPrefix("include:") }) {
            let end = lines[(index + 1)...].firstIndex { line in
                !line.isEmpty && !line.hasPrefix(" ") && !line.hasPrefix("-") && !line.hasPrefix("]")
            }
            lines.replaceSubrange(index..<(end ?? lines.count), with: member)
        } else {
            lines += member
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
