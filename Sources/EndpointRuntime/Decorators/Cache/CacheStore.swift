/// Where responses are kept. An address has one response, or several ``CacheVariant``s of it. A store never fails: what it
/// cannot keep or read is a miss.
///
/// Callers of a ``CachingClient`` wait for its reads. Its changes are made in the background, one after another, and reads
/// may run at the same time.
///
/// In a module that isolates to the main actor by default, declare yours `nonisolated`.
public protocol CacheStore: Sendable {
    /// The entries of an address whose variant covers the request, in any order.
    func entries(for key: CacheKey, answering request: HTTPRequest) async -> [CacheEntry]
    /// Keeps an entry beside those of other variants and replaces one of the same variant. Keeps at most
    /// ``CacheVariant/limit`` entries of one address.
    func keep(_ entry: CacheEntry, for key: CacheKey) async
    /// Removes one variant.
    func remove(_ variant: CacheVariant, of key: CacheKey) async
    /// Removes all variants.
    func remove(_ key: CacheKey) async
    /// Removes everything that belongs to a user.
    func purge(_ owner: Principal) async
    /// Removes everything.
    func purge() async
}
