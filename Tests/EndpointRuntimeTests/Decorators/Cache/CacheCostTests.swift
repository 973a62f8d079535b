import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Costs of a cache for its callers")
struct CacheCostTests {
    private let fixture = CacheFixture()
    private let store = HeldStore()

    private func fresh(_ body: String) -> EndpointResponse {
        CacheFixture.response(body, ["Cache-Control": "max-age=3600"])
    }

    @Test("1,000 callers that share a response write it once")
    func thousand() async throws {
        let latch = Latch()
        let server = StubClient { _ in
            try? await latch.wait()
            return CacheFixture.response("a", ["Cache-Control": "max-age=3600"])
        }
        let shared = server.deduplicated()
        let client = shared.cached(disk: store)
        store.latch.open()
        let request = CacheFixture.request()
        let tasks = (0..<1_000).map { _ in Task { await text(client, request) } }
        await until { shared.waiterCount >= 1_000 }
        latch.open()
        for task in tasks { #expect(await task.value == "a") }
        await client.flush()
        #expect(store.kept == ["https://stub.test/pets"])
        #expect(await text(client, request) == "a")
        #expect(server.requests.count == 1)
    }

    @Test("1,000 callers search the disk once for a response that memory does not hold")
    func search() async throws {
        fixture.script(fresh("a"))
        let files = StubCacheFileSystem()
        _ = await settled(try fixture.diskClient(files), CacheFixture.request())
        let turnstile = Turnstile()
        let watched = WatchedFileSystem(files) { if $0 == "read" { turnstile.wait() } }
        let client = try fixture.diskClient(watched)
        let started = Lock(0)
        let tasks = (0..<1_000).map { _ in
            Task {
                started.withLock { $0 += 1 }
                return await text(client, CacheFixture.request())
            }
        }
        await until { started.withLock { $0 } >= 1_000 }
        turnstile.open()
        for task in tasks { #expect(await task.value == "a") }
        #expect(watched.count(of: "read") < 10)
        #expect(fixture.calls == 1)
    }

    @Test("callers that share a response store it although the caller that sent the request was cancelled")
    func starterLeaves() async throws {
        let latch = Latch()
        let server = StubClient { _ in
            try? await latch.wait()
            return CacheFixture.response("a", ["Cache-Control": "max-age=3600"])
        }
        let shared = server.deduplicated()
        let client = shared.cached()
        let request = CacheFixture.request()
        let first = Task { await text(client, request) }
        await until { shared.waiterCount >= 1 }
        let second = Task { await text(client, request) }
        await until { shared.waiterCount >= 2 }
        first.cancel()
        #expect(await first.value == "cancelled")
        latch.open()
        #expect(await second.value == "a")
        #expect(await text(client, request) == "a")
        #expect(server.requests.count == 1)
    }

    @Test("callers do not wait for the disk, and the next caller gets entries that are not yet written")
    func behind() async throws {
        fixture.script(fresh("a"), fresh("b"))
        let client = fixture.client(memory: CachingClient.MemoryStore(limit: 0), disk: store)
        #expect(await text(client, CacheFixture.request("/1")) == "a")
        #expect(await text(client, CacheFixture.request("/2")) == "b")
        #expect(await text(client, CacheFixture.request("/1")) == "a")
        #expect(await text(client, CacheFixture.request("/2")) == "b")
        #expect(store.kept.isEmpty)
        #expect(fixture.calls == 2)
        store.latch.open()
        await client.flush()
        #expect(store.kept.sorted() == ["https://stub.test/1", "https://stub.test/2"])
        #expect(await text(client, CacheFixture.request("/1")) == "a")
        #expect(fixture.calls == 2)
    }

    @Test("an entry that a change outdated is not returned, although the disk has yet to remove it")
    func changedBehind() async throws {
        fixture.script(fresh("old"), CacheFixture.response(""), fresh("new"))
        let client = fixture.client(memory: CachingClient.MemoryStore(limit: 0), disk: store)
        #expect(await text(client, CacheFixture.request()) == "old")
        _ = await text(client, CacheFixture.request(method: .post))
        #expect(await text(client, CacheFixture.request()) == "new")
        store.latch.open()
        await client.flush()
        #expect(await text(fixture.client(disk: store), CacheFixture.request()) == "new")
        #expect(fixture.calls == 3)
    }

    @Test("at most 8 MB of entries wait for a slow disk")
    func bounded() async throws {
        fixture.script(fresh(String(repeating: "x", count: 1_000_000)))
        let client = fixture.client(disk: store)
        for index in 0..<12 { _ = await text(client, CacheFixture.request("/\(index)")) }
        store.latch.open()
        await client.flush()
        // The response that is being written does not count as waiting.
        #expect((7...9).contains(store.kept.count))
    }

    @Test("an entry of more than 8 MB is written if no other waits")
    func large() async throws {
        fixture.script(fresh(String(repeating: "x", count: 9_000_000)))
        let client = fixture.client(disk: store)
        _ = await text(client, CacheFixture.request())
        store.latch.open()
        await client.flush()
        #expect(store.kept.count == 1)
    }

    @Test("a removal returns when no entry of the user can reappear")
    func removal() async throws {
        fixture.script(fresh("a"))
        let client = fixture.client(disk: store)
        let request = CacheFixture.request(user: "ann")
        _ = await text(client, request)
        await until { store.latch.waiterCount > 0 }
        async let removed: Void = client.removeAll(of: EndpointRequest.Principal("ann"))
        await Task.yield()
        store.latch.open()
        await removed
        #expect(
            await text(fixture.client(disk: store), CacheFixture.request(user: "ann", cache: .only)).contains("none")
        )
    }

    @Test("no file is read or written on a thread that tasks share")
    func threads() async throws {
        let places = Lock<Set<String>>([])
        let files = WatchedFileSystem { operation in
            if withUnsafeCurrentTask(body: { $0 != nil }) { places.withLock { _ = $0.insert(operation) } }
        }
        fixture.script(fresh("a"))
        let client = try fixture.diskClient(files)
        for path in ["/1", "/2", "/1"] { _ = await settled(client, CacheFixture.request(path, user: "ann")) }
        _ = await text(client, CacheFixture.request("/1", method: .post, user: "ann"))
        await client.removeAll(of: EndpointRequest.Principal("ann"))
        await client.removeAll()
        #expect(places.withLock { $0 }.isEmpty)
        #expect(files.operations.isSuperset(of: ["list", "status", "read", "write", "rename", "remove", "touch"]))
    }

    @Test("scanning a large folder delays no call")
    func opening() async throws {
        let files = StubCacheFileSystem()
        fixture.script(fresh("a"))
        let filler = try fixture.diskClient(files)
        for index in 0..<20 { _ = await text(filler, CacheFixture.request("/\(index)")) }
        await filler.flush()

        let turnstile = Turnstile()
        let watched = WatchedFileSystem(files) { if $0 == "status" { turnstile.wait() } }
        let client = try fixture.diskClient(watched)
        #expect(await text(client, CacheFixture.request("/new")) == "a")
        #expect(await text(client, CacheFixture.request("/newer")) == "a")
        #expect(await text(client, CacheFixture.request("/7")) == "a")
        #expect(!turnstile.isOpen)
        turnstile.open()
        await client.flush()
        #expect(await text(try fixture.diskClient(files), CacheFixture.request("/newer")) == "a")
        #expect(fixture.calls == 22)
    }

    @Test("a change at one address does not prevent a response in progress from another from being stored")
    func elsewhere() async throws {
        let latch = Latch()
        let server = StubClient { request in
            if request.method == .get { try? await latch.wait() }
            return CacheFixture.response("a", ["Cache-Control": "max-age=3600"])
        }
        let client = CachingClient(server, now: fixture.date)
        async let read = text(client, CacheFixture.request())
        await until { latch.waiterCount > 0 }
        var change = CacheFixture.request(method: .post)
        change.url = try #require(URL(string: "https://other.test/pets"))
        _ = await text(client, change)
        latch.open()
        #expect(await read == "a")
        for _ in 0..<9 { #expect(await text(client, CacheFixture.request()) == "a") }
        #expect(server.requests.filter { $0.method == .get }.count == 1)
    }

    @Test(
        "a change at the same address, by any client of the memory, prevents a response in progress from being stored",
        arguments: [("/pets", false), ("/other", false), ("/pets", true)]
    )
    func sameAddress(path: String, isOtherClient: Bool) async throws {
        let latch = Latch()
        let server = StubClient { request in
            if request.method == .get { try? await latch.wait() }
            return CacheFixture.response("a", ["Cache-Control": "max-age=3600", "Location": "/pets"])
        }
        let memory = CachingClient.MemoryStore()
        let client = CachingClient(server, memory: memory, now: fixture.date)
        let other = isOtherClient ? CachingClient(server, memory: memory, now: fixture.date) : client
        async let read = text(client, CacheFixture.request())
        await until { latch.waiterCount > 0 }
        _ = await text(other, CacheFixture.request(path, method: .post))
        latch.open()
        #expect(await read == "a")
        _ = await text(client, CacheFixture.request())
        #expect(server.requests.filter { $0.method == .get }.count == 2)
    }

    @Test("a response that was removed while the disk was searched is not used again")
    func removedDuringSearch() async {
        let store = HeldStore()
        store.latch.open()
        fixture.script(CacheFixture.response("old", ["Cache-Control": "max-age=3600"]))
        _ = await settled(fixture.client(disk: store), CacheFixture.request())
        fixture.script(CacheFixture.response("new", ["Cache-Control": "no-store"]))
        let client = fixture.client(disk: store)
        store.holdsReads.withLock { $0 = true }
        async let read = text(client, CacheFixture.request())
        await until { store.reads.waiterCount > 0 }
        store.holdsReads.withLock { $0 = false }
        _ = await settled(client, CacheFixture.request(cache: .reload))
        store.reads.open()
        #expect(await read == "new")
        #expect(await text(client, CacheFixture.request(cache: .only)) != "old")
    }

    @Test("the removal of one user's responses does not prevent storing another's")
    func otherUser() async throws {
        let latch = Latch()
        let server = StubClient { _ in
            try? await latch.wait()
            return CacheFixture.response("b", ["Cache-Control": "max-age=3600"])
        }
        let client = CachingClient(server, now: fixture.date)
        async let read = text(client, CacheFixture.request(user: "bob"))
        await until { latch.waiterCount > 0 }
        await client.removeAll(of: EndpointRequest.Principal("ann"))
        latch.open()
        #expect(await read == "b")
        #expect(await text(client, CacheFixture.request(user: "bob", cache: .only)) == "b")
    }
}

/// Holds every write, and reads that have found their entries, until a latch opens.
private final class HeldStore: CachingClient.Store {
    let latch = Latch()
    let reads = Latch()
    let holdsReads = Lock(false)
    private let memory = CachingClient.MemoryStore()
    private let keys = Lock<[String]>([])

    /// The addresses that were written, in order.
    var kept: [String] { keys.withLock { $0 } }

    func entries(for key: CachingClient.Key, matching request: EndpointRequest) async -> [CachingClient.Entry] {
        let found = memory.entries(for: key, matching: request)
        if holdsReads.withLock({ $0 }) { try? await reads.wait(timeout: .seconds(10)) }
        return found
    }

    func keep(_ entry: CachingClient.Entry, for key: CachingClient.Key) async {
        // The timeout makes a test fail, and not hang, if a caller waits for the write.
        try? await latch.wait(timeout: .seconds(10))
        keys.withLock { $0.append(key.url) }
        memory.keep(entry, for: key)
    }

    func remove(_ variant: CachingClient.Variant, of key: CachingClient.Key) async { memory.remove(variant, of: key) }
    func remove(_ key: CachingClient.Key) async { memory.remove(key) }
    func removeAll(of owner: EndpointRequest.Principal) async { memory.removeAll(of: owner) }
    func removeAll() async { memory.removeAll() }
}

/// Holds threads until it is opened.
private final class Turnstile: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    private let state = Lock(false)

    var isOpen: Bool { state.withLock { $0 } }

    func open() {
        state.withLock { $0 = true }
        semaphore.signal()
    }

    /// Waits for ten seconds at most, so that a broken test ends.
    func wait() {
        if semaphore.wait(timeout: .now() + 10) == .timedOut { state.withLock { $0 = true } }
        semaphore.signal()
    }
}

/// Reports every operation before it happens.
private final class WatchedFileSystem: CachingClient.FileSystem {
    private let files: StubCacheFileSystem
    private let watch: @Sendable (String) -> Void
    private let seen = Lock<[String: Int]>([:])

    var operations: Set<String> { Set(seen.withLock { $0.keys }) }

    func count(of operation: String) -> Int { seen.withLock { $0[operation] ?? 0 } }

    init(_ files: StubCacheFileSystem = StubCacheFileSystem(), watch: @escaping @Sendable (String) -> Void) {
        self.files = files
        self.watch = watch
    }

    private func tell(_ operation: String) {
        seen.withLock { $0[operation, default: 0] += 1 }
        watch(operation)
    }

    func makeFolder(_ path: String) throws {
        tell("makeFolder")
        try files.makeFolder(path)
    }

    func list(_ path: String) throws -> [String] {
        tell("list")
        return try files.list(path)
    }

    func status(_ path: String) throws -> CachingClient.FileStatus {
        tell("status")
        return try files.status(path)
    }

    func read(_ path: String) throws -> Data {
        tell("read")
        return try files.read(path)
    }

    func write(_ data: Data, to path: String) throws {
        tell("write")
        try files.write(data, to: path)
    }

    func rename(_ path: String, to target: String) throws {
        tell("rename")
        try files.rename(path, to: target)
    }

    func remove(_ path: String) throws {
        tell("remove")
        try files.remove(path)
    }

    func touch(_ path: String, at date: Date) throws {
        tell("touch")
        try files.touch(path, at: date)
    }
}
