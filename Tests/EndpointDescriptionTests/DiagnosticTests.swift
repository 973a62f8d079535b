import EndpointDescription
import Testing

@Suite("Diagnostics")
struct DiagnosticTests {
    @Test("a diagnostic prints its location, its pointer and its remedy in that order")
    func printsLocationThenPointerThenRemedy() throws {
        let place = try #require(readJSON("{\n \"a/b\": [0]}")["a/b"]?.elements.first).place
        let diagnostic = Diagnostic(.error, "this is wrong", at: place, remedy: "do it right")
        #expect(
            diagnostic.description == """
                file.json:2:10: error: this is wrong
                    at #/a~1b/0
                    do it right
                """
        )
        #expect(
            diagnostic.jsonText
                == ##"{"severity":"error","message":"this is wrong","path":"file.json","line":2,"column":10,"pointer":"#/a~1b/0","remedy":"do it right"}"##
        )
    }

    @Test("a diagnostic without a place prints only its message")
    func withoutAPlaceThereIsOnlyTheMessage() {
        let diagnostic = Diagnostic(.note, "so it is")
        #expect(diagnostic.description == "note: so it is")
        #expect(diagnostic.jsonText == #"{"severity":"note","message":"so it is"}"#)
    }

    @Test("an error is kept, however many warnings come before it, and the omitted ones are counted")
    func full() {
        let log = DiagnosticLog()
        for number in 0..<1_200 { log.warning("\(number)") }
        for number in 0..<1_200 { log.error("\(number)") }
        #expect(log.diagnostics.count { $0.severity == .warning } == DiagnosticLog.limit)
        #expect(log.diagnostics.count { $0.severity == .error } == DiagnosticLog.limit)
        #expect(log.omitted == [.warning: 200, .error: 200] && log.errorCount == 1_200)
    }

    @Test("a message of one letter with any number of marks is shortened")
    func marks() {
        let log = DiagnosticLog()
        log.error("a" + String(repeating: "\u{301}", count: 10_000))
        #expect(log.diagnostics.map(\.message.unicodeScalars.count) == [2_001])
    }

    @Test("a long pointer or message is shortened in the middle, and JSON output has the whole pointer")
    func long() throws {
        let name = String(repeating: "x", count: 100_000)
        let place = try #require(readJSON(#"{"\#(name)": {"last": 1}}"#)[name]?["last"]).place
        let diagnostic = Diagnostic(.error, "'\(name)' is not the end", at: place)
        let lines = diagnostic.description.split(separator: "\n")
        #expect(lines.allSatisfy { $0.utf8.count < 2_100 })
        #expect(
            lines[0].hasPrefix("file.json:1:") && lines[0].contains("error: 'xxx")
                && lines[0].hasSuffix("x' is not the end")
        )
        #expect(lines[1].hasPrefix("    at #/xxx") && lines[1].contains("x…x") && lines[1].hasSuffix("xxx/last"))
        #expect(diagnostic.jsonText.contains("\(name)/last"))
    }

    @Test("a log keeps as much of a long text as it prints")
    func longTexts() {
        let text = String(repeating: "é", count: 100_000)
        let log = DiagnosticLog()
        log.error("'\(text)' is wrong", remedy: "write '\(text)'")
        let kept = log.diagnostics[0]
        #expect(kept.message.count == 2_001 && kept.message.hasSuffix("é' is wrong"))
        #expect(kept.remedy?.count == 2_001)
        #expect(kept.description == Diagnostic(.error, "'\(text)' is wrong", remedy: "write '\(text)'").description)
    }

    @Test(
        "a name from the file neither controls a terminal nor reorders text",
        arguments: ["\u{9B}2J", "\u{85}", "\u{202E}", "\u{2067}", "\u{200F}", "\u{2028}", "\u{FEFF}"]
    )
    func invisibleMarks(mark: String) {
        let printed = Diagnostic(.error, "'a\(mark)b'", remedy: "c\(mark)d").description
        #expect(!printed.unicodeScalars.contains { $0.isUnprintable && $0 != "\n" })
        #expect(printed.contains("'a\u{FFFD}"))
    }

    @Test("a name from the file cannot forge a second diagnostic")
    func aNameFromTheFileCannotForgeASecondDiagnostic() {
        let diagnostic = Diagnostic(.error, "'a\nb\u{1B}[2J'")
        #expect(diagnostic.description == "error: 'a\u{FFFD}b\u{FFFD}[2J'")
        #expect(diagnostic.jsonText == #"{"severity":"error","message":"'a\nb\u001b[2J'"}"#)
    }

    @Test("diagnostics are sorted by their place in the file")
    func diagnosticsStandInTheOrderOfTheFile() throws {
        let elements = try readJSON("[1, 2, 3]").elements
        let log = DiagnosticLog()
        log.warning("third", at: elements[2].place)
        log.error("first", at: elements[0].place)
        log.note("second", at: elements[1].place)
        log.error("of no file")
        log.error("first, said later", at: elements[0].place)
        #expect(log.diagnostics.map(\.message) == ["of no file", "first", "first, said later", "second", "third"])
        #expect(log.errorCount == 3 && log.warningCount == 1 && log.hasErrors)
    }

    @Test("a message repeated for one place is reported once")
    func whatWasSaidTwiceOfOnePlaceStandsOnce() throws {
        let elements = try readJSON("[1, 2]").elements
        let log = DiagnosticLog()
        for _ in 0..<3 { log.warning("same", at: elements[0].place) }
        log.warning("same", at: elements[1].place)
        #expect(log.diagnostics.count == 2)
        #expect(log.warningCount == 2 && !log.hasErrors)
    }

    @Test("the limits of a log count the diagnostics that it keeps, not those of another log that were passed to it")
    func limitsAfterPassing() {
        let (first, second) = (DiagnosticLog(), DiagnosticLog())
        for number in 0..<(DiagnosticLog.limit + 500) { first.error("\(number)") }
        first.pass(to: second) { _ in false }
        for number in 0..<(DiagnosticLog.limit + 500) { second.warning("\(number)") }
        for number in 0..<DiagnosticLog.limit { second.error("\(number)") }
        #expect(second.diagnostics.count { $0.severity == .warning } == DiagnosticLog.limit)
        #expect(second.diagnostics.count { $0.severity == .error } == DiagnosticLog.limit)
    }

    @Test("the log only counts diagnostics beyond its limit")
    func beyondItsLimitTheLogOnlyCounts() {
        let log = DiagnosticLog()
        for number in 0..<(DiagnosticLog.limit + 5) { log.error("\(number)") }
        #expect(log.diagnostics.count == DiagnosticLog.limit)
        #expect(log.omitted == [.error: 5] && log.errorCount == DiagnosticLog.limit + 5)
    }

    @Test("no candidates are made for a name that is too long for suggestions")
    func longNames() {
        let log = DiagnosticLog()
        var calls = 0
        func candidates() -> [String] {
            calls += 1
            return [String(repeating: "x", count: 100)]
        }
        #expect(log.nearest(to: String(repeating: "x", count: 101), among: candidates()) == nil && calls == 0)
        #expect(log.nearest(to: String(repeating: "x", count: 99), among: candidates()) != nil && calls == 1)
    }

    @Test(
        "the nearest name is suggested",
        arguments: [
            ("Pett", "Pet"), ("pet", "Pet"), ("Ordre", "Order"), ("Strore", "Store"), ("Custmer", "Customer"),
            ("xyz", nil), ("", nil), ("Pet", nil), ("k", nil),
        ] as [(String, String?)]
    )
    func suggestsTheNearestName(name: String, nearest: String?) {
        #expect(nearestName(to: name, among: ["Order", "Pet", "Store", "Customer", "a"]) == nearest)
    }
}
