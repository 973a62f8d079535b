internal import Foundation

/// The stack space left on the running thread, so that nesting too deep for a thread is an error and not a crash.
///
/// 512 levels of a generated model fit many times into the 8 MiB of a main thread, but not always into the 512 KiB that
/// Apple's platforms give all other threads.
struct StackSpace {
    /// The number of levels that are not worth checking.
    private static let freeLevels = 16
    private static let reserve = 96 * 1024

    /// Nil until it is first determined; empty if the platform does not report it.
    private var bounds: Range<UInt>?

    /// Whether a value at this depth may be entered.
    @inline(__always)
    mutating func isEnough(depth: Int) -> Bool {
        depth < Self.freeLevels || hasReserve()
    }

    @inline(never)
    private mutating func hasReserve() -> Bool {
        let bounds = self.bounds ?? Self.currentThread()
        self.bounds = bounds
        var marker: UInt8 = 0
        let here = withUnsafePointer(to: &marker) { UInt(bitPattern: $0) }
        // A sanitizer may place the marker outside the stack; then the remaining space is unknown.
        return !bounds.contains(here) || here - bounds.lowerBound > UInt(Self.reserve)
    }

    private static func currentThread() -> Range<UInt> {
        #if canImport(Darwin)
        let top = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
        let size = UInt(pthread_get_stacksize_np(pthread_self()))
        return size < top ? top - size..<top : 0..<0
        #elseif os(Linux)
        // The function is missing from Glibc's module map.
        guard let symbol = dlsym(nil, "pthread_getattr_np") else { return 0..<0 }
        typealias Query = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
        let query = unsafeBitCast(symbol, to: Query.self)
        let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
        defer { attributes.deallocate() }
        guard query(pthread_self(), attributes) == 0 else { return 0..<0 }
        defer { pthread_attr_destroy(attributes) }
        var bottom: UnsafeMutableRawPointer?
        var size = 0
        guard pthread_attr_getstack(attributes, &bottom, &size) == 0, size > 0 else { return 0..<0 }
        let start = UInt(bitPattern: bottom)
        let (end, overflows) = start.addingReportingOverflow(UInt(size))
        return overflows ? 0..<0 : start..<end
        #else
        return 0..<0
        #endif
    }
}

extension UnsafeMutablePointer {
    /// Moves the first `count` elements into a larger block, and releases this one.
    func grown(to capacity: Int, moving count: Int) -> UnsafeMutablePointer {
        let wider = UnsafeMutablePointer.allocate(capacity: capacity)
        wider.moveInitialize(from: self, count: count)
        deallocate()
        return wider
    }
}
