import Foundation

/// A text whose code is part of files that are compiled or compared, so that it cannot become outdated.
struct MarkdownText {
    struct Block {
        let language: String
        /// The lines without their indentation and without empty ones.
        let lines: [String]

        /// Whether a source contains the lines in sequence.
        func stands(in source: [String]) -> Bool {
            guard let first = lines.first else { return false }
            return source.indices.contains { source[$0] == first && source[$0...].starts(with: lines) }
        }
    }

    let blocks: [Block]

    /// - Parameter path: below the package's folder.
    init(_ path: String) throws {
        let parts = try MarkdownText.text(of: path).components(separatedBy: "```")
        blocks = stride(from: 1, to: parts.count, by: 2).compactMap { index in
            let lines = parts[index].components(separatedBy: "\n")
            let content = MarkdownText.trimmed(lines.dropFirst())
            return content.isEmpty ? nil : Block(language: lines[0], lines: content)
        }
    }

    /// A file's lines, trimmed like those of a block.
    static func lines(of path: String) throws -> [String] {
        trimmed(try text(of: path).components(separatedBy: "\n")[...])
    }

    /// The names of the files of a folder with an extension, without it.
    static func names(in folder: String, extension suffix: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: package.appendingPathComponent(folder).path)
            .filter { $0.hasSuffix("." + suffix) }.map { String($0.dropLast(suffix.count + 1)) }.sorted()
    }

    private static func trimmed(_ lines: ArraySlice<String>) -> [String] {
        lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    static func text(of path: String) throws -> String {
        try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
    }

    private static var package: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
    }
}
