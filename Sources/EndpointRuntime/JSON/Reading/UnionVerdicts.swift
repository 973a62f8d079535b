/// The selected alternatives of unions whose first alternative failed, so that the selection is not repeated.
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

    /// The maximum number of stored verdicts; without them, `JSONSource.chargeReread` bounds the time.
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
