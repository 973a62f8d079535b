import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
    @Test("every block of Swift, JSON and diagnostics stands in a file that is compiled or compared")
    func blocks() throws {
        let sources = try ReadmeTests.sources.map { try ReadmeTests.lines(of: $0) }
        let blocks = try ReadmeTests.blocks().filter { $0.language != "sh" && !$0.lines[0].hasPrefix(".package(") }
        #expect(blocks.count >= 6)
        for block in blocks {
            let isKnown = sources.contains { ReadmeTests.stands(block.lines, in: $0) }
            #expect(isKnown, "no source of the README has this block:\n\(block.lines.joined(separator: "\n"))")
        }
    }

    @Test("a block that no file has is noticed")
    func stranger() throws {
        let lines = try ReadmeTests.lines(of: ReadmeTests.sources[0])
        #expect(!ReadmeTests.stands(["let pet = try await client.guess()"], in: lines))
    }

    private static let sources = [
        "Specs/petstore.json", "Tests/Goldens/petstore/Petstore+PetsEndpoints.swift",
        "Tests/GeneratedClientTests/ReadmeExamples.swift", "Tests/Goldens/diagnostics/unknown-reference.txt",
    ]

    private static func text(of path: String) throws -> String {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
    }

    /// Indentation says where a line stands, not what it says.
    private static func lines(of path: String) throws -> [String] {
        try text(of: path).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private static func blocks() throws -> [(language: String, lines: [String])] {
        let parts = try text(of: "README.md").components(separatedBy: "```")
        return stride(from: 1, to: parts.count, by: 2).compactMap { index in
            let lines = parts[index].components(separatedBy: "\n")
            let content = lines.dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            return content.isEmpty ? nil : (lines[0], content)
        }
    }

    private static func stands(_ block: [String], in lines: [String]) -> Bool {
        guard let first = block.first else { return false }
        return lines.indices.contains { start in
            lines[start] == first && lines[start...].starts(with: block)
        }
    }
}
