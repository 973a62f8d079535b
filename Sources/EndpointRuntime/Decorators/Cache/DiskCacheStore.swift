public import Foundation

/// Keeps answers in files; those not used for longest go first, also across restarts. Several processes may share a
/// folder.
///
/// One file holds one answer, guarded by a checksum and written aside, flushed and renamed: after a crash there is the
/// old answer, the new one or none. What is not exactly as it was written is deleted and a miss. The folder of a user
/// and the name of a file are SHA-256 digests; bodies are not encrypted.
public actor DiskCacheStore: CacheStore {
    private struct Slot {
        var size: Int
        var usedAt: Date
    }

    private let folder: String
    private let limit: Int
    private let files: any CacheFileSystem
    private let date: @Sendable () -> Date
    private let makeID: @Sendable () -> String
    private var slots: [String: Slot]?
    /// Files that should be gone and cannot be removed.
    private var condemned: Set<String> = []

    /// - Parameters:
    ///   - folder: created when something is kept; nothing else may be in it.
    ///   - limit: in bytes; 50 MB by default.
    ///   - date: tells what was used last.
    ///   - makeID: names files that are being written.
    public init(
        folder: URL,
        limit: Int = 50_000_000,
        files: any CacheFileSystem = LocalCacheFileSystem(),
        date: @escaping @Sendable () -> Date = { Date() },
        makeID: @escaping @Sendable () -> String = { UUID().uuidString }
    ) throws(CacheFault) {
        guard limit >= 0 else { throw .outOfRange(field: "limit", allowed: "zero or more") }
        self.folder = folder.path
        self.limit = limit
        self.files = files
        self.date = date
        self.makeID = makeID
    }

    /// What is kept, in bytes.
    package var size: Int { scanned().values.reduce(0) { $0 + $1.size } }

    public func entry(for key: CacheKey) -> CacheEntry? {
        let path = path(of: key)
        guard !condemned.contains(path), let data = try? files.read(path) else { return nil }
        guard let entry = decodeEntry(data, key: text(of: key)) else {
            discard(path)
            return nil
        }
        let now = date()
        try? files.touch(path, at: now)
        slots?[path] = Slot(size: data.count, usedAt: now)
        return entry
    }

    public func keep(_ entry: CacheEntry, for key: CacheKey) {
        let path = path(of: key)
        guard let data = try? encodeEntry(entry, key: text(of: key)), data.count <= limit else { return discard(path) }
        _ = scanned()
        let draft = path + "." + makeID() + ".part"
        do {
            try files.makeFolder(folder + "/" + owner(of: key.owner))
            try files.write(data, to: draft)
            try files.synchronize(draft)
            let now = date()
            try files.touch(draft, at: now)
            try files.rename(draft, to: path)
            condemned.remove(path)
            slots?[path] = Slot(size: data.count, usedAt: now)
        } catch {
            try? files.remove(draft)
            // The old answer is out of date.
            return discard(path)
        }
        if size > limit { shrink(keeping: path) }
    }

    public func remove(_ key: CacheKey) { discard(path(of: key)) }

    public func purge(_ owner: Principal) { empty(folder + "/" + self.owner(of: owner)) }

    public func purge() {
        for name in (try? files.list(folder)) ?? [] { empty(folder + "/" + name) }
        slots = nil
    }

    private func empty(_ path: String) {
        for name in (try? files.list(path)) ?? [] { discard(path + "/" + name) }
    }

    private func discard(_ path: String) {
        slots?[path] = nil
        do { try files.remove(path) } catch {
            if (try? files.status(path)) != nil { condemned.insert(path) }
        }
    }

    private func owner(of principal: Principal?) -> String {
        hexadecimal(sha256(Data((principal?.identity ?? "").utf8)))
    }

    /// What an entry says it is for. The partition may be made of a secret.
    private func text(of key: CacheKey) -> String {
        hexadecimal(sha256(Data(key.partition.utf8))) + " " + key.url
    }

    private func path(of key: CacheKey) -> String {
        folder + "/" + owner(of: key.owner) + "/" + hexadecimal(sha256(Data(text(of: key).utf8)))
    }

    /// What is in the folder, read at first use.
    private func scanned() -> [String: Slot] {
        if let slots { return slots }
        var found: [String: Slot] = [:]
        for name in (try? files.list(folder)) ?? [] {
            for file in (try? files.list(folder + "/" + name)) ?? [] {
                let path = folder + "/" + name + "/" + file
                guard let status = try? files.status(path) else { continue }
                if file.hasSuffix(".part") {
                    // Left by a crash, unless another process is writing it now.
                    if date().timeIntervalSince(status.modifiedAt) > 3_600 { try? files.remove(path) }
                    continue
                }
                found[path] = Slot(size: status.size, usedAt: status.modifiedAt)
            }
        }
        slots = found
        return found
    }

    /// Makes an eighth of the room at once. Looks at the folder anew, since other processes write there too.
    private func shrink(keeping newest: String) {
        slots = nil
        var size = size
        let order = scanned().sorted { ($0.value.usedAt, $0.key) < ($1.value.usedAt, $1.key) }
        for (path, slot) in order where path != newest {
            if size <= limit - limit / 8 { return }
            discard(path)
            size -= slot.size
        }
    }
}
