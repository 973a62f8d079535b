import EndpointTemplates
import Foundation
import Testing

@testable import EndpointGeneration

@Suite("The embedded templates")
struct EmbeddedTemplatesTests {
    @Test("the embedded templates equal the files in Templates/Swift")
    func current() throws {
        let folder = PackageFolder.url.appendingPathComponent("Templates")
        let texts = folder.appendingPathComponent("Swift")
        var wanted = """
            // The templates have lines of any length.
            // swift-format-ignore-file

            /// The templates, recorded from the files in `Swift`. String literals compile faster than resources.
            package enum EndpointTemplates {
                /// The text of every template, by name.
                package static let texts: [String: [UInt8]] = literals.mapValues { Array($0.utf8) }

                private static let literals: [String: String] = [

            """
        for file in try FileManager.default.contentsOfDirectory(atPath: texts.path).sorted() {
            let text = try String(contentsOf: texts.appendingPathComponent(file), encoding: .utf8)
            let name = file.dropLast(".template".count)
            wanted += "        \"\(name)\": #\"\"\"\n"
            for line in text.components(separatedBy: "\n") { wanted += line.isEmpty ? "\n" : "            \(line)\n" }
            wanted += "            \"\"\"#,\n"
        }
        wanted += "    ]\n}\n"
        let recorded = folder.appendingPathComponent("EndpointTemplates.swift")
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
            try wanted.write(to: recorded, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: recorded, encoding: .utf8) == wanted, "record them with RECORD_GOLDEN=1")
    }

    @Test(
        "Templates/README.md explains each tag of each template, and no other",
        arguments: EndpointTemplates.texts.keys.sorted()
    )
    func documented(name: String) throws {
        let text = try #require(EndpointTemplates.texts[name])
        let tags = try Template(name: name, text).tags
        #expect(!tags.contains { $0.kind == .unknownName })
        let readme = try String(
            contentsOf: PackageFolder.url.appendingPathComponent("Templates/README.md"),
            encoding: .utf8
        )
        let chapter = try #require(readme.components(separatedBy: "\n## ").first { $0.hasPrefix(name + "\n") })
        var explained: [String] = []
        for line in chapter.components(separatedBy: "\n") where line.hasPrefix("| `{{") {
            explained.append(String(line.dropFirst(5).prefix { $0 != "}" }))
        }
        #expect(Set(explained).count == explained.count)
        #expect(Set(tags.map { ($0.kind == .section ? "#" : "") + $0.name }) == Set(explained))
    }

    @Test("Templates/README.md has no chapter for a missing template")
    func chapters() throws {
        let readme = try String(
            contentsOf: PackageFolder.url.appendingPathComponent("Templates/README.md"),
            encoding: .utf8
        )
        let chapters = readme.components(separatedBy: "\n## ").dropFirst().map { String($0.prefix { $0 != "\n" }) }
        #expect(chapters == ["Syntax"] + EndpointTemplates.texts.keys.sorted())
    }

    @Test("no template spells a library's name itself", arguments: EndpointTemplates.texts.keys.sorted())
    func libraryNames(name: String) throws {
        let bytes = try #require(EndpointTemplates.texts[name])
        let text = String(decoding: bytes, as: UTF8.self)
        var words: Set<String> = []
        for line in text.components(separatedBy: "\n") where !line.contains("//") {
            // The text outside of tags.
            let pieces = line.components(separatedBy: "{{").map { $0.components(separatedBy: "}}").last ?? "" }
            for piece in pieces { words.formUnion(piece.split { !$0.isLetter && !$0.isNumber }.map(String.init)) }
        }
        #expect(words.intersection(LibraryName.allCases.map(\.rawValue)).sorted() == [])
    }

    @Test("at most 15 percent of code lines come from values of several lines")
    func finishedLines() throws {
        // Text that our templates have printed, and comments.
        let printed: Set<String> = [
            "nested", "declarations", "properties", "choice", "content", "imports", "documentation",
        ]
        try withTemporaryFolder { folder in
            let own = folder.appendingPathComponent("t")
            try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
            for (name, text) in EndpointTemplates.texts {
                let lines = String(decoding: text, as: UTF8.self).components(separatedBy: "\n").filter { line in
                    let trimmed = line.drop { $0 == " " }
                    guard trimmed.hasPrefix("{{"), trimmed.hasSuffix("}}"),
                        trimmed.dropFirst(2).first?.isLowercase == true
                    else { return true }
                    return printed.contains(String(trimmed.dropFirst(2).dropLast(2)))
                }
                let bytes = Data(lines.joined(separator: "\n").utf8)
                try bytes.write(to: own.appendingPathComponent(name + ".template"))
            }
            var whole = 0
            var kept = 0
            for name in ["petstore", "world", "unions", "calls", "streams", "links", "bodies"] {
                let spec = PackageFolder.url.appendingPathComponent("Specs/\(name).json").path
                whole += try codeLines(of: spec, in: folder.appendingPathComponent(name), [])
                kept += try codeLines(
                    of: spec,
                    in: folder.appendingPathComponent(name + "-kept"),
                    ["--templates", own.path]
                )
            }
            #expect(whole > 1_000)
            #expect(whole - kept <= whole * 15 / 100, "\(whole - kept) of \(whole) lines")
        }
    }

    private func codeLines(of spec: String, in output: URL, _ options: [String]) throws -> Int {
        let stubs = output.appendingPathComponent("stubs").path
        let run = CommandRun([spec, "-o", output.path, "--stubs", stubs, "--module", "Client", "--quiet"] + options)
        #expect(run.exitCode == 0, "\(run.diagnostics)")
        var count = 0
        for folder in [output.path, stubs] {
            for file in contents(of: URL(fileURLWithPath: folder)) where file.hasSuffix(".swift") {
                let text = try String(
                    contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(file),
                    encoding: .utf8
                )
                count +=
                    text.components(separatedBy: "\n").filter { line in
                        let code = line.drop { $0 == " " }
                        return !code.isEmpty && !code.hasPrefix("//")
                    }.count
            }
        }
        return count
    }
}
