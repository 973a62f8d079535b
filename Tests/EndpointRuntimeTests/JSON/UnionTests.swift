import EndpointRuntime
import Foundation
import Testing

@Suite("Unions")
struct UnionTests {
    @Test(
        "the tag selects the alternative",
        arguments: [
            (#"{"petType":"cat","lives":9}"#, SampleAnimal.cat(SampleCat(lives: 9))),
            (#"{"lives":9,"x":[{}],"petType":"cat"}"#, .cat(SampleCat(lives: 9))),
            (#"{"bark":"a","petType":"dog"}"#, .dog(SampleDog(petType: "dog", bark: "a"))),
            (#"{"petType":"emu"}"#, .undocumented(["petType": "emu"])),
            (#"{"petType":null}"#, .undocumented(["petType": nil])),
            (#"{"petType":{}}"#, .undocumented(["petType": [:]])),
            ("{}", .undocumented([:])),
        ]
    )
    func aTagPicksTheArm(text: String, animal: SampleAnimal) throws {
        #expect(try SampleAnimal(jsonText: text) == animal)
    }

    @Test(
        "only an object is an undocumented alternative of objects with a tag",
        arguments: [("17", "the number 17"), ("null", "null"), ("[]", "an array"), (#""cat""#, "the string \"cat\"")]
    )
    func onlyObjectsAreUndocumented(text: String, found: String) throws {
        let error = #expect(throws: JSONError.self) { try SampleAnimal(jsonText: text) }
        #expect(error?.reason == .mismatch(expected: "an object", found: found))
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(SampleAnimal.self, from: Data(text.utf8)) }
    }

    @Test("an undocumented object is read as it is, and nothing else is", arguments: ["7", "[]", "null", "true"])
    func undocumentedObjects(other: String) throws {
        struct Kept: JSONCodable {
            var value: JSONValue
            init(from json: inout ValueReader) throws { value = try json.undocumentedObject() }
            func encode(to json: inout ValueWriter) throws {}
        }
        #expect(try Kept(jsonText: #"{"a":[1]}"#).value == ["a": [1]])
        #expect(try JSONDecoder().decode(Kept.self, from: Data("{}".utf8)).value == [:])
        #expect(throws: JSONError.self) { try Kept(jsonText: other) }
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Kept.self, from: Data(other.utf8)) }
    }

    @Test("an array without elements in place of an optional union of objects is nil")
    func emptyArrayForObject() throws {
        struct Owner: JSONModel {
            var pet: SampleAnimal?
            init(from json: inout ObjectReader) throws { pet = try json.optional("pet") }
            func encode(to json: inout ObjectWriter) throws {}
        }
        let text = #"{"pet":[]}"#
        #expect(try Owner(jsonText: text).pet == nil)
        #expect(try JSONDecoder().decode(Owner.self, from: Data(text.utf8)).pet == nil)
        #expect(throws: JSONError.self) { try Owner(jsonText: #"{"pet":[1]}"#) }
    }

    @Test("the tag is written first, and once")
    func theTagIsWrittenFirstAndOnce() throws {
        #expect(try SampleAnimal.cat(SampleCat(lives: 9)).jsonText() == #"{"petType":"cat","lives":9}"#)
        #expect(
            try SampleAnimal.dog(SampleDog(petType: "wolf", bark: "a")).jsonText() == #"{"petType":"dog","bark":"a"}"#
        )
    }

    @Test(
        "a tag of another scalar type matches by its text",
        arguments: [
            ("10", "10"), ("true", "true"), (#""a\u0062""#, "ab"), ("1.0", "1.0"), ("null", nil), ("[]", nil),
        ]
    )
    func aTagIsTheScalarsText(value: String, tag: String?) throws {
        struct Tag: JSONCodable {
            var tag: String?
            init(from json: inout ValueReader) throws { tag = try json.tag("t") }
            func encode(to json: inout ValueWriter) throws {}
        }
        #expect(try Tag(jsonText: #"{"a":[1],"t":\#(value),"z":1}"#).tag == tag)
        #expect(try Tag(jsonText: "[]").tag == nil)
        #expect(throws: JSONError.self) { try Tag(jsonText: #"{"t":1,"#) }
    }

    @Test(
        "the kind of a value is known without reading it",
        arguments: [
            ("null", JSONValue.Kind.null), ("true", .boolean), ("1", .integer), ("1.0", .integer), ("15e-1", .number),
            ("1.5", .number), ("-9223372036854775808", .integer), ("9223372036854775808", .number), ("1e21", .number),
            (#""""#, .string), ("[]", .array), ("{}", .object),
        ]
    )
    func theKindIsSeenWithoutReading(text: String, kind: JSONValue.Kind) throws {
        struct Kind: JSONCodable {
            var kind: JSONValue.Kind
            init(from json: inout ValueReader) throws { kind = json.kind }
            func encode(to json: inout ValueWriter) throws {}
        }
        #expect(try Kind(jsonText: text).kind == kind)
        #expect(try JSONValue(jsonText: text).kind == kind)
        #expect(try JSONDecoder().decode(Kind.self, from: Data(text.utf8)).kind == kind)
    }

    @Test("the first alternative that decodes is taken")
    func theFirstArmThatReadsIsTaken() throws {
        #expect(try SampleShape(jsonText: #"{"lives":1}"#) == .cat(SampleCat(lives: 1)))
        #expect(try SampleShape(jsonText: "[1,2]") == .numbers([1, 2]))
        #expect(try SampleShape(jsonText: #""x""#) == .text("x"))
        let nested = #"{"shape":{"shape":"x","other":[1]},"other":{"lives":2}}"#
        #expect(try SampleShape(jsonText: nested).jsonText() == nested)
    }

    @Test("the error for no matching alternative names the kind")
    func theErrorForNoArmNamesTheKind() {
        struct Never: JSONCodable {
            init(from json: inout ValueReader) throws { throw json.noMatch() }
            func encode(to json: inout ValueWriter) throws {}
        }
        let error = #expect(throws: JSONError.self) { try [Never](jsonText: #"[ {} ]"#) }
        #expect(error?.description == "[0]: an object is none of the documented alternatives (byte 2)")
    }
}

@Suite("Enums with undocumented values")
struct OpenEnumTests {
    @Test("a documented value is its case")
    func aDocumentedValueIsItsCase() throws {
        #expect(try SampleStatus(jsonText: #""sold""#) == .sold)
        #expect(try SamplePriority(jsonText: "9") == .high)
        #expect(try SamplePriority(jsonText: "9.0") == .high)
    }

    @Test("an undocumented value is kept")
    func anUndocumentedValueIsKept() throws {
        #expect(try SampleStatus(jsonText: #""lost""#) == .undocumented("lost"))
        #expect(try SamplePriority(jsonText: "5").jsonText() == "5")
        #expect(!SampleStatus.undocumented("lost").isDocumented && SampleStatus.sold.isDocumented)
    }

    @Test("enums of equal raw values are equal")
    func valuesAreEqualWhenTheirRawValuesAre() {
        #expect(SampleStatus.undocumented("sold") == .sold)
        #expect(Set([SampleStatus.undocumented("sold"), .sold]).count == 1)
        #expect(SampleStatus(rawValue: "sold") == .sold)
        #expect(SamplePriority(rawValue: 1) == .low)
    }

    @Test("texts of an enum are compared by their bytes, because comparing normal forms takes quadratic time")
    func rawValuesAreComparedByTheirBytes() throws {
        #expect(try SampleMarked(jsonText: #""\u00e9""#) == .acute)
        #expect(try SampleMarked(jsonText: #""e\u0301""#) != .acute)
        #expect(try SampleMarked(jsonText: "\"\u{E9}\"") == .acute)
        #expect(try SampleMarked(jsonText: "\"e\u{301}\"") != .acute)
        #expect(!SampleMarked(rawValue: "e\u{301}").isDocumented)
        #expect(!SampleIndexed(rawValue: "e\u{301}").isDocumented && SampleIndexed(rawValue: "\u{E9}").isDocumented)
        #expect(Set([SampleMarked.undocumented("e\u{301}"), .acute, .undocumented("\u{E9}")]).count == 2)
    }

    @Test("a constant text is compared by its bytes, escaped or not, and in any decoder")
    func constantsAreComparedByTheirBytes() throws {
        for text in [#"{"kind":"é"}"#, #"{"kind":"\u00e9"}"#] {
            _ = try SampleConstant(jsonText: text)
            _ = try JSONDecoder().decode(SampleConstant.self, from: Data(text.utf8))
        }
        for text in ["{\"kind\":\"e\u{301}\"}", #"{"kind":"e\u0301"}"#] {
            let error = #expect(throws: JSONError.self) { try SampleConstant(jsonText: text) }
            #expect(error?.description.hasPrefix("kind: expected \"é\", found the string") == true)
            #expect(throws: (any Error).self) {
                try JSONDecoder().decode(SampleConstant.self, from: Data(text.utf8))
            }
        }
    }

    @Test("a tag that is too long for a documented one is cut off")
    func longTag() throws {
        let text = #"{"kind":"\#(String(repeating: "a", count: 5_000))"}"#
        #expect(try SampleTag(jsonText: text).tag.map { $0.utf8.count < 1_100 && $0.hasSuffix("…") } == true)
        #expect(try JSONDecoder().decode(SampleTag.self, from: Data(text.utf8)).tag.map(\.utf8.count) == 1_003)
        #expect(try SampleTag(jsonText: #"{"kind":"\u00e9"}"#).tag == "é")
    }

    @Test(
        "the rest of an object leaves out what a union next to it holds",
        arguments: [
            (#"{"id":1,"petType":"cat","lives":9,"more":"x"}"#, ["more": "x"]),
            (#"{"more":"x","lives":9,"petType":"cat","id":1}"#, ["more": "x"]),
            (#"{"id":1,"petType":"cat","lives":9,"bark":"x"}"#, ["bark": "x"]),
            // The value of an unknown tag holds all members.
            (#"{"id":1,"petType":"fox","more":2}"#, [:]),
        ]
    )
    func rest(text: String, rest: [String: String]) throws {
        let owner = try SampleOwner(jsonText: text)
        #expect(owner.rest == rest)
        #expect(try JSONDecoder().decode(SampleOwner.self, from: Data(text.utf8)) == owner)
        #expect(try JSONValue(jsonText: owner.jsonText()) == JSONValue(jsonText: text))
    }

    @Test("another alternative replaces the members of the first one")
    func replacedAlternative() throws {
        var owner = try SampleOwner(jsonText: #"{"id":1,"petType":"cat","lives":9,"more":"x"}"#)
        owner.animal = .dog(SampleDog(petType: "dog", bark: "wow"))
        #expect(try owner.jsonText() == #"{"id":1,"petType":"dog","bark":"wow","more":"x"}"#)
    }

    @Test("an alternative that keeps other members leaves out those of the object around it")
    func outerMembers() throws {
        let text = #"{"id":1,"name":"n","more":{"id":2},"nested":{"id":3,"name":"x"}}"#
        var keeper = try SampleKeeper(jsonText: text)
        let kept = try #require(keeper.choice.kept)
        #expect(kept.rest == ["more": ["id": 2]])
        #expect(kept.nested?.kept.rest == ["name": "x"])
        #expect(try JSONDecoder().decode(SampleKeeper.self, from: Data(text.utf8)) == keeper)
        #expect(try JSONValue(jsonText: keeper.jsonText()) == JSONValue(jsonText: text))
        keeper.name = nil
        #expect(try keeper.jsonText() == #"{"id":1,"nested":{"id":3,"name":"x"},"more":{"id":2}}"#)
    }

    @Test("a value of another type is an error", arguments: ["null", "1", "true", "[]"])
    func anotherTypeIsAFault(text: String) {
        #expect(throws: JSONError.self) { try SampleStatus(jsonText: text) }
    }

    @Test("text that begins like a literal is invalid JSON", arguments: ["tabc", "fals", "nul", "x"])
    func noLiteral(text: String) {
        let error = #expect(throws: JSONError.self) { try SampleNone(jsonText: text) }
        #expect(error?.description.contains("not valid JSON: expected a value, found '\(text.prefix(1))'") == true)
    }

    @Test("an enum with undocumented values is Codable")
    func itIsCodable() throws {
        #expect(
            try JSONDecoder().decode([SampleStatus].self, from: Data(#"["sold","x"]"#.utf8)) == [
                .sold, .undocumented("x"),
            ]
        )
        #expect(try String(decoding: JSONEncoder().encode([SamplePriority.low]), as: UTF8.self) == "[1]")
    }
}

/// A union next to a property, and everything else.
private struct SampleOwner: JSONModel, Hashable {
    var id: Int
    var animal: SampleAnimal
    var rest: [String: String]

    init(from json: inout ObjectReader) throws {
        id = try json.required("id")
        animal = try json.inline()
        rest = try json.rest(except: ["id"], besides: [animal])
    }

    func encode(to json: inout ObjectWriter) throws {
        try json.required("id", id)
        try json.inline(animal)
        try json.rest(rest)
    }
}

/// Properties next to a value that keeps everything else.
private struct SampleKeeper: JSONModel, Hashable {
    var id: Int
    var name: String?
    var choice: Choice

    init(from json: inout ObjectReader) throws {
        id = try json.required("id")
        name = try json.optional("name")
        choice = try json.inline(except: ["id", "name"])
    }

    func encode(to json: inout ObjectWriter) throws {
        try json.required("id", id)
        try json.optional("name", name)
        try json.inline(choice)
    }

    enum Choice: Union {
        case kept(Kept)
        case dog(SampleDog)

        static let alternatives = Alternatives<Self>(
            .init(Self.kept, needs: ["nested"]),
            .init(Self.dog, needs: ["bark"])
        )

        init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

        var alternative: UnionValue {
            switch self {
            case .kept(let value): UnionValue(value)
            case .dog(let value): UnionValue(value)
            }
        }

        var kept: Kept? {
            if case .kept(let value) = self { value } else { nil }
        }
    }

    struct Kept: JSONModel, Hashable {
        @Indirect var nested: Nested?
        var rest: [String: JSONValue]

        init(from json: inout ObjectReader) throws {
            nested = try json.optional("nested")
            rest = try json.rest(except: ["nested"])
        }

        func encode(to json: inout ObjectWriter) throws {
            try json.optional("nested", nested)
            try json.rest(rest)
        }
    }

    struct Nested: JSONModel, Hashable {
        var id: Int
        var kept: Kept

        init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            kept = try json.inline(except: ["id"])
        }

        func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.inline(kept)
        }
    }
}

private enum SampleMarked: OpenEnum {
    case acute, undocumented(String)
    static let allCases: [SampleMarked] = [.acute]
    var rawValue: String { if case .undocumented(let text) = self { text } else { "\u{E9}" } }
}

private enum SampleIndexed: OpenEnum {
    case acute, undocumented(String)
    static let allCases: [SampleIndexed] = [.acute]
    static let index = OpenEnumIndex<SampleIndexed>()
    var rawValue: String { if case .undocumented(let text) = self { text } else { "\u{E9}" } }
}

private struct SampleConstant: JSONModel {
    init(from json: inout ObjectReader) throws { try json.constant("kind", "\u{E9}") }
    func encode(to json: inout ObjectWriter) throws { try json.constant("kind", "\u{E9}") }
}

private struct SampleTag: JSONCodable {
    var tag: String?
    init(from json: inout ValueReader) throws { tag = try json.tag("kind") }
    func encode(to json: inout ValueWriter) throws { try JSONValue.null.encode(to: &json) }
}

/// Has no alternatives.
private struct SampleNone: JSONCodable {
    init(from json: inout ValueReader) throws {
        #expect(json.kind == .null)
        throw json.noMatch()
    }
    func encode(to json: inout ValueWriter) throws { try JSONValue.null.encode(to: &json) }
}
