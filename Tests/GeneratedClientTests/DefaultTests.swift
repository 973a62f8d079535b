import DefaultsClient
import EndpointRuntime
import EndpointTesting
import Testing

@Suite("Defaults of the description", .serialized)
struct DefaultTests {
    @Test("the default of an optional member is left to the server")
    func model() throws {
        #expect(try Defaults.Settings().jsonText() == #"{"theme":"light"}"#)
        #expect(try Defaults.Settings(theme: "dark", size: 12).jsonText() == #"{"theme":"dark","size":12}"#)
    }

    @Test("the default of a parameter is sent only if the parameter is required")
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
