/// The target of an overlay's action: JSONPath (RFC 9535) without functions.
///
/// A path is `$`, followed by any number of `.name`, `['name']`, `["name"]`, `[0]`, `[-1]`, `.*`, `[*]`, several of
/// these in one bracket, or a filter such as `[?(@.name == 'x')]`. `..` before any of them selects at every depth. A
/// filter compares paths below `@` with strings, numbers, `true`, `false` and `null` by `==` and `!=`, or tests whether
/// a path exists; `&&` binds more tightly than `||`.
struct JSONPath {
    struct Step {
        var selectors: [Selector]
        /// After `..`: applies to the value itself and to everything in it.
        var isRecursive: Bool
    }

    enum Selector {
        case name(String)
        case index(Int)
        case all
        /// Alternatives, each a list of conditions that must all hold.
        case filter([[Condition]])
    }

    struct Condition {
        /// The path after `@`.
        var path: [Selector]
        var test: Test

        enum Test {
            case exists
            case equals(Literal)
            case differs(Literal)
        }
    }

    enum Literal: Equatable {
        case string(String)
        case number(Double)
        case bool(Bool)
        case null
    }

    var steps: [Step]

    struct Fault: Error {
        var message: String
        /// The number of bytes that were understood.
        var offset: Int
    }
}
