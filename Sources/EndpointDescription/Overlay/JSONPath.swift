/// A JSONPath query (RFC 9535): the target of an overlay's action.
///
/// All of the RFC is supported. In addition, a name after a dot may begin with a digit and contain `-` and `$`, which is
/// common. For example: `$.paths.*.get.responses.404.x-shared`
struct JSONPath {
    var segments: [Segment]

    struct Segment {
        var selectors: [Selector]
        /// After `..`: applies to the value itself and to everything in it.
        var isRecursive: Bool
    }

    enum Selector {
        case name(String)
        case index(Int)
        case slice(Slice)
        case all
        case filter(Condition)
    }

    /// `[start:end:step]`
    struct Slice {
        var start: Int?
        var end: Int?
        var step: Int
    }

    indirect enum Condition {
        case any([Condition])
        case all([Condition])
        case not(Condition)
        case exists(Query)
        case compares(Operand, Comparison, Operand)
        /// `match` if the pattern must match the whole text, else `search`.
        case matches(Operand, pattern: Operand, isWhole: Bool)
    }

    enum Comparison: String, CaseIterable {
        case equal = "=="
        case unequal = "!="
        case atMost = "<="
        case atLeast = ">="
        case less = "<"
        case greater = ">"
    }

    /// A path below `@`, the value that a filter tests, or below `$`.
    struct Query {
        var isRelative: Bool
        var path: JSONPath
    }

    indirect enum Operand {
        case literal(Literal)
        /// A query for at most one value.
        case query(Query)
        case length(Operand)
        case count(Query)
        case value(Query)
    }

    enum Literal {
        case string(String)
        case number(Double)
        case bool(Bool)
        case null
    }

    /// Whether it selects at most one value in every description.
    var isSingular: Bool {
        segments.allSatisfy { segment in
            guard !segment.isRecursive, segment.selectors.count == 1 else { return false }
            switch segment.selectors[0] {
            case .name, .index: return true
            case .slice, .all, .filter: return false
            }
        }
    }

    /// The names and indices of a path that selects at most one value; -1 is the last element. `nil` for any other path.
    var steps: [String]? {
        guard isSingular else { return nil }
        let steps = segments.compactMap { segment -> String? in
            switch segment.selectors[0] {
            case .name(let name): name
            case .index(let index) where index >= -1: String(index)
            case .index, .slice, .all, .filter: nil
            }
        }
        return steps.count == segments.count ? steps : nil
    }

    struct Fault: Error {
        var message: String
        /// The number of bytes that were understood.
        var offset: Int
    }
}
