import EndpointDescription

/// Counts how many of several objects have a member.
struct KeyCensus {
    private var counts: [String: Int] = [:]
    /// The number of objects that may have undescribed members.
    private var open = 0

    init(_ flats: [FlatSchema]) {
        for flat in flats {
            for property in flat.properties { counts[property.name, default: 0] += 1 }
            if flat.mayHaveOthers { open += 1 }
        }
    }

    /// Whether only this object can have the member.
    func isKnown(_ key: String, toNoneBut flat: FlatSchema) -> Bool {
        counts[key] == 1 && open == (flat.mayHaveOthers ? 1 : 0)
    }

    /// Whether exactly one object describes the member.
    func isDescribedOnce(_ key: String) -> Bool { counts[key] == 1 }
}

extension FlatSchema {
    fileprivate var mayHaveOthers: Bool { properties.isEmpty || additionalProperties.carriesValues }
}
