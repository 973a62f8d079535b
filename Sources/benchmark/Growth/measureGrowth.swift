import EndpointDescription
import EndpointGeneration
import Foundation

/// Measures how the time to generate a client grows with its description: each family at one size and at four times that
/// size, in CPU seconds of this process. Twice the size takes 2^exponent times as long.
///
/// - Parameter words: families whose names contain one of these; all if empty.
/// - Returns: whether every family is linear.
func measureGrowth(only words: [String]) throws -> Bool {
    var isLinear = true
    for family in growingSchemas() + growingOperations() + growingTexts() {
        guard words.isEmpty || words.contains(where: { family(1).name.contains($0) }) else { continue }
        let row = try GrowthRow(family)
        print(row)
        if !row.isLinear { isLinear = false }
    }
    return isLinear
}

/// A family ten times as large. The compiler's limits, 500 members or alternatives and 1,000 values or diagnostics, bound
/// what is quadratic below them, and what is longer must not cost more.
func beyondLimits(_ family: @escaping (Int) -> Shape) -> (Int) -> Shape { { family(10 * $0) } }

/// The growth of one family of descriptions.
struct GrowthRow: CustomStringConvertible {
    /// 1 is linear and 2 is quadratic. Sorting and a mixture of linear and quadratic parts lie between them.
    static let limit = 1.4

    /// A time that the resolution of the clock and the constant part of a run do not affect. A family that takes less at
    /// 400,000 is linear.
    private static let leastSeconds = 0.02

    private(set) var name: String
    private(set) var count: Int
    private(set) var seconds: Double
    private(set) var secondsOfFourfold: Double

    var exponent: Double { log2(secondsOfFourfold / seconds) / 2 }

    /// Looks for a size that takes long enough, and measures its fourfold. A growth beyond the limit is measured three
    /// times, because noise only adds time.
    init(_ family: (Int) -> Shape) throws {
        count = 100
        seconds = try GrowthRow.seconds(family(count))
        while seconds < GrowthRow.leastSeconds, count < 400_000 {
            count *= 2
            seconds = try GrowthRow.seconds(family(count))
        }
        let fourfold = family(count * 4)
        name = fourfold.name
        secondsOfFourfold = try GrowthRow.seconds(fourfold)
        for _ in 0..<2 where !isLinear {
            seconds = min(seconds, try GrowthRow.seconds(family(count)))
            secondsOfFourfold = min(secondsOfFourfold, try GrowthRow.seconds(fourfold))
        }
    }

    var isLinear: Bool { exponent <= GrowthRow.limit || seconds < GrowthRow.leastSeconds }

    var description: String {
        let figures = [seconds, secondsOfFourfold].map { String(format: "%.0f ms", $0 * 1_000) }.joined(separator: ", ")
        let verdict = isLinear ? "" : "  not linear"
        return "\(name): \(count) and \(count * 4) take \(figures), exponent \(rounded(exponent))\(verdict)"
    }

    private static func seconds(_ shape: Shape) throws -> Double {
        let bytes = Array(shape.text.utf8)
        let start = clock()
        _ = try generateClient(from: bytes, path: shape.name, log: DiagnosticLog())
        return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }
}
