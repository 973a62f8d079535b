import EndpointRuntime
import Foundation
import Testing

@testable import CacheVictim

/// A folder on the real disk that removes itself.
final class CacheFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("cache-\(UUID().uuidString)")

    var path: String { url.path }

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    init(copyOf other: CacheFolder) throws { try FileManager.default.copyItem(at: other.url, to: url) }

    deinit { try? FileManager.default.removeItem(at: url) }

    func client(version: String = "later") throws -> CachingClient {
        CachingClient(
            Parcel.server(version: version),
            memory: CachingClient.MemoryStore(limit: 0),
            disk: CachingClient.DiskStore(folder: url)
        )
    }

    func fill(_ paths: [String], language: String? = nil) async throws {
        let client = try client(version: "old")
        for path in paths { _ = try await client.send(Parcel.request(path, language: language)) }
        await client.flush()
    }

    /// The start of the version that the next process finds stored.
    func look(at path: String, language: String? = nil) async throws -> String {
        let request = Parcel.request(path, cache: .only, language: language)
        do {
            let response = try await client().send(request)
            #expect(Parcel.isWhole(response, for: request))
            return response.headers["X-Version"].map { String($0.prefix(3)) } ?? ""
        } catch EndpointClientError.request(.notCached, _) { return "none" }
    }

    /// The files and their sizes.
    var files: [String: Int] {
        get throws {
            var sizes: [String: Int] = [:]
            for file in try FileManager.default.subpathsOfDirectory(atPath: path) {
                let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + file)
                guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
                sizes[file] = attributes[.size] as? Int
            }
            return sizes
        }
    }

    /// Checks that a process two hours later removes unfinished files, counts the remaining bytes correctly and makes
    /// room.
    func checkCleanUp(limit: Int) async throws {
        let store = CachingClient.DiskStore(folder: url, limit: limit, now: { Date(timeIntervalSinceNow: 7_200) })
        let size = await store.size
        let left = try files
        #expect(!left.keys.contains { $0.hasSuffix(".part") })
        #expect(left.values.reduce(0, +) == size)
        let client = CachingClient(
            Parcel.server(version: "more"),
            memory: CachingClient.MemoryStore(limit: 0),
            disk: store
        )
        _ = try await client.send(Parcel.request("/more"))
        await client.flush()
        #expect(try files.values.reduce(0, +) <= limit)
    }
}
