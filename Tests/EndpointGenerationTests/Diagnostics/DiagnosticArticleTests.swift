import Foundation
import Testing

@Suite("The article about diagnostics")
struct DiagnosticArticleTests {
    /// Reading the sources takes a second, so the tests share them.
    private static let sources = Result { try DiagnosticSource() }

    private let source: DiagnosticSource
    private let article: DiagnosticArticle

    init() throws {
        source = try DiagnosticArticleTests.sources.get()
        article = try DiagnosticArticle()
    }

    @Test("it lists every diagnostic of the sources, and no other")
    func completeness() throws {
        let (wanted, listed) = (Set(source.entries.keys), Set(article.rows.keys))
        #expect(wanted.count > 250)
        #expect(wanted.subtracting(listed).map(\.message).sorted() == [], "diagnostics without an entry")
        #expect(listed.subtracting(wanted).map(\.message).sorted() == [], "entries without a diagnostic")
    }

    @Test("severities, printed remedies and order are those of the sources")
    func current() throws {
        let wanted = article.rendered(source)
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
            try wanted.write(to: DiagnosticArticle.url, atomically: true, encoding: .utf8)
        }
        #expect(article.text == wanted, "record it with RECORD_GOLDEN=1 and fill in the cause and the remedy")
    }

    @Test("every entry has a cause and a remedy")
    func cells() {
        for (key, row) in article.rows {
            #expect(!row.cause.isEmpty, "'\(key.message)' has no cause")
            #expect(!row.remedy.isEmpty, "'\(key.message)' has no remedy")
        }
    }

    @Test("every diagnostic of the goldens has an entry")
    func goldens() throws {
        let folder = PackageFolder.url.appendingPathComponent("Tests/Goldens/diagnostics")
        var count = 0
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            for line in text.split(separator: "\n") {
                guard let match = line.firstMatch(of: /^(\S+:\d+:\d+: )?(error|warning|note): (.+)$/) else { continue }
                count += 1
                let isKnown = article.rows.keys.contains { DiagnosticArticle.fits(match.3, $0.message) }
                #expect(isKnown, "\(name): \(line)")
            }
        }
        #expect(!DiagnosticArticle.fits("this file is too small", "the file is larger than … MB"))
        #expect(count > 80)
    }

    /// A message that a variable holds is found where the variable is assigned. A new place of this kind may hide messages.
    @Test("only the listed sources pass on messages of others")
    func forwards() {
        #expect(
            source.forwards == [
                "RuleReader.swift: message", "checkTemplate.swift: error.problem", "CommandInput.swift: message",
                "readDescription.swift: message", "readJSON.swift: fault.message", "readYAML.swift: fault.message",
                "readYAML.swift: warning.message", "findInOtherFile.swift: message", "MissingTargets.swift: message",
                // Usage errors are not about a description.
                "run.swift: fault.message",
            ]
        )
    }

    @Test("a new message of a source is noticed, and so is a removed one")
    func changes() throws {
        let text = #"log.error("a \(thing) is " + "new\(suggestion(near))", at: place, remedy: "use '\(other)'")"#
        let changed = DiagnosticSource(text, of: "Sources/EndpointDescription/JSON/readJSON.swift")
        let entry = try #require(changed.entries[.init(section: .json, message: "a … is new")])
        #expect(entry.severities == ["error"])
        #expect(entry.remedies == ["use '…'"])
        let other = article.rendered(changed)
        #expect(other.contains("| error | `a … is new` |  | `use '…'` |"))
        #expect(!other.contains("this string has no closing quotation mark"))
    }
}
