import EndpointDescription

/// A tag of HTML (CommonMark 0.31 §6.6).
struct HTMLTag {
    private let text: UnsafePointer<UInt8>
    private let count: Int
    private(set) var length = 1
    private(set) var name = ""
    private(set) var isEnd = false
    /// For example: `<a name="top"/>`
    private var isEmpty = false
    /// The address of an anchor, if Markdown can contain it.
    private var link: String?
    private var hasAttribute = false
    /// Whether it has an attribute without a value, as `a<b and c>d` seems to have.
    private var hasBareAttribute = false

    /// The bytes of the longest tag, which is usually a link with a long address. Anything longer is not a tag.
    static let longest = 4_096

    static let endOfCode: StaticString = "</code>"

    /// The tag with which a text begins; `nil` if it begins with something else.
    init?(_ text: UnsafePointer<UInt8>, _ count: Int) {
        self.text = text
        self.count = count
        guard read() else { return nil }
    }

    /// Whether this is a tag of HTML. `a<b and c>d` is not: elements with a form in Markdown take no bare attributes.
    var isOfHTML: Bool {
        HTMLTag.elementsOfMarkdown.contains(name) ? !hasBareAttribute : HTMLTag.elements.contains(name)
    }

    /// Whether Markdown has a form for it.
    var hasMarkdown: Bool { HTMLTag.elementsOfMarkdown.contains(name) && !hasBareAttribute }

    /// Whether it may be the argument of a generic type, as in `List<object>`, if a name is before it.
    var mayBeArgument: Bool { !isEnd && !hasAttribute && !isEmpty && !HTMLTag.elementsAfterText.contains(name) }

    /// How many more lists are open after it.
    var changeOfDepth: Int { name == "ul" || name == "ol" ? (isEnd ? -1 : 1) : 0 }

    var beginsCode: Bool { name == "code" && !isEnd }

    /// `nil` for a tag that stays as it is.
    ///
    /// - Parameter links: the addresses of the anchors that are open; `nil` for those that are not links.
    func markdown(_ links: inout [String?]) -> String? {
        switch name {
        case "p": return "\n\n"
        case "br": return "\n"
        case "b", "strong": return "**"
        case "i", "em": return "*"
        case "li": return isEnd ? "" : "\n- "
        case "ul", "ol": return "\n"
        case "a" where isEnd:
            guard let anchor = links.popLast() else { return "" }
            return anchor.map { "](\($0))" }
        case "a":
            if link != nil || !isEmpty { links.append(link) }
            return link == nil ? nil : "["
        default: return nil
        }
    }

    /// Whether there is a whole tag.
    private mutating func read() -> Bool {
        guard count > 0, text[0] == UInt8(ascii: "<") else { return false }
        isEnd = skip(UInt8(ascii: "/"))
        let start = length
        guard skip(while: \.isASCIILetter) else { return false }
        skip { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
        name = string(from: start).lowercased()
        while skip(while: HTMLTag.isBlank), !isEnd, length < count, HTMLTag.beginsAttribute(text[length]) {
            guard readAttribute() else { return false }
        }
        isEmpty = !isEnd && skip(UInt8(ascii: "/"))
        return skip(UInt8(ascii: ">"))
    }

    /// Reads an attribute; `false` if it has no value after its sign.
    private mutating func readAttribute() -> Bool {
        let start = length
        skip {
            HTMLTag.beginsAttribute($0) || $0.isASCIIDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
        }
        hasAttribute = true
        let isAddress = name == "a" && link == nil && string(from: start).lowercased() == "href"
        let end = length
        skip(while: HTMLTag.isBlank)
        guard skip(UInt8(ascii: "=")) else {
            length = end
            hasBareAttribute = true
            return true
        }
        skip(while: HTMLTag.isBlank)
        for quote in [UInt8(ascii: "\""), UInt8(ascii: "'")] where skip(quote) {
            let start = length
            skip { $0 != quote }
            if isAddress, HTMLTag.isAddress(text + start, length - start) { link = string(from: start) }
            return skip(quote)
        }
        return skip { !HTMLTag.isBlank($0) && !HTMLTag.endsValue.contains($0) }
    }

    private func string(from start: Int) -> String {
        String(decoding: UnsafeBufferPointer(start: text + start, count: length - start), as: UTF8.self)
    }

    /// Whether a link of Markdown may contain it.
    private static func isAddress(_ text: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        !UnsafeBufferPointer(start: text, count: count).contains { $0 == UInt8(ascii: ")") || isBlank($0) }
    }

    /// Passes the bytes of a kind, and returns whether there are any.
    @discardableResult
    private mutating func skip(while isMet: (UInt8) -> Bool) -> Bool {
        let start = length
        while length < count, isMet(text[length]) { length += 1 }
        return length > start
    }

    @discardableResult
    private mutating func skip(_ byte: UInt8) -> Bool {
        guard length < count, text[length] == byte else { return false }
        length += 1
        return true
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 0x09 < 5 }
    private static func beginsAttribute(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
    }
    private static let endsValue = Set("\"'=<>`".utf8)

    private static let elementsOfMarkdown: Set<String> = [
        "p", "br", "b", "strong", "i", "em", "code", "a", "ul", "ol", "li",
    ]

    /// The elements that may directly follow a word. The names of most others are also those of types.
    private static let elementsAfterText = elementsOfMarkdown.union(
        """
        abbr acronym big blockquote center cite del dfn div dl dd dt font h1 h2 h3 h4 h5 h6 hr img ins kbd mark pre q s samp \
        small span strike sub sup table tbody td tfoot th thead tr tt u var wbr
        """.split(separator: " ").map(String.init)
    )

    /// The elements of HTML, and those that browsers still show.
    private static let elements = Set(
        """
        a abbr acronym address area article aside audio b base bdi bdo big blockquote body br button canvas caption center \
        cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure \
        font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label \
        legend li link main map mark math menu meta meter nav noscript object ol optgroup option output p param picture \
        pre progress q rp rt ruby s samp script search section select slot small source span strike strong style sub \
        summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr
        """.split(separator: " ").map(String.init)
    )
}
