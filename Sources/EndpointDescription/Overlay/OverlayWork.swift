/// Bounds the cost of an overlay.
final class OverlayWork {
    /// How many values may be visited, copied or merged.
    let stepLimit: Int
    /// How many bytes of text may be added.
    let byteLimit: Int
    private var steps = 0
    private var bytes = 0

    struct Exhausted: Error {}

    init(stepLimit: Int = 10_000_000, byteLimit: Int = 256 << 20) {
        self.stepLimit = stepLimit
        self.byteLimit = byteLimit
    }

    func spend(steps more: Int, bytes moreBytes: Int = 0) throws(Exhausted) {
        steps += more
        bytes += moreBytes
        guard steps <= stepLimit, bytes <= byteLimit else { throw Exhausted() }
    }
}
