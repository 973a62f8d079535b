extension Comparable {
    /// The nearest value in the range; the lower bound for a value that cannot be compared, such as NaN.
    func clamped(to range: ClosedRange<Self>) -> Self {
        let least = self >= range.lowerBound ? self : range.lowerBound
        return least <= range.upperBound ? least : range.upperBound
    }
}
