import EndpointRuntime
import Foundation
import Testing

@Suite("JSONValue")
struct JSONValueTests {
    @Test("objects keep their order")
    func objectsKeepTheirOrder() throws {
        let keys = (0..<100).map { "k\($0 * 7919 % 100)" }
        let text = "{" + keys.map { "\"\($0)\":1" }.joined(separator: ",") + "}"
        let value = try JSONValue(jsonText: text)
        #expect(value.objectValue?.keys == keys)
        #expect(value.description == text)
    }

    @Test("equality ignores the order of members, and hashes agree")
    func equalityDoesNotDependOnOrderAndHashesAgree() {
        let a: JSONValue = ["x": 1, "y": [1.0, "a"]]
        let b: JSONValue = ["y": [1, "a"], "x": 1.0]
        #expect(a == b)
        #expect(a.hashValue == b.hashValue)
        #expect(a != ["x": 1, "z": [1, "a"]])
        #expect(a != ["x": 1])
    }

    @Test("members of an object of any size are found, set and removed")
    func membersAreFoundSetAndRemovedHoweverManyThereAre() {
        var object = JSONObject()
        for index in 0..<40 { object["k\(index)"] = .number(JSONNumber(index)) }
        object["k3"] = nil
        object["k5"] = "five"
        object["new"] = true
        #expect(object.count == 40)
        #expect(object["k3"] == nil && object["k5"] == "five" && object["k39"] == 39 && object["none"] == nil)
        #expect(object.last?.key == "new")
        #expect(object.keys.prefix(4) == ["k0", "k1", "k2", "k4"])
    }

    @Test("names that differ in their normal form only are different members", arguments: [0, 40])
    func namesAreComparedByTheirCodeUnits(others: Int) throws {
        let members = (0..<others).map { #","k\#($0)":0"# }.joined()
        let text = "{\"caf\u{E9}\":1,\"cafe\u{301}\":2\(members)}"
        var value = try JSONValue(jsonText: text)
        #expect(value.description == text)
        var object = try #require(value.objectValue)
        #expect(object["caf\u{E9}"] == 1 && object["cafe\u{301}"] == 2)
        let former = object
        object["cafe\u{301}"] = nil
        #expect(object["caf\u{E9}"] == 1 && object["cafe\u{301}"] == nil && object != former)
        value = .object(object)
        #expect(Set([value, .object(former), value]).count == 2)
    }

    @Test("accessors return nil for other kinds")
    func accessorsReturnNilForOtherKinds() throws {
        let value: JSONValue = ["a": [1, 2.5, "x", true, nil], "big": 1e30]
        #expect(value["a"]?[0]?.intValue == 1)
        #expect(value["a"]?[1]?.doubleValue == 2.5)
        #expect(value["a"]?[2]?.stringValue == "x")
        #expect(value["a"]?[3]?.boolValue == true)
        #expect(value["a"]?[4]?.isNull == true)
        #expect(value["a"]?[5] == nil && value["a"]?[-1] == nil && value["a"]?["b"] == nil && value["b"] == nil)
        #expect(value["big"]?.intValue == nil && value["a"]?.stringValue == nil && value[0] == nil)
        #expect(value["a"]?.arrayValue?.count == 5)
    }

    @Test("the description is JSON")
    func theDescriptionIsJSON() throws {
        let value: JSONValue = ["a\"": [nil, true, 1.5, "é\n"], "nan": .number(JSONNumber(Double.nan))]
        #expect(value.description == #"{"a\"":[null,true,1.5,"é\n"],"nan":null}"#)
    }

    @Test("a typed value becomes a JSONValue and back")
    func typesBecomeTreesAndBack() throws {
        let pet = try SamplePet(jsonText: ModelTests.text)
        #expect(try pet.jsonValue()["photos"]?[0] == "https://a.example/1")
        #expect(try SamplePet(jsonValue: pet.jsonValue()) == pet)
        #expect(try [1, 2].jsonValue() == [1, 2])
        #expect(try (nil as Int?).jsonValue() == .null)
        #expect(try ["a": UInt64.max].jsonValue().description == #"{"a":18446744073709551615}"#)
    }
}

@Suite("JSONNumber")
struct JSONNumberTests {
    @Test(
        "no digit is lost",
        arguments: [
            "0", "-1", "9223372036854775807", "9223372036854775808", "18446744073709551615", "0.1",
            "123456789.123456789",
            "1e400",
            "-1e-400", "0.1000000000000000055511151231257827", "12345678901234567890123456789", "3.141592653589793",
            "1e-320",
        ]
    )
    func noDigitIsLost(text: String) throws {
        let number = try JSONNumber(jsonText: text)
        let again = try JSONNumber(jsonText: number.jsonText())
        #expect(again == number)
        #expect(number == JSONNumber(text))
        if !text.contains("e") { #expect(try number.jsonText() == text) }
    }

    @Test(
        "numbers of equal value are equal and have equal hashes",
        arguments: [
            ("1", "1.0"), ("100", "1e2"), ("0.1", "0.10"), ("0", "-0"), ("0", "-0.0e5"), ("1e400", "10E399"),
            ("1e19", "10000000000000000000"),
            ("18446744073709551615", "18446744073709551615.0"), ("9007199254740993", "9007199254740993.0"),
            ("5e-324", "0.5e-323"),
        ]
    )
    func numbersAreEqualByValueAndHashAlike(a: String, b: String) throws {
        let (a, b) = (try JSONNumber(jsonText: a), try JSONNumber(jsonText: b))
        #expect(a == b)
        #expect(a.hashValue == b.hashValue)
    }

    @Test(
        "different numbers are not equal",
        arguments: [
            ("1", "2"), ("0.1", "0.10000000000000000555"), ("18446744073709551615", "18446744073709551616"),
            ("1e400", "1e401"),
            ("9007199254740993", "9007199254740992.0"), ("1", "-1"), ("0", "1e-400"),
        ]
    )
    func differentNumbersDiffer(a: String, b: String) throws {
        #expect(try JSONNumber(jsonText: a) != JSONNumber(jsonText: b))
    }

    @Test("a number converts to other types")
    func aNumberIsSeenAsOtherTypes() throws {
        #expect(try JSONNumber(jsonText: "1.0").int64Value == 1)
        #expect(try JSONNumber(jsonText: "1.5").int64Value == nil)
        #expect(try JSONNumber(jsonText: "75555525161e8").int64Value == 7_555_552_516_100_000_000)
        #expect(try JSONNumber(jsonText: "39091758607226232.0").jsonText() == "39091758607226232")
        #expect(try JSONNumber(jsonText: "1e400").doubleValue == nil)
        #expect(try JSONNumber(jsonText: "18446744073709551615").doubleValue == 18_446_744_073_709_551_616)
        #expect(
            try JSONNumber(jsonText: "0.1000000000000000055511").decimalValue?.description == "0.1000000000000000055511"
        )
    }

    @Test("infinity and NaN are no whole numbers and no Decimal", arguments: [Double.infinity, -.infinity, .nan])
    func notFinite(value: Double) {
        #expect(JSONNumber(value).decimalValue == nil)
        #expect(!JSONNumber(value).isWhole)
    }

    @Test(
        "an invalid number is refused",
        arguments: ["", " 1", "1 ", "01", "x", "+1", "0x1", "NaN", "1\u{0}", "\u{FEFF}1"]
    )
    func whatIsNoNumberIsRefused(text: String) {
        #expect(JSONNumber(text) == nil)
    }

    @Test("large integers of any type become numbers")
    func largeIntegersOfAnyTypeAreTaken() {
        #expect(JSONNumber(UInt64.max).description == "18446744073709551615")
        #expect(JSONNumber(UInt64.max) == JSONNumber("18446744073709551615"))
    }
}
