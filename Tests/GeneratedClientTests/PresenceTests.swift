import EndpointRuntime
import EndpointTesting
import Testing
import WorldClient

@Suite("Absent, null or a value", .serialized)
struct PresenceTests {
    let server = StubServer()

    @Test(
        "a PATCH sends absent, null or a value, although responses have the same model",
        arguments: [
            (World.Letter(to: "Ada"), #"{"to":"Ada"}"#),
            (World.Letter(to: "Ada", text: .null), #"{"to":"Ada","text":null}"#),
            (World.Letter(to: "Ada", text: "Hi"), #"{"to":"Ada","text":"Hi"}"#),
        ]
    )
    func writing(letter: World.Letter, text: String) async throws {
        server.on(World.EditLetter.self).respond(.status(204))
        _ = try await server.client.send(World.EditLetter(body: .mergePatch(letter)))
        #expect(server.requests.first?.text == text)
    }

    @Test("a response distinguishes absent, null and a value")
    func reading() async throws {
        server.on(World.ListLetters.self).respond(
            .json(#"[{"to": "a"}, {"to": "b", "text": null}, {"to": "c", "text": "Hi"}]"#)
        )
        let letters = try await server.client.send(World.ListLetters())
        #expect(letters.map(\.text) == [.absent, .null, "Hi"])
        #expect(letters.map(\.text.wrapped) == [nil, nil, "Hi"])
    }

    @Test("an optional becomes null or absent")
    func optionals() {
        #expect(
            [Presence(nil as Int?), Presence(1), Presence(ifPresent: nil), Presence(ifPresent: 2)] == [
                .null, 1, .absent, 2,
            ]
        )
    }
}
