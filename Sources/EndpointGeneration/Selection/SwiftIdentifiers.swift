import Foundation

/// The identifiers that Swift files mention.
struct SwiftIdentifiers {
    private(set) var names: Set<String> = []

    /// Adds every run of letters, digits and underscores, also in comments and literals: a mention too many costs an
    /// operation that nobody calls, a mention too few does not compile.
    mutating func add(_ source: [UInt8]) {
        var start: Int?
        for (index, byte) in source.enumerated() {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
                0x80...,
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                if start == nil { start = index }
            default:
                if let first = start { names.insert(String(decoding: source[first..<index], as: UTF8.self)) }
                start = nil
            }
        }
        if let first = start { names.insert(String(decoding: source[first...], as: UTF8.self)) }
    }

    /// Adds all Swift files in a folder, or one file. Files that this tool generated are skipped, because a client mentions
    /// all of itself.
    ///
    /// - Returns: the number of files that were read.
    mutating func add(filesAt path: String) throws -> Int {
        let url = URL(fileURLWithPath: path)
        let values = try url.resourceValues(forKeys: [.isDirectoryKey])
        guard values.isDirectory == true else { return try add(file: url) ? 1 : 0 }
        let files = FileManager.default.enumerator(
            at: url,
            includingPropertiesForKeys: nil,
            options: .skipsHiddenFiles
        )
        var count = 0
        while let file = files?.nextObject() as? URL {
            if file.pathExtension == "swift", try add(file: file) { count += 1 }
        }
        return count
    }

    private mutating func add(file: URL) throws -> Bool {
        let bytes = [UInt8](try Data(contentsOf: file))
        guard !GeneratedMark.isPresent(in: bytes) else { return false }
        add(bytes)
        return true
    }
}
