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
