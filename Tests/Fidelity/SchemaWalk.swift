/// Follows a path of a value through its schema.
struct SchemaWalk {
    typealias Part = PlainDescription.Part

    let description: PlainDescription
    /// The pointer of the last component on the way, and the rest of the path beneath it.
    private(set) var component = ""
    private(set) var rest = ""
    /// Whether a union or a discriminator is on the way.
    private(set) var passesUnion = false
    /// Whether the last step is a property's name, or leads to something that nothing describes.
    private(set) var isNamed = true
    /// Whether the last step is a member whose schema a pattern decides, next to members with other schemas.
    private(set) var isOfSeveralPatterns = false
    /// The schemas that the value at the end of the path has.
    private(set) var parts: [Part] = []

    init(_ description: PlainDescription, from schema: Part, along path: String) {
        self.description = description
        component = schema.pointer
        parts = opened([schema])
        for step in path.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
            let key = PlainDescription.unescaped(String(step))
            let isProperty = parts.contains { $0["properties"]?[key] != nil }
            isNamed = isProperty || key.hasPrefix(InstanceWriter.undescribed)
            isOfSeveralPatterns = !isProperty && parts.contains(where: \.hasSeveralPatterns)
            rest += "/" + (isProperty ? key : "*")
            parts = opened(parts.flatMap { below($0, key) })
        }
    }

    /// The common trait of differences in many places; nil if the place is enough.
    func cause(of kind: Difference.Kind) -> String? {
        switch kind {
        case .changed where isBinary, .refused where isBinary: "a text of format binary"
        case .accepted where passesUnion: component + ", in a union"
        case .lost where parts.isEmpty: "a required member that nothing describes"
        case .added where parts.contains { $0["const"] != nil || $0["enum"]?.elements.count == 1 }:
            "an optional constant that was not there"
        default: nil
        }
    }

    private var isBinary: Bool {
        parts.contains { $0.value["format"]?.text == "binary" || $0.value["contentEncoding"]?.text == "binary" }
    }

    /// Whether one of the schemas has a keyword that is true.
    func has(_ keyword: String) -> Bool { parts.contains { $0.value[keyword]?.flag == true } }

    /// Whether the value is one of listed values of several kinds.
    var isMixedEnum: Bool {
        parts.contains { part in Set(part.value["enum"]?.elements.map(\.kind) ?? []).subtracting([.null]).count > 1 }
    }

    private func below(_ part: Part, _ key: String) -> [Part] {
        var found: [Part] = []
        if let property = part["properties"]?[key] { found.append(property) }
        found += (part["patternProperties"]?.members ?? []).filter { description.patterns.match(key, $0.key) == true }
            .map(\.part)
        if found.isEmpty, let others = part["additionalProperties"] { found.append(others) }
        if let index = Int(key) {
            let first = part["prefixItems"]?.elements ?? []
            if let own = index < first.count ? first[index] : part["items"] { found.append(own) }
        }
        return found
    }

    /// The parts with everything that holds next to them or may hold.
    private mutating func opened(_ parts: [Part]) -> [Part] {
        var found: [Part] = []
        var waiting = parts
        var seen: Set<String> = []
        while let part = waiting.popLast() {
            guard seen.insert(part.pointer).inserted, seen.count < 500 else { continue }
            if let reference = description.reference(of: part) {
                guard let target = description.follow(reference) else { continue }
                if parts.count == 1, seen.count == 1,
                    ["#/components/", "#/definitions/"].contains(where: reference.hasPrefix)
                {
                    component = reference
                    rest = ""
                }
                waiting.append(target)
            }
            found.append(part)
            for keyword in ["oneOf", "anyOf"] where part[keyword] != nil {
                passesUnion = true
                waiting += part[keyword]?.elements ?? []
            }
            if part["discriminator"] != nil || part["if"] != nil || part["not"] != nil { passesUnion = true }
            if part["discriminator"] != nil { waiting += description.everySubtype(of: part.pointer) }
            waiting += part["allOf"]?.elements ?? []
        }
        return found
    }
}

extension PlainDescription.Part {
    /// Whether members without a name of their own have several schemas, by pattern.
    fileprivate var hasSeveralPatterns: Bool {
        let patterns = self["patternProperties"]?.members.map(\.part) ?? []
        let others = self["additionalProperties"].map { $0.value.flag == false ? [] : [$0] } ?? []
        return !patterns.isEmpty && Set((patterns + others).map(\.value.description)).count > 1
    }
}
