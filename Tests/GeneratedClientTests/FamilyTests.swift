import EndpointRuntime
import EndpointTesting
import Testing
import WorldClient

@Suite("Discriminator hierarchies", .serialized)
struct FamilyTests {
    let server = StubServer()

    @Test("each value is read as the subtype that its tag names")
    func reading() async throws {
        server.on(World.ListInhabitants.self).respond(
            .json(
                #"""
                [{"kind": "Person", "name": "Ada", "language": "en"},
                 {"kind": "Animal", "name": "Wing", "species": "bird", "wingspan": 1.5, "legs": 2},
                 {"kind": "Inhabitant", "name": "Nobody", "parent": {"kind": "Person", "name": "Ada"}},
                 {"kind": "Robot", "name": "R2", "memory": 64}]
                """#
            )
        )
        let all = try await server.client.send(World.ListInhabitants())
        #expect(all[0] == .person(World.Person(name: "Ada", language: "en")))
        #expect(all[1] == .animal(.bird(World.Bird(name: "Wing", wingspan: 1.5, species: "bird", legs: 2))))
        #expect(
            all[2] == .inhabitant(World.Inhabitant.Base(name: "Nobody", parent: .person(World.Person(name: "Ada"))))
        )
        #expect(all[3] == .undocumented(["kind": "Robot", "name": "R2", "memory": 64]))
    }

    @Test("a subtype is written with the tags that lead back to it")
    func writing() async throws {
        server.on(World.AddInhabitant.self).respond(.json(#"{"kind": "Animal", "name": "Nemo", "species": "fish"}"#))
        let nemo = World.Inhabitant.animal(.fish(World.Fish(name: "Nemo")))
        _ = await server.client.result(of: World.AddInhabitant(body: nemo))
        let sent = try #require(server.requests.first?.body)
        #expect(try JSONValue(jsonData: sent) == ["kind": "Animal", "name": "Nemo", "species": "fish"])
    }

    @Test("the tag of the case is written, whatever the value's own members say")
    func contradiction() throws {
        let fish = World.Inhabitant.animal(.fish(World.Fish(name: "Nemo", kind: "Person", species: "bird")))
        #expect(try JSONValue(jsonData: fish.jsonData()) == ["kind": "Animal", "name": "Nemo", "species": "fish"])
    }
}
