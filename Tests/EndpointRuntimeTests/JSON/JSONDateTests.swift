import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Dates in JSON")
struct JSONDateTests {
    @Test(
        "a date-time is read",
        arguments: [
            ("1970-01-01T00:00:00Z", 0), ("2024-05-01T10:00:00Z", 1_714_557_600),
            ("2024-05-01t10:00:00z", 1_714_557_600),
            ("2024-05-01 10:00:00Z", 1_714_557_600), ("2024-05-01T12:30:00+02:30", 1_714_557_600),
            ("2024-05-01T09:00:00-01:00", 1_714_557_600), ("2024-05-01T10:00:00.5Z", 1_714_557_600.5),
            ("2024-05-01T10:00:00.250000000000000Z", 1_714_557_600.25), ("1990-12-31T23:59:60Z", 662_688_000),
            ("0000-01-01T00:00:00Z", -62_167_219_200), ("9999-12-31T23:59:59Z", 253_402_300_799),
            ("2024-02-29T00:00:00-00:00", 1_709_164_800), ("2024-05-01T12:30:00+0230", 1_714_557_600),
            ("2024-05-01T10:00Z", 1_714_557_600), ("2024-05-01T12:30+02:30", 1_714_557_600),
            ("2024-05-01T09:00:00.5-01", 1_714_557_600.5), ("0000-01-01T00:00:00+01:00", -62_167_219_200),
        ] as [(String, Double)]
    )
    func aDateTimeIsRead(text: String, seconds: Double) throws {
        #expect(try Date(jsonText: "\"\(text)\"").timeIntervalSince1970 == seconds)
    }

    @Test(
        "an invalid date-time is an error",
        arguments: [
            "", "2024-05-01", "2024-05-01T10:00", "2024-05-01T10:00.5Z", "2024-05-01T10:00:", "2024-05-01T10:00:0Z",
            "2024-05-01T10:00:00+000", "2024-05-01T10:00:00+",
            "2024-13-01T10:00:00Z",
            "2023-02-29T10:00:00Z",
            "2024-05-01T24:00:00Z", "2024-05-01T10:60:00Z", "2024-05-01T10:00:61Z", "2024-05-01T10:00:00.Z",
            "2024-05-01T10:00:00Zx",
            "2024-05-01T10:00:00+25:00", "2024-05-01T10:00:00+02:60", "2024-05-01T10:00:00+2500",
            "2024-05-01T10:00:00+24", "24-05-01T10:00:00Z", "２024-05-01T10:00:00Z",
            "2024-05-01T1:00:00Z",
        ]
    )
    func whatIsNoDateTimeIsAFault(text: String) {
        #expect(throws: JSONError.self) { try Date(jsonText: "\"\(text)\"") }
    }

    @Test("a date-time without an offset is in UTC", arguments: ["", ".25", ".250000"])
    func aDateTimeWithoutAnOffsetIsInUTC(fraction: String) throws {
        let date = try Date(jsonText: "\"2024-05-01T10:00:00\(fraction)\"")
        #expect(date.timeIntervalSince1970 == (fraction.isEmpty ? 1_714_557_600 : 1_714_557_600.25))
        #expect(try date.jsonText().hasSuffix("Z\""))
    }

    @Test(
        "a fraction of up to six digits is written as it was read",
        arguments: [1_865, 1_970, 2_000, 2_001, 2_024, 2_069, 2_136]
    )
    func microsecondsSurvive(year: Int) throws {
        var generator = SeededGenerator(seed: UInt64(year))
        for _ in 0..<500 {
            let number = String(Int.random(in: 1...999_999, using: &generator) + 1_000_000).dropFirst()
            let fraction = number.hasSuffix("000") ? number.dropLast(3) : number
            let text = "\"\(year)-10-01T10:00:07.\(fraction)Z\""
            #expect(try Date(jsonText: text).jsonText() == text)
        }
    }

    @Test("milliseconds are written as they were read in every year", arguments: [0, 1, 1_500, 3_000, 9_999])
    func millisecondsSurvive(year: Int) throws {
        for number in 1...999 {
            let text = "\"\(String(year + 10_000).dropFirst())-10-01T10:00:07.\(String(number + 1_000).dropFirst())Z\""
            #expect(try Date(jsonText: text).jsonText() == text)
        }
    }

    @Test(
        "the last moment of a year is written in the same year",
        arguments: ["9999999Z", "999999999Z", "999999Z", "999990+00:00", "999999", "0-05:00"]
    )
    func theLastMomentSurvives(fraction: String) throws {
        let date = try Date(jsonText: "\"9999-12-31T23:59:59.\(fraction)\"")
        #expect(try date.jsonText() == #""9999-12-31T23:59:59.999999Z""#)
    }

    @Test("nanoseconds are rounded to microseconds")
    func nanosecondsAreRounded() throws {
        let date = try Date(jsonText: #""2024-05-01T10:00:00.123456789Z""#)
        #expect(try date.jsonText() == #""2024-05-01T10:00:00.123457Z""#)
        #expect(try Date(jsonText: #""2024-12-31T23:59:59.9999999Z""#).jsonText() == #""2025-01-01T00:00:00Z""#)
    }

    @Test(
        "a date is written in UTC, with as many digits of a second as it has",
        arguments: [
            (0, "1970-01-01T00:00:00Z"), (1_714_557_600.123, "2024-05-01T10:00:00.123Z"),
            (-0.5, "1969-12-31T23:59:59.500Z"),
            (1_714_557_600.9996, "2024-05-01T10:00:00.999600Z"), (-62_167_219_200, "0000-01-01T00:00:00Z"),
            (1_714_557_600.007, "2024-05-01T10:00:00.007Z"),
        ] as [(Double, String)]
    )
    func aDateIsWrittenInUTCWithMillisecondsIfThereAreAny(seconds: Double, text: String) throws {
        #expect(try Date(timeIntervalSince1970: seconds).jsonText() == "\"\(text)\"")
    }

    @Test(
        "a date outside RFC 3339 is an error",
        arguments: [Double.infinity, .nan, -62_167_219_201, 253_402_300_800, 1e300]
    )
    func aDateThatHasNoTextIsAFault(seconds: Double) {
        #expect(throws: JSONError.self) { try Date(timeIntervalSince1970: seconds).jsonText() }
    }

    @Test("every day of four centuries makes a round trip")
    func everyDayOfFourCenturiesSurvives() throws {
        for day in stride(from: -719_528, through: 2_932_896, by: 97) {
            let date = Date(timeIntervalSince1970: Double(day) * 86_400 + 86_399.999)
            #expect(abs(try Date(jsonText: date.jsonText()).timeIntervalSince(date)) < 0.000_1)
        }
    }

    @Test("a calendar date makes a round trip", arguments: ["0000-01-01", "2024-02-29", "1999-12-31", "9999-12-31"])
    func aCalendarDateSurvives(text: String) throws {
        #expect(try CalendarDate(jsonText: "\"\(text)\"").jsonText() == "\"\(text)\"")
        #expect(CalendarDate(text)?.description == text)
    }

    @Test(
        "a day is also read from midnight, but where a choice has a date-time",
        arguments: [
            "2024-05-01T00:00:00", "2024-05-01T00:00Z", "2024-05-01T00:00:00Z", "2024-05-01T00:00:00.000+02:00",
        ]
    )
    func midnight(text: String) throws {
        #expect(try CalendarDate(jsonText: "\"\(text)\"").description == "2024-05-01")
        #expect(CalendarDate(text) == nil)
        #expect(try SampleDay(jsonText: "\"\(text)\"").isMoment)
        #expect(try !SampleDay(jsonText: "\"2024-05-01\"").isMoment)
    }

    @Test(
        "an invalid day is refused",
        arguments: [
            "", "2024-02-30", "2023-02-29", "2024-00-01", "2024-01-00", "2024-1-01", "2024-01-01T", "2024/01/01",
            "2024-01-01T00:00:01",
            "2024-01-01T00:00:00.5", "2024-02-30T00:00:00", "2024-01-01T00:00:00x", "2024-01-01T24:00:00",
            "-024-01-01",
        ]
    )
    func whatIsNoDayIsRefused(text: String) {
        #expect(CalendarDate(text) == nil)
        #expect(throws: JSONError.self) { try CalendarDate(jsonText: "\"\(text)\"") }
    }

    @Test(
        "a moment has a day in its time zone, within the years that have one",
        arguments: [
            (1_714_521_600, 0, "2024-05-01"), (1_714_521_599.9, 0, "2024-04-30"), (1_714_521_600, -3_600, "2024-04-30"),
            (1_714_521_599, 3_600, "2024-05-01"), (-0.5, 0, "1969-12-31"), (-62_167_219_200, 0, "0000-01-01"),
            (253_402_300_799, 0, "9999-12-31"), (-62_167_219_201, 0, nil), (253_402_300_800, 0, nil),
            (.infinity, 0, nil),
            (.nan, 0, nil),
        ] as [(Double, Int, String?)]
    )
    func dayOfAMoment(seconds: Double, offset: Int, text: String?) throws {
        let zone = try #require(TimeZone(secondsFromGMT: offset))
        #expect(CalendarDate(Date(timeIntervalSince1970: seconds), in: zone)?.description == text)
    }

    @Test("calendar dates are ordered")
    func calendarDatesAreInOrder() throws {
        let dates = ["1999-12-31", "2000-01-01", "2000-01-02", "2000-02-01"].compactMap { CalendarDate($0) }
        #expect(dates.count == 4)
        #expect(dates.shuffled().sorted() == dates)
        #expect(CalendarDate(year: 2000, month: 2, day: 30) == nil)
    }

    @Test(
        "a day begins at its first moment in a time zone",
        arguments: [
            ("2024-05-01", "UTC", "2024-05-01T00:00:00Z"), ("2024-05-01", "Asia/Tokyo", "2024-04-30T15:00:00Z"),
            ("2024-03-31", "Europe/Berlin", "2024-03-30T23:00:00Z"),
            ("2024-04-01", "Europe/Berlin", "2024-03-31T22:00:00Z"),
            ("2018-11-04", "America/Sao_Paulo", "2018-11-04T03:00:00Z"),
            ("2018-02-18", "America/Sao_Paulo", "2018-02-18T03:00:00Z"),
            ("2021-11-07", "America/Havana", "2021-11-07T04:00:00Z"), ("1500-01-01", "UTC", "1500-01-01T00:00:00Z"),
        ]
    )
    func startOfDay(day: String, zone: String, text: String) throws {
        let date = try #require(CalendarDate(day)).date(in: try #require(TimeZone(identifier: zone)))
        #expect(try date.jsonText() == "\"\(text)\"")
    }

    @Test("the components of a day name the Gregorian calendar, so that they are a date")
    func components() throws {
        let components = try #require(CalendarDate("2026-01-02")).dateComponents
        let date = try #require(components.date)
        #expect(CalendarDate(date)?.description == "2026-01-02")
    }
}
