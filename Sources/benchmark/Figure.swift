/// One line of the table: a time, and its ratio to a reference from the same run.
struct Figure {
    var what: String
    var seconds: Double
    var yardstick: String
    var yardstickSeconds: Double
}

/// The figures as a table with a column for each part.
func table(_ figures: [Figure]) -> String {
    let rows = figures.map { figure in
        let ratio = figure.yardstickSeconds / figure.seconds
        return [
            figure.what, milliseconds(figure.seconds), "\(figure.yardstick) \(milliseconds(figure.yardstickSeconds))",
            ratio >= 1 ? "\(rounded(ratio)) times as fast" : "\(rounded(1 / ratio)) times its time",
        ]
    }
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
        zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ")
    }.joined(separator: "\n")
}

private func milliseconds(_ seconds: Double) -> String { "\(rounded(seconds * 1_000)) ms" }

func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

// MARK: leastSeconds

/// Measures the shortest of several runs, because noise only adds time.
func leastSeconds(runs: Int = 7, _ work: () throws -> Void) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<runs {
        let clock = ContinuousClock()
        least = min(least, try clock.measure(work).inSeconds)
    }
    return least
}
