import Foundation
import Testing

@Suite("Snippets")
struct SnippetTests {
    /// With `RECORD_GOLDEN=1` the diagnostics and the Swift of every section are rewritten where they stand.
    @Test(
        "each section's JSON becomes its Swift, with its diagnostics",
        arguments: contents(of: PackageFolder.snippets)
    )
    func sections(name: String) throws {
        let url = PackageFolder.snippets.appendingPathComponent(name)
        let text = try String(contentsOf: url, encoding: .utf8)
        var file = try SnippetFile(text)
        #expect(Golden.isRecording || file.text == text, "the file is not laid out as it would be recorded")
        for (index, section) in file.sections.enumerated() {
            let place = Testing.SourceLocation(
                fileID: "Snippets/\(name)",
                filePath: url.path,
                line: section.line,
                column: 1
            )
            do {
                let snippet = try section.generate()
                if Golden.isRecording {
                    file.sections[index].expected = snippet
                    continue
                }
                #expect(snippet.reported == section.expected.reported, "\(section.title)", sourceLocation: place)
                if snippet.swift != section.expected.swift {
                    let difference = Golden.firstDifference(
                        expected: Data(section.expected.swift.utf8),
                        actual: Data(snippet.swift.utf8)
                    )
                    Issue.record("\(section.title): the Swift \(difference)", sourceLocation: place)
                }
            } catch {
                Issue.record(error, "\(section.title)", sourceLocation: place)
            }
        }
        if Golden.isRecording, file.text != text { try file.text.write(to: url, atomically: true, encoding: .utf8) }
    }

    @Test("the folder of snippets is found")
    func found() {
        #expect(contents(of: PackageFolder.snippets).count > 30)
    }
}
