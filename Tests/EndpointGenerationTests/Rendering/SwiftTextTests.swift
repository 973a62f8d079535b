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
            (["\n\n a \n\n\n  b\n"], "/// a\n///\n///  b"), (["*/ x /*"], "/// */ x /*"),
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

    @Test(
        "the indentation that a text had in its source is no code",
        arguments: [
            (
                "\n        Lists them.\n\n          - all\n        :return: a list\n        ",
                "Lists them.\n\n  - all\n:return: a list"
            ),
            ("Lists them\r\n            all.\r\n\r\n            Twice.", "Lists them\nall.\n\nTwice."),
            ("So:\n    - a\n      - b", "So:\n- a\n  - b"),
            ("So:\n\n    code", "So:\n\n    code"), ("- a\n  b", "- a\n  b"),
            ("{\n    \"a\": 1\n}", "{\n    \"a\": 1\n}"),
            ("# A\n    code", "# A\n    code"), ("  ", ""),
        ]
    )
    func sourceIndentation(text: String, lines: String) {
        let comment = SwiftText.comment(Documentation(paragraphs: [text]))
        let printed = comment.split(separator: "\n").map { $0.dropFirst(4) }
        #expect(printed.joined(separator: "\n") == lines)
    }

    @Test("long lines of a comment wrap, and nothing becomes another construct of Markdown")
    func wrapped() {
        let words = String(repeating: "word ", count: 30)
        func lines(_ text: String) -> [Substring] {
            SwiftText.comment(Documentation(paragraphs: [text])).split(separator: "\n")
        }
        #expect(lines(words).count == 2 && lines(words).allSatisfy { $0.utf8.count <= 104 })
        #expect(lines("- " + words)[1].hasPrefix("///   word"))
        #expect(lines(words + "\nthe end\n- an item").count == 3)
        #expect(lines("a\n" + words + "\n    its layout").last == "///     its layout")
        #expect(lines("```\n\(words)\n```").count == 3)
        #expect(lines("````\n```\n\(words)\n````").count == 4)
        #expect(lines("~~~\n```\n\(words)\n~~~").count == 4)
        #expect(lines("| \(words) |").count == 1)
        let risky = lines(String(repeating: "x", count: 97) + " # 1. - y " + words)
        #expect(risky.allSatisfy { !$0.hasPrefix("/// #") && !$0.hasPrefix("/// 1.") && !$0.hasPrefix("/// - ") })
        let span = lines(String(repeating: "x", count: 90) + " `code that must not be broken at all` " + words)
        #expect(span.contains { $0.contains("`code that must not be broken at all`") })
    }

    @Test(
        "HTML in descriptions becomes Markdown",
        arguments: [
            ("A <code>card</code> <b>only</b>.", "/// A `card` **only**."),
            (#"See <a href="https://a.example/b" target="_blank">here</a>."#, "/// See [here](https://a.example/b)."),
            ("<p>One.</p><p>Two.</p>", "/// One.\n///\n/// Two."),
            ("<ul><li>a</li><li>b</li></ul>", "/// - a\n/// - b"),
            ("a < b, <K, V> and <a>c</a>", "/// a < b, <K, V> and <a>c</a>"),
            (#"<a data-href="no" href="https://b.test">l</a>"#, "/// [l](https://b.test)"),
            ("<a target='x'\thref=\"https://b.test\">l</a>", "/// [l](https://b.test)"),
            ("<a href='https://b.test'>l <a href=x/>m</a></a>", "/// [l <a href=x/>m</a>](https://b.test)"),
            (#"<A HREF="https://b.test">l</A>"#, "/// [l](https://b.test)"),
            (#"<a name="n">l</a> and </a>"#, #"/// <a name="n">l</a> and"#),
            (#"<a href="https://b.test"><a name="n"></a>l</a>"#, #"/// [<a name="n"></a>l](https://b.test)"#),
            (#"<a href="https://b.test"><a name="n"/>l</a>"#, #"/// [<a name="n"/>l](https://b.test)"#),
            (#"<a title="a<b" href="https://x.test">l</a>"#, "/// [l](https://x.test)"),
            ("If x < y it doesn't <b>matter</b>.", "/// If x < y it doesn't **matter**."),
            (#"x <y 'z <a href="https://x.test">l</a>"#, "/// x <y 'z [l](https://x.test)"),
            ("<a <b>c</b>", "/// <a **c**"),
            ("<code>a\n`b`</code>\nc", "/// ``` a `b` ```\n/// c"),
            ("<code></code> <code>", "/// <code></code> <code>"),
            ("<code><b>x</b> = ``</code>, <code>`</code>, <code>y", "/// ``` x = `` ```, ``` ` ```, <code>y"),
        ]
    )
    func html(text: String, comment: String) {
        #expect(SwiftText.comment(Documentation(paragraphs: [text])) == comment)
    }

    @Test(
        "text that documentation tools would drop is escaped",
        arguments: [
            ("Use <token> here, </token>.", #"/// Use \<token> here, \</token>."#),
            (#"Nullable<Int32>, \<T>, <x-y a="b" c>"#, #"/// Nullable\<Int32>, \<T>, \<x-y a="b" c>"#),
            ("`List<T>` and <code>Map<K></code>", "/// `List<T>` and `Map<K>`"),
            ("H<sub>2</sub>O, <https://a.test>, <me@a.test>", "/// H<sub>2</sub>O, <https://a.test>, <me@a.test>"),
            ("<img src=x alt>, <T a = 'b'/>, <t a=>", #"/// <img src=x alt>, \<T a = 'b'/>, <t a=>"#),
            ("<!-- a <br -- > -->", "/// <!-- a <br -- > -->"),
            ("of<b\n\n> search", "/// of<b\n///\n/// > search"), ("place<p\n> > at", "/// place<p\n/// > > at"),
            ("a<a\nhref='https://x.test'>l</a>", "/// a[l](https://x.test)"),
            ("List<object>, Task<data>, a<b>b</b>", #"/// List\<object>, Task\<data>, a**b**"#),
            ("2<time>x</time> of List<data>", #"/// 2<time>x</time> of List\<data>"#),
            ("<data>, a<object id='x'/>, a<br>b", "/// <data>, a<object id='x'/>, a\n/// b"),
            ("List<object> and <object>x</object>", #"/// List\<object> and <object>x</object>"#),
            ("List<object> ends with `</object>`", #"/// List\<object> ends with `</object>`"#),
            (#"Map<time>, \</time>, <code></time></code>"#, #"/// Map\<time>, \</time>, `</time>`"#),
            ("1<time>2<time>3</time></time>", "/// 1<time>2<time>3</time></time>"),
            ("a<b and c>d, <b>e</b>", #"/// a\<b and c>d, **e**"#),
            ("```\n<T> ``x``\n@x\n```\n<T>", "/// ```\n/// <T> ``x``\n/// @x\n/// ```\n/// \\<T>"),
            ("a\n\n    <T> ``x``\n    @x", "/// a\n///\n///     <T> ``x``\n///     @x"),
            ("@deprecated, see @other\n @Row(a: b)\n@ a", "/// \\@deprecated, see @other\n///  \\@Row(a: b)\n/// @ a"),
        ]
    )
    func droppedText(text: String, comment: String) {
        #expect(SwiftText.comment(Documentation(paragraphs: [text])) == comment)
    }

    @Test(
        "text is escaped and code is not, wherever Markdown sees the one or the other",
        arguments: [
            // Paragraphs and code of list items.
            ("- a\n\n    <T>\n\n        <T>", "- a\n\n    \\<T>\n\n        <T>"),
            ("1. a\n   - b\n\n     <T>\n\n    <T>", "1. a\n   - b\n\n     \\<T>\n\n    \\<T>"),
            ("- a\n\nb\n\n    <T>", "- a\n\nb\n\n    <T>"), ("-     <T>\n- <T>", "-     <T>\n- \\<T>"),
            // An indented line that continues a paragraph.
            ("a\nb\n    <T>", "a\nb\n    \\<T>"), ("a\n2. b\n\n    <T>", "a\n2. b\n\n    <T>"),
            // Fences.
            ("~~~\n```\n<T>\n~~~\n<T>", "~~~\n```\n<T>\n~~~\n\\<T>"),
            ("````\n```\n<T>\n````\n<T>", "````\n```\n<T>\n````\n\\<T>"),
            ("```\n``` x\n<T>\n```\n<T>", "```\n``` x\n<T>\n```\n\\<T>"),
            ("```a``` <T>\n<T>", "```a``` \\<T>\n\\<T>"),
            ("- ```\n  <T>\n\n<T>", "- ```\n  <T>\n\n\\<T>"),
            // Spans of code, which end with their paragraph.
            ("a ` b\n```\n`<T>`\n```", "a ` b\n```\n`<T>`\n```"), ("`a\n \n<T>`", "`a\n\n\\<T>`"),
            ("`a\n- <T>`", "`a\n- \\<T>`"), ("# `a\n<T>`", "# `a\n\\<T>`"), ("`a\n<T>`", "`a\n<T>`"),
            // Code with HTML.
            ("`<b>`, `<code>` and `<br>`", "`<b>`, `<code>` and `<br>`"),
            ("```html\n<p>x</p>\n```", "```html\n<p>x</p>\n```"),
            ("a\n\n    <b>x</b>", "a\n\n    <b>x</b>"), (#"\<b> is bold"#, #"\<b> is bold"#),
            ("<T> is a type", #"\<T> is a type"#),
            // Tabs are as wide as spaces to the next of every fourth column.
            ("Name:\tvalue", "Name:   value"), ("-\t<T>", "-   \\<T>"), ("a\n\n\t<T>", "a\n\n    <T>"),
            ("```\n\tif\n```", "```\n    if\n```"),
            // Indentation after a break that HTML makes is no code.
            ("<p>\n    a <T>\n    b", "a \\<T>\n    b"), ("x<br>     <T>", "x\n\\<T>"),
            ("- a<br>\n  <T>\n", "- a\n\n  \\<T>"), ("<p>a\n\n    <T>", "a\n\n    <T>"),
            ("<ul>\n    <li><T>\n</ul>", "- \\<T>"), ("<br>\n    ```\n<T>\n```\n<T>", "```\n<T>\n```\n\\<T>"),
            ("Intro.\n<ul>\n\n    <li>a <T></li>\n</ul>", "Intro.\n\n- a \\<T>"),
            ("<ul>\n  <li>\n      a\n      b\n  </li>\n</ul>", "- a\n      b"),
            ("10. <p>a <T></p>", "10. a \\<T>"), ("10. <ul><li>x</li></ul>", "10. - x"), ("- <p>a<p>b", "- a\n\n  b"),
            ("<ul><li><p>a</p></li><li>\n<p>b</p></li></ul>", "- a\n\n- b"),
            ("- One.<p>Two <T></p>", "- One.\n\n  Two \\<T>"),
            // Preformatted HTML.
            ("<pre>\nA<T>\n\n</pre>\n<T>", "<pre>\nA<T>\n\n</pre>\n\\<T>"),
            ("a\n<PRE class='b'><T></pre>\n<T>", "a\n<PRE class='b'><T></pre>\n\\<T>"),
            ("<preset>\n<T>", "\\<preset>\n\\<T>"),
        ]
    )
    func code(text: String, printed: String) {
        let comment = SwiftText.comment(Documentation(paragraphs: [text]))
        let lines = comment.split(separator: "\n").map { $0.dropFirst(4) }
        #expect(lines.joined(separator: "\n") == printed)
    }

    @Test(
        "a tag that breaks the line keeps the text in its list item",
        arguments: [
            ("Values:\n- 0<br>off\n- 1<br>on", "Values:\n- 0\n  off\n- 1\n  on"), ("- **1**<br>2", "- **1**\n  2"),
            ("- Values:\n  1<br>2", "- Values:\n  1\n  2"), ("- a\n\n  5<br>6", "- a\n\n  5\n  6"),
            ("1. 5<p>6", "1. 5\n\n   6"), ("10. 20<ul><li>x</li></ul>", "10. 20\n\n    - x"),
            ("- 5<li>x</li>", "- 5\n  - x"), ("- 1. <br>a", "- 1. a"), ("- a\n  <br>b", "- a\n\n  b"),
            // An empty line after the sign would end the item.
            ("<ul><li><p>\na <T></p></li></ul>", "- a \\<T>"), ("- <p>\n  a <T>", "- a \\<T>"),
            ("- <ul>\n  <li>x</li>\n  <li>y</li>\n  </ul>", "- - x\n\n  - y"), ("- <br><p>\na<br>b", "- a\n  b"),
            ("- <p>\r\n  a<br>\r\n      b", "- a\n\n  b"),
            ("- <br>\n- b", "-\n- b"), ("<ul><li>\n```\n<T>\n```", "-\n```\n<T>\n```"),
            // Nested lists of HTML become one list.
            ("<ol><li><ol><li>a</li><li>b</li></ol></li><li>c</li></ol>", "- a\n- b\n\n- c"),
        ]
    )
    func listItems(text: String, printed: String) {
        code(text: text, printed: printed)
    }

    @Test("a hostile comment keeps its last words")
    func hostileComment() {
        let texts = [
            String(repeating: "`", count: 100_000), "a " + String(repeating: "`", count: 100_000),
            (1...450).map { String(repeating: "`", count: $0) }.joined(separator: " "),
            String(repeating: "- ", count: 50_000) + String(repeating: "\n`", count: 50_000),
            String(repeating: "a `\n", count: 25_000), String(repeating: "<pre>\n", count: 20_000),
            String(repeating: "<p \"", count: 50_000), String(repeating: "<code> ", count: 20_000),
            String(repeating: "<code>", count: 20_000) + "</code>",
            String(repeating: "a<time>", count: 10_000) + String(repeating: "</time>", count: 10_000),
            String(repeating: "- <br>\n", count: 20_000), String(repeating: "<ul><li>\n", count: 10_000),
        ]
        for text in texts {
            #expect(SwiftText.comment(Documentation(paragraphs: [text + " <T>"])).hasSuffix("<T>"))
        }
    }

    @Test(
        "code ends where Markdown ends it, so that directives after it are escaped",
        arguments: [
            ("- item\n  ```\n  code\ntext\n@param x", "- item\n  ```\n  code\ntext\n\\@param x"),
            ("a\n\n    ```\n    @x\n\n@param x", "a\n\n    ```\n    @x\n\n\\@param x"),
            ("- a\n\n    @param x", "- a\n\n    \\@param x"), ("-     @param", "-     @param"),
        ]
    )
    func directivesAfterCode(text: String, printed: String) {
        code(text: text, printed: printed)
    }

    @Test("a wrapped line does not begin with a fence", arguments: ["```", "~~~~"])
    func wrappedFence(fence: String) {
        let text = String(repeating: "x", count: 97) + " \(fence) is the first of the next line\n@x"
        let comment = SwiftText.comment(Documentation(paragraphs: [text]))
        #expect(comment.contains("x \(fence)") && comment.hasSuffix("\n/// \\@x"))
    }

    @Test("a wrapped line does not begin with a directive")
    func wrappedDirective() {
        let text = String(repeating: "x", count: 97) + " @word is the first of the next line"
        let comment = SwiftText.comment(Documentation(paragraphs: [text]))
        #expect(comment.hasSuffix("\n/// \\@word is the first of the next line"))
    }

    @Test(
        "code of reStructuredText becomes code of Markdown",
        arguments: [
            ("Use ``a_b`` or `` c ``.", "/// Use `a_b` or ` c `."), ("``a`b``, ``a, `b`", "/// ``a`b``, ``a, `b`"),
            ("``<T>``", "/// `<T>`"), ("``a\n\nb``", "/// ``a\n///\n/// b``"),
        ]
    )
    func restructuredText(text: String, comment: String) {
        #expect(SwiftText.comment(Documentation(paragraphs: [text])) == comment)
    }

    @Test("one line stays one line", arguments: ["a\nb", "a\rb", "a\u{85}b", "a\u{2028}b", "a\u{0B}b"])
    func oneLine(text: String) {
        #expect(SwiftText.oneLine(text) == "a b")
    }
}
