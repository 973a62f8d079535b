extension Comparable {
    /// The nearest value of a range; the lower bound for what compares with nothing.
    func clamped(to range: ClosedRange<Self>) -> Self {
        let least = self >= range.lowerBound ? self : range.lowerBound
        return least <= range.upperBound ? least : range.upperBound
    }
}
