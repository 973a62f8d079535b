import EndpointRuntime
import Foundation
import Testing

@Suite("Models")
struct ModelTests {
    static let text =
        #"{"id":7,"name":"Rex","tag":"dog","status":"sold","born":"2020-02-29","seen":"2024-05-01T10:00:00.123Z","photos":["https://a.example/1"],"parent":{"id":6,"name":"Max","photos":[]}}"#

    @Test("a model is written as it was read")
    func aModelIsWrittenAsItWasRead() throws {
        #expect(try SamplePet(jsonText: Self.text).jsonText() == Self.text)
    }

    @Test("members are read in any order")
    func membersMayComeInAnyOrder() throws {
        let model = try SamplePet(jsonText: Self.text)
        let members = try #require(try JSONValue(jsonText: Self.text).objectValue)
        var generator = JSONTestGenerator(seed: 1)
        for _ in 0..<50 {
            var shuffled = JSONObject()
            for member in members.shuffled(using: &generator) {
                shuffled["unknown \(member.key)"] = .array([.object(members), .null])
                shuffled[member.key] = member.value
            }
            #expect(try SamplePet(jsonText: shuffled.description) == model)
        }
    }

    @Test("unknown members and white space are skipped")
    func unknownMembersAreSkippedAndWhiteSpaceIsAllowedEverywhere() throws {
        let text =
            " { \"x\" : { \"id\" : [ 1 , { } , [ ] ] } , \"id\" : 1 ,\n\t\"name\" : \"\" , \"y\" : null , \"photos\" : [ ] } \r\n"
        #expect(try SamplePet(jsonText: text) == SamplePet(id: 1, name: ""))
    }

    @Test("an escaped key is decoded")
    func keysMayBeEscaped() throws {
        #expect(try SamplePet(jsonText: #"{"\u0069d":1,"n\u0061me":"a","photos":[]}"#) == SamplePet(id: 1, name: "a"))
    }

    @Test("the first of several equal names counts")
    func ofEqualNamesTheFirstCounts() throws {
        let twice = #"{"id":1,"id":2,"name":"a","name":"b","photos":[]}"#
        #expect(try SamplePet(jsonText: twice) == SamplePet(id: 1, name: "a"))
        #expect(
            try SamplePet(jsonText: #"{"name":"a","name":"b","x":1,"id":1,"id":2,"photos":[]}"#)
                == SamplePet(id: 1, name: "a")
        )
        #expect(try JSONValue(jsonText: twice)["id"] == 1)
        #expect(try [String: Int](jsonText: #"{"a":1,"a":2}"#) == ["a": 1])
    }

    @Test(
        "a name in a path is quoted where it could be mistaken for a path",
        arguments: [
            ("a", "a"), ("a.b", #"["a.b"]"#), (#"a"]["b"#, #"["a\"][\"b"]"#), (#"a.\"#, #"["a.\\"]"#), ("", #"[""]"#),
        ]
    )
    func aNameIsQuoted(name: String, path: String) throws {
        let text = try JSONValue.object(JSONObject([name: "x"])).jsonText()
        let error = #expect(throws: JSONError.self) { try [String: Int](jsonText: text) }
        #expect(error?.pathText == path)
    }

    @Test(
        "an error has a path and a cause",
        arguments: [
            (#"{"id":1,"photos":[]}"#, "name: required, but missing (byte 0)"),
            (#"{"id":1,"name":null,"photos":[]}"#, "name: expected a string, found null (byte 15)"),
            (#"{"id":1,"name":"a","photos":["",1]}"#, #"photos[1]: expected a URL, found the number 1 (byte 32)"#),
            (
                #"{"id":1,"name":"a","photos":[],"parent":{"id":"x"}}"#,
                #"parent.id: expected a whole number, found the string "x" (byte 46)"#
            ),
            (
                #"{"id":1,"name":"a","photos":[],}"#,
                "not valid JSON: expected a member's name in quotes, found '}' (byte 31)"
            ),
            (#"[1]"#, "expected an object, found an array (byte 0)"),
            (
                #"{"id":1,"name":"a","photos":[]} x"#,
                "not valid JSON: expected the end of the text, found 'x' (byte 32)"
            ),
            (
                #"{"id":9999999999999999999999"#,
                "id: expected a whole number from -9223372036854775808 to 9223372036854775807, found the number 9999999999999999999999 (byte 6)"
            ),
            ("", "not valid JSON: the text is empty (byte 0)"),
            ("{é", "not valid JSON: expected a member's name in quotes, found the byte 0xc3 (byte 1)"),
        ]
    )
    func aFaultSaysWhereAndWhat(text: String, message: String) {
        let error = #expect(throws: JSONError.self) { try SamplePet(jsonText: text) }
        #expect(error?.description == message)
    }

    @Test(
        "a value that means nil is left out",
        arguments: [
            (#"{"id":1,"name":"","born":"","seen":"","photos":[],"parent":null}"#, #"{"id":1,"name":"","photos":[]}"#),
            (#"{"seen":"","photos":[],"id":1,"name":"a"}"#, #"{"id":1,"name":"a","photos":[]}"#),
        ]
    )
    func aValueThatStandsForNoneIsLeftOut(text: String, written: String) throws {
        #expect(try SamplePet(jsonText: text).jsonText() == written)
        #expect(try JSONDecoder().decode(SamplePet.self, from: Data(text.utf8)).jsonText() == written)
    }

    private struct Dated: JSONModel, Hashable {
        var at: Date?
        var labels: [String: String]?
        init(from json: inout ObjectReader) throws {
            at = try json.optional("at")
            labels = try json.optional("labels")
        }
        func encode(to json: inout ObjectWriter) throws {
            try json.optional("at", at)
            try json.optional("labels", labels)
        }
    }

    private struct Listed: JSONModel, Hashable {
        var at: [String]?
        init(from json: inout ObjectReader) throws { at = try json.optional("at") }
        func encode(to json: inout ObjectWriter) throws { try json.optional("at", at) }
    }

    private enum Either: Union {
        case dated(Dated), same(Dated), listed(Listed)
        static let alternatives = Alternatives<Self>(
            .init(Self.dated, knows: ["labels"]),
            .init(Self.same, knows: ["labels"]),
            .init(Self.listed)
        )
        init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }
        var alternative: UnionValue {
            switch self {
            case .dated(let value), .same(let value): UnionValue(value)
            case .listed(let value): UnionValue(value)
            }
        }
    }

    @Test(
        "a value that means nil is nil in an alternative of a union only if no alternative reads it",
        arguments: [
            (#"{"at":[]}"#, #"{"at":[]}"#), (#"{"at":""}"#, "{}"), (#"{"labels":[],"at":""}"#, #"{"labels":{}}"#),
            (#"{"labels":{"x":null},"at":""}"#, #"{"labels":{}}"#),
        ]
    )
    func trials(text: String, written: String) throws {
        #expect(try Either(jsonText: text).jsonText() == written)
        #expect(try JSONDecoder().decode(Either.self, from: Data(text.utf8)).jsonText() == written)
    }

    @Test("a map leaves out null, unless its type reads it, and '[]' is an empty object")
    func aMapLeavesOutValuesThatStandForNone() throws {
        struct Bag: JSONModel {
            var names: [String: String]
            var notes: [String: String?]
            var dates: [String: Date]
            var pet: SamplePet?
            init(from json: inout ObjectReader) throws {
                names = try json.required("names")
                notes = try json.required("notes")
                dates = try json.rest(except: ["names", "notes", "pet", "none"])
                pet = try json.optional("pet")
                names.merge(try json.required("none")) { first, _ in first }
            }
            func encode(to json: inout ObjectWriter) throws {}
        }
        let text =
            #"{"names":{"a":null,"b":"x","c":null},"none":[ ],"notes":{"a":null,"b":"x"},"pet":[],"d":null}"#
        for bag in [try Bag(jsonText: text), try JSONDecoder().decode(Bag.self, from: Data(text.utf8))] {
            #expect(bag.names == ["b": "x"])
            #expect(bag.notes == ["a": nil, "b": "x"])
            #expect(bag.dates.isEmpty)
            #expect(bag.pet == nil)
        }
        #expect(throws: JSONError.self) { try [String: Int](jsonText: "[1]") }
        #expect(try [String: SamplePet](jsonText: #"{"a":null}"#).isEmpty)
        #expect(throws: JSONError.self) { try [String: Int](jsonText: #"{"a":""}"#) }
        #expect(throws: JSONError.self) { try [String: Int](jsonText: #"{"a":nul}"#) }
        #expect(throws: JSONError.self) { try [String: Date](jsonText: #"{"a":""}"#) }
        #expect(throws: JSONError.self) { try [String: SamplePet](jsonText: #"{"a":[]}"#) }
    }

    @Test("an unknown member that is not JSON is an error")
    func anUnknownMemberThatIsNotJSONIsAFault() {
        for junk in ["tru", "[1,]", #"{"a" 1}"#, "01", #""\x""#, "[", "{]", "[}"] {
            #expect(throws: JSONError.self, "\(junk)") { try SampleCat(jsonText: #"{"lives":9,"junk":\#(junk)}"#) }
        }
    }

    @Test("Presence distinguishes absent from null")
    func presenceTellsAbsentFromNull() throws {
        let base: JSONValue = [
            "object": "envelope", "price": ["amount": 1, "when": "2024-05-01T10:00:00Z"], "petType": "cat", "lives": 9,
        ]
        var members = try #require(base.objectValue)
        #expect(try SampleEnvelope(jsonValue: .object(members)).note == .absent)
        members["note"] = .null
        #expect(try SampleEnvelope(jsonValue: .object(members)).note == .null)
        members["note"] = "hi"
        #expect(try SampleEnvelope(jsonValue: .object(members)).note == .value("hi"))
    }

    @Test("a union next to properties and additional properties makes a round trip")
    func aUnionBesidePropertiesAndTheRestSurvive() throws {
        let text =
            #"{"object":"envelope","note":null,"color":null,"price":{"amount":5,"when":"2024-05-01T10:00:00.500Z"},"petType":"dog","bark":"wuff","a":[1],"z":{}}"#
        let envelope = try SampleEnvelope(jsonText: text)
        #expect(envelope.animal == .dog(SampleDog(petType: "dog", bark: "wuff")))
        #expect(envelope.extra == ["a": [1], "z": [:]])
        #expect(envelope.price.when == Date(timeIntervalSince1970: 1_714_557_600.5))
        #expect(try envelope.jsonText() == text)
    }

    @Test("a merged object writes no name twice")
    func whatIsMergedDoesNotWriteANameTwice() throws {
        var envelope = try SampleEnvelope(
            jsonText:
                #"{"object":"envelope","price":{"amount":5,"when":"2024-05-01T10:00:00Z"},"petType":"cat","lives":1}"#
        )
        envelope.extra = ["lives": 2, "object": "other", "new": 3]
        envelope.animal = .undocumented(["color": "red", "lives": 4])
        let text = try envelope.jsonText()
        #expect(
            text
                == #"{"object":"envelope","color":null,"price":{"amount":5,"when":"2024-05-01T10:00:00Z"},"lives":4,"new":3}"#
        )
    }

    @Test("a missing or different constant is an error")
    func aConstantMustBeThereAndEqual() {
        #expect(throws: JSONError.self) { try SampleEnvelope(jsonText: #"{"object":"letter"}"#) }
        let error = #expect(throws: JSONError.self) { try SampleEnvelope(jsonText: #"{}"#) }
        #expect(error?.reason == .missing)
    }

    @Test("an error of a custom type has its path")
    func aForeignTypesFaultHasItsPath() {
        let error = #expect(throws: JSONError.self) {
            try SampleEnvelope(jsonText: #"{"object":"envelope","price":{"amount":"x"}}"#)
        }
        #expect(error?.pathText == "price.amount")
    }

    @Test("values of custom types are read inside containers")
    func foreignValuesStandInContainers() throws {
        let text = #"[{"amount":1,"when":"2024-05-01T10:00:00Z"}]"#
        #expect(try [CodableBox<SampleEnvelope.Money>](jsonText: text).jsonText() == text)
    }

    @Test("a member that is read twice gives the same value")
    func aMemberReadTwiceIsReadTheSame() throws {
        struct Twice: JSONModel {
            var a: Int
            var b: Int
            init(from json: inout ObjectReader) throws {
                _ = try? json.required("a") as String
                a = try json.required("a")
                b = try json.required("b")
                #expect(try json.required("a") == a)
            }
            func encode(to json: inout ObjectWriter) throws {}
        }
        let value = try Twice(jsonText: #"{"x":{"a":{}},"a":1,"b":2}"#)
        #expect(value.a == 1 && value.b == 2)
    }

    @Test(
        "each reading of a duplicated member gives the first value",
        arguments: [
            #"{"a":1,"a":2}"#, #"{"a":1,"b":3,"a":2}"#, #"{"b":3,"a":1,"a":2}"#, #"{"a":1,"\u0061":2,"b":3}"#,
            #"{"x":0,"b":3,"a":1,"y":0,"a":2}"#,
        ]
    )
    func duplicatedMember(text: String) throws {
        struct Pair: JSONModel {
            var first: Int
            var second: Int?
            var third: Presence<Int>

            init(from json: inout ObjectReader) throws {
                first = try json.required("a")
                let _: Int? = try json.optional("b")
                second = try json.optional("a")
                let _: Int? = try json.optional("c")
                third = try json.presence("a")
            }

            func encode(to json: inout ObjectWriter) throws {}
        }
        let pair = try Pair(jsonText: text)
        #expect(pair.first == 1 && pair.second == 1 && pair.third == .value(1))
    }
}
