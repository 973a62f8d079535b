extension Comparable {
    /// The nearest value in the range; the lower bound for a value that cannot be compared, such as NaN.
    func clamped(to range: ClosedRange<Self>) -> Self {
        let least = self >= range.lowerBound ? self : range.lowerBound
        return least <= range.upperBound ? least : range.upperBound
    }
}

extension Duration {
    /// At most the seconds that an `Int64` can hold, in both directions, so that conversions and sums of a few do not
    /// overflow.
    var limited: Duration { clamped(to: .seconds(Int64.min) ... .seconds(Int64.max)) }
}
