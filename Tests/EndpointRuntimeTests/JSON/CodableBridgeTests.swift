import EndpointRuntime
import Foundation
import Testing

@Suite("Models as Codable")
struct CodableBridgeTests {
    private let pet: SamplePet
    private let envelopeText =
        #"{"a":[1.5,null,"x",true,{"b":[]}],"color":null,"note":null,"object":"envelope","petType":"cat","lives":9,"price":{"amount":5,"when":736250400}}"#

    init() throws {
        pet = try SamplePet(jsonText: ModelTests.text)
    }

    @Test("a model makes a round trip through JSONEncoder and JSONDecoder")
    func aModelSurvivesJSONEncoderAndJSONDecoder() throws {
        let data = try JSONEncoder().encode([pet])
        #expect(try JSONDecoder().decode([SamplePet].self, from: data) == [pet])
        #expect(try JSONValue(jsonData: data) == [pet.jsonValue()])
    }

    @Test(
        "a model makes a round trip through a property list",
        arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary]
    )
    func aModelSurvivesAPropertyList(format: PropertyListSerialization.PropertyListFormat) throws {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = format
        #expect(try PropertyListDecoder().decode([SamplePet].self, from: encoder.encode([pet])) == [pet])
    }

    @Test("dates keep their format inside containers")
    func datesKeepTheirRuleInsideContainers() throws {
        struct Dates: JSONModel, Equatable {
            var list: [Date]
            var map: [String: [Date?]]
            init(from json: inout ObjectReader) throws {
                list = try json.required("list")
                map = try json.required("map")
            }
            func encode(to json: inout ObjectWriter) throws {
                try json.required("list", list)
                try json.required("map", map)
            }
        }
        let text = #"{"list":["2024-05-01T10:00:00Z"],"map":{"a":[null,"2024-05-01T10:00:00.500Z"]}}"#
        let dates = try JSONDecoder().decode(Dates.self, from: Data(text.utf8))
        #expect(dates == (try Dates(jsonText: text)))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(try String(decoding: encoder.encode(dates), as: UTF8.self) == text)
    }

    @Test("every type of the vocabulary makes a round trip")
    func everythingTheVocabularyHasSurvives() throws {
        let envelope = try JSONDecoder().decode(SampleEnvelope.self, from: Data(envelopeText.utf8))
        #expect(envelope.animal == .cat(SampleCat(lives: 9)))
        #expect(envelope.note == .null)
        #expect(envelope.extra == ["a": [1.5, nil, "x", true, ["b": []]]])
        let data = try JSONEncoder().encode(envelope)
        #expect(try JSONDecoder().decode(SampleEnvelope.self, from: data) == envelope)
        #expect(try JSONValue(jsonData: data) == JSONValue(jsonText: envelopeText))
    }

    @Test("unions make a round trip")
    func unionsSurvive() throws {
        let shapes = try [SampleShape](jsonText: #"[{"lives":1},[1,2],"x",{"shape":{"lives":2},"other":"y"}]"#)
        let data = try JSONEncoder().encode(shapes)
        #expect(try JSONDecoder().decode([SampleShape].self, from: data) == shapes)
        let animals: [SampleAnimal] = [
            .cat(SampleCat(lives: 1)), .dog(SampleDog(petType: "dog", bark: "a")), .undocumented(["petType": "emu"]),
        ]
        #expect(try JSONDecoder().decode([SampleAnimal].self, from: JSONEncoder().encode(animals)) == animals)
    }

    @Test("numbers keep their digits")
    func numbersKeepTheirDigits() throws {
        let text = "[9223372036854775807,18446744073709551615,0.1,1,-5,2.5,123456789012345678901234567890]"
        let value = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
        #expect(value == (try JSONValue(jsonText: text)))
    }

    @Test(
        "a number that fits no type of an encoder is refused, not rounded",
        arguments: ["1234567890123456789012345678901234567890123", "1.23456789012345678901e-130", "1e400"]
    )
    func unwritableNumbers(text: String) throws {
        let value = try JSONValue(jsonText: text)
        #expect(throws: (any Error).self) { try JSONEncoder().encode(value) }
        #expect(try value.jsonText() == text)
    }

    @Test("an unsigned number of 64 bits is an integer for every encoder")
    func unsigned() throws {
        let value = try JSONValue(jsonText: "18446744073709551615")
        #expect(try JSONEncoder().encode(value) == Data("18446744073709551615".utf8))
        let list = try PropertyListEncoder().encode([value])
        #expect(try PropertyListDecoder().decode([UInt64].self, from: list) == [.max])
    }

    @Test("scalars of every type make a round trip")
    func scalarsOfEveryTypeSurvive() throws {
        struct Scalars: JSONModel, Hashable {
            var decimal: Decimal
            var uuid: UUID
            var data: Data
            var float: Float
            var big: UInt64
            var flag: Bool
            var box: Indirect<[Int32]>
            var foreign: CodableBox<[String: Int]>
            var json: JSONValue
            init(from json: inout ObjectReader) throws {
                decimal = try json.required("decimal")
                uuid = try json.required("uuid")
                data = try json.required("data")
                float = try json.required("float")
                big = try json.required("big")
                flag = try json.required("flag")
                box = try json.required("box")
                foreign = try json.required("foreign")
                self.json = try json.required("json")
            }
            func encode(to json: inout ObjectWriter) throws {
                try json.required("decimal", decimal)
                try json.required("uuid", uuid)
                try json.required("data", data)
                try json.required("float", float)
                try json.required("big", big)
                try json.required("flag", flag)
                try json.required("box", box)
                try json.required("foreign", foreign)
                try json.required("json", self.json)
            }
        }
        let text =
            #"{"decimal":12.345678901234567890123,"uuid":"e621e1f8-c36c-495a-93fc-0c247a3e6e5f","data":"AQI=","float":0.1,"big":18446744073709551615,"flag":true,"box":[1,-2],"foreign":{"a":1},"json":null}"#
        let scalars = try Scalars(jsonText: text)
        #expect(try scalars.jsonText() == text)
        #expect(try JSONDecoder().decode(Scalars.self, from: JSONEncoder().encode(scalars)) == scalars)
    }

    @Test("an error is a DecodingError with its path")
    func aFaultIsADecodingErrorWithItsPath() {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(
                [SamplePet].self,
                from: Data(#"[{"id":1,"name":"a","photos":[],"born":"never"}]"#.utf8)
            )
        }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
        #expect(path == ["0", "born"])
    }

    @Test("an error names the kind of a value that no alternative accepts")
    func kinds() {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(SampleShape.self, from: Data("true".utf8))
        }
        #expect("\(String(describing: error))".contains("a boolean is none of the documented alternatives"))
    }

    @Test("a missing member is keyNotFound")
    func aMissingMemberIsKeyNotFound() {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(SampleCat.self, from: Data("{}".utf8))
        }
        guard case .keyNotFound(let key, let context) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(key.stringValue == "lives")
        #expect(context.codingPath.isEmpty)
    }

    @Test(
        "a Codable type of an app distinguishes absent, null and a value",
        arguments: [
            (ToyPatch(), "{}"), (ToyPatch(name: .null), #"{"name":null}"#),
            (ToyPatch(name: "Ball", price: 9), #"{"name":"Ball","price":9}"#),
        ]
    )
    func presenceInCodable(patch: ToyPatch, text: String) throws {
        #expect(try writtenByFoundation(patch) == text)
        #expect(try JSONDecoder().decode(ToyPatch.self, from: Data(text.utf8)) == patch)
        let response = EndpointResponse(status: 200, headers: [:], body: .data(Data(text.utf8)))
        #expect(try response.json(codable: ToyPatch.self) == patch)
    }

    @Test("a dictionary of enums is an object in a Codable type of an app")
    func enumsAsKeys() throws {
        struct Stock: Codable, Equatable {
            var toys: [SampleStatus: Int]
            var shelves: [SamplePriority: Int]
        }
        let stock = Stock(toys: [.undocumented("lost"): 3], shelves: [.high: 2])
        let text = #"{"shelves":{"9":2},"toys":{"lost":3}}"#
        #expect(try writtenByFoundation(stock) == text)
        #expect(try JSONDecoder().decode(Stock.self, from: Data(text.utf8)) == stock)
    }

    @Test(
        "a value that does not fit a Codable type is not called invalid JSON",
        arguments: [
            #"{"list":[{"price":2.5}]}"#, #"{"list":[{"price":9223372036854775808}]}"#, #"{"list":[{"share":1e400}]}"#,
            #"{"list":[{"amount":"much"}]}"#, #"{"list":[{"price":"x"}]}"#,
        ]
    )
    func misfits(text: String) throws {
        struct Item: Decodable {
            var price: Int?
            var share: Double?
            var amount: Decimal?
        }
        struct Deep: Decodable { var list: [Item] }
        let response = EndpointResponse(status: 200, body: .data(Data(text.utf8)))
        let error = #expect(throws: (any Error).self) { try response.json(codable: Deep.self) }
        let shown = "\(try #require(error))"
        #expect(!shown.contains("valid JSON") && !shown.contains("(byte 0)") && !shown.hasSuffix(": "), "\(shown)")
        #expect(shown.contains("fit") || shown.contains("list[0]"), "\(shown)")
    }

    private func writtenByFoundation(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}

struct ToyPatch: Codable, Equatable {
    var name: Presence<String> = .absent
    var price: Presence<Int> = .absent
}
