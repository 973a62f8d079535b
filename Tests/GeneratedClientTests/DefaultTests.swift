import DefaultsClient
import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Defaults of the description")
struct DefaultTests {
    @Test("are what an initializer fills in, whatever their type")
    func model() throws {
        let text = try Defaults.Settings(quoted: nil).jsonText()
        #expect(
            text == #"""
                {"theme":"light","empty":"","size":12,"negative":-1,"big":9223372036854775807,"ratio":0.5,"whole":2.0,\#
                "scientific":0.001,"enabled":true,"role":"reader","shared":"member","list":[],"tags":["a","b"],\#
                "map":{"a":1},"day":"2024-02-29","instant":"2024-02-29T12:00:00Z","link":"https://example.com"}
                """#
        )
        #expect(Defaults.Settings().quoted == "say \"hi\" to \\(you)\n")
        #expect(Defaults.Settings().instant == Date(timeIntervalSince1970: 1_709_208_000))
    }

    @Test("are sent, and left out where the caller says nothing")
    func parameters() async throws {
        let server = StubServer()
        server.on(Defaults.ListProfiles.self).respond([])
        _ = try await server.client.send(Defaults.ListProfiles())
        _ = try await server.client.send(
            Defaults.ListProfiles(required: false, limit: nil, order: .oldest, fields: nil)
        )
        #expect(
            server.requests.map(\.description) == [
                "GET /profiles?limit=25&order=newest&fields=id&fields=name&required=true",
                "GET /profiles?order=oldest&required=false",
            ]
        )
    }
}
