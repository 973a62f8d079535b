/// What unions came to where the first alternative failed, so that nobody finds it out again.
struct UnionVerdicts {
    enum Verdict {
        case entry(Int)
        case otherwise
        case failure(JSONError)
    }

    private struct Place: Hashable {
        let start: Int
        let union: ObjectIdentifier
    }

    /// More are not remembered; `JSONSource.chargeReread` bounds the time without them.
    private static let limit = 65_536

    private var verdicts: [Place: Verdict] = [:]

    subscript(table: AlternativeTable, start: Int) -> Verdict? {
        verdicts[Place(start: start, union: ObjectIdentifier(table))]
    }

    mutating func note(_ verdict: Verdict, on table: AlternativeTable, at start: Int) {
        guard verdicts.count < UnionVerdicts.limit else { return }
        verdicts[Place(start: start, union: ObjectIdentifier(table))] = verdict
    }
}
