import EndpointDescription
import Testing

@Suite("YAML scalars")
struct YAMLScalarTests {
    @Test(
        "plain scalars have the types of the core schema",
        arguments: [
            ("null", "null"), ("Null", "null"), ("NULL", "null"), ("~", "null"), ("", "null"),
            ("true", "true"), ("True", "true"), ("FALSE", "false"),
            ("0", "0"), ("-19", "-19"), ("+12", "12"), ("007", "7"), ("-00", "-0"), ("0o14", "12"), ("0x1F", "31"),
            ("0xffffffffffffffff", "18446744073709551615"), ("12345678901234567890123", "12345678901234567890123"),
            ("1.5", "1.5"), ("1.50", "1.50"), (".5", "0.5"), ("-.5", "-0.5"), ("5.", "5.0"), ("1.e3", "1.0e3"),
            ("+1e-3", "1e-3"), ("12E03", "12E03"), ("01.5", "1.5"),
        ] as [(String, String)]
    )
    func coreSchema(text: String, value: String) throws {
        #expect(try json("a: \(text)") == "{\"a\":\(value)}")
        #expect(try json("- \(text)\n- x") == "[\(value),\"x\"]")
        #expect(try json("{a: \(text), b: x}") == "{\"a\":\(value),\"b\":\"x\"}")
    }

    @Test(
        "every other plain scalar is text",
        arguments: [
            "yes", "no", "on", "off", "y", "nULL", "nullable", "TrUe", "falsehood", "1_000", "1:30", "1.2.3",
            "2024-01-31",
            "0x", "0o8", "0xG", "1e", "e1", ".", "..", "+", "-.", "+.e1", "1.5.", "0b1", "<<x", "a:b",
            "https://example.com/#x", "a#b", "-x", "?x", ":x", "x-", "a b  c", "=", "é", "日本",
        ]
    )
    func text(text: String) throws {
        #expect(try json("a: \(text)") == "{\"a\":\"\(text)\"}")
        #expect(try json("a: \(text)\nb: 1") == "{\"a\":\"\(text)\",\"b\":1}")
        #expect(try json("a:\n  - \(text)\n") == "{\"a\":[\"\(text)\"]}")
    }

    @Test(
        "values in quotation marks are text",
        arguments: [
            (#""1""#, #""1""#), ("'true'", #""true""#), ("''", #""""#), (#""""#, #""""#), ("'it''s'", #""it's""#),
            (#"'a\nb'"#, #""a\\nb""#), (#"'say "x"'"#, #""say \"x\"""#), (#""a\tb""#, #""a\tb""#),
        ]
    )
    func quoted(text: String, value: String) throws {
        #expect(try json("a: \(text)") == "{\"a\":\(value)}")
        #expect(try json("[\(text)]") == "[\(value)]")
    }

    @Test("every escape of double quotes is decoded")
    func escapes() throws {
        let text = #""\0\a\b\t\n\v\f\r\e\ \"\/\\\N\_\L\P\x41\u00e9\U0001F600\ud83d\ude00""#
        let value = try #require(readYAML(Array(text.utf8), path: "a.yaml", into: DiagnosticLog()))
        #expect(
            value.string
                == "\u{0}\u{7}\u{8}\t\n\u{B}\u{C}\r\u{1B} \"/\\\u{85}\u{A0}\u{2028}\u{2029}Aé😀😀"
        )
    }

    @Test("quoted and plain lines are folded")
    func folding() throws {
        #expect(try json("a: one\n  two\n\n  three") == #"{"a":"one two\nthree"}"#)
        #expect(try json("a: 'one \n  two\n\n\n  three '") == #"{"a":"one two\n\nthree "}"#)
        #expect(try json("a: \"one\\\n  \\ two\\\n\n  three\n  four\"") == #"{"a":"one\u0020two\nthree four"}"#)
        #expect(try json("[one\n two, \"three\n four\"]") == #"["one two","three four"]"#)
    }

    @Test("literal text keeps its lines, and chomping decides on the last ones")
    func literal() throws {
        #expect(try json("a: |\n  one\n    two\n\n  three\n\n\nb: 1") == #"{"a":"one\n  two\n\nthree\n","b":1}"#)
        #expect(try json("a: |-\n  one\n\nb: 1") == #"{"a":"one","b":1}"#)
        #expect(try json("a: |+\n  one\n\nb: 1") == #"{"a":"one\n\n","b":1}"#)
        #expect(try json("- |\n one\n- |2-\n   two \"x\\y\"\tz") == #"["one\n"," two \"x\\y\"\tz"]"#)
        #expect(try json("a: |\nb: |-\n  # no comment") == ##"{"a":"","b":"# no comment"}"##)
        #expect(try json("a: | # comment\n  x\n# comment\nb: 1") == #"{"a":"x\n","b":1}"#)
    }

    @Test("folded text joins lines, but not indented ones")
    func folded() throws {
        #expect(try json("a: >\n  one\n  two\n\n  three\n") == #"{"a":"one two\nthree\n"}"#)
        #expect(try json("a: >-\n\n  one\n    two\n    three\n\n  four") == #"{"a":"\none\n  two\n  three\n\nfour"}"#)
    }

    @Test("keys become text as they are written")
    func keys() throws {
        let yaml =
            "200: a\ntrue: b\nnull: c\n0x10: d\n1.50: e\n? |-\n  long\n: f\n'q': g\n\"\\x41\": h\n~: i\n? j\n: k: l\n"
        #expect(
            try json(yaml)
                == #"{"200":"a","true":"b","null":"c","0x10":"d","1.50":"e","long":"f","q":"g","\u0041":"h","~":"i","j":{"k":"l"}}"#
        )
        #expect(try json("{200: a, ? b, : c, \"d\":e, f: }") == #"{"200":"a","b":null,"":"c","d":"e","f":null}"#)
    }

    @Test("tags of the core schema decide on the kind of a value")
    func tags() throws {
        #expect(
            try json("[!!str 1, !!int '2', !!float 3, !!bool \"true\", !!null '', ! 4, !!str]")
                == #"["1",2,3,true,null,"4",""]"#
        )
        #expect(
            try json("- !!int |-\n  7\n- !!float >\n  1.5\n- !!bool |\n  true\n- !!null |-\n- !!str |-\n  8")
                == #"[7,1.5,true,null,"8"]"#
        )
        #expect(try json("- !!int |+\n\n  9\n\n- 1") == "[9,1]")
        #expect(
            try json("!!map\na: !!seq [!<tag:yaml.org,2002:str> 1]") == #"{"a":["1"]}"#
        )
        #expect(try json("%TAG !y! tag:yaml.org,2002:\n---\n!y!str 1") == #""1""#)
        #expect(try json("!!set {a, b}") == #"{"a":null,"b":null}"#)
    }

    @Test("a number that JSON cannot hold is text, with a warning")
    func oddNumbers() {
        let hash = "0x" + String(repeating: "a", count: 40)
        #expect(
            diagnostics(of: "a: \(hash)\nb: -.INF")
                == [
                    """
                    a.yaml:1:4: warning: this number needs more than 64 bits, so it is read as text
                        quote it, if it is meant as text
                    """,
                    """
                    a.yaml:2:4: warning: JSON has no such number, so it is read as text
                        quote it
                    """,
                ]
        )
    }
}
