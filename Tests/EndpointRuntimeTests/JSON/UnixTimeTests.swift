import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Instants as numbers")
struct UnixTimeTests {
    private struct Charge: JSONModel, Hashable {
        var created: Date
        var updated: Date?
        var seen: Date?

        init(created: Date, updated: Date? = nil, seen: Date? = nil) {
            (self.created, self.updated, self.seen) = (created, updated, seen)
        }

        init(from json: inout ObjectReader) throws {
            created = try json.required("created", as: UnixSeconds.self)
            updated = try json.optional("updated", as: UnixTime.self)
            seen = try json.optional("seen", as: UnixMilliseconds.self)
        }

        func encode(to json: inout ObjectWriter) throws {
            try json.required("created", created, as: UnixSeconds.self)
            try json.optional("updated", updated, as: UnixTime.self)
            try json.nullable("seen", seen, as: UnixMilliseconds.self)
        }
    }

    @Test(
        "a date as a number makes a round trip",
        arguments: [
            (#"{"created":1700000000,"updated":1700000000.25,"seen":1700000000123}"#, 1_700_000_000, 1_700_000_000.25),
            (#"{"created":0,"updated":-1.5,"seen":null}"#, 0, -1.5), (#"{"created":-3,"seen":-1}"#, -3, nil),
        ] as [(String, Double, Double?)]
    )
    func roundTrip(text: String, created: Double, updated: Double?) throws {
        let charge = try Charge(jsonText: text)
        #expect(charge.created.timeIntervalSince1970 == created)
        #expect(charge.updated?.timeIntervalSince1970 == updated)
        #expect(try charge.jsonText() == text)
        let bridged = try JSONDecoder().decode(Charge.self, from: JSONEncoder().encode(charge))
        #expect(bridged == charge)
    }

    @Test("a fraction is cut where only whole numbers are allowed")
    func fractions() throws {
        let date = Date(timeIntervalSince1970: 1.9996)
        #expect(try UnixSeconds(date).jsonText() == "1")
        #expect(try UnixSeconds(Date(timeIntervalSince1970: -0.5)).jsonText() == "-1")
        #expect(try UnixMilliseconds(date).jsonText() == "2000")
        #expect(try UnixTime(date).jsonText() == "2")
        #expect(try UnixSeconds(jsonText: "1.5").date.timeIntervalSince1970 == 1.5)
        #expect(try UnixSeconds(jsonText: "1e3").date.timeIntervalSince1970 == 1_000)
    }

    @Test(
        "a value that is not a number is an error, and so is an instant out of range",
        arguments: [#""1700000000""#, "null", "{}"]
    )
    func faults(text: String) {
        #expect(throws: JSONError.self) { try UnixSeconds(jsonText: text) }
        #expect(throws: JSONError.self) { try UnixMilliseconds(Date(timeIntervalSince1970: 1e300)).jsonText() }
        #expect(throws: JSONError.self) { try UnixTime(Date(timeIntervalSince1970: .infinity)).jsonText() }
    }

    @Test(
        "An instant too far away is read as one that can be written",
        arguments: ["8.9e15", "9.1e15", "9223372036854775807", "1e300"],
        ["", "-"]
    )
    func farAway(size: String, sign: String) throws {
        let text = sign + size
        let seconds = try #require(Double(text))
        let bounded = min(max(seconds, -9e15), 9e15)
        #expect(try UnixSeconds(jsonText: text).date.timeIntervalSince1970 == bounded)
        #expect(try UnixTime(jsonText: text).date.timeIntervalSince1970 == bounded)
        let thousandth = min(max(seconds / 1_000, -9e15), 9e15)
        #expect(try UnixMilliseconds(jsonText: text).date.timeIntervalSince1970 == thousandth)
        #expect(try !UnixSeconds(jsonText: UnixSeconds(jsonText: text).jsonText()).jsonText().isEmpty)
        #expect(try !UnixTime(jsonText: UnixTime(jsonText: text).jsonText()).jsonText().isEmpty)
        #expect(try !UnixMilliseconds(jsonText: UnixMilliseconds(jsonText: text).jsonText()).jsonText().isEmpty)
    }
}
