import EndpointRuntime
import Foundation
import Testing

@Suite("Reading scalars")
struct ScalarReadingTests {
    @Test("small integers have their bounds")
    func bounds() throws {
        #expect(try Int8(jsonText: "-128") == -128 && Int16(jsonText: "32767") == 32_767)
        #expect(try UInt8(jsonText: "255") == 255 && UInt16(jsonText: "65535") == 65_535)
        #expect(try UInt(jsonText: "18446744073709551615") == .max && [UInt8(1), 2].jsonText() == "[1,2]")
        for text in ["128", "-129"] { #expect(throws: JSONError.self) { try Int8(jsonText: text) } }
        for text in ["32768", "-32769"] { #expect(throws: JSONError.self) { try Int16(jsonText: text) } }
        for text in ["256", "-1"] { #expect(throws: JSONError.self) { try UInt8(jsonText: text) } }
        for text in ["65536", "-1"] { #expect(throws: JSONError.self) { try UInt16(jsonText: text) } }
        #expect(throws: JSONError.self) { try UInt(jsonText: "-1") }
    }

    @Test("a boxed value prints as itself")
    func boxes() {
        #expect("\(Indirect(7))" == "7" && String(reflecting: Indirect("a")) == "\"a\"")
        var dumped = ""
        dump(Indirect([1, 2]), to: &dumped)
        #expect(!dumped.contains("Box"))
    }

    @Test(
        "an integer is read in every notation",
        arguments: [
            ("0", 0), ("-0", 0), ("7", 7), ("1.0", 1), ("1e2", 100), ("100e-2", 1), ("1.50e1", 15),
            ("0e999999999999", 0),
            ("9223372036854775807", Int64.max), ("-9223372036854775808", Int64.min),
            ("-922337203685477580.8e1", Int64.min),
            (" 12 ", 12),
        ] as [(String, Int64)]
    )
    func anIntegerIsReadInAnySpelling(text: String, value: Int64) throws {
        #expect(try Int64(jsonText: text) == value)
    }

    @Test(
        "a number that Int64 cannot hold is an error",
        arguments: [
            "9223372036854775808", "-9223372036854775809", "1.5", "1e-1", "1e400", "1e999999999999999999999",
            "18446744073709551616",
            "99999999999999999999999", "\"1\"", "true", "null", "01", "-", "1.", "1e", "+1", "", "1 2",
        ]
    )
    func whatIsNoInt64IsAFault(text: String) {
        #expect(throws: JSONError.self) { try Int64(jsonText: text) }
    }

    @Test("a number outside an integer type's range is an error")
    func everyIntegerTypeKeepsToItsRange() throws {
        #expect(try Int32(jsonText: "-2147483648") == .min)
        #expect(try UInt32(jsonText: "4294967295") == .max)
        #expect(try UInt64(jsonText: "18446744073709551615") == .max)
        #expect(throws: JSONError.self) { try Int32(jsonText: "2147483648") }
        #expect(throws: JSONError.self) { try UInt32(jsonText: "-1") }
        #expect(throws: JSONError.self) { try UInt64(jsonText: "18446744073709551616") }
    }

    @Test(
        "a double is correctly rounded",
        arguments: [
            "0.1", "-0.0", "1e22", "1e23", "123456789012345678", "9007199254740993", "2.2250738585072011e-308",
            "5e-324",
            "1.7976931348623157e308", "0.30000000000000004", "3.14159", "1E+2", "0.000001",
            "179769313486231570000000000000e279",
            "6.02214076e23", "1e-400", "4503599627370496.5", "72057594037927945",
        ]
    )
    func aDoubleIsCorrectlyRounded(text: String) throws {
        #expect(try Double(jsonText: text).bitPattern == Double(text)?.bitPattern)
    }

    @Test("a double of many digits is correctly rounded")
    func aDoubleOfManyDigitsIsCorrectlyRounded() throws {
        // The number is half way between two doubles, and a digit 900 places later decides.
        let half = "9007199254740993." + String(repeating: "0", count: 900)
        #expect(try Double(jsonText: half + "0") == 9_007_199_254_740_992)
        #expect(try Double(jsonText: half + "1") == 9_007_199_254_740_994)
    }

    @Test(
        "a value that Double cannot hold is an error",
        arguments: ["1e400", "-1e400", "\"1\"", "NaN", "Infinity", ".5", "1.e1"]
    )
    func whatIsNoDoubleIsAFault(text: String) {
        #expect(throws: JSONError.self) { try Double(jsonText: text) }
    }

    @Test(
        "a float is rounded once",
        arguments: ["0.1", "16777217", "3.4028235e38", "1e-45", "1.00000017881393432617187499"]
    )
    func aFloatIsRoundedOnce(text: String) throws {
        #expect(try Float(jsonText: text).bitPattern == Float(text)?.bitPattern)
    }

    @Test("a float that is too large is an error")
    func aFloatThatIsTooLargeIsAFault() {
        #expect(throws: JSONError.self) { try Float(jsonText: "1e39") }
    }

    @Test(
        "escapes in text are decoded",
        arguments: [
            (#""""#, ""), (#""abc""#, "abc"), (#""a\"b\\c\/d\b\f\n\r\t""#, "a\"b\\c/d\u{8}\u{C}\n\r\t"),
            (#""\u00e9""#, "é"),
            (#""\ud83d\ude00!""#, "😀!"), (#""日本語 text, longer than a word""#, "日本語 text, longer than a word"),
            (#""\u0000""#, "\0"), (#""\uD800""#, "\u{FFFD}"), (#""\udc00x""#, "\u{FFFD}x"),
            (#""\ud800\ud83d\ude00""#, "\u{FFFD}😀"),
            (#""\ud800A""#, "\u{FFFD}A"), (#""0123456\"89abcdef\u0041""#, "0123456\"89abcdefA"),
        ]
    )
    func textIsUnescaped(text: String, value: String) throws {
        #expect(try String(jsonText: text) == value)
    }

    @Test(
        "invalid text is an error",
        arguments: [
            [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
            [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22],
            [0x22, 0xE2, 0x82, 0x22], [0x22, 0x0A, 0x22], [0x22, 0x61], [0x22, 0x5C, 0x22],
            [0x22, 0x5C, 0x75, 0x30, 0x22],
        ] as [[UInt8]]
    )
    func badTextIsAFault(bytes: [UInt8]) {
        #expect(throws: JSONError.self) { try String(jsonBytes: bytes) }
        #expect(throws: JSONError.self) { try NoContent(jsonBytes: bytes) }
    }

    @Test("a byte order mark is ignored")
    func aByteOrderMarkIsIgnored() throws {
        #expect(try Int(jsonBytes: [0xEF, 0xBB, 0xBF, 0x31]) == 1)
    }

    @Test("a Decimal is exact to 38 digits")
    func aDecimalIsExactTo38Digits() throws {
        #expect(try Decimal(jsonText: "0.1").description == "0.1")
        #expect(
            try Decimal(jsonText: "-12345678901234567890.123456789").description == "-12345678901234567890.123456789"
        )
        #expect(try Decimal(jsonText: "1e3") == 1000)
        #expect(
            try Decimal(jsonText: String(repeating: "9", count: 39)).description == "1"
                + String(repeating: "0", count: 39)
        )
        #expect(throws: JSONError.self) { try Decimal(jsonText: "1e400") }
    }

    @Test(
        "a Decimal beyond its smallest step is rounded to it, and to zero in the end",
        arguments: [
            ("5e-324", "0"), ("-5e-324", "0"), ("1.5e-128", "2e-128"), ("1.4e-128", "1e-128"), ("5e-129", "1e-128"),
            ("4e-129", "0"), ("-12.5e-129", "-1e-128"), ("9.5e-128", "1e-127"),
        ]
    )
    func aSmallDecimalIsRounded(text: String, value: String) throws {
        #expect(try Decimal(jsonText: text) == Decimal(string: value))
    }

    @Test("a Decimal is read up to its greatest power of ten, however it is spelled")
    func aLargeDecimalIsRead() throws {
        #expect(try Decimal(jsonText: "1e130") == Decimal(string: "1000e127"))
        let digits = "1" + String(repeating: "0", count: 37)
        #expect(try Decimal(jsonText: "1e164") == Decimal(string: digits + "e127"))
        #expect(throws: JSONError.self) { try Decimal(jsonText: "1e165") }
    }

    @Test("a whole number beyond 64 bits is an error with its path, and can be read as a Decimal or a JSONNumber")
    func aNumberBeyond64BitsIsRefusedInItsPlace() throws {
        let text = #"{"page":{"total":18446744073709551616}}"#
        let error = #expect(throws: JSONError.self) { try [String: [String: Int]](jsonText: text) }
        #expect(error?.pathText == "page.total")
        #expect(
            error?.description
                == "page.total: expected a whole number from -9223372036854775808 to 9223372036854775807, found the number 18446744073709551616 (byte 17)"
        )
        #expect(throws: JSONError.self) { try UInt64(jsonText: "18446744073709551616") }
        #expect(try [String: [String: JSONNumber]](jsonText: text).jsonText() == text)
        #expect(try [String: [String: Decimal]](jsonText: text).jsonText() == text)
    }

    @Test("a UUID is written in lower case with hyphens")
    func aUUIDIsWrittenInLowerCase() throws {
        let text = "\"e621e1f8-c36c-495a-93fc-0c247a3e6e5f\""
        #expect(try UUID(jsonText: text.uppercased()).jsonText() == text)
        #expect(try UUID(jsonText: text.replacingOccurrences(of: "-", with: "")).jsonText() == text)
        #expect(throws: JSONError.self) { try UUID(jsonText: "\"e621e1f8-ü-c36c-495a-93fc-0c247a3\"") }
        #expect(throws: JSONError.self) { try UUID(jsonText: "\"e621e1f8\"") }
        #expect(throws: JSONError.self) {
            try UUID(jsonText: #""e621e1f8-c36c-495a-93fc-0c247a3e6e5f\u0000'; DROP""#)
        }
    }

    @Test("a URL is read from text")
    func aURLIsText() throws {
        #expect(try URL(jsonText: #""https://example.com/a?b=c""#).absoluteString == "https://example.com/a?b=c")
        #expect(throws: JSONError.self) { try URL(jsonText: #""""#) }
    }
}
