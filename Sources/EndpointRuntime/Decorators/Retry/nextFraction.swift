extension RandomNumberGenerator {
    /// A number uniformly distributed in 0..<1.
    mutating func nextFraction() -> Double { Double(next() >> 11) * 0x1p-53 }
}
