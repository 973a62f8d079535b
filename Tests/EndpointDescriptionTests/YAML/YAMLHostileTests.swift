import EndpointDescription
import Testing

@Suite("Hostile YAML")
struct YAMLHostileTests {
    private static let sample = """
        %TAG !e! tag:e:
        --- # head
        openapi: 3.1.0
        &k "a\\tb\\
          c": &v !!map {d: [1, 'x''y', *k], ? e, "f":g, h: }
        l: |+2
            i
          j

        m: >-
          n
          o
        p:
        - - q: r
            s: {<<: *v}
          - !e!t 't
            u'
        ? w
        : é x
          y # z
        ...
        """

    @Test("every truncation is a value or an error with a place")
    func truncations() {
        let bytes = Array(YAMLHostileTests.sample.utf8)
        for end in 0..<bytes.count { check(Array(bytes[..<end])) }
    }

    @Test("every change of one byte is a value or an error with a place")
    func mutations() {
        let bytes = Array(YAMLHostileTests.sample.utf8)
        let others = Array("\n\t -?:,[]{}#&*!|>'\"%@`\\0a~<.\r\u{0}".utf8) + [0xFF, 0xC3]
        for index in bytes.indices {
            for other in others {
                var broken = bytes
                broken[index] = other
                check(broken)
                broken.insert(bytes[index], at: index)
                check(broken)
            }
        }
    }

    private func check(_ bytes: [UInt8]) {
        let log = DiagnosticLog()
        let json = readYAML(bytes, path: "a.yaml", into: log)
        #expect((json == nil) == log.hasErrors)
        #expect(log.diagnostics.allSatisfy { $0.position?.line ?? 0 > 0 })
        // The written text is strict JSON.
        guard let json else { return }
        #expect(readJSON(Array(json.text.utf8), path: "a.json", into: DiagnosticLog())?.text == json.text)
    }

    @Test(
        "collections that are nested too deeply are an error",
        arguments: [
            (String(repeating: "[", count: 100_000), 513), (String(repeating: "- ", count: 100_000), 1025),
            (String(repeating: "{a: ", count: 100_000), 2049), (String(repeating: "? ", count: 100_000), 3),
            (String(repeating: "[a: ", count: 100_000), 1025),
        ]
    )
    func depth(text: String, column: Int) {
        let log = DiagnosticLog()
        #expect(readYAML(Array(text.utf8), path: "a.yaml", into: log) == nil)
        #expect(log.diagnostics.map(\.position) == [.init(path: "a.yaml", line: 1, column: column)])
        let isKey = text.hasPrefix("?")
        #expect(log.diagnostics.map { $0.remedy == "move the inner values into components" } == [!isKey])
    }

    @Test(
        "repeated text is a value or an error",
        arguments: [
            "\n", " ", "- ", "- a\n", "a: 1\n", "&a ", "!", "#\n", "'a\n ", "a\n ", "[a, ", "[],", "? ", ": ", "\t",
            "x ", "''",
            "a: &a x\n", "- *a\n", "- [*a,*a]\n", "--- ", "...\n", "|\n", "- |\n x\n", "- >\n\n x\n\n\n", "{", "\"\\x",
            "a:\n ", "- !t x\n", "<<: {}\n",
            "%TAG !e! x\n", "x\u{FFFD}",
        ]
    )
    func repetition(unit: String) {
        let text = "- &a x\n- " + String(repeating: unit, count: 1_000)
        let plain = String(repeating: unit, count: 1_000)
        for text in [text, plain] {
            let log = DiagnosticLog()
            let json = readYAML(Array(text.utf8), path: "a.yaml", into: log)
            #expect((json == nil) == log.hasErrors)
        }
    }
}
