extension CachingClient {
    /// Keeps responses in memory and removes the least recently used ones first.
    public final class MemoryStore: CachingClient.Store {
        fileprivate struct Slot: Sendable {
            let entry: CachingClient.Entry
            let size: Int
            var lastUse: UInt64
        }

        /// One lock guards the entries, the arrivals and the queues of all disks, so that a response and a change see all
        /// three in the same state.
        struct State: Sendable {
            fileprivate var slots: [CachingClient.Key: [Slot]] = [:]
            fileprivate var size = 0
            private var uses: UInt64 = 0
            private let limit: Int
            var arrivals = CacheArrivals()
            /// By the identity of the disk.
            var queues: [ObjectIdentifier: DiskQueue] = [:]

            fileprivate init(limit: Int) { self.limit = limit }

            /// Has no effect on slots that were used or replaced since they were read.
            fileprivate mutating func use(_ found: [Slot], of key: CachingClient.Key) {
                guard let place = slots.index(forKey: key) else { return }
                for index in slots.values[place].indices {
                    let lastUse = slots.values[place][index].lastUse
                    guard found.contains(where: { $0.lastUse == lastUse }) else { continue }
                    uses += 1
                    slots.values[place][index].lastUse = uses
                }
            }

            mutating func keep(_ entry: CachingClient.Entry, for key: CachingClient.Key) {
                let size = entry.size + key.url.utf8.count + key.partition.utf8.count
                remove(entry.variant, of: key)
                guard size <= limit else { return }
                uses += 1
                slots[key, default: []].append(Slot(entry: entry, size: size, lastUse: uses))
                self.size += size
                if let slots = slots[key], slots.count > CachingClient.Variant.limit {
                    let oldest = slots.reduce(uses) { min($0, $1.lastUse) }
                    remove(key) { $0.lastUse == oldest }
                }
                if self.size > limit { shrink() }
            }

            /// Frees an eighth of the limit at once, so that sorting is rare. The newest entry stays.
            private mutating func shrink() {
                let uses = slots.flatMap { key, slots in slots.map { (key: key, lastUse: $0.lastUse) } }
                for use in uses.sorted(by: { $0.lastUse < $1.lastUse }).dropLast() where size > limit - limit / 8 {
                    remove(use.key) { $0.lastUse == use.lastUse }
                }
            }

            func has(_ variant: CachingClient.Variant, of key: CachingClient.Key) -> Bool {
                slots[key]?.contains { $0.entry.variant == variant } == true
            }

            mutating func remove(_ variant: CachingClient.Variant, of key: CachingClient.Key) {
                remove(key) { $0.entry.variant == variant }
            }

            mutating func remove(_ key: CachingClient.Key) { remove(key) { _ in true } }

            /// - Parameter owner: the user whose entries are removed; nil removes those of all users.
            mutating func removeAll(of owner: EndpointRequest.Principal?) {
                for key in slots.keys where owner == nil || key.owner == owner { remove(key) }
            }

            private mutating func remove(_ key: CachingClient.Key, where isGone: (Slot) -> Bool) {
                guard let slots = slots.removeValue(forKey: key) else { return }
                let kept = slots.filter { !isGone($0) }
                if !kept.isEmpty { self.slots[key] = kept }
                size += kept.reduce(0) { $0 + $1.size } - slots.reduce(0) { $0 + $1.size }
            }
        }

        let state: Lock<State>

        /// Creates an empty store of limited size.
        ///
        /// - Parameter limit: in bytes; 8 MB by default. With 0 or less, nothing is stored.
        public init(limit: Int = 8_000_000) { state = Lock(State(limit: max(0, limit))) }

        /// The size of the stored responses, in bytes.
        package var size: Int { state.withLock { $0.size } }

        public func entries(for key: CachingClient.Key, matching request: EndpointRequest) -> [CachingClient.Entry] {
            var selectors = CachingClient.Variant.Selectors(request)
            // Compared outside of the lock, because a variant may compare a digest of all headers.
            let found = (state.withLock { $0.slots[key] } ?? []).filter { $0.entry.variant.covers(&selectors) }
            if found.isEmpty { return [] }
            state.withLock { $0.use(found, of: key) }
            return found.map(\.entry)
        }

        public func keep(_ entry: CachingClient.Entry, for key: CachingClient.Key) {
            state.withLock { $0.keep(entry, for: key) }
        }

        public func remove(_ variant: CachingClient.Variant, of key: CachingClient.Key) {
            state.withLock { $0.remove(variant, of: key) }
        }

        public func remove(_ key: CachingClient.Key) { state.withLock { $0.remove(key) } }

        public func removeAll(of owner: EndpointRequest.Principal) { state.withLock { $0.removeAll(of: owner) } }

        public func removeAll() { state.withLock { $0.removeAll(of: nil) } }
    }
}
