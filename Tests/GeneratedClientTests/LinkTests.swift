import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

@Suite("Links", .serialized)
struct LinkTests {
    let server = StubServer()
    let id = "5e1f7a3c-0000-4000-8000-00000000000a"

    @Test("a reply makes the endpoint of the next call")
    func follow() async throws {
        server.on(Petstore.CreatePet.self).respond(.json(#"{"id": 7, "name": "Rex"}"#, status: 201))
        server.on(Petstore.GetPet.self).respond(.json(#"{"id": 7, "name": "Rex", "status": "sold"}"#))
        let body = Petstore.NewPet(name: "Rex", animal: .dog(Petstore.Dog(barks: true)))
        let created = try await server.client.reply(to: Petstore.CreatePet(body: body))
        let pet = try await server.client.send(created.getPet())
        #expect(pet.status == .sold)
        #expect(server.requests.last?.url.path.hasSuffix("/pets/7") == true)
    }

    @Test("a link is nil unless the response that documents it was received")
    func several() async throws {
        server.on(Petstore.PlaceOrder.self).respond(.json(#"{"orderId": "\#(id)", "retryAfter": 30}"#, status: 202))
        let body = Petstore.NewOrder(petID: 7, payment: .card(Petstore.CardPayment(cardToken: "t")))
        let reply = try await server.client.reply(to: Petstore.PlaceOrder(body: body))
        #expect(reply.checkOrder()?.orderID == UUID(uuidString: id))
        #expect(reply.getOrder() == nil)
    }

    @Test("a reply contains the endpoint that was sent")
    func endpoint() async throws {
        server.on(Petstore.GetPet.self).respond(.json(#"{"id": 7, "name": "Rex"}"#))
        #expect(try await server.client.reply(to: Petstore.GetPet(petID: 7)).endpoint.petID == 7)
    }
}
