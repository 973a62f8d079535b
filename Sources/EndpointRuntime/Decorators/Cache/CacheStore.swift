/// Where answers are kept. An address has one answer, or several ``CacheVariant``s of it. A store never fails: what it
/// cannot keep or read is a miss.
///
/// A ``CachingClient`` waits for what it asks a store, and makes changes behind its callers, one after another. It may ask
/// while a change is made.
///
/// In a module that isolates to the main actor by default, declare yours `nonisolated`.
public protocol CacheStore: Sendable {
    /// The entries of an address whose variant covers the request, in any order.
    func entries(for key: CacheKey, answering request: HTTPRequest) async -> [CacheEntry]
    /// Keeps an entry beside those of other variants; one of the same variant goes. Of one address no more than
    /// ``CacheVariant/limit`` stay.
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
