extension UnsafeMutablePointer {
    /// Moves the first `count` elements into a larger block, and releases this one.
    func grown(to capacity: Int, moving count: Int) -> UnsafeMutablePointer {
        let wider = UnsafeMutablePointer.allocate(capacity: capacity)
        wider.moveInitialize(from: self, count: count)
        deallocate()
        return wider
    }
}
