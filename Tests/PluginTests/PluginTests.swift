import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

/// The client comes from the build plugin: this target holds a description and no generated file.
@Suite("A client made by the build plugin", .serialized, .timeLimit(.minutes(15)))
struct PluginTests {
    let server = StubServer()

    @Test("a documented success is decoded")
    func success() async throws {
        server.on(Counter.GetPet.self).respond(.json(#"{"id": 7, "name": "Rex", "status": "on-hold"}"#))
        let pet = try await server.client.send(Counter.GetPet(petID: 7))
        #expect(pet == Counter.Pet(id: 7, name: "Rex", status: .onHold))
        #expect(server.requests.map(\.description) == ["GET /pets/7"])
    }

    @Test("a documented failure is thrown")
    func failure() async throws {
        server.on(Counter.GetPet.self).respond(.json(#"{"title": "No such pet."}"#, status: 404))
        switch await server.client.result(of: Counter.GetPet(petID: 8)) {
        case .success(let pet): Issue.record("expected notFound, not \(pet)")
        case .failure(let error):
            guard case .notFound(let problem)? = error.failure else {
                Issue.record("expected notFound, not \(error)")
                return
            }
            #expect(problem.title == "No such pet.")
        }
    }

    @Test("a request has the bytes that the description specifies")
    func request() async throws {
        server.on(Counter.CreatePet.self).respond(.json(#"{"id": 1, "name": "Tom"}"#, status: 201))
        let id = try #require(UUID(uuidString: "7B0E4C2A-95D5-4C55-9A3B-0F6B9E0C1D2E"))
        let body = Counter.NewPet(name: "Tom", status: .available)
        let pet = try await server.client.send(Counter.CreatePet(body: body, notify: ["a b", "c"], xRequestID: id))
        #expect(pet.id == 1)
        let request = try #require(server.requests.first)
        #expect(request.description == "POST /pets?notify=a%20b&notify=c")
        #expect(request.text == #"{"name":"Tom","status":"available"}"#)
        #expect(request.headers["Content-Type"] == "application/json")
        #expect(request.headers["X-Request-ID"]?.lowercased() == id.uuidString.lowercased())
    }
}
