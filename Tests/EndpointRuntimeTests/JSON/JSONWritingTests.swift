import EndpointRuntime
import Foundation
import Testing

@Suite("Writing JSON")
struct JSONWritingTests {
    @Test(
        "text is escaped only where it must be",
        arguments: [
            ("", #""""#), ("a\"b\\c/d", #""a\"b\\c/d""#),
            ("\u{8}\u{C}\n\r\t\u{1}\u{1F}\u{7F}", "\"\\b\\f\\n\\r\\t\\u0001\\u001f\u{7F}\""),
            ("é😀日本", #""é😀日本""#), ("01234567\"01234567", #""01234567\"01234567""#),
        ]
    )
    func textIsEscapedAsLittleAsPossible(value: String, text: String) throws {
        #expect(try value.jsonText() == text)
        #expect(try String(jsonText: text) == value)
    }

    @Test("numbers are written in their shortest form")
    func numbersAreWrittenInTheirShortestSpelling() throws {
        #expect(try [Int64.min, 0, 7, 10, Int64.max].jsonText() == "[-9223372036854775808,0,7,10,9223372036854775807]")
        #expect(try UInt64.max.jsonText() == "18446744073709551615")
        #expect(
            try [0.1, 1e300, 2.5e-300, 0.30000000000000004, -0.0, 3, 9007199254740991].jsonText()
                == "[0.1,1e+300,2.5e-300,0.30000000000000004,-0.0,3,9007199254740991]"
        )
        #expect(try [Float(0.1), 10].jsonText() == "[0.1,10]")
    }

    @Test("a value that JSON cannot express is an error", arguments: [Double.nan, .infinity, -.infinity])
    func whatJSONCannotSayIsAFault(value: Double) {
        let error = #expect(throws: JSONError.self) { try ["a": [1, value]].jsonData() }
        #expect(error?.pathText == "a[1]")
        #expect(throws: (any Error).self) { try JSONEncoder().encode([CodableBox(["a": value])]) }
    }

    @Test("doubles make a round trip")
    func doublesSurvive() throws {
        var generator = JSONTestGenerator(seed: 3)
        for _ in 0..<3000 {
            let value = Double(bitPattern: generator.next())
            if value.isFinite { #expect(try Double(jsonText: value.jsonText()).bitPattern == value.bitPattern) }
        }
    }

    @Test("dictionaries are written with sorted keys")
    func dictionariesAreSorted() throws {
        #expect(try ["b": 1, "a": nil, "c": 3].jsonText() == #"{"a":null,"b":1,"c":3}"#)
    }

    @Test("the last value written counts, and without one the value is null")
    func theLastValueWrittenCountsAndNoneIsNull() throws {
        struct Odd: JSONCodable {
            var writes: Bool
            init(writes: Bool) { self.writes = writes }
            init(from json: inout ValueReader) throws { writes = true }
            func encode(to json: inout ValueWriter) throws {
                guard writes else { return }
                try json.write([1, 2])
                try json.write("x")
            }
        }
        #expect(try [Odd(writes: true), Odd(writes: false)].jsonText() == #"["x",null]"#)
    }

    @Test("a member that fails to encode is removed again")
    func aMemberThatFailsIsTakenBack() throws {
        struct Lenient: JSONModel {
            init() {}
            init(from json: inout ObjectReader) throws {}
            func encode(to json: inout ObjectWriter) throws {
                try json.required("a", 1)
                try? json.required("b", [["x": Double.nan]])
                try json.required("c", 2)
            }
        }
        #expect(try Lenient().jsonText() == #"{"a":1,"c":2}"#)
    }

    @Test("names that an object has already are skipped, however many they are and whatever they contain")
    func manyNames() throws {
        struct Bag: JSONModel {
            var own: [String: Int]
            var merged: [String: Int]
            var rest: [String: JSONValue]

            init(own: [String: Int], merged: [String: Int], rest: [String: JSONValue]) {
                (self.own, self.merged, self.rest) = (own, merged, rest)
            }
            init(from json: inout ObjectReader) throws { (own, merged, rest) = ([:], [:], try json.rest(except: [])) }
            func encode(to json: inout ObjectWriter) throws {
                try json.rest(own)
                try json.inline(merged)
                try json.rest(rest)
            }
        }
        func members(_ range: Range<Int>, _ value: Int) -> [String: Int] {
            Dictionary(uniqueKeysWithValues: range.map { ("\"é\\\($0)", value) })
        }
        for count in [1, 32, 33, 1_000] {
            let inner = Bag(own: members(0..<count, 7), merged: members(0..<(count * 2), 8), rest: [:])
            let bag = Bag(
                own: members(0..<count, 1),
                merged: members(0..<(count * 2), 2),
                rest: ["\"é\\0": 3, "inner": try inner.jsonValue(), "z": 4]
            )
            let value = try JSONValue(jsonText: bag.jsonText())
            let expected = members(0..<count, 1).merging(members(count..<(count * 2), 2)) { $1 }
            #expect(value["inner"]?.objectValue?.count == count * 2)
            #expect(value.objectValue?.count == count * 2 + 2)
            for (name, number) in expected { #expect(value[name]?.intValue == number) }
        }
    }

    @Test("only an object can be merged or tagged")
    func onlyAnObjectCanBeMergedOrTagged() {
        struct Wrong: JSONCodable {
            init() {}
            init(from json: inout ValueReader) throws {}
            func encode(to json: inout ValueWriter) throws { try json.write("text", tag: "t", "x") }
        }
        #expect(throws: JSONError.self) { try Wrong().jsonText() }
        #expect(throws: (any Error).self) { try JSONEncoder().encode([Wrong()]) }
    }

    @Test("writing too deep a nesting is an error")
    func nestingIsLimited() throws {
        var value: JSONValue = 1
        for _ in 0..<512 { value = [value] }
        #expect(try JSONValue(jsonData: value.jsonData()) == value)
        let deeper: JSONValue = [value]
        #expect(throws: JSONError.self) { try deeper.jsonData() }
    }
}
