import EndpointRuntime
import EndpointTesting
import Foundation
import Testing
import WorldClient

@Suite("Bodies of several media types", .serialized)
struct BodyChoiceTests {
    let server = StubServer()

    @Test(
        "each choice is sent with its media type",
        arguments: [
            (.json(World.Letter(to: "Ada", text: "Hi")), "application/json", #"{"to":"Ada","text":"Hi"}"#),
            (.form(World.Letter(to: "Ada", text: "a b")), "application/x-www-form-urlencoded", "to=Ada&text=a%20b"),
            (.text("Hi"), "text/plain", "Hi"),
            (.image(.data(Data("png".utf8)), contentType: "image/png"), "image/png", "png"),
        ] as [(World.SendLetter.Body, String, String)]
    )
    func choice(body: World.SendLetter.Body, contentType: String, text: String) async throws {
        server.on(World.SendLetter.self).respond(.status(204))
        _ = try await server.client.send(World.SendLetter(body: body))
        let request = try #require(server.requests.first)
        #expect(request.headers["Content-Type"] == contentType)
        #expect(request.text == text)
    }

    @Test("a multipart form may be one of several bodies")
    func multipart() async throws {
        server.on(World.SendLetter.self).respond(.status(204))
        let parts = World.SendLetter.Body.Multipart(to: "Ada", scan: FilePart(Data([1]), name: "a.png"))
        _ = try await server.client.send(World.SendLetter(body: .multipart(parts)))
        let request = try #require(server.requests.first)
        #expect(request.headers["Content-Type"]?.hasPrefix("multipart/form-data; boundary=") == true)
        #expect(request.text.contains(#"filename="a.png""#))
    }

    @Test("no choice sends no body")
    func none() async throws {
        server.on(World.EditLetter.self).respond(.status(204))
        _ = try await server.client.send(World.EditLetter())
        #expect(server.requests.first?.body.isEmpty == true)
        #expect(server.requests.first?.headers["Content-Type"] == nil)
    }
}
