import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

@Suite("Deadlines, as their article shows them", .serialized, .timeLimit(.minutes(15)))
struct DeadlinesArticle {
    @Test("a call's own timeout takes precedence")
    func call() async throws {
        let client = StubClient().on(Petstore.GetPet.self) { _ in Petstore.Pet(id: 7, name: "Rex") }
        let options = CallOptions(timeout: .seconds(5))
        let pet = try await client.send(Petstore.GetPet(petID: 7), options: options)
        #expect(pet.name == "Rex")
        #expect(client.requests.map(\.timeout) == [.seconds(5)])
    }

    @Test("the deadline is the outermost decorator")
    func decorator() async throws {
        let transport = StubClient().on(Petstore.GetPet.self) { _ in Petstore.Pet(id: 7, name: "Rex") }
        let client = transport.retrying().deadline(.seconds(20))
        #expect(try await client.send(Petstore.GetPet(petID: 7)).name == "Rex")
    }

    @Test("a manual clock ends a call without a response")
    func testing() async throws {
        let clock = ManualClock()
        let server = StubServer()
        server.on(Petstore.ListCategories.self).respond(.silence)
        let client = server.client.deadline(.seconds(20), clock: clock)

        async let result = client.result(of: Petstore.ListCategories())
        try await clock.waitForSleepers()
        clock.advance(by: .seconds(20) + DeadlineClient.grace)
        let response = await result
        let error = #expect(throws: Petstore.ListCategories.SendError.self) { try response.get() }
        #expect(error?.localizedDescription == "The service took too long to respond. Please try again.")
    }
}
