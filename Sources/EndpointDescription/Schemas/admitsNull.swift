extension Schema {
    /// Whether `null` is valid, according to the schema itself or the schemas that it is composed of.
    package var admitsNull: Bool {
        if isNullable { return true }
        if excludesNull { return false }
        if mayBecomeNull { return true }
        if reference == nil, allOf.isEmpty, oneOf.isEmpty, anyOf.isEmpty { return false }
        var search = NullSearch()
        return admitsNull(&search, depth: 0)
    }

    /// Stores whether it `admitsNull`, because there may be many references to a large union. Schemas at which a search
    /// is cut are settled first.
    func settleNull() {
        var seen: Set<Schema> = []
        var waiting = [self]
        while let schema = waiting.last {
            guard schema.isComposed, schema.settledNull == nil else {
                waiting.removeLast()
                continue
            }
            var search = NullSearch()
            let result = schema.admitsNull(&search, depth: 0)
            let deeper = search.cuts.filter { seen.insert($0).inserted }
            if !deeper.isEmpty {
                waiting += deeper
                continue
            }
            schema.settledNull = result
            for (schema, result) in search.known where result || search.isExact { schema.settledNull = result }
            waiting.removeLast()
        }
    }

    private struct NullSearch {
        var known: [Schema: Bool] = [:]
        /// The schemas whose search has begun and has not ended; their result is false until then.
        var open: Set<Schema> = []
        /// The schemas that were met while they were open.
        var met: Set<Schema> = []
        /// The schemas beyond the greatest depth.
        var cuts: [Schema] = []
        /// Whether `false` is final: no result depends on an open schema that then admitted null.
        var isExact: Bool { cuts.isEmpty && met.allSatisfy { known[$0] == false } }
    }

    /// Whether it is null under one condition and describes no type itself, as with `then` for objects and
    /// `else: {"type": "null"}`.
    private var mayBecomeNull: Bool {
        !conditional.isEmpty && types.isEmpty && conditional.contains(where: \.acceptsOnlyNull)
    }

    /// Visits each schema once, regardless of the number of paths to it.
    private func admitsNull(_ search: inout NullSearch, depth: Int) -> Bool {
        if let settledNull { return settledNull }
        if isNullable { return true }
        if excludesNull { return false }
        if mayBecomeNull { return true }
        if let result = search.known[self] {
            if search.open.contains(self) { search.met.insert(self) }
            return result
        }
        guard depth < 256 else {
            search.cuts.append(self)
            return false
        }
        search.known[self] = false
        search.open.insert(self)
        var result = reference?.admitsNull(&search, depth: depth + 1) ?? false
        for alternative in oneOf + anyOf where !result { result = alternative.admitsNull(&search, depth: depth + 1) }
        if !result, !addsShape {
            for member in allOf where member.describesKind {
                result = member.admitsNull(&search, depth: depth + 1)
                if !result { break }
            }
        }
        search.known[self] = result
        search.open.remove(self)
        return result
    }
}
