import Testing

@testable import EndpointGeneration

@Suite("Text of descriptions in Swift")
struct SwiftTextTests {
    @Test(
        "a literal has exactly the value of its text",
        arguments: [
            ("", #""""#), ("a\"b", #""a\"b""#), (#"\(x)"#, #""\\(x)""#), ("a\nb\rc\td", #""a\nb\rc\td""#),
            ("\"\"\"", #""\"\"\"""#),
            ("\u{0}\u{7F}\u{85}", #""\u{0}\u{7F}\u{85}""#),
            ("\u{2028}\u{202E}\u{FEFF}", #""\u{2028}\u{202E}\u{FEFF}""#),
            ("é 😀", "\"é 😀\""), ("\r\n", #""\r\n""#), ("#\"", ##""#\"""##),
        ]
    )
    func literals(text: String, literal: String) {
        #expect(SwiftText.literal(text) == literal)
    }

    @Test(
        "every line of a comment is a comment",
        arguments: [
            (["one\ntwo"], "/// one\n/// two"), (["one", "two"], "/// one\n///\n/// two"), ([], ""),
            (["\n\n a \n\n\n b\n"], "///  a\n///\n///  b"), (["*/ x /*"], "/// */ x /*"),
            (
                ["a\r\nb\rc\u{2028}d\u{2029}e\u{85}f\u{0B}g\u{0C}h"],
                "/// a\n/// b\n/// c\n/// d\n/// e\n/// f\n/// g\n/// h"
            ),
            (["a\u{0}b\u{202E}c\u{FEFF}"], "/// abc"),
        ]
    )
    func comments(paragraphs: [String], comment: String) {
        #expect(SwiftText.comment(Documentation(paragraphs: paragraphs)) == comment)
    }

    @Test("one line stays one line", arguments: ["a\nb", "a\rb", "a\u{85}b", "a\u{2028}b", "a\u{0B}b"])
    func oneLine(text: String) {
        #expect(SwiftText.oneLine(text) == "a b")
    }
}
