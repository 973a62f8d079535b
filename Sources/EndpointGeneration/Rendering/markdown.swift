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
    var text = text
    let result = text.withUTF8 { bytes in bytes.baseAddress.flatMap { markdown(fromHTML: $0, bytes.count) } }
    guard let result else { return text }
    return result.contains("\n\n\n") ? withoutExtraLines(result) : result
}

/// `nil` if there is no tag.
private func markdown(fromHTML text: UnsafePointer<UInt8>, _ count: Int) -> String? {
    func find(_ sign: UInt8, from start: Int) -> Int? {
        memchr(text + start, Int32(sign), count - start).map { UnsafeRawPointer($0) - UnsafeRawPointer(text) }
    }
    guard var open = find(UInt8(ascii: "<"), from: 0) else { return nil }
    var result = TextBuffer()
    var links: [String] = []
    var (rest, close) = (0, -1)
    while true {
        result.append(text + rest, open - rest)
        rest = open
        if close < open { close = find(UInt8(ascii: ">"), from: open) ?? count }
        if close < count {
            let length = close + 1 - open
            let written = String(decoding: UnsafeBufferPointer(start: text + open, count: length), as: UTF8.self)
            if let tag = HTMLTag(written[...]) {
                result.append(tag.markdown(&links))
                rest = close + 1
            }
        }
        guard let next = find(UInt8(ascii: "<"), from: max(rest, open + 1)) else { break }
        open = next
    }
    result.append(text + rest, count - rest)
    return result.text
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
