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
        let relation = relation.lowercased()
        for link in links where link.relations.contains(relation) {
            if let anchor = link.anchor, resolved(anchor, against: url) != resolved("", against: url) { continue }
            return resolved(link.target, against: url) ?? link.target
        }
        return nil
    }
}

/// Resolves a reference to an absolute address without fragment (RFC 3986 §5); nil if the result is not an address.
func resolved(_ reference: String, against base: URL?) -> String? {
    let text = reference.prefix { $0 != "#" }
    if text.isEmpty { return base.map { String($0.absoluteString.prefix { $0 != "#" }) } }
    return URL(string: String(text), relativeTo: base)?.absoluteString
}
