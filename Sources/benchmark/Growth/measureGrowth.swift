import EndpointDescription
import EndpointGeneration
import Foundation

/// Measures how the time to generate a client grows with its description, and the time to read a response with the texts
/// in it: each family at one size and at four times that size, in CPU seconds of this process. Twice the size takes
/// 2^exponent times as long.
///
/// - Parameter words: families whose names contain one of these; all if empty.
/// - Returns: whether there was a family, and each is linear and has a client if it should.
func measureGrowth(only words: [String]) async throws -> Bool {
    func isSelected(_ name: String) -> Bool { words.isEmpty || words.contains { name.contains($0) } }
    let all = growingSchemas() + growingOperations() + growingUses() + growingVersions() + growingTexts()
    let families = all.filter { isSelected($0(1).name) }
    let responses = (growingMarks() + growingParts()).filter { isSelected($0.name) }
    let empty = Shape(name: "empty", text: Shape.description(paths: "{}"))
    let constant = try (0..<5).map { _ in try GrowthRow.run(empty).seconds }.min() ?? 0
    var isAsExpected = !(families.isEmpty && responses.isEmpty)
    func show(_ row: GrowthRow) {
        print(row)
        if !row.isLinear || !row.hasExpectedClient { isAsExpected = false }
    }
    for family in families { show(try await GrowthRow(constant: constant) { try GrowthRow.run(family($0)) }) }
    for response in responses {
        let run = { count in try await GrowthRow.run(response, count: count) }
        var constant = Double.infinity
        for _ in 0..<3 { constant = min(constant, try await run(0).seconds) }
        show(try await GrowthRow(constant: constant, run: run))
    }
    return isAsExpected
}

/// A family that is several times as large: limits of 500 members or alternatives, of 1,000 values and of 1,000
/// diagnostics make larger descriptions cheaper, and below these limits some parts are quadratic.
func beyondLimits(_ family: @escaping (Int) -> Shape, times factor: Int = 10) -> (Int) -> Shape {
    { family(factor * $0) }
}

/// A family that `explain '*'` explains.
func explained(_ family: @escaping (Int) -> Shape) -> (Int) -> Shape {
    {
        var shape = family($0)
        shape.isExplained = true
        shape.name = "explained-\(shape.name)"
        return shape
    }
}

/// A family whose descriptions are errors.
func faulty(_ family: @escaping (Int) -> Shape) -> (Int) -> Shape {
    {
        var shape = family($0)
        shape.isFaulty = true
        return shape
    }
}

/// The growth of one family.
struct GrowthRow: CustomStringConvertible {
    /// 1 is linear and 2 is quadratic. Sorting and a mixture of linear and quadratic parts lie between them.
    static let limit = 1.4

    /// A time that the resolution of the clock does not affect. A family that takes less at 400,000 is linear.
    private static let leastSeconds = 0.02

    /// A time that noise adds little to, so that one run is enough.
    private static let steadySeconds = 0.1

    struct Run {
        var name: String
        var seconds: Double
        /// False for a description that has no client and should have one, or the reverse.
        var hasExpectedClient = true
    }

    private(set) var name: String
    private(set) var count: Int
    private(set) var seconds: Double
    private(set) var secondsOfFourfold: Double
    private(set) var hasExpectedClient: Bool

    var exponent: Double { log2(secondsOfFourfold / seconds) / 2 }

    /// Looks for a size that takes long enough, and measures it and its fourfold. A growth beyond the limit is measured
    /// three times, because noise only adds time, and then twice at double the size, which noise affects less.
    ///
    /// - Parameters:
    ///   - constant: the seconds that a run of size zero takes, which are left out.
    ///   - run: measures the family at a size.
    init(constant: Double, run: (Int) async throws -> Run) async throws {
        func secondsWithoutConstant(_ count: Int) async throws -> Double {
            max(try await run(count).seconds - constant, 1e-6)
        }
        count = 100
        seconds = try await secondsWithoutConstant(count)
        while seconds < GrowthRow.leastSeconds, count < 400_000 {
            count *= 2
            seconds = try await secondsWithoutConstant(count)
        }
        if seconds < GrowthRow.steadySeconds { seconds = min(seconds, try await secondsWithoutConstant(count)) }
        let fourfold = try await run(count * 4)
        name = fourfold.name
        secondsOfFourfold = max(fourfold.seconds - constant, 1e-6)
        hasExpectedClient = fourfold.hasExpectedClient
        for attempt in 0..<4 where !isLinear {
            if attempt == 2 {
                count *= 2
                (seconds, secondsOfFourfold) = (.infinity, .infinity)
            }
            seconds = min(seconds, try await secondsWithoutConstant(count))
            secondsOfFourfold = min(secondsOfFourfold, try await secondsWithoutConstant(count * 4))
        }
    }

    var isLinear: Bool { exponent <= GrowthRow.limit || seconds < GrowthRow.leastSeconds }

    var description: String {
        let figures = [seconds, secondsOfFourfold].map { String(format: "%.0f ms", $0 * 1_000) }.joined(separator: ", ")
        let verdict =
            isLinear ? hasExpectedClient ? "" : "  not as expected: client or error" : "  not as expected: not linear"
        return "\(name): \(count) and \(count * 4) take \(figures), exponent \(rounded(exponent))\(verdict)"
    }

    static func run(_ response: GrowingResponse, count: Int) async throws -> Run {
        let start = clock()
        try await response.read(count)
        return Run(name: response.name, seconds: seconds(since: start))
    }

    static func run(_ shape: Shape) throws -> Run {
        if shape.isExplained { return try explain(shape) }
        let bytes = Array(shape.text.utf8)
        var options = ClientOptions()
        options.configuration = shape.configuration
        if shape.hasStubs { options.stubbedModule = "API" }
        let start = clock()
        let client = try generateClient(from: bytes, path: shape.name, options: options, log: DiagnosticLog())
        return Run(
            name: shape.name,
            seconds: seconds(since: start),
            hasExpectedClient: (client != nil) != shape.isFaulty
        )
    }

    private static func explain(_ shape: Shape) throws -> Run {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        try Data(shape.text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let console = Console(print: { _ in }, printError: { _ in })
        let start = clock()
        let exitCode = EndpointGeneration.run(["explain", file.path, "*"], console: console)
        return Run(
            name: shape.name,
            seconds: seconds(since: start),
            hasExpectedClient: (exitCode == 0) != shape.isFaulty
        )
    }

    private static func seconds(since start: clock_t) -> Double {
        Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }
}
