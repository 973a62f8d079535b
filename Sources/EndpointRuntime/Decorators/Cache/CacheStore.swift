/// Where answers are kept. A store never fails: what it cannot keep or read is a miss.
public protocol CacheStore: Sendable {
    func entry(for key: CacheKey) async -> CacheEntry?
    func keep(_ entry: CacheEntry, for key: CacheKey) async
    func remove(_ key: CacheKey) async
    /// Removes everything that belongs to a user.
    func purge(_ owner: Principal) async
    /// Removes everything.
    func purge() async
}
