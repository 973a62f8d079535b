/// Where an overlay's action goes: the part of JSONPath (RFC 9535) that needs no functions.
///
/// `$`, then any of `.name`, `['name']`, `["name"]`, `[0]`, `[-1]`, `.*`, `[*]`, several of those in one bracket, a filter
/// `[?(@.name == 'x')]`, and `..` before any of them for whatever depth. A filter compares paths below `@` with strings,
/// numbers, `true`, `false` and `null` by `==` and `!=`, or asks whether one is there; `&&` binds closer than `||`.
struct JSONPath {
    struct Step {
        var selectors: [Selector]
        /// Behind `..`: of the value itself and of everything in it.
        var isRecursive: Bool
    }

    enum Selector {
        case name(String)
        case index(Int)
        case all
        /// Alternatives of conditions that hold together.
        case filter([[Condition]])
    }

    struct Condition {
        /// The way below `@`.
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
        /// How many bytes of the path were understood.
        var offset: Int
    }
}
