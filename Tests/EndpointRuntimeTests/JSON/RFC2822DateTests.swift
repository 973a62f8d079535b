import EndpointRuntime
import Foundation
import Testing

@Suite("Dates of mail and HTTP in JSON")
struct RFC2822DateTests {
    private struct Message: JSONModel, Hashable {
        var created: Date
        var sent: Date?
        var read: Date?

        init(from json: inout ObjectReader) throws {
            created = try json.required("created", as: RFC2822Date.self)
            sent = try json.optional("sent", as: RFC2822Date.self)
            read = try json.optional("read", as: RFC2822Date.self)
        }

        func encode(to json: inout ObjectWriter) throws {
            try json.required("created", created, as: RFC2822Date.self)
            try json.optional("sent", sent, as: RFC2822Date.self)
            try json.nullable("read", read, as: RFC2822Date.self)
        }
    }

    @Test("a date makes a round trip in every member")
    func members() throws {
        let text =
            #"{"created":"Mon, 22 Nov 2010 20:58:45 +0000","sent":"Thu, 01 Jan 1970 00:00:00 +0000","read":null}"#
        let message = try Message(jsonText: text)
        #expect(message.created.timeIntervalSince1970 == 1_290_459_525)
        #expect(message.sent?.timeIntervalSince1970 == 0)
        #expect(message.read == nil)
        #expect(try message.jsonText() == text)
    }

    @Test(
        "a date is read in every form of RFC 5322",
        arguments: [
            "Mon, 22 Nov 2010 20:58:45 +0000", "22 Nov 2010 20:58:45 GMT", "Mon, 22 Nov 2010 20:58:45 -0000",
            "Mon, 22 Nov 2010 15:58:45 EST", "Mon, 22 Nov 2010 13:58:45 MST", "Tue, 23 Nov 2010 02:28:45 +0530",
            "mon,22 NOV 10 20:58:45 UT", "Mon, 22 Nov 110 20:58:45 Z",
            "  Mon ,  22\\tNov\\r\\n 2010 20:58:45 +0000 (UTC (comment))",
            "22 Nov 2010 21:58:45 +0100", "22(c)Nov(d)2010 20:58:45 Z", #"22 Nov 2010 20:58:45 Z (a \\) b \\\\)"#,
        ]
    )
    func everyForm(text: String) throws {
        #expect(try RFC2822Date(jsonText: "\"\(text)\"").date.timeIntervalSince1970 == 1_290_459_525)
    }

    @Test("seconds may be missing, and a year of two digits is between 1950 and 2049")
    func shortForms() throws {
        #expect(try RFC2822Date(jsonText: #""1 Jan 70 00:00 +0000""#).date.timeIntervalSince1970 == 0)
        #expect(try RFC2822Date(jsonText: #""1 Jan 49 00:00 GMT""#).date.timeIntervalSince1970 == 2_493_072_000)
    }

    @Test(
        "an instant outside the years 0 to 9999 becomes the nearest in them",
        arguments: [
            ("Fri, 31 Dec 9999 23:59:60 -1200", "Fri, 31 Dec 9999 23:59:59 +0000"),
            ("Sat, 01 Jan 0000 00:00:00 +1200", "Sat, 01 Jan 0000 00:00:00 +0000"),
        ]
    )
    func bounds(text: String, written: String) throws {
        #expect(try RFC2822Date(jsonText: "\"\(text)\"").jsonText() == "\"\(written)\"")
    }

    @Test("a text of over 256 bytes is not a date")
    func long() {
        let comment = "(" + String(repeating: "a", count: 256) + ")"
        #expect(throws: JSONError.self) { try RFC2822Date(jsonText: "\"1 Jan 70 00:00 +0000 \(comment)\"") }
    }

    @Test(
        "other text is refused",
        arguments: [
            "", "2010-11-22T20:58:45Z", "Mon, 22 Nov 2010 20:58:45", "Mon, 31 Nov 2010 20:58:45 GMT",
            "Mon, 22 Foo 2010 20:58:45 GMT", "Mon, 22 Nov 2010 24:58:45 GMT", "Mon, 22 Nov 2010 20:58:61 GMT",
            "Mon, 22 Nov 2010 20:58:45 +000", "Mon, 22 Nov 2010 20:58:45 +2400", "Mon, 22 Nov 2010 20:58:45 GMT (",
            "Mon, 22 Nov 2010 20:5845 GMT", "Mon, 22 Nov 20100 20:58:45 GMT", "+1 Nov 2010 20:58:45 GMT", ",,,,,,",
            "Mon, 22 Nov 2010 20:58:45 GMT more", "٢٢ Nov 2010 20:58:45 GMT", "Mon, 22 Nov 2010 20:58:45 +00:0",
        ]
    )
    func otherText(text: String) {
        #expect(throws: JSONError.self) { try RFC2822Date(jsonText: "\"\(text)\"") }
    }

    @Test(
        "a date is written in UTC in whole seconds",
        arguments: [
            (0, "Thu, 01 Jan 1970 00:00:00 +0000"), (1_709_164_799.9, "Wed, 28 Feb 2024 23:59:59 +0000"),
            (-1, "Wed, 31 Dec 1969 23:59:59 +0000"), (-62_167_219_200, "Sat, 01 Jan 0000 00:00:00 +0000"),
            (253_402_300_799, "Fri, 31 Dec 9999 23:59:59 +0000"),
        ] as [(Double, String)]
    )
    func writing(seconds: Double, text: String) throws {
        #expect(try RFC2822Date(Date(timeIntervalSince1970: seconds)).jsonText() == "\"\(text)\"")
    }

    @Test(
        "a date outside the years 0 to 9999 cannot be written",
        arguments: [Double.infinity, .nan, 253_402_300_800, -1e300]
    )
    func outOfReach(seconds: Double) {
        #expect(throws: JSONError.self) { try RFC2822Date(Date(timeIntervalSince1970: seconds)).jsonText() }
    }
}
