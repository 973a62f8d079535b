import EndpointDescription
import Testing

private let noSuchNumber = "quote it, or leave it out; JSON has no such number"
private let noComments = "remove the comment; JSON allows none"

@Suite struct JSONTests {
    @Test("members keep the author's order")
    func membersKeepTheAuthorsOrder() throws {
        let json = try readJSON(#"{"b": 1, "a": [true, null], "c": {}}"#)
        #expect(json.members.map(\.name) == ["b", "a", "c"])
        #expect(json.members.map(\.value.kind) == [.number, .array, .object])
        #expect(json["a"]?.elements.map(\.kind) == [.boolean, .null])
    }

    @Test(
        "escapes in strings are decoded",
        arguments: [
            (#""plain""#, "plain"),
            (#""""#, ""),
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
            (#""\u00e9 \u20AC""#, "é €"),
            (#""\ud83d\ude00""#, "😀"),
            (#""\u0000""#, "\u{0}"),
            (#""é€😀""#, "é€😀"),
        ]
    )
    func stringsMeanWhatTheirEscapesSay(text: String, meaning: String) throws {
        #expect(try readJSON(text).string == meaning)
    }

    @Test(
        "half of a pair of escapes is read as U+FFFD, with a warning",
        arguments: [
            (#"\ud83d!"#, "\u{FFFD}!", #"\ud83d"#), (#"\ude00\ud83d"#, "\u{FFFD}\u{FFFD}", #"\ude00"#),
            (#"\ud83d\ude00\uD83D\u0041"#, "😀\u{FFFD}A", #"\uD83D"#), (#"\\\udc00"#, "\\\u{FFFD}", #"\udc00"#),
        ]
    )
    func halfPairs(text: String, meaning: String, half: String) throws {
        for (source, column) in [(#"{"\#(text)": 1}"#, 2), (#"{"a": "\#(text)"}"#, 7)] {
            for (path, isJSON) in [("a.json", true), ("a.yaml", false)] {
                let log = DiagnosticLog()
                let bytes = Array(source.utf8)
                let json =
                    isJSON
                    ? EndpointDescription.readJSON(bytes, path: path, into: log)
                    : readYAML(bytes, path: path, into: log)
                let member = try #require(json?.members.first)
                #expect(column == 2 ? member.name == meaning : member.value.string == meaning)
                let message = "'\(half)' is only half of a pair of escapes, so U+FFFD is read in its place"
                #expect(log.diagnostics.map(\.message) == [message])
                let first = try #require(log.diagnostics.first).description
                #expect(first.hasPrefix("\(path):1:\(column): warning: '"))
            }
        }
    }

    @Test(
        "whole numbers that fit are read as Int",
        arguments: [
            ("7", 7), ("-7", -7), ("7.0", 7), ("7e2", 700), ("0", 0), ("9223372036854775807", Int.max), ("7.5", nil),
            ("9223372036854775808", nil), ("1e999", nil), (#""7""#, nil), ("9007199254740993.0", 9_007_199_254_740_993),
            ("-0.0", 0), ("-1.20e1", -12), ("0.001e3", 1), ("0.001e2", nil), ("9223372036854775807.00", Int.max),
            ("-92233720368547758080e-1", Int.min), ("1e-999999999999999999999", nil), ("0e999", 0),
        ] as [(String, Int?)]
    )
    func wholeNumbersThatFitAreInts(text: String, value: Int?) throws {
        #expect(try readJSON(text).int == value)
    }

    @Test("numbers keep their digits")
    func numbersKeepTheirDigits() throws {
        #expect(try readJSON("12345678901234567890.50").numberText == "12345678901234567890.50")
        #expect(try readJSON("2.5").double == 2.5)
        #expect(try readJSON("1e999").double == nil)
    }

    @Test("an accessor returns nil for a value of another kind")
    func otherKindsHaveNoValueOfAKind() throws {
        let json = try readJSON("[]")
        #expect(json.string == nil && json.bool == nil && json.int == nil && json.numberText == nil)
        #expect(json["a"] == nil && json.members.isEmpty)
        #expect(try readJSON("{}").elements.isEmpty)
    }

    @Test("an escaped key is found by its decoded name")
    func keysAreFoundByTheirMeaning() throws {
        let json = try readJSON(#"{"": 0, "a\u002Fb": 1, "ab": 2, "ba": 3, "a": 4}"#)
        #expect(["", "a/b", "ab", "ba", "a"].map { json[$0]?.int } == [0, 1, 2, 3, 4])
        #expect(json["aa"] == nil)
    }

    @Test("a place has a line, a column and a pointer")
    func aPlaceKnowsLineColumnAndPointer() throws {
        let json = try readJSON("{\n  \"paths\": {\r\n\t\"/a~b/{c}\": [1, {\"é\": true}]}}")
        let place = try #require(json["paths"]?["/a~b/{c}"]?.elements[1]["é"]).place
        #expect(place.pointer == "#/paths/~1a~0b~1{c}/1/é")
        #expect(place.position == .init(path: "file.json", line: 3, column: 25))
        #expect(json.place.pointer == "#")
        #expect(json.place.position == .init(path: "file.json", line: 1, column: 1))
    }

    @Test("the text of a value is on one line and otherwise as written")
    func textIsOnOneLineAndElseAsWritten() throws {
        let text = "{\n \"a b\" : [ 1.50 ,\t\"x \\\" \\\\\" ] , \"c\" : null }"
        #expect(try readJSON(text).text == #"{"a b":[1.50,"x \" \\"],"c":null}"#)
    }

    @Test("the last of several equal names counts", arguments: [1, 8, 9, 40])
    func theLastOfRepeatedNamesCounts(others: Int) throws {
        let log = DiagnosticLog()
        let filling = (0..<others).map { "\"k\($0)\": \($0)" }.joined(separator: ",")
        let text = "{\"a\": 1, \(filling), \"\\u0061\": 2, \"b\": 0, \"a\": 3}"
        let json = try #require(readJSON(Array(text.utf8), path: "f.json", into: log))
        #expect(json["a"]?.int == 3)
        #expect(json.members.filter { $0.name == "a" }.map(\.value.int) == [3])
        #expect(json.count == others + 2)
        #expect(log.warningCount == 2 && !log.hasErrors)
        #expect(
            log.diagnostics.first?.description
                == "f.json:1:2: warning: the member 'a' is repeated later in this object; the last one is used\n    at #/a"
        )
    }

    @Test(
        "an index in a pointer has neither a sign nor leading zeros",
        arguments: ["+0", "-0", "00", "01", "2", "", "x"]
    )
    func aPointerHasPlainIndices(step: String) throws {
        let json = try readJSON(#"{"a": [{"b": 1}, 2]}"#)
        guard case .found(let element) = json.followPointer("/a/0/b", log: DiagnosticLog()), element.int == 1 else {
            Issue.record("'/a/0/b' is not found")
            return
        }
        if case .found = json.followPointer("/a/\(step)", log: DiagnosticLog()) { Issue.record("'\(step)' is found") }
    }

    @Test("a byte order mark is no column of the first line")
    func aByteOrderMarkIsNoColumn() throws {
        let bytes = [0xEF, 0xBB, 0xBF] + Array("{\"a\": 1,\n \"b\": 2}".utf8)
        let read = readJSON(bytes, path: "f.json", into: DiagnosticLog())
        let json = try #require(read)
        #expect(json["a"]?.place.position == .init(path: "f.json", line: 1, column: 7))
        #expect(json["b"]?.place.position == .init(path: "f.json", line: 2, column: 7))
        #expect(json.text == #"{"a":1,"b":2}"#)
    }

    @Test("a byte order mark is skipped with a warning")
    func aByteOrderMarkIsPassedOverWithAWarning() {
        let log = DiagnosticLog()
        #expect(readJSON([0xEF, 0xBB, 0xBF] + Array("{}".utf8), path: "f.json", into: log)?.kind == .object)
        #expect(
            log.diagnostics.map(\.description) == [
                "f.json:1:1: warning: the file begins with a byte order mark\n    save it as UTF-8 without one (RFC 8259 §8.1)"
            ]
        )
    }

    @Test("nesting deeper than 512 levels is an error")
    func nestingEndsAt512() {
        let allowed = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
        #expect(readJSON(Array(allowed.utf8), path: "f.json", into: DiagnosticLog()) != nil)
        let log = DiagnosticLog()
        #expect(readJSON(Array("[\(allowed)]".utf8), path: "f.json", into: log) == nil)
        #expect(
            log.diagnostics.map(\.description) == [
                "f.json:1:513: error: arrays and objects are nested more than 512 deep\n    "
                    + "move the inner values into components"
            ]
        )
    }

    @Test(
        "a syntax error has its place and its cause",
        arguments: [
            ("", "1:1: error: the JSON text ends where a value is expected"),
            ("{\n  \"a\": }", "2:8: error: expected a value, found '}'"),
            ("[1,]", "1:3: error: a comma follows the last element\n    remove it; JSON allows no comma there"),
            ("{\"a\": 1,}", "1:8: error: a comma follows the last element\n    remove it; JSON allows no comma there"),
            ("[,]", "1:2: error: expected a value, found ','"),
            ("[1,,]", "1:4: error: expected a value, found ','"),
            ("{\"a\" 1}", "1:6: error: expected ':' after the member name, found '1'"),
            ("[1 2]", "1:4: error: expected ',' or the end of the array, found '2'"),
            ("{\"a\": 1]", "1:8: error: expected ',' or the end of the object, found ']'"),
            ("[1", "1:3: error: the JSON text ends where ',' or the end of the array is expected"),
            (
                "\"a",
                "1:1: error: this string has no closing quotation mark\n    close it; the file may be incomplete"
            ),
            ("\u{FEFF}[1,]", "1:3: error: a comma follows the last element\n    remove it; JSON allows no comma there"),
            ("\"a\nb\"", "1:3: error: a string must not contain a line break unescaped"),
            ("\"\u{1}\"", "1:2: error: a string must not contain the byte 0x01 unescaped"),
            (
                "\"\\x\"",
                "1:2: error: '\\' does not begin a valid JSON escape\n    write '\\\\' for the character itself"
            ),
            ("01", "1:2: error: a number must not begin with a superfluous 0"),
            ("1.", "1:3: error: the JSON text ends where a digit is expected"),
            ("-x", "1:2: error: expected a digit, found 'x'"),
            ("nul", "1:1: error: expected a value, found 'n'"),
            (
                "{} {}",
                "1:4: error: there is text after the end of the JSON value\n    remove it; a file contains one value"
            ),
            ("[1 // one\n]", "1:4: error: expected ',' or the end of the array, found '/'\n    \(noComments)"),
            ("{/* a */}", "1:2: error: expected a member name in quotation marks, found '/'\n    \(noComments)"),
            ("[1,\n# two\n2]", "2:1: error: expected a value, found '#'\n    \(noComments)"),
            (
                "{'a': 1}",
                "1:2: error: expected a member name in quotation marks, found '''\n    write '\"' around texts and names"
            ),
            ("[NaN]", "1:2: error: expected a value, found 'N'\n    \(noSuchNumber)"),
            ("[Infinity]", "1:2: error: expected a value, found 'I'\n    \(noSuchNumber)"),
            ("[-Infinity]", "1:3: error: expected a digit, found 'I'\n    \(noSuchNumber)"),
            ("[True]", "1:2: error: expected a value, found 'T'\n    write true, false or null"),
            (
                "{\n// c\n\"a\": 1,\n<<<<<<< HEAD\n\"b\": 2\n}",
                "4:1: error: the file has a merge conflict that is not resolved\n"
                    + "    choose one of both parts, and remove the lines with the marks"
            ),
            (
                "{\"a\": 1,\n<<<<<<< HEAD\n\"b\": 2\n=======\n\"b\": 3\n>>>>>>> main\n}",
                "2:1: error: the file has a merge conflict that is not resolved\n"
                    + "    choose one of both parts, and remove the lines with the marks"
            ),
        ] as [(String, String)]
    )
    func aFaultOfSyntaxHasItsPlaceAndCause(text: String, message: String) {
        let log = DiagnosticLog()
        #expect(readJSON(Array(text.utf8), path: "f.json", into: log) == nil)
        let faults = log.diagnostics.filter { $0.severity == .error }
        #expect(faults.map(\.description) == ["f.json:\(message)"])
    }

    @Test(
        "bytes that are not UTF-8 are an error",
        arguments: [[0xFF], [0xC3], [0xC3, 0x22], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80]]
            as [[UInt8]]
    )
    func bytesThatAreNotUTF8AreAFault(bytes: [UInt8]) {
        let log = DiagnosticLog()
        #expect(readJSON([0x22] + bytes + [0x22], path: "f.json", into: log) == nil)
        #expect(
            log.diagnostics.map(\.description) == [
                "f.json:1:2: error: these bytes are not UTF-8\n    save the file as UTF-8"
            ]
        )
    }

    @Test("every truncation and every flipped byte is read or rejected")
    func everyTruncationAndEveryFlippedByteIsReadOrRejected() {
        let text = Array(#"{"a":[1,-2.5e+3,"\u00e9é\n",true],"b":{"c":null,"a":false}}"#.utf8)
        for end in 0..<text.count {
            #expect(readJSON(Array(text[..<end]), path: "f.json", into: DiagnosticLog()) == nil)
        }
        for index in text.indices {
            for byte in [0x00, 0x22, 0x5C, 0x7D, 0x5D, 0xE2, 0xFF, 0x2C, 0x30] as [UInt8] {
                var broken = text
                broken[index] = byte
                let log = DiagnosticLog()
                let json = readJSON(broken, path: "f.json", into: log)
                #expect((json == nil) == log.hasErrors)
            }
        }
    }

    @Test("a name that occurs twice among a hundred thousand members is reported once")
    func manyMembers() throws {
        let members = (0..<100_000).map { "\"name\($0 % 99_999)\":\($0)" }.joined(separator: ",")
        let log = DiagnosticLog()
        let json = try #require(readJSON(Array("{\(members)}".utf8), path: "f.json", into: log))
        #expect(json.count == 99_999)
        #expect(log.warningCount == 1)
    }
}
