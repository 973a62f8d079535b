extension CachingClient {
    /// Keeps responses. An address has one response, or several ``CachingClient/Variant``s of it. A store never fails:
    /// a response that it cannot keep or read is a miss.
    ///
    /// Callers of a ``CachingClient`` wait for its reads. Its changes are made in the background, one after another,
    /// and reads may run at the same time.
    ///
    /// In a module that isolates to the main actor by default, declare your store `nonisolated`.
    public protocol Store: Sendable {
        /// The entries of an address whose variant covers the request, in any order.
        func entries(for key: CachingClient.Key, matching request: EndpointRequest) async -> [CachingClient.Entry]
        /// Keeps an entry in addition to those of other variants and replaces one of the same variant. Keeps at most
        /// ``CachingClient/Variant/limit`` entries of one address.
        func keep(_ entry: CachingClient.Entry, for key: CachingClient.Key) async
        /// Removes one variant.
        func remove(_ variant: CachingClient.Variant, of key: CachingClient.Key) async
        /// Removes all variants.
        func remove(_ key: CachingClient.Key) async
        /// Removes everything that belongs to a user.
        func purge(_ owner: EndpointRequest.Principal) async
        /// Removes everything.
        func purge() async
    }
}
