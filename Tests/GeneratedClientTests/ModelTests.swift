import EndpointRuntime
import Foundation
import PetstoreClient
import Testing

@Suite("Models")
struct ModelTests {
    @Test(
        "a union finds its case by the tag and writes the tag back",
        arguments: [
            (#"{"species":"dog","barks":true}"#, Petstore.Animal.dog(Petstore.Dog(barks: true))),
            (#"{"species":"cat","lives":9}"#, .cat(Petstore.Cat(lives: 9))),
            (#"{"species":"bird","words":["hi"]}"#, .bird(Petstore.Bird(words: ["hi"]))),
            (#"{"species":"fish","fins":2}"#, .undocumented(["species": "fish", "fins": 2])),
        ]
    )
    func union(text: String, animal: Petstore.Animal) throws {
        #expect(try Petstore.Animal(jsonData: Data(text.utf8)) == animal)
        #expect(try animal.jsonText() == text)
    }

    @Test("only objects are undocumented alternatives", arguments: ["7", "[]", "null", #""dog""#])
    func otherKinds(text: String) throws {
        let error = #expect(throws: JSONError.self) { try [Petstore.Animal](jsonText: "[\(text)]") }
        #expect(error?.description.hasPrefix("[0]: expected an object, found ") == true)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Petstore.Animal.self, from: Data(text.utf8)) }
        #expect(try Petstore.Animal(jsonText: "{}") == .undocumented([:]))
    }

    @Test("a case writes its own tag, whatever the value's member says")
    func tag() throws {
        let animal = Petstore.Animal.cat(Petstore.Cat(species: "dog", lives: nil))
        #expect(try animal.jsonText() == #"{"species":"cat"}"#)
    }

    @Test("a union without a tag finds its case by the required members, or is an error")
    func keys() throws {
        #expect(try payment(#"{"cardToken": "t"}"#) == .card(Petstore.CardPayment(cardToken: "t")))
        #expect(try payment(#"{"billTo": "b"}"#) == .invoice(Petstore.InvoicePayment(billTo: "b")))
        #expect(throws: JSONError.self) { try payment("{}") }
        #expect(throws: JSONError.self) { try payment("7") }
    }

    @Test("an enum keeps a value that the description does not list")
    func undocumented() throws {
        let statuses = try [Petstore.PetStatus](jsonData: Data(#"["on-hold","lost"]"#.utf8))
        #expect(statuses == [.onHold, .undocumented("lost")])
        #expect(try statuses.jsonText() == #"["on-hold","lost"]"#)
        #expect(try [Petstore.Urgency](jsonData: Data("[1,9]".utf8)) == [.low, .undocumented(9)])
        #expect(Petstore.PetStatus.allCases == [.available, .onHold, .sold])
        #expect(Petstore.PetStatus(rawValue: "sold") == .sold)
    }

    @Test(
        "Presence distinguishes absent from null when it is read",
        arguments: ["{}", #"{"tag":null}"#, #"{"tag":"x"}"#]
    )
    func presence(text: String) throws {
        #expect(try Petstore.PetPatch(jsonData: Data(text.utf8)).jsonText() == text)
    }

    @Test("a recursive model makes a round trip")
    func recursion() throws {
        let text = #"{"name":"dogs","parent":{"name":"pets"},"children":[{"name":"small"},{"name":"large"}]}"#
        let category = try Petstore.Category(jsonData: Data(text.utf8))
        #expect(category.parent?.name == "pets")
        #expect(category.children?.map(\.name) == ["small", "large"])
        #expect(try category.jsonText() == text)
    }

    @Test("a deprecated member is read, written and compared like any other")
    func deprecated() throws {
        let text =
            #"{"name":"Ann","email":"a@b.test","id":1,"fax":"020","address":{"street":"S","city":"C","country":"BE"}}"#
        let owner = try Petstore.Owner(jsonData: Data(text.utf8))
        #expect(try owner.jsonText() == text)
        #expect(owner != Petstore.Owner(name: "Ann", email: "a@b.test", id: 1, address: owner.address))
        #expect(owner == Petstore.Owner(name: "Ann", email: "a@b.test", id: 1, fax: "020", address: owner.address))
    }

    @Test("models make a round trip through JSONEncoder and JSONDecoder")
    func codable() throws {
        let pet = Petstore.Pet(id: 7, name: "Rex", status: .undocumented("lost"), animal: .bird(.init()))
        let bytes = try JSONEncoder().encode(pet)
        #expect(try JSONDecoder().decode(Petstore.Pet.self, from: bytes) == pet)
        #expect(Set([pet, pet]).count == 1)
    }

    private func payment(_ text: String) throws -> Petstore.Payment {
        try Petstore.Payment(jsonData: Data(text.utf8))
    }
}

extension JSONCodable {
    fileprivate func jsonText() throws -> String { String(decoding: try jsonData(), as: UTF8.self) }
}
