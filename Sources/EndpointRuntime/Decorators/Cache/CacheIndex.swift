import Foundation

/// What a disk cache believes to be in its folder.
struct CacheIndex: Sendable {
    private struct Slot: Sendable {
        var size: Int
        var usedAt: Date
    }

    private var slots: [String: Slot] = [:]
    /// In bytes.
    private(set) var size = 0

    mutating func put(_ path: String, size: Int, usedAt: Date) {
        remove(path)
        slots[path] = Slot(size: size, usedAt: usedAt)
        self.size += size
    }

    mutating func use(_ path: String, at date: Date) { slots[path]?.usedAt = date }

    mutating func remove(_ path: String) {
        if let slot = slots.removeValue(forKey: path) { size -= slot.size }
    }

    /// Those to remove until no more than so many bytes are left: the ones not used for longest.
    func surplus(over target: Int, keeping newest: String) -> [String] {
        var size = size
        var paths: [String] = []
        for (path, slot) in slots.sorted(by: { ($0.value.usedAt, $0.key) < ($1.value.usedAt, $1.key) }) {
            if size <= target { break }
            if path == newest { continue }
            paths.append(path)
            size -= slot.size
        }
        return paths
    }
}
