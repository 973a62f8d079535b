import Foundation

extension Comparable {
    /// The nearest value in the range; the lower bound for a value that cannot be compared, such as NaN.
    func clamped(to range: ClosedRange<Self>) -> Self {
        let least = self >= range.lowerBound ? self : range.lowerBound
        return least <= range.upperBound ? least : range.upperBound
    }
}

extension Duration {
    /// The duration, limited to what an `Int64` of seconds can hold, so that conversions and small sums do not overflow.
    var limited: Duration { clamped(to: .seconds(Int64.min) ... .seconds(Int64.max)) }
}

extension TimeInterval {
    init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.limited.components
        self = TimeInterval(seconds) + TimeInterval(attoseconds) * 1e-18
    }
}
