/// Finds the tags of XML and HTML in which an attribute names a credential, such as `name="csrf_token"`.
struct SecretTags {
    private let redaction: Redaction
    private let bytes: [UInt8]
    /// The end of the last tag. Searching for the end of a later tag would read the rest of the text and find none.
    private let lastEnd: Int
    /// The end of the last tag that was searched.
    private var searchedEnd = 0
    /// The end of the last tag in which the name of a credential is the value of an attribute.
    private var secretEnd = 0
    /// The name of the element that this tag opens, in lower case, if its content is the credential.
    private var secretElement: String?

    init(in bytes: [UInt8], _ redaction: Redaction) {
        self.redaction = redaction
        self.bytes = bytes
        lastEnd = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
    }

    /// The end of the tag that a place is in; nil if no tag ends after it.
    func end(after place: Int) -> Int? {
        place <= lastEnd ? bytes[place...].firstIndex(of: UInt8(ascii: ">")) : nil
    }

    /// The start of the whole name in a start tag, with its prefix; nil if the word is not such a name.
    func start(ofName word: Int) -> Int? {
        var start = word
        if start > 1, bytes[start - 1] == UInt8(ascii: ":") {
            start -= 1
            while start > 0, isOfName(bytes[start - 1]) { start -= 1 }
        }
        return start > 0 && bytes[start - 1] == UInt8(ascii: "<") ? start : nil
    }

    /// Whether a word is the name of the attribute that holds a credential, as `value` is in
    /// `<input name="csrf_token" value="…">`.
    func isSecretAttribute(_ name: String, at place: Int) -> Bool { place < secretEnd && isValueAttribute(name) }

    /// Searches the tag that begins at a place for an attribute that names a credential.
    mutating func search(at place: Int) {
        guard place >= searchedEnd else { return }
        secretElement = nil
        searchedEnd = end(after: place) ?? bytes.count
        var next = place
        while let equals = bytes[next..<searchedEnd].firstIndex(of: UInt8(ascii: "=")) {
            let name = String(
                decoding: bytes[next..<equals].reversed().drop(while: isWhitespace).prefix(while: isOfName).reversed(),
                as: UTF8.self
            )
            let value = attributeValue(after: equals)
            next = max(value.endIndex, equals + 1)
            guard value.count <= 128, !isValueAttribute(name),
                redaction.hides(String(decoding: value, as: UTF8.self))
            else { continue }
            secretEnd = searchedEnd
            let element = String(decoding: bytes[(place + 1)...].prefix(while: isOfName), as: UTF8.self).lowercased()
            let isNamed = ["name", "key"].contains(name.lowercased())
            if element == "textarea" || isNamed && !SecretTags.withoutValue.contains(element) {
                secretElement = element
            }
        }
    }

    /// The elements of HTML that may have a name and whose text is not a value.
    private static let withoutValue = [
        "a", "button", "fieldset", "form", "iframe", "img", "input", "map", "meta", "object", "select",
    ]

    /// The end of the text that is a credential, if a place is after a tag such as `<textarea name="token">` or
    /// `<property name="password">`.
    mutating func endOfSecretContent(after place: Int) -> Int? {
        // A quoted `>` does not end a tag.
        guard let element = secretElement, place > secretEnd, bytes[place - 1] == UInt8(ascii: ">") else { return nil }
        secretElement = nil
        if element == "textarea" { return endOfTextArea(from: place) }
        if bytes[place - 2] == UInt8(ascii: "/") { return nil }
        let start = bytes[place...].firstIndex { !isWhitespace($0) } ?? bytes.count
        if bytes[start...].starts(with: "<![CDATA[".utf8) {
            return bytes[start...].firstRange(of: Array("]]>".utf8))?.upperBound ?? bytes.count
        }
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        return end > start ? end : nil
    }

    /// A text area ends only with its own end tag.
    private func endOfTextArea(from start: Int) -> Int {
        let tag = Array("</textarea".utf8)
        var place = start
        while let end = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
            let isEnd = bytes[end...].prefix(tag.count).map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 } == tag
            if isEnd { return end }
            place = end + 1
        }
        return bytes.count
    }

    private func attributeValue(after equals: Int) -> ArraySlice<UInt8> {
        let text = bytes[(equals + 1)..<searchedEnd].drop(while: isWhitespace)
        guard let mark = text.first, mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else {
            return text.prefix { !isWhitespace($0) }
        }
        return text.dropFirst().prefix { $0 != mark }
    }

    private func isValueAttribute(_ name: String) -> Bool { ["value", "content"].contains(name.lowercased()) }
}
