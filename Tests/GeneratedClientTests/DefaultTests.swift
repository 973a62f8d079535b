import DefaultsClient
import EndpointRuntime
import EndpointTesting
import Testing

@Suite("Defaults of the description", .serialized)
struct DefaultTests {
    @Test("are the server's to assume where a member may be left out")
    func model() throws {
        #expect(try Defaults.Settings().jsonText() == #"{"theme":"light"}"#)
        #expect(try Defaults.Settings(theme: "dark", size: 12).jsonText() == #"{"theme":"dark","size":12}"#)
    }

    @Test("of parameters are sent only where the parameter is required")
    func parameters() async throws {
        let server = StubServer()
        server.on(Defaults.ListProfiles.self).respond([])
        _ = try await server.client.send(Defaults.ListProfiles())
        _ = try await server.client.send(
            Defaults.ListProfiles(required: false, limit: nil, order: .oldest, fields: nil)
        )
        #expect(
            server.requests.map(\.description) == [
                "GET /profiles?required=true",
                "GET /profiles?order=oldest&required=false",
            ]
        )
    }
}
