import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import PetstoreStubs
import Testing

@MainActor
final class PetModel {
    private(set) var name = ""
    private(set) var message: String?
    private let client: any EndpointClient

    init(client: any EndpointClient) { self.client = client }

    func load(_ petID: Int64) async {
        do {
            name = try await client.send(Petstore.GetPet(petID: petID)).name
        } catch {
            if !error.isCancellation { message = error.localizedDescription }
        }
    }
}

@Suite("Testing, as its article shows it", .serialized, .timeLimit(.minutes(15)))
struct TestingArticle {
    @Test("routes are typed, or made of a method and a path")
    func routes() async throws {
        let server = StubServer()
        server.on(Petstore.GetPet.self) { request in
            Petstore.Pet(id: Int64(request.parameters["petId"] ?? "") ?? 0, name: "Rex")
        }
        server.on(.delete, "/pets/{petId}").respond(.status(204))

        let pet = try await server.client.send(Petstore.GetPet(petID: 7))
        try await server.client.delete("/pets/\(pet.id)")
        #expect(server.requests.map(\.description) == ["GET /pets/7", "DELETE /pets/7"])
        try server.verify()
    }

    @Test("a stub from the description receives the call")
    func described() async throws {
        let server = StubServer()
        server.on(Petstore.GetPet.self) { call in
            call.petID == 7 ? .example : .failure(.notFound(Petstore.Problem(title: "No such pet")))
        }
        _ = try await server.client.send(Petstore.GetPet(petID: 7))
        let response = await server.client.result(of: Petstore.GetPet(petID: 8))
        guard case .failure(let error) = response, case .notFound(let problem)? = error.failure else {
            Issue.record("found")
            return
        }
        #expect(problem.title == "No such pet")
    }

    @Test("an example is sent with other headers")
    func headers() async throws {
        let server = StubServer()
        server.on(Petstore.ListPets.self) { _ in
            try .raw(.json(value: Petstore.ListPets.example, headers: ["X-Total-Count": "2"]))
        }
        #expect(try await server.client.reply(to: Petstore.ListPets()).totalCount == 2)
    }

    @Test("a stream is stubbed by its elements")
    func elements() async throws {
        let server = StubServer()
        server.on(Petstore.WatchPets.self) { _ in
            .elements([Petstore.PetEvent(petID: 7, status: .sold), Petstore.PetEvent(petID: 8, status: .available)])
        }
        var seen: [Int64] = []
        for try await event in try await server.client.send(Petstore.WatchPets()) { seen.append(event.petID) }
        #expect(seen == [7, 8])
    }

    @Test("a stubbed client responds by the description too")
    func describedClient() async throws {
        let client = StubClient()
            .on(Petstore.GetPet.self) { call in call.petID == 7 ? .example : .failureExample }
            .on(Petstore.ListPets.self).respond(.raw(.status(503)), .example)
        #expect(try await client.send(Petstore.GetPet(petID: 7)).name == "name")
        await #expect(throws: Petstore.GetPet.SendError.self) { try await client.send(Petstore.GetPet(petID: 8)) }
        await #expect(throws: Petstore.ListPets.SendError.self) { try await client.send(Petstore.ListPets()) }
        #expect(try await client.send(Petstore.ListPets()).items.count == 1)
        try client.verify()
    }

    @Test("responses come in turn, late, broken or in pieces")
    func responses() async throws {
        let clock = ManualClock()
        let server = StubServer(clock: clock)
        let latch = Latch()
        server.on(Petstore.ListCategories.self).respond(
            .status(503, headers: ["Retry-After": "1"]),
            .fault(.networkConnectionLost),
            .json("[]").delayed(by: .seconds(5)),
            .json("[").broken(),
            .text("<html>proxy</html>", status: 502),
            .json("[]").held(by: latch),
            .silence
        )
        latch.open()
        let client = server.client
        var ends: [String] = []
        for call in 1...7 {
            async let result = client.result(of: Petstore.ListCategories())
            if call == 3 {
                // The response's delay and the transport's deadline.
                try await clock.waitForSleepers(2)
                clock.advance(by: .seconds(5))
            }
            if call == 7 {
                try await clock.waitForSleepers()
                clock.advance(by: .seconds(30))
            }
            switch await result {
            case .success: ends.append("success")
            case .failure(let error):
                if case .transport(let failure) = error.reason {
                    ends.append("\(failure.reason)")
                } else {
                    ends.append("\(error.status ?? 0)")
                }
            }
        }
        #expect(ends == ["503", "connectionLost", "success", "connectionLost", "502", "success", "timedOut"])
    }

    @Test("a view model takes any client")
    func model() async throws {
        let client = StubClient()
            .on(Petstore.GetPet.self, fail: .transport(TransportError(.offline, requestLine: "GET /pets/7")))
        let model = await PetModel(client: client)
        await model.load(7)
        #expect(await model.message == "You appear to be offline. Check your connection and try again.")
        #expect(client.requests.map(\.operation.id) == ["getPet"])
        try client.verify()
    }

    @Test("a manual clock moves only when advanced")
    func time() async throws {
        let server = StubServer()
        server.on(Petstore.GetPet.self).respond(Petstore.Pet(id: 7, name: "Rex"))
        let clock = ManualClock()
        let limited = server.client.limited(LimitingClient.Policy(perSecond: 1), clock: clock)
        async let first = limited.result(of: Petstore.GetPet(petID: 1))
        async let second = limited.result(of: Petstore.GetPet(petID: 2))
        try await clock.waitForSleepers()
        clock.advance(by: .seconds(1))
        _ = await (first, second)
        #expect(server.requests.count == 2)
    }
}
