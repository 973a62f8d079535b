public import Foundation

extension EndpointResponse {
    /// A link in a `Link` header (RFC 8288).
    public struct Link: Sendable, Hashable {
        /// The target of the link as written, absolute or relative.
        public var target: String
        /// The relations in lower case: `next`, `last`, or the address of an extension relation.
        public var relations: [String]
        /// The address that the link starts from, if that is not the response itself.
        public var anchor: String?
        /// All other parameters, with names in lower case. The value of `title*` is the decoded text.
        public var parameters: [Parameter]

        /// A parameter as written in the header, with its value unquoted.
        public struct Parameter: Sendable, Hashable {
            /// The name in lower case.
            public var name: String
            /// The value, unquoted.
            public var value: String

            /// Creates a parameter; the name is expected in lower case.
            public init(name: String, value: String) {
                self.name = name
                self.value = value
            }
        }

        /// Creates a link; relations and names of parameters are expected in lower case.
        public init(target: String, relations: [String], anchor: String? = nil, parameters: [Parameter] = []) {
            self.target = target
            self.relations = relations
            self.anchor = anchor
            self.parameters = parameters
        }

        /// The first value of a parameter; for `title`, the value of `title*` takes precedence.
        public subscript(_ name: String) -> String? {
            let name = name.lowercased()
            return (parameters.first { $0.name == name + "*" } ?? parameters.first { $0.name == name })?.value
        }
    }
}

extension HeaderFields {
    /// The links of all `Link` fields, in order. Malformed content ends the reading of its field.
    public var links: [EndpointResponse.Link] { values("Link").flatMap { readLinks($0) } }

    /// The absolute target of the first link with a relation.
    ///
    /// - Parameters:
    ///   - relation: the relation, such as `next`; case-insensitive.
    ///   - url: the response's address. Links that start from another address are ignored.
    public func link(to relation: String, from url: URL?) -> String? {
        firstLink(to: relation, from: url).map { resolved($0.target, against: url) ?? $0.target }
    }

    func firstLink(to relation: String, from url: URL?) -> EndpointResponse.Link? {
        let relation = relation.lowercased()
        return links.first { link in
            guard link.relations.contains(relation) else { return false }
            return link.anchor.map { resolved($0, against: url) == resolved("", against: url) } ?? true
        }
    }
}

/// Resolves a reference to an absolute address without fragment (RFC 3986 §5); nil if the result is not an address.
func resolved(_ reference: String, against base: URL?) -> String? {
    let text = reference.withoutFragment
    if text.isEmpty { return base.map(\.absoluteString.withoutFragment) }
    return URL(address: text, relativeTo: base)?.absoluteString
}

extension String {
    /// An address without its fragment. By bytes, because comparing a character of many combining marks is slow.
    var withoutFragment: String { String(Substring(utf8.prefix { $0 != UInt8(ascii: "#") })) }
}

// MARK: readLinks

/// The links of one `Link` field, by the algorithm of RFC 8288 §B.2.
func readLinks(_ field: String) -> [EndpointResponse.Link] {
    var reader = LinkReader(rest: Array(field.utf8)[...])
    var links: [EndpointResponse.Link] = []
    while let link = reader.link() { links.append(link) }
    return links
}

private struct LinkReader {
    var rest: ArraySlice<UInt8>

    mutating func link() -> EndpointResponse.Link? {
        skip { $0 == UInt8(ascii: ",") || isBlank($0) }
        guard take("<"), let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
        let target = trimmed(String(decoding: rest[..<end], as: UTF8.self))
        rest = rest[(end + 1)...]
        var parameters = parameters()
        // The first `rel` and the first `anchor` count; `rev` is obsolete and ignored.
        let relation = parameters.first { $0.name == "rel" }?.value ?? ""
        let anchor = parameters.first { $0.name == "anchor" }?.value
        parameters.removeAll { $0.name == "rel" || $0.name == "anchor" }
        let relations = (relation.ifASCII ?? "").lowercased().split { $0 == " " || $0 == "\t" }.map(String.init)
        return EndpointResponse.Link(target: target, relations: relations, anchor: anchor, parameters: parameters)
    }

    /// RFC 8288 §B.3.
    private mutating func parameters() -> [EndpointResponse.Link.Parameter] {
        var parameters: [EndpointResponse.Link.Parameter] = []
        while true {
            skip(isBlank)
            guard take(";") else { break }
            skip(isBlank)
            let name = token {
                $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ",") || isBlank($0)
            }
            skip(isBlank)
            var value = ""
            if take("=") {
                skip(isBlank)
                value = take("\"") ? quoted() : token { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ",") }
            }
            if !isToken(name) { continue }
            if name.hasSuffix("*") {
                guard let text = extendedValue(value) else { continue }
                value = text
            }
            parameters.append(EndpointResponse.Link.Parameter(name: name.lowercased(), value: value))
        }
        // Anything before the next comma belongs to no parameter.
        skip { $0 != UInt8(ascii: ",") }
        return parameters
    }

    private mutating func quoted() -> String {
        var bytes: [UInt8] = []
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\"") { break }
            if byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() {
                bytes.append(escaped)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func token(until isEnd: (UInt8) -> Bool) -> String {
        let start = rest
        skip { !isEnd($0) }
        return trimmed(String(decoding: start[..<rest.startIndex], as: UTF8.self))
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func skip(_ condition: (UInt8) -> Bool) { rest = rest.drop(while: condition) }
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

/// Decodes `UTF-8'en'%c2%a3%20rates` (RFC 8187 §3.2); nil for another syntax or charset.
private func extendedValue(_ text: String) -> String? {
    guard let parts = text.ifASCII?.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false),
        parts.count == 3
    else { return nil }
    switch parts[0].lowercased() {
    case "utf-8": return String(parts[2]).removingPercentEncoding
    default: return nil
    }
}
