public import Foundation

/// Keeps answers in files; those not used for longest go first, also across restarts. Several processes may share a
/// folder.
///
/// One file holds one answer, guarded by a checksum and written aside, flushed and renamed: after a crash there is the
/// old answer, the new one or none. What is not exactly as it was written is deleted and a miss. A user has a folder, in
/// it an address has one, and in it each variant a file; all are named by SHA-256 digests. Bodies are not encrypted.
public actor DiskCacheStore: CacheStore {
    private let folder: String
    private let limit: Int
    private let files: any CacheFileSystem
    private let date: @Sendable () -> Date
    private let makeID: @Sendable () -> String
    /// Nil until something is to be kept, and when others may have changed the folder much.
    private var index: CacheIndex?
    /// Bytes kept since the folder was looked at.
    private var keptBytes = 0
    /// Files that should be gone and cannot be removed.
    private var condemned: Set<String> = []

    /// - Parameters:
    ///   - folder: created when something is kept; nothing else may be in it.
    ///   - limit: in bytes; 50 MB by default.
    ///   - date: tells what was used last.
    ///   - makeID: names files that are being written.
    /// - Throws: ``PolicyFault`` for a negative limit.
    public init(
        folder: URL,
        limit: Int = 50_000_000,
        files: any CacheFileSystem = LocalCacheFileSystem(),
        date: @escaping @Sendable () -> Date = { Date() },
        makeID: @escaping @Sendable () -> String = { UUID().uuidString }
    ) throws(PolicyFault) {
        try PolicyFault.check("DiskCacheStore.limit", limit, atLeast: 0)
        self.folder = folder.path
        self.limit = limit
        self.files = files
        self.date = date
        self.makeID = makeID
    }

    /// What is kept, in bytes.
    package var size: Int { scanned().size }

    public func entries(for key: CacheKey, answering request: HTTPRequest) -> [CacheEntry] {
        var found: [CacheEntry] = []
        for path in paths(in: place(of: key)) where !condemned.contains(path) && !isDraft(path) {
            guard let data = try? files.read(path) else { continue }
            guard let entry = CacheEntry(data: data, for: key) else {
                discard(path)
                continue
            }
            guard entry.variant.covers(request) else { continue }
            let now = date()
            try? files.touch(path, at: now)
            index?.use(path, at: now)
            found.append(entry)
        }
        return found
    }

    public func keep(_ entry: CacheEntry, for key: CacheKey) {
        let place = place(of: key)
        let path = path(of: entry.variant, in: place)
        guard let data = try? entry.data(for: key), data.count <= limit else { return discard(path) }
        _ = scanned()
        let draft = path + "." + makeID() + draftSuffix
        do {
            try files.makeFolder(place)
            try files.write(data, to: draft)
            try files.synchronize(draft)
            let now = date()
            try files.touch(draft, at: now)
            try files.rename(draft, to: path)
            condemned.remove(path)
            index?.put(path, size: data.count, usedAt: now)
        } catch {
            try? files.remove(draft)
            // The old answer is out of date.
            return discard(path)
        }
        keptBytes += data.count
        limitVariants(in: place, keeping: path)
        // Other processes write here too.
        if keptBytes > limit / 8 { index = nil }
        if size > limit { shrink(keeping: path) }
    }

    public func remove(_ variant: CacheVariant, of key: CacheKey) {
        let place = place(of: key)
        discard(path(of: variant, in: place))
        try? files.remove(place)
    }

    public func remove(_ key: CacheKey) { empty(place(of: key)) }

    public func purge(_ owner: Principal) { purge(folder + "/" + owner.digest) }

    public func purge() {
        for owner in paths(in: folder) { purge(owner) }
    }

    private func purge(_ owner: String) {
        for place in paths(in: owner) { empty(place) }
        try? files.remove(owner)
    }

    private func empty(_ place: String) {
        for path in paths(in: place) { discard(path) }
        try? files.remove(place)
    }

    private func discard(_ path: String) {
        index?.remove(path)
        do { try files.remove(path) } catch {
            if (try? files.status(path)) != nil { condemned.insert(path) }
        }
    }

    private func paths(in folder: String) -> [String] {
        ((try? files.list(folder)) ?? []).map { folder + "/" + $0 }
    }

    private func isDraft(_ path: String) -> Bool { path.hasSuffix(draftSuffix) }

    /// The folder of an address.
    private func place(of key: CacheKey) -> String {
        folder + "/" + (key.owner ?? Principal(parts: [])).digest + "/" + key.digest
    }

    private func path(of variant: CacheVariant, in place: String) -> String {
        place + "/" + variant.digest
    }

    /// What is in the folder.
    private func scanned() -> CacheIndex {
        if let index { return index }
        var found = CacheIndex()
        for owner in paths(in: folder) {
            for place in paths(in: owner) {
                let paths = paths(in: place)
                for path in paths {
                    guard let status = try? files.status(path) else { continue }
                    if !isDraft(path) {
                        found.put(path, size: status.size, usedAt: status.modifiedAt)
                    } else if isLeftOver(status) {
                        try? files.remove(path)
                    }
                }
                if paths.isEmpty, let status = try? files.status(place), isLeftOver(status) { try? files.remove(place) }
            }
        }
        index = found
        keptBytes = 0
        return found
    }

    /// By a crash, unless another process is writing it now.
    private func isLeftOver(_ status: CacheFileStatus) -> Bool { date().timeIntervalSince(status.modifiedAt) > 3_600 }

    private func limitVariants(in place: String, keeping newest: String) {
        var others: [(path: String, usedAt: Date)] = []
        for path in paths(in: place) where path != newest && !isDraft(path) {
            if let status = try? files.status(path) { others.append((path, status.modifiedAt)) }
        }
        others.sort { ($0.usedAt, $0.path) < ($1.usedAt, $1.path) }
        for (path, _) in others.dropLast(CacheVariant.limit - 1) { discard(path) }
    }

    /// Makes an eighth of the room at once. Looks at the folder anew, since other processes write there too.
    private func shrink(keeping newest: String) {
        index = nil
        for path in scanned().surplus(over: limit - limit / 8, keeping: newest) { discard(path) }
    }
}

/// Of files that are being written.
private let draftSuffix = ".part"
