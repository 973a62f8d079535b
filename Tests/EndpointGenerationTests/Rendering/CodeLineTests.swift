import Testing

@testable import EndpointGeneration

/// Where lines break that no list of a template wraps.
struct CodeLineTests {
    private static let long = String(repeating: "long", count: 20)

    @Test(
        "a line that is too wide breaks where swift format breaks it",
        arguments: [
            ("    case .a: \"\(long) \(long)\"\n", "    case .a:\n        \"\(long) \(long)\"\n"),
            (
                "    case .a(let value): UnionValue(value, tag: \"\(long)\", \"b\")\n",
                "    case .a(let value):\n        UnionValue(value, tag: \"\(long)\", \"b\")\n"
            ),
            ("    case a\(long)(A\(long))\n", "    case a\(long)(\n        A\(long)\n    )\n"),
            ("    path: \"/\(long)/\(long)\",\n", "    path:\n        \"/\(long)/\(long)\",\n"),
            (
                "    request.path = \"/\(long)/\\(id)/\(long)\"\n",
                "    request.path =\n        \"/\(long)/\\(id)/\(long)\"\n"
            ),
            (
                "    request.path = \"/\(long)/\\(a, name: \"b = \(long)\")\"\n",
                "    request.path =\n        \"/\(long)/\\(a, name: \"b = \(long)\")\"\n"
            ),
            (
                "    filter: request.form(fields: [\(long): .all])\n",
                "    filter: request.form(\n        fields: [\(long): .all]\n    )\n"
            ),
            (
                "    x\(long) = try json.optional(\"\(long)\")\n",
                "    x\(long) = try json.optional(\n        \"\(long)\"\n    )\n"
            ),
            (
                "    request.query(\"\(long)[a, b]\", \(long), explode: false)\n",
                "    request.query(\n        \"\(long)[a, b]\",\n        \(long),\n        explode: false\n    )\n"
            ),
            ("    public var a\(long): A\(long)\n", "    public var a\(long):\n        A\(long)\n"),
            ("extension A\(long): Protocols.B\(long) {\n", "extension A\(long):\n    Protocols.B\(long)\n{\n"),
            (
                "extension A\(long): Protocols.Of.AlmostTooLong {\n",
                "extension A\(long): Protocols.Of.AlmostTooLong\n{\n"
            ),
            ("    typealias A = A\(long).Body.B\(long)\n", "    typealias A = A\(long).Body\n        .B\(long)\n"),
            (
                "    \"a\": [\"\(long)\", \"b\", \"\(long)\"]\n",
                "    \"a\": [\n        \"\(long)\", \"b\",\n        \"\(long)\",\n    ]\n"
            ),
            (
                "    let a: [A] = [.\(long)a, .\(long)]\n",
                "    let a: [A] = [\n        .\(long)a,\n        .\(long),\n    ]\n"
            ),
            (
                "    f(#\"{\"a\": \"\(long)\"}\"#, status: 201, \(long))\n",
                "    f(\n        #\"{\"a\": \"\(long)\"}\"#,\n        status: 201,\n        \(long)\n    )\n"
            ),
            (
                "    guard let a = b, case .c(let d) = f(e, g), let h = \(long) else { return nil }\n",
                "    guard let a = b,\n        case .c(let d) = f(e, g),\n        let h = \(long)\n"
                    + "    else { return nil }\n"
            ),
            (
                "    guard let a = \(long).\(long) else { return nil }\n",
                "    guard\n        let a =\n            \(long).\(long)\n    else { return nil }\n"
            ),
            (
                "    guard let a\(long): Int = f(\"\(long)\"), a else { return nil }\n",
                "    guard\n        let a\(long): Int = f(\n            \"\(long)\"\n        ),\n        a\n"
                    + "    else { return nil }\n"
            ),
        ] as [(String, String)]
    )
    func breaks(line: String, expected: String) {
        #expect(broken("a\n\(line)b\n") == "a\n\(expected)b\n")
    }

    @Test(
        "a line without a place to break stays as it is",
        arguments: [
            "/// See \(long): \(long), f(\(long)).", "\"\(long): \(long) = (\(long))\"",
            "func f(a: \(long), b: \(long)) {",
            "f(\"\(long)\(long)", "\(long)\(long)",
        ]
    )
    func wholes(line: String) {
        #expect(broken("a\n    \(line)\nb\n") == "a\n    \(line)\nb\n")
    }

    @Test(
        "a literal of several lines stays as it is",
        arguments: [
            "\"\"\"\n    \(long) (see wiki, page 3), which is = \(long).\n    \"\"\"",
            "#\"\"\"\n    \(long)\"\"\" (see wiki, page 3), which is = \(long).\n    \"\"\"#",
            "##\"\"\"\n    \(long)\"\"\"# (a, b), which is = \(long).\n    \"\"\"##",
            "\"\"\"\n    \\(f(\"a\", b)) \\\"\"\" (see wiki, page 3), which is = \(long)\(long).\n    \"\"\"",
            "\"\"\"\n    a\n    \"\"\" + f(\"\(long)\", \(long))",
            "/* a\n  /* b */ see \(long): f(\(long), b) = c\n*/",
        ]
    )
    func longLiterals(literal: String) {
        let text = "    static let notice = \(literal)\n"
        #expect(broken(text) == text)
        let next = "    f(\(Self.long), \(Self.long))\n"
        #expect(broken(text + next) == text + broken(next))
    }

    @Test(
        "a literal on one line does not hide the lines after it",
        arguments: [
            "#\"\"\"#", "#\"\"\"a\"#", "\"\\\"\"", "\"\" + \"\"", "##\"\"\"# \"##", "\"*/*\"", "b  // \"\"\" /*",
            "/* \"\"\" */", "#\"\\#(f(\"\"))\"#",
        ]
    )
    func shortLiterals(literal: String) {
        let next = "    f(\(Self.long), \(Self.long))\n"
        #expect(broken("let a = \(literal)\n\(next)") == "let a = \(literal)\n\(broken(next))")
        #expect(broken(next) != next)
    }

    @Test("a comment after code stays whole, and the code before it breaks if it is too wide")
    func trailingComments() {
        let comment = "  // Every value, see the wiki (\(Self.long): page 3)"
        for code in ["    case undocumented(String)", "\tlet a = \"//\"", "    f(a) /* b, c */"] {
            #expect(broken("\(code)\(comment)\n") == "\(code)\(comment)\n")
        }
        let wide = "    f(\(Self.long), \(Self.long))"
        #expect(broken("\(wide)\(comment)\n") == "\(broken(wide + "\n").dropLast())\(comment)\n")
        #expect(
            broken("    f(\(Self.long) /* a, (b */, \(Self.long))\n")
                == "    f(\n        \(Self.long) /* a, (b */,\n        \(Self.long)\n    )\n"
        )
        let indented = "\t/// \(Self.long): f(\(Self.long), b) = c\n"
        #expect(broken(indented) == indented)
    }

    @Test("brackets that are too deep for the width break no further")
    func deep() {
        let line = "let a = \(String(repeating: "(", count: 5_000))1\(String(repeating: ")", count: 5_000))"
        let lines = broken(line + "\n").split(separator: "\n")
        #expect(lines.count == 61)
        #expect(lines.map { $0.drop { $0 == " " } }.joined() == line)
    }

    @Test("a line of 120 bytes stays whole")
    func width() {
        let line = "    f(\(String(repeating: "a", count: 113)))"
        #expect(broken(line + "\n") == line + "\n")
        #expect(broken(line + ",\n") != line + ",\n")
    }

    private func broken(_ text: String) -> String {
        String(decoding: CodeLine.breakWideLines(of: Array(text.utf8)), as: UTF8.self)
    }
}
