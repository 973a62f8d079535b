/// The exact value of a JSON number without a fraction that fits `Int`, in any spelling: `3.0`, `3e2`, `30e-1`.
func wholeNumber(_ text: String) -> Int? {
    let parts = text.split(maxSplits: 1) { $0 == "e" || $0 == "E" }
    guard let mantissa = parts.first else { return nil }
    let pieces = mantissa.split(separator: ".", maxSplits: 1)
    var digits = pieces.joined(separator: "").drop { $0 == "-" || $0 == "0" }
    if digits.isEmpty { return 0 }
    let written = parts.count > 1 ? Int(parts[1]) : 0
    guard let written else { return nil }
    let fraction = pieces.count > 1 ? pieces[1].utf8.count : 0
    var (exponent, isBeyond) = written.subtractingReportingOverflow(fraction)
    while exponent < 0, digits.last == "0" {
        digits.removeLast()
        exponent += 1
    }
    // No `Int` has 20 digits.
    guard !isBeyond, exponent >= 0, exponent < 20, digits.utf8.count + exponent < 20 else { return nil }
    let sign = text.hasPrefix("-") ? "-" : ""
    return Int("\(sign)\(digits)\(String(repeating: "0", count: exponent))")
}
