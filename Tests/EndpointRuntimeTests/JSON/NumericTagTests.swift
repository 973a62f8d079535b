import EndpointRuntime
import Foundation
import Testing

@Suite("Numbers as tags and constants")
struct NumericTagTests {
    /// A union with numbers as tags.
    enum Version: Union {
        case first([String: Double]), half([String: Double]), far(JSONValue), text(JSONValue), undocumented(JSONValue)

        static let alternatives = Alternatives<Version>(
            tag: "v",
            otherwise: Version.undocumented,
            .init(Version.first, for: "1"),
            .init(Version.half, for: "2.50"),
            .init(Version.far, for: "-18446744073709551615"),
            .init(Version.text, for: "1-2")
        )

        init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

        var alternative: UnionValue {
            switch self {
            case .first(let value), .half(let value): UnionValue(value)
            case .far(let value), .text(let value), .undocumented(let value): UnionValue(value)
            }
        }
    }

    @Test(
        "a tag that is a number matches in every spelling, and one that is a string by its text",
        arguments: [
            ("1", "first"), ("1.0", "first"), ("1e0", "first"), ("10E-1", "first"), ("2.50", "half"), ("2.5", "half"),
            ("25e-1", "half"), ("-18446744073709551615", "far"), ("1.5", "undocumented"), ("-1.0", "undocumented"),
            ("-12", "undocumented"), ("0.0", "undocumented"), (#""1-2""#, "text"), (#""1.0""#, "undocumented"),
        ]
    )
    func tags(tag: String, name: String) throws {
        let text = #"{"v":\#(tag)}"#
        #expect("\(try Version(jsonText: text))".hasPrefix("\(name)("))
        #expect("\(try JSONDecoder().decode(Version.self, from: Data(text.utf8)))".hasPrefix("\(name)("))
    }

    @Test(
        "a normalized tag has one spelling for each number",
        arguments: [
            ("1", "1"), ("1.0", "1"), ("10e-1", "1"), ("-0.0", "0"), ("-3", "-3"), ("1.5", "1.5"), (#""1.0""#, "1.0"),
            ("0.50", "0.5"), ("5e-1", "0.5"), (#""0.50""#, "0.50"), ("1e-7", "1e-07"),
            ("true", "true"), ("null", nil), ("[1]", nil),
        ]
    )
    func normalizedTags(value: String, tag: String?) throws {
        struct Tag: JSONCodable {
            var tag: String?
            init(from json: inout ValueReader) throws { tag = try json.normalizedTag("t") }
            func encode(to json: inout ValueWriter) throws {}
        }
        let text = #"{"t":\#(value)}"#
        #expect(try Tag(jsonText: text).tag == tag)
        #expect(try JSONDecoder().decode(Tag.self, from: Data(text.utf8)).tag == tag)
        #expect(try Tag(jsonText: value).tag == nil)
    }

    /// A union whose alternatives have constants.
    enum Step: Union {
        case one(JSONValue), two(JSONValue)

        static let alternatives = Alternatives<Step>(
            .init(Step.one, fixes: ["op": ["1"]], knows: ["d"]),
            .init(Step.two, fixes: ["op": ["x", "2.0"]], knows: ["d"])
        )

        init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

        var alternative: UnionValue {
            switch self {
            case .one(let value), .two(let value): UnionValue(value)
            }
        }
    }

    @Test(
        "a constant that is a number matches in every spelling, and one that is a string by its text",
        arguments: [
            ("1.0", "one"), ("1e0", "one"), ("2", "two"), ("2.0", "two"), ("20e-1", "two"), (#""2.0""#, "two"),
            (#""x""#, "two"), (#""2""#, "one"), ("3", "one"),
        ]
    )
    func constants(value: String, name: String) throws {
        let text = #"{"op":\#(value),"d":1}"#
        #expect("\(try Step(jsonText: text))".hasPrefix("\(name)("))
        #expect("\(try JSONDecoder().decode(Step.self, from: Data(text.utf8)))".hasPrefix("\(name)("))
    }
}
