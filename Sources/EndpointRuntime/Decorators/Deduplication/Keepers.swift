/// The caches that have written a response shared by several callers. Copies refer to the same response.
struct Keepers: Sendable {
    private let caches = Lock<Set<ObjectIdentifier>>([])

    /// Whether a cache has written the response already.
    func include(_ cache: AnyObject) -> Bool { caches.withLock { $0.contains(ObjectIdentifier(cache)) } }

    /// Records that a cache writes the response.
    ///
    /// - Returns: true the first time.
    func add(_ cache: AnyObject) -> Bool { caches.withLock { $0.insert(ObjectIdentifier(cache)).inserted } }
}
