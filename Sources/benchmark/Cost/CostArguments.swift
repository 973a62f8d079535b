import Foundation

/// The options of `benchmark cost`.
struct CostArguments {
    /// A checkout of an earlier commit.
    var before: URL?
    /// A row is measured if its name contains one of these words; no words mean every row.
    var only: [String] = []
    var rounds = 3
    var isJSON = false

    /// The root of the package, which the command is run from.
    static let package = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst() else { throw Fault(description: "'\(option)' has no value") }
            return value
        }
        while let option = rest.popFirst() {
            switch option {
            case "--before": before = URL(fileURLWithPath: try value(of: option))
            case "--only": only.append(try value(of: option))
            case "--rounds": rounds = max(1, Int(try value(of: option)) ?? rounds)
            case "--json": isJSON = true
            default: throw Fault(description: "unknown option '\(option)'")
            }
        }
    }

    struct Fault: Error, CustomStringConvertible {
        var description: String
    }
}
