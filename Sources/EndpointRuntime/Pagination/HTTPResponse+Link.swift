public import Foundation

extension HTTPResponse {
    /// A link in a `Link` header (RFC 8288).
    public struct Link: Sendable, Hashable {
        /// Where it leads, as written: absolute or relative.
        public var target: String
        /// What it is, in lower case: `next`, `last`, or an address of the extension kind.
        public var relations: [String]
        /// What it starts from, if that is not the answer itself.
        public var anchor: String?
        /// Everything else, names in lower case: of `title*` the text that it spells.
        public var parameters: [Parameter]

        /// A parameter as it stands in the header, its value unquoted.
        public struct Parameter: Sendable, Hashable {
            public var name: String
            public var value: String

            public init(name: String, value: String) {
                self.name = name
                self.value = value
            }
        }

        public init(target: String, relations: [String], anchor: String? = nil, parameters: [Parameter] = []) {
            self.target = target
            self.relations = relations
            self.anchor = anchor
            self.parameters = parameters
        }

        /// The first value of a parameter; of `title` the one of `title*` comes first.
        public subscript(_ name: String) -> String? {
            let name = name.lowercased()
            return (parameters.first { $0.name == name + "*" } ?? parameters.first { $0.name == name })?.value
        }
    }
}

extension HTTPHeaders {
    /// The links of all `Link` fields, in order. What cannot be read ends the reading of its field.
    public var links: [HTTPResponse.Link] { values("Link").flatMap { readLinks($0) } }

    /// Where the first link of a relation leads, absolute.
    ///
    /// - Parameters:
    ///   - relation: such as `next`; without regard to case.
    ///   - url: the answer's address. Links that start from another place do not count.
    public func link(to relation: String, from url: URL?) -> String? {
        let relation = relation.lowercased()
        for link in links where link.relations.contains(relation) {
            if let anchor = link.anchor, resolved(anchor, against: url) != resolved("", against: url) { continue }
            return resolved(link.target, against: url) ?? link.target
        }
        return nil
    }
}

/// A reference as an absolute address without fragment (RFC 3986 §5); nil if it makes none.
func resolved(_ reference: String, against base: URL?) -> String? {
    let text = reference.prefix { $0 != "#" }
    if text.isEmpty { return base.map { String($0.absoluteString.prefix { $0 != "#" }) } }
    return URL(string: String(text), relativeTo: base)?.absoluteString
}
