import EndpointDescription
import Testing

@testable import EndpointGeneration

@Suite("The texts of changes")
struct ChangeTextTests {
    private func change(_ text: ChangeText, at path: String = "f.json") -> Change {
        Change(impact: .breaking, text: text, place: startOfFile(path))
    }

    @Test("changes of one place that differ only in the type are one, however deep the types are nested")
    func fold() {
        let first = change("\(subject: "A.Body", "x") was removed")
        let others: [ChangeText] = [
            "\(subject: "B", "x") was removed", "\(subject: "B", "y") was removed",
            "the name of \(subject: "B", "x") changed",
            "\(code: "B.x") was removed",
        ]
        var changes = [first] + others.map { Change(impact: .breaking, text: $0, place: first.place) }
        changes.append(change("\(subject: "C", "x") was removed", at: "other.json"))
        #expect(
            folded(changes).map(\.sentence) == [
                "'A.Body.x' was removed; likewise for 'B.x'", "'B.y' was removed", "the name of 'B.x' changed",
                "'B.x' was removed", "'C.x' was removed",
            ]
        )
    }

    @Test("the subject of a text is that of its first part with one")
    func subject() {
        let title: ChangeText = "the flow \(code: "implicit") of \(subject: "scheme")"
        let text: ChangeText = "the scope \(code: "s") of \(title)" + " is \(subject: "T", "m")"
        #expect(text.description == "the scope 's' of the flow 'implicit' of 'scheme' is 'T.m'")
        #expect(text.subject?.name == "scheme" && text.subject.map { text.parts[$0.part] } == .code("scheme"))
    }

    @Test("in Markdown, names are code, and quotation marks in values are text")
    func markdown() {
        let text = ChangeFormat.markdown.text(
            of: [change("the default of \(subject: "A", "x_y") is now \("\"it's 'so'") instead of \(code: "`")")],
            isQuiet: true
        )
        #expect(text.hasSuffix("\n- the default of `A.x_y` is now \"it's 'so' instead of `'` (f.json:1)\n"))
    }
}
