import Foundation

/// A description as plain JSON, read without the reader of the generator.
public struct PlainDescription: Sendable {
    public enum Version: Sendable {
        case openAPI30, openAPI31
    }

    /// A part of the description, and the JSON Pointer to it: `#/components/schemas/Pet`.
    public struct Part: Sendable {
        public var value: Plain
        public var pointer: String

        public init(_ value: Plain, _ pointer: String) {
            self.value = value
            self.pointer = pointer
        }

        public subscript(key: String) -> Part? {
            value[key].map { Part($0, pointer + "/" + PlainDescription.escaped(key)) }
        }

        public var elements: [Part] {
            value.elements.enumerated().map { Part($1, "\(pointer)/\($0)") }
        }

        public var members: [(key: String, part: Part)] {
            value.members.map { ($0.key, Part($0.value, pointer + "/" + PlainDescription.escaped($0.key))) }
        }

        /// The last name of the pointer: `Pet`.
        public var name: String {
            PlainDescription.unescaped(pointer.split(separator: "/").last.map(String.init) ?? "")
        }
    }

    public let root: Part
    public let version: Version
    let patterns = PatternCache()
    /// The components that extend each component through `allOf`, by pointer.
    let subtypes: [String: [Part]]
    /// The schemas with references other than as a base.
    let used: Set<String>
    /// The names of the members that discriminators look at.
    let tags: Set<String>

    public init(_ value: Plain) {
        root = Part(value, "#")
        version = value["openapi"]?.text?.hasPrefix("3.0") == true ? .openAPI30 : .openAPI31
        var subtypes: [String: [Part]] = [:]
        for (_, schema) in PlainDescription.schemas(of: root) {
            for part in schema["allOf"]?.elements ?? [] {
                if let base = part.value["$ref"]?.text { subtypes[base, default: []].append(schema) }
            }
        }
        self.subtypes = subtypes
        var used: Set<String> = []
        PlainDescription.collectUses(value, isBase: false, into: &used)
        self.used = used
        var tags: Set<String> = []
        PlainDescription.collectTags(value, into: &tags)
        self.tags = tags
    }

    private static func collectTags(_ value: Plain, into tags: inout Set<String>) {
        for element in value.elements { collectTags(element, into: &tags) }
        for (key, member) in value.members {
            if key == "discriminator", let name = member["propertyName"]?.text { tags.insert(name) }
            collectTags(member, into: &tags)
        }
    }

    /// Collects the references that are not to a base.
    private static func collectUses(_ value: Plain, isBase: Bool, into used: inout Set<String>) {
        for element in value.elements { collectUses(element, isBase: isBase, into: &used) }
        for (key, member) in value.members {
            if key == "$ref", !isBase, let reference = member.text { used.insert(reference) }
            collectUses(member, isBase: key == "allOf", into: &used)
        }
    }

    public var schemas: [(key: String, part: Part)] { PlainDescription.schemas(of: root) }

    /// Those of OpenAPI 3, or of Swagger 2.0.
    private static func schemas(of root: Part) -> [(key: String, part: Part)] {
        (root["components"]?["schemas"] ?? root["definitions"])?.members ?? []
    }

    /// The part that a reference leads to; `nil` if it is in another file or does not exist.
    public func follow(_ reference: String) -> Part? {
        // A document may name itself by the address that it is published under.
        let address = root.value["$self"]?.text
        let reference =
            address.map { reference.hasPrefix($0 + "#") } == true
            ? String(reference.dropFirst(address?.count ?? 0)) : reference
        guard reference.hasPrefix("#") else { return nil }
        var part = Part(root.value, "#")
        for token in reference.dropFirst().split(separator: "/") {
            let key = PlainDescription.unescaped(String(token).removingEscapes)
            if let member = part[key] {
                part = member
            } else if let index = Int(key), part.elements.indices.contains(index) {
                part = part.elements[index]
            } else {
                return nil
            }
        }
        part.pointer = reference
        return part
    }

    /// The reference of a schema. A recursive one (JSON Schema 2019-09) leads to the component that it stands in.
    func reference(of part: Part) -> String? {
        if let reference = part.value["$ref"]?.text {
            return part.pointer.contains("/schema") ? withinContent(reference) : reference
        }
        guard ["$recursiveRef", "$dynamicRef"].contains(where: { part.value[$0]?.text == "#" }) else { return nil }
        let tokens = part.pointer.split(separator: "/").prefix(4)
        return tokens.count == 4 && tokens[1] == "components" ? tokens.joined(separator: "/") : nil
    }

    /// The schema of the content that a schema refers to by mistake.
    private func withinContent(_ reference: String) -> String {
        guard ["#/components/responses/", "#/components/requestBodies/"].contains(where: reference.hasPrefix),
            reference.split(separator: "/").count == 4
        else { return reference }
        let content = follow(reference)?["content"]?.members.filter { $0.part["schema"] != nil }.map(\.key) ?? []
        guard let media = content.contains("application/json") ? "application/json" : content.first else {
            return reference
        }
        let token = media.replacing("~", with: "~0").replacing("/", with: "~1")
        return "\(reference)/content/\(token)/schema"
    }

    /// Follows references until a part is none.
    public func resolve(_ part: Part?) -> Part? {
        var current = part
        for _ in 0..<20 {
            guard let part = current, let reference = reference(of: part) else { return current }
            current = follow(reference)
        }
        return nil
    }

    /// All components that extend `pointer`, also through others.
    func everySubtype(of pointer: String) -> [Part] {
        var found: [Part] = []
        var waiting = subtypes[pointer] ?? []
        while let next = waiting.popLast() {
            if found.contains(where: { $0.pointer == next.pointer }) { continue }
            found.append(next)
            waiting += subtypes[next.pointer] ?? []
        }
        return found.sorted { $0.pointer < $1.pointer }
    }

    static func escaped(_ key: String) -> String {
        guard key.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return key }
        return key.replacing("~", with: "~0").replacing("/", with: "~1")
    }

    static func unescaped(_ key: String) -> String {
        guard key.utf8.contains(UInt8(ascii: "~")) else { return key }
        return key.replacing("~1", with: "/").replacing("~0", with: "~")
    }
}

extension String {
    /// The text without percent-encoding; unchanged if that is not possible.
    var removingEscapes: String { removingPercentEncoding ?? self }
}
