import Foundation

extension TimeInterval {
    init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        self = TimeInterval(seconds) + TimeInterval(attoseconds) * 1e-18
    }
}
