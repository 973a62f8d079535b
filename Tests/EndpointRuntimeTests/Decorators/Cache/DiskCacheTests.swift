import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Disk cache")
struct DiskCacheTests {
    let fixture = CacheFixture()
    let files = StubCacheFileSystem()
    let request = CacheFixture.request(user: "ann")

    private func fresh(_ body: String) -> EndpointResponse {
        CacheFixture.response(body, ["Cache-Control": "max-age=600", "X": "ü"])
    }

    @Test("a process finds the responses that an earlier one stored")
    func restart() async throws {
        fixture.script(fresh("a"))
        _ = await settled(fixture.client(disk: try fixture.store(files)), request)
        let response = try await fixture.client(disk: try fixture.store(files)).send(request)
        #expect(response.bufferedBody == Data("a".utf8))
        #expect(response.headers["X"] == "ü")
        #expect(fixture.calls == 1)
    }

    @Test("a file with one flipped byte, or cut anywhere, is a miss and is deleted")
    func damage() async throws {
        fixture.script(fresh("a"))
        _ = await settled(try fixture.diskClient(files), request)
        let path = try #require(files.paths.first)
        let whole = try files.read(path)
        var damaged: [Data] = []
        for index in whole.indices {
            damaged.append(whole.prefix(index))
            var flipped = whole
            flipped[index] ^= 0x10
            damaged.append(flipped)
        }
        damaged.append(whole + [0])
        let only = CacheFixture.request(user: "ann", cache: .only)
        for data in damaged {
            fixture.script(fresh("a"))
            _ = await settled(try fixture.diskClient(files), request)
            files.replace(path, with: data)
            let found = await settled(try fixture.diskClient(files), only)
            #expect(found != "a" && found.contains("none is stored"))
            #expect(files.paths.isEmpty)
        }
    }

    @Test("a crash at any step of a write leaves the old response, the new one or none")
    func crash() async throws {
        var outcomes: Set<String> = []
        for step in 0..<20 {
            files.set(.none)
            for path in files.paths { try files.remove(path) }
            fixture.script(fresh("old"))
            _ = await settled(try fixture.diskClient(files), request)
            files.set(.diesAt(step: step))
            fixture.script(fresh("new"))
            let reload = CacheFixture.request(user: "ann", cache: .reload)
            #expect(await settled(try fixture.diskClient(files), reload) == "new")
            files.set(.none)
            fixture.script(fresh("miss"))
            outcomes.insert(await settled(try fixture.diskClient(files), request))
        }
        #expect(outcomes.isSubset(of: ["old", "new", "miss"]))
        #expect(outcomes.isSuperset(of: ["old", "new"]))
    }

    @Test("drafts of a crashed process are removed after an hour")
    func leftovers() async throws {
        files.set(.diesAt(step: 2))
        fixture.script(fresh("a"))
        _ = await settled(try fixture.diskClient(files), request)
        #expect(files.paths.contains { $0.hasSuffix(".part") })
        files.set(.none)
        _ = await settled(try fixture.diskClient(files), request)
        #expect(!files.paths.contains { $0.hasSuffix(".part") })
    }

    @Test(
        "a full or read-only disk causes no error for the caller",
        arguments: [StubCacheFileSystem.Trouble.full, .readOnly]
    )
    func trouble(trouble: StubCacheFileSystem.Trouble) async throws {
        fixture.script(fresh("old"))
        let client = try fixture.diskClient(files)
        _ = await settled(client, request)
        files.set(trouble)
        fixture.script(fresh("new"))
        #expect(await settled(client, CacheFixture.request(user: "ann", cache: .reload)) == "new")
        // The old response cannot be deleted, but the cache does not return it any more.
        #expect(await settled(client, request) == "new")
        #expect(fixture.calls == 3)
    }

    @Test("the folder stays within its limit and loses the least recently used files first, across restarts")
    func limit() async throws {
        fixture.script(fresh(String(repeating: "x", count: 1_000)))
        for index in 0..<40 {
            let client = try fixture.diskClient(files, limit: 20_000)
            _ = await settled(client, CacheFixture.request("/\(index)"))
            fixture.advance(1)
            _ = await settled(client, CacheFixture.request("/0"))
            fixture.advance(1)
            let size = try files.paths.reduce(0) { try $0 + files.read($1).count }
            #expect(size <= 20_000)
        }
        #expect(fixture.calls == 40)
    }

    @Test("two stores on one folder see each other's responses and removals")
    func twoProcesses() async throws {
        let (one, two) = (try fixture.diskClient(files), try fixture.diskClient(files))
        fixture.script(fresh("a"), fresh("b"))
        #expect(await settled(one, request) == "a")
        #expect(await settled(two, request) == "a")
        await one.removeAll(of: EndpointRequest.Principal("ann"))
        #expect(await settled(two, request) == "b")
        #expect(await settled(one, request) == "b")
        #expect(fixture.calls == 2)
    }

    @Test("the folder of a user without files is removed after an hour")
    func emptyFolders() async throws {
        let folder = try CacheFolder()
        let store = CachingClient.DiskStore(folder: folder.url)
        try FileManager.default.createDirectory(atPath: folder.path + "/ann", withIntermediateDirectories: false)
        try FileManager.default.createDirectory(atPath: folder.path + "/bob/pets", withIntermediateDirectories: true)
        func left() throws -> [String] { try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() }
        #expect(await store.size == 0)
        #expect(try left() == ["ann", "bob", "bob/pets"])
        let later = CachingClient.DiskStore(folder: folder.url, now: { Date(timeIntervalSinceNow: 7_200) })
        #expect(await later.size == 0)
        #expect(try left() == ["bob"])
    }

    @Test("on a real disk only the owner can read the files and folders")
    func permissions() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cache-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        fixture.script(fresh("a"))
        func client() throws -> CachingClient {
            fixture.client(
                memory: CachingClient.MemoryStore(limit: 0),
                disk: CachingClient.DiskStore(folder: folder, now: fixture.date)
            )
        }
        _ = await settled(try client(), request)
        #expect(await settled(try client(), request) == "a")
        #expect(fixture.calls == 1)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        #expect(paths.count == 3)
        for path in paths + [""] {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + path)
            let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
            #expect(attributes[.posixPermissions] as? Int == (isFolder ? 0o700 : 0o600))
        }
        await (try client()).removeAll()
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).isEmpty)
    }
}
