import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Responses that meet a change", .timeLimit(.minutes(15)))
struct CacheRaceTests {
    private let fixture = CacheFixture()

    /// Keeps nothing, so that only memory and the queued changes have entries.
    private struct EmptyStore: CachingClient.Store {
        func entries(for key: CachingClient.Key, matching request: EndpointRequest) async -> [CachingClient.Entry] {
            []
        }
        func keep(_ entry: CachingClient.Entry, for key: CachingClient.Key) async {}
        func remove(_ variant: CachingClient.Variant, of key: CachingClient.Key) async {}
        func remove(_ key: CachingClient.Key) async {}
        func removeAll(of owner: EndpointRequest.Principal) async {}
        func removeAll() async {}
    }

    private func entry(_ number: Int) -> CachingClient.Entry {
        CachingClient.Entry(
            status: 200,
            headers: [:],
            body: Data("old".utf8),
            variant: CachingClient.Variant(headers: number == 0 ? [:] : ["X-Number": "\(number)"]),
            requestedAt: fixture.date(),
            receivedAt: fixture.date()
        )
    }

    @Test("no search after a change finds a response from before it, in memory or among the queued writes")
    func meeting() async {
        let request = CacheFixture.request()
        let entry = entry(0)
        // Their removal gives the change the time to come between.
        let outdated = (1...20).map { self.entry($0) }
        for limit in [0, 8_000_000] {
            let tiers = CacheTiers(memory: CachingClient.MemoryStore(limit: limit), disk: EmptyStore())
            var found = 0
            for round in 0..<300 {
                let key = CachingClient.Key(owner: nil, url: "https://stub.test/\(round)")
                let arrival = tiers.expect(key)
                let (arrived, isKept) = (Lock(0), Lock(false))
                @Sendable func meet() async {
                    arrived.withLock { $0 += 1 }
                    while arrived.withLock({ $0 < 2 }) { await Task.yield() }
                }
                async let kept: Void = {
                    await meet()
                    tiers.keep(entry, arrival, replacing: outdated, sharedBy: nil)
                    isKept.withLock { $0 = true }
                }()
                async let seen = {
                    await meet()
                    tiers.invalidate([key])
                    var seen = 0
                    while !isKept.withLock({ $0 }) {
                        seen += await tiers.entries(for: key, matching: request).count
                        // The search never suspends, so it would keep the thread.
                        await Task.yield()
                    }
                    return seen
                }()
                found += await seen
                await kept
                found += await tiers.entries(for: key, matching: request).count
                tiers.end(arrival)
            }
            #expect(found == 0)
            await tiers.flush()
        }
    }
}
