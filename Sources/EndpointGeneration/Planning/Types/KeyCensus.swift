import EndpointDescription

/// Counts how many of several objects have a member.
struct KeyCensus {
    private var counts: [String: Int] = [:]
    /// The numbers of objects whose member is always the same text, by member and text.
    private var values: [String: [String: Int]] = [:]
    /// The number of objects that may have undescribed members.
    private var open = 0
    private let outer: Set<String>

    /// - Parameter outer: the members of the enclosing object.
    init(_ flats: [FlatSchema], beside outer: Set<String> = []) {
        self.outer = outer
        for flat in flats {
            for property in flat.properties {
                counts[property.name, default: 0] += 1
                if let value = property.onlyText { values[property.name, default: [:]][value, default: 0] += 1 }
            }
            if flat.mayHaveOthers { open += 1 }
        }
    }

    /// Whether only this object can have the member.
    func isKnown(_ key: String, onlyTo flat: FlatSchema) -> Bool {
        counts[key] == 1 && open == (flat.mayHaveOthers ? 1 : 0)
    }

    /// How many objects describe the member.
    func count(of key: String) -> Int { counts[key] ?? 0 }

    /// In how many objects the member is always this text.
    func count(of value: String, in key: String) -> Int { values[key]?[value] ?? 0 }

    /// Whether the member belongs to the enclosing object.
    func isOuter(_ key: String) -> Bool { outer.contains(key) }

    /// Whether exactly one object describes the member.
    func isDescribedOnce(_ key: String) -> Bool { counts[key] == 1 }
}

extension Schema.Property {
    /// The text that is the only value of the member.
    var onlyText: String? {
        let target = schema.target
        guard target.mayListValues else { return nil }
        let texts = FlatSchema(target).listedTexts
        return texts.count == 1 ? texts[0] : nil
    }
}

extension FlatSchema {
    /// The texts among the values that it lists.
    var listedTexts: [String] {
        guard unions.isEmpty else { return [] }
        return (listedValues ?? []).compactMap(\.string)
    }

    fileprivate var mayHaveOthers: Bool { properties.isEmpty || additionalProperties.carriesValues }
}
