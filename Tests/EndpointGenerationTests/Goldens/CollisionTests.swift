import EndpointDescription
import Foundation
import Testing

@testable import EndpointGeneration

/// `Specs/collisions.json` has a component for every name that its client could confuse with a library's. The golden tests
/// generate the client, and `.ci/run` compiles it.
@Suite("Collisions")
struct CollisionTests {
    private static let url = PackageFolder.url.appendingPathComponent("Specs/collisions.json")

    @Test("every public type of the runtime and every name that output mentions is the name of a component")
    func components() throws {
        let names = try Set(LibraryName.allCases.map(\.rawValue))
            .union(publicTypes(in: "Sources/EndpointRuntime")).union(publicTypes(in: "Sources/EndpointTesting"))
        #expect(names.count > 120)
        let log = DiagnosticLog()
        let text = try String(contentsOf: Self.url, encoding: .utf8)
        let description = try #require(readDescription(Array(text.utf8), path: "collisions.json", into: log))
        let present = Set(description.schemas.map(\.name))
        if Golden.isRecording, present != names { return try record(names, in: text) }
        #expect(names.subtracting(present).sorted() == [], "RECORD_GOLDEN=1 swift test --filter Collisions adds them")
        #expect(
            present.subtracting(names).sorted() == [],
            "RECORD_GOLDEN=1 swift test --filter Collisions removes them"
        )
    }

    /// The names of the types that the files of a folder declare at their top level.
    private func publicTypes(in folder: String) throws -> Set<String> {
        let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "actor", "typealias"]
        let root = PackageFolder.url.appendingPathComponent(folder)
        var names: Set<String> = []
        for case let url as URL in try #require(
            FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        )
        where url.pathExtension == "swift" {
            for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
                let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                guard line.hasPrefix("public "), let kind = words.firstIndex(where: kinds.contains),
                    kind <= 2, kind + 1 < words.count
                else { continue }
                names.insert(String(words[kind + 1]))
            }
        }
        return names
    }

    /// Components of one line stand for a name alone, and are written anew; the others are used, and stay.
    private func record(_ names: Set<String>, in text: String) throws {
        let row = #"": {"type": "array", "items": {"type": "string"}},"#
        let indentation = #"      ""#
        var lines = text.components(separatedBy: "\n")
        func isName(_ line: String) -> Bool { line.hasPrefix(indentation) && line.hasSuffix(row) }
        let first = try #require(lines.firstIndex(where: isName))
        lines.removeAll(where: isName)
        let others = Set(
            lines.compactMap { line in
                line.hasPrefix(indentation) ? String(line.dropFirst(indentation.count).prefix { $0 != "\"" }) : nil
            }
        )
        lines.insert(contentsOf: names.subtracting(others).sorted().map { #"      ""# + $0 + row }, at: first)
        try Data(lines.joined(separator: "\n").utf8).write(to: Self.url)
    }
}
