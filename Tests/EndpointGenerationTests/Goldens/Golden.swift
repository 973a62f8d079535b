import Foundation
import Testing

/// A folder of files that are expected word for word. With `RECORD_GOLDEN=1` it is rewritten in place of compared.
struct Golden {
    static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1"

    var folder: URL

    /// Both ways: a missing file is a difference, and so is an extra one.
    func compare(_ files: [String: Data]) throws {
        if Golden.isRecording { return try record(files) }
        let present = Set(contents(of: folder))
        for name in present.union(files.keys).sorted() {
            let place = "\(folder.lastPathComponent)/\(name)"
            guard let actual = files[name] else {
                Issue.record("\(place) is no longer generated; \(remedy)")
                continue
            }
            guard present.contains(name) else {
                Issue.record("\(place) is new; \(remedy)")
                continue
            }
            let expected = try Data(contentsOf: folder.appendingPathComponent(name))
            if expected != actual {
                Issue.record("\(place) \(Golden.firstDifference(expected: expected, actual: actual)); \(remedy)")
            }
        }
    }

    private var remedy: String { "RECORD_GOLDEN=1 swift test --filter Golden records it anew" }

    private func record(_ files: [String: Data]) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in contents(of: folder) where files[name] == nil {
            try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
        for (name, bytes) in files {
            let url = folder.appendingPathComponent(name)
            if (try? Data(contentsOf: url)) != bytes { try bytes.write(to: url) }
        }
    }

    static func firstDifference(expected: Data, actual: Data) -> String {
        let expected = String(decoding: expected, as: UTF8.self).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        let actual = String(decoding: actual, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let common = zip(expected, actual).prefix { $0 == $1 }.count
        func line(_ lines: [Substring]) -> String { common < lines.count ? "'\(lines[common])'" : "the end" }
        return "differs in line \(common + 1): expected \(line(expected)), generated \(line(actual))"
    }
}
