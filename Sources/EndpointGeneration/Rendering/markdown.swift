#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The text with the HTML that authors use in descriptions as Markdown; other tags stay as they are.
///
/// For example: `A <code>card</code>.<br>See <a href="https://a.example">here</a>` → `` A `card`. `` and
/// `See [here](https://a.example)`
func markdown(fromHTML text: String) -> String {
    guard hasTag(text) else { return text }
    var result = ""
    var links: [String] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "<") {
        result += rest[..<open]
        guard let close = rest[open...].firstIndex(of: ">"), let tag = HTMLTag(rest[open...close]) else {
            result.append("<")
            rest = rest[rest.index(after: open)...]
            continue
        }
        result += tag.markdown(&links)
        rest = rest[rest.index(after: close)...]
    }
    result += rest
    return result.contains("\n\n\n") ? withoutExtraLines(result) : result
}

private func hasTag(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in bytes.baseAddress.map { memchr($0, 0x3C, bytes.count) != nil } ?? false }
}

private func withoutExtraLines(_ text: String) -> String {
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.isEmpty, lines.last?.isEmpty == true { continue }
        lines.append(line)
    }
    return lines.joined(separator: "\n")
}

/// A tag that Markdown has a form for.
private struct HTMLTag {
    let name: String
    let isEnd: Bool
    let link: String?

    init?(_ text: Substring) {
        var inside = text.dropFirst().dropLast()
        isEnd = inside.first == "/"
        if isEnd { inside = inside.dropFirst() }
        name = inside.prefix { $0.isLetter || $0.isNumber }.lowercased()
        let attributes = inside.dropFirst(name.count)
        guard HTMLTag.known.contains(name), attributes.first.map({ $0 == " " || $0 == "/" }) ?? true else { return nil }
        link = HTMLTag.address(in: attributes)
        if name == "a", !isEnd, link == nil { return nil }
    }

    private static let known: Set<String> = ["p", "br", "b", "strong", "i", "em", "code", "a", "ul", "ol", "li"]

    private static func address(in attributes: Substring) -> String? {
        guard let range = String(attributes).range(of: "href=") else { return nil }
        let value = String(attributes)[range.upperBound...]
        guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
        let address = value.dropFirst().prefix { $0 != quote }
        return address.contains { $0 == ")" || $0 == " " } ? nil : String(address)
    }

    /// - Parameter links: the addresses of the links that are open.
    func markdown(_ links: inout [String]) -> String {
        switch name {
        case "p": return "\n\n"
        case "br": return "\n"
        case "b", "strong": return "**"
        case "i", "em": return "*"
        case "code": return "`"
        case "li": return isEnd ? "" : "\n- "
        case "ul", "ol": return "\n"
        case "a" where isEnd: return links.popLast().map { "](\($0))" } ?? ""
        default:
            links.append(link ?? "")
            return "["
        }
    }
}
