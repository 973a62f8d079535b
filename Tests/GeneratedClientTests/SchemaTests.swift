import EndpointRuntime
import Testing
import WorldClient

@Suite("Schemas")
struct SchemaTests {
    @Test(
        "a union is the alternative that knows most members, and of equals the first one",
        arguments: [
            (#"{"name":"A"}"#, World.Place.town(World.Town(name: "A"))),
            (#"{"name":"A","mayor":"B"}"#, .town(World.Town(name: "A", mayor: "B"))),
            (#"{"name":"A","lines":3}"#, .city(World.City(name: "A", lines: 3))),
        ]
    )
    func closest(text: String, place: World.Place) throws {
        #expect(try World.Place(jsonText: text) == place)
        #expect(try place.jsonText() == text)
    }

    @Test("if no alternative fits, the error is that of the best one")
    func noArm() throws {
        let fault = #expect(throws: JSONError.self) { try World.Place(jsonText: #"{"name":7}"#) }
        #expect(fault?.description == "name: expected a string, found the number 7 (byte 8)")
    }

    @Test("a conditional member is read and written where it is present")
    func condition() throws {
        let address = try World.Address(jsonText: #"{"kind":"mail","street":"Main"}"#)
        #expect(address == World.Address(kind: "mail", street: "Main"))
        #expect(try World.Address(kind: "phone", number: 7).jsonText() == #"{"kind":"phone","number":7}"#)
    }
}
