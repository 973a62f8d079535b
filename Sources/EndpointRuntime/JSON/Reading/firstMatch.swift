extension ValueReader {
    /// Tries each arm from the same place, in order, and returns the first that reads the value.
    ///
    /// What failed attempts may read is bounded, in proportion to the text: alternatives inside alternatives end in an
    /// error instead of taking exponential time.
    /// - Throws: `JSONError` with reason `noMatch`, which says of each arm why it failed.
    public mutating func firstMatch<Value>(_ arms: (inout ValueReader) throws -> Value...) throws -> Value {
        try firstMatch(among: arms)
    }

    /// Tries the arms that know more of this object's members before those that know fewer, equals in order.
    ///
    /// - Parameter members: the members that each arm knows, arm by arm; those that all of them know need not be named.
    /// - Throws: `JSONError` with reason `noMatch`, which says of each arm why it failed.
    public mutating func firstMatch<Value>(
        knowing members: [[StaticString]],
        _ arms: (inout ValueReader) throws -> Value...
    ) throws -> Value {
        let known = members.map { count(of: $0) }
        func rank(_ arm: Int) -> Int { arm < known.count ? -known[arm] : 0 }
        let order = arms.indices.sorted { (rank($0), $0) < (rank($1), $1) }
        return try firstMatch(among: order.map { arms[$0] })
    }

    mutating func firstMatch<Value>(among arms: [(inout ValueReader) throws -> Value]) throws -> Value {
        switch input {
        case .decoder(let decoder): return try decoder.source.firstMatch(arms)
        case .bytes(let source):
            var faults: [JSONError] = []
            let members = source.pointee.members.count
            for arm in arms {
                let mark = source.pointee.work
                do {
                    end = ValueReader.unread
                    return try arm(&self)
                } catch {
                    let fault = JSONError.wrapping(error)
                    if case .limit = fault.reason { throw fault }
                    source.pointee.members.drop(to: members)
                    try source.pointee.chargeReread(since: mark, at: start)
                    if faults.count < JSONError.armLimit { faults.append(fault) }
                }
            }
            throw JSONError(
                .noMatch(found: source.pointee.excerpt(at: start), arms: faults.map { $0.description.cut(to: 200) }),
                at: start
            )
        }
    }
}
