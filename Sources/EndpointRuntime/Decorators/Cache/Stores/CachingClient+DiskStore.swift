import Dispatch
public import Foundation

extension CachingClient {
    /// Keeps responses in files and removes the least recently used ones first, also across restarts. Several processes
    /// may share a folder.
    ///
    /// Each file holds one response with a checksum; it is written under a temporary name and then renamed. Each user
    /// has a folder, which contains a folder for each address, which contains a file for each variant; all are named by
    /// SHA-256 digests. Bodies are not encrypted. Files are read and written on separate queues, never on the threads
    /// that tasks share.
    ///
    /// - After a crash of the process, each file has either its old or its new content. After a crash of the machine, a
    ///   file may also be damaged, because nothing is flushed. A file that is not exactly as it was written is a miss
    ///   and is deleted.
    /// - A cache writes in the background. Entries that a process had not yet written when it ended are lost, and
    ///   entries that it had not yet removed are present again. ``CachingClient/flush()`` waits for both,
    ///   ``CachingClient/removeAll(of:)`` for its own removals.
    /// - Processes see each other's files, either complete or not at all, and do not wait for each other. Each scans the
    ///   folder when it has written an eighth of the limit, so the folder may exceed the limit by an eighth for each
    ///   further process.
    /// - If the disk is full or cannot be written to, nothing new is stored. A file that cannot be removed is not used
    ///   again by this process.
    public final class DiskStore: CachingClient.Store {
        private struct State: Sendable {
            /// The bytes that may be written until the folder is scanned again; nil before the first scan.
            var room: Int64?
            /// Files that could not be removed and must not be read.
            var condemned: Set<String> = []
        }

        private struct StoredFile {
            let path: String
            let status: CachingClient.FileStatus
        }

        private let folder: String
        private let limit: Int64
        private let files: any CachingClient.FileSystem
        private let now: @Sendable () -> Date
        private let makeID: @Sendable () -> String
        private let state = Lock(State())
        /// Runs changes one after another. Reads do not wait for them.
        private let changes = DispatchQueue(label: "CachingClient.DiskStore", qos: .utility)

        /// Creates a store that keeps responses in a folder.
        ///
        /// - Parameters:
        ///   - folder: created when the first response is stored; it must not contain anything else.
        ///   - limit: in bytes; 50 MB by default, at least 0.
        public convenience init(folder: URL, limit: Int = 50_000_000) {
            self.init(folder: folder, limit: limit, files: CachingClient.LocalFileSystem())
        }

        /// - Parameters:
        ///   - now: the current time, which is recorded as the last use of a file.
        ///   - makeID: generates the names of files while they are written.
        package init(
            folder: URL,
            limit: Int = 50_000_000,
            files: any CachingClient.FileSystem = CachingClient.LocalFileSystem(),
            now: @escaping @Sendable () -> Date = { Date() },
            makeID: @escaping @Sendable () -> String = { UUID().uuidString }
        ) {
            self.folder = folder.path
            self.limit = Int64(max(0, limit))
            self.files = files
            self.now = now
            self.makeID = makeID
        }

        /// The size of the stored files, in bytes.
        package var size: Int64 {
            get async { await performBlocking(on: changes) { self.size(of: self.storedFiles()) } }
        }

        public func entries(
            for key: CachingClient.Key,
            matching request: EndpointRequest
        ) async -> [CachingClient.Entry] {
            await performBlocking(on: .global()) {
                var selectors = CachingClient.Variant.Selectors(request)
                return self.paths(in: self.place(of: key)).compactMap { self.entry(at: $0, for: key, &selectors) }
            }
        }

        public func keep(_ entry: CachingClient.Entry, for key: CachingClient.Key) async {
            await performBlocking(on: changes) { self.write(entry, for: key) }
        }

        public func remove(_ variant: CachingClient.Variant, of key: CachingClient.Key) async {
            await performBlocking(on: changes) {
                self.discard(self.place(of: key) + "/" + variant.digest)
                try? self.files.remove(self.place(of: key))
            }
        }

        public func remove(_ key: CachingClient.Key) async {
            await performBlocking(on: changes) { self.empty(self.place(of: key)) }
        }

        public func removeAll(of owner: EndpointRequest.Principal) async {
            await performBlocking(on: changes) { self.empty(self.folder + "/" + owner.digest, depth: 2) }
        }

        public func removeAll() async {
            await performBlocking(on: changes) {
                for owner in self.paths(in: self.folder) { self.empty(owner, depth: 2) }
            }
        }

        private func entry(
            at path: String,
            for key: CachingClient.Key,
            _ selectors: inout CachingClient.Variant.Selectors
        ) -> CachingClient.Entry? {
            guard !isDraft(path), !state.withLock({ $0.condemned.contains(path) }), let data = try? files.read(path)
            else {
                return nil
            }
            guard let entry = CachingClient.Entry(data: data, for: key) else {
                discard(path)
                return nil
            }
            guard entry.variant.covers(&selectors) else { return nil }
            try? files.touch(path, at: now())
            return entry
        }

        private func write(_ entry: CachingClient.Entry, for key: CachingClient.Key) {
            let place = place(of: key)
            let path = place + "/" + entry.variant.digest
            guard let data = try? entry.data(for: key), data.count <= limit else { return discard(path) }
            let draft = path + "." + makeID() + draftSuffix
            do {
                try files.makeFolder(place)
                try files.write(data, to: draft)
                try files.touch(draft, at: now())
                try files.rename(draft, to: path)
            } catch {
                try? files.remove(draft)
                // The old response is outdated, so it is removed as well.
                return discard(path)
            }
            let isFull = state.withLock { state in
                state.condemned.remove(path)
                state.room = state.room.map { $0 - Int64(data.count) }
                return state.room.map { $0 < 0 } ?? true
            }
            let variants = paths(in: place).filter { $0 != path && !isDraft($0) }
            if variants.count >= CachingClient.Variant.limit {
                for file in byUse(variants.compactMap(stored)).dropLast(CachingClient.Variant.limit - 1) {
                    discard(file.path)
                }
            }
            if isFull { makeRoom(keeping: path) }
        }

        /// Removes the least recently used files until an eighth of the limit is free, if the files exceed the limit.
        /// Scans the folder, because other processes write into it too.
        private func makeRoom(keeping newest: String) {
            let stored = storedFiles()
            var size = size(of: stored)
            if size > limit {
                for file in byUse(stored) where size > limit - limit / 8 && file.path != newest {
                    discard(file.path)
                    size -= file.status.size
                }
            }
            state.withLock { [size] in $0.room = min(limit - size, limit / 8) }
        }

        /// Lists all files except drafts. Removes old drafts and empty folders, which crashes and removals leave.
        private func storedFiles() -> [StoredFile] {
            var found: [StoredFile] = []
            for owner in paths(in: folder) {
                let places = paths(in: owner)
                for place in places {
                    let files = paths(in: place).compactMap(stored)
                    found += files.filter { !isDraft($0.path) }
                    for file in files where isDraft(file.path) { removeLeftOver(file.path) }
                    if files.isEmpty { removeLeftOver(place) }
                }
                if places.isEmpty, (try? files.list(owner)) != nil { removeLeftOver(owner) }
            }
            return found
        }

        /// Removes a draft or an empty folder that is older than an hour, so that no process can still be writing it.
        private func removeLeftOver(_ path: String) {
            guard let file = stored(path), now().timeIntervalSince(file.status.modifiedAt) > 3_600 else { return }
            try? files.remove(path)
        }

        private func size(of files: [StoredFile]) -> Int64 { files.reduce(0) { $0 + $1.status.size } }

        private func byUse(_ files: [StoredFile]) -> [StoredFile] {
            files.sorted { ($0.status.modifiedAt, $0.path) < ($1.status.modifiedAt, $1.path) }
        }

        private func empty(_ folder: String, depth: Int = 1) {
            for path in paths(in: folder) {
                if depth > 1 { empty(path, depth: depth - 1) } else { discard(path) }
            }
            try? files.remove(folder)
        }

        private func discard(_ path: String) {
            do { try files.remove(path) } catch {
                if stored(path) != nil { state.withLock { _ = $0.condemned.insert(path) } }
            }
        }

        private func stored(_ path: String) -> StoredFile? {
            (try? files.status(path)).map { StoredFile(path: path, status: $0) }
        }

        private func paths(in folder: String) -> [String] {
            ((try? files.list(folder)) ?? []).map { folder + "/" + $0 }
        }

        private func isDraft(_ path: String) -> Bool { path.hasSuffix(draftSuffix) }

        /// The folder of an address.
        private func place(of key: CachingClient.Key) -> String {
            folder + "/" + (key.owner ?? EndpointRequest.Principal(parts: [])).digest + "/" + key.digest
        }
    }
}

/// The suffix of drafts: files that are being written.
private let draftSuffix = ".part"

// MARK: Format of an entry

/// The file format of an entry: this magic number, the SHA-256 of the rest, and a ``Record`` as a binary property list.
private let magic = Data("ENDPTCH3".utf8)
private let headLength = magic.count + 32

private struct Record: Codable {
    var key: String
    var status: Int
    var names: [String]
    var values: [String]
    /// The value of each header that the Vary names; an empty list if the request did not have the header.
    var variant: [String: [String]]
    var requestedAt: Date
    var receivedAt: Date
    var body: Data
}

extension CachingClient.Entry {
    /// Serializes the entry, for stores that outlive the process.
    public func data(for key: CachingClient.Key) throws -> Data {
        let record = Record(
            key: key.digest,
            status: status,
            names: headers.map(\.name),
            values: headers.map(\.value),
            variant: variant.choices.mapValues { $0.map { [$0] } ?? [] },
            requestedAt: requestedAt,
            receivedAt: receivedAt,
            body: body
        )
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        let content = try encoder.encode(record)
        return magic + sha256(content) + content
    }

    /// Nil if a byte differs from what ``data(for:)`` returned, or if the data belongs to another key.
    public init?(data: Data, for key: CachingClient.Key) {
        let content = Data(data.dropFirst(headLength))
        guard data.prefix(headLength) == magic + sha256(content),
            let record = try? PropertyListDecoder().decode(Record.self, from: content), record.key == key.digest
        else { return nil }
        self.init(
            status: record.status,
            headers: HeaderFields(zip(record.names, record.values).map { HeaderFields.Field(name: $0, value: $1) }),
            body: record.body,
            variant: CachingClient.Variant(headers: record.variant.mapValues(\.first)),
            requestedAt: record.requestedAt,
            receivedAt: record.receivedAt
        )
    }
}
