import EndpointRuntime
import Foundation
import PetstoreClient
import Testing

@Suite("Webhooks of a generated client")
struct WebhookTests {
    let adopted = Data(#"{"type": "pet.adopted", "pet": {"id": 7, "name": "Rex"}, "ownerId": 3}"#.utf8)

    @Test("a webhook is verified, then read from the same bytes")
    func verified() throws {
        let key = try SigningClient.Key(id: "hook", secret: Data("secret".utf8))
        let verifier = try WebhookVerifier(keys: [key], now: { Date(timeIntervalSince1970: 1_000) })
        let signature = key.signature(of: Data("1.1000.".utf8) + adopted).base64EncodedString()
        let headers: HeaderFields = [
            "Webhook-Id": "1", "Webhook-Timestamp": "1000", "Webhook-Signature": "v1,\(signature)",
            "x-delivery-attempt": "2",
        ]

        try verifier.verify(headers: headers, body: adopted)
        let webhook = try Petstore.Webhooks.PetAdopted(headers: headers, body: adopted)
        #expect(webhook.payload.pet.name == "Rex")
        #expect(webhook.payload.ownerID == 3)
        #expect(webhook.deliveryAttempt == 2)
        #expect(throws: WebhookVerifier.VerificationError.wrongSignature) {
            try verifier.verify(headers: headers, body: adopted + Data(" ".utf8))
        }
    }

    @Test("webhooks with one address are distinguished by their bodies")
    func event() throws {
        guard case .petAdopted(let adoption) = try Petstore.Webhooks.Event(jsonData: adopted) else {
            Issue.record("not adopted")
            return
        }
        #expect(adoption.pet.id == 7)
        let back = Data(#"{"petId": 7, "type": "pet.returned"}"#.utf8)
        #expect(try Petstore.Webhooks.Event(jsonData: back) == .petReturned(.init(petID: 7)))
    }

    @Test("a webhook that the description does not list is kept as JSON")
    func later() throws {
        let event = try Petstore.Webhooks.Event(jsonText: #"{"type": "pet.lost"}"#)
        #expect(event == .undocumented(["type": "pet.lost"]))
    }

    @Test("a missing or invalid header is an error, and so is a body of another webhook")
    func faults() throws {
        #expect(throws: HeaderFields.ReadError.missing("X-Delivery-Attempt")) {
            try Petstore.Webhooks.PetAdopted(headers: [:], body: adopted)
        }
        #expect(throws: HeaderFields.ReadError.unreadable(name: "X-Delivery-Attempt", type: "Int")) {
            try Petstore.Webhooks.PetAdopted(headers: ["X-Delivery-Attempt": "often"], body: adopted)
        }
        #expect(throws: JSONError.self) { try Petstore.Webhooks.PetReturned(body: adopted) }
        #expect(throws: JSONError.self) { try Petstore.Webhooks.PetReturned(body: Data()) }
    }

    @Test("generic code reads any webhook and its name")
    func generic() throws {
        func read<W: Webhook>(_ type: W.Type, _ body: Data) throws -> (String, W) {
            (W.name, try W(headers: [:], body: body))
        }
        let text =
            #"{"id": "5E1F7A3C-0000-4000-8000-00000000000A", "petId": 7, "payment": {"cardToken": "t"}, "placedAt": "2026-05-01T10:00:00Z"}"#
        let (name, shipped) = try read(Petstore.PlaceOrder.Callbacks.OrderShipped.self, Data(text.utf8))
        #expect(name == "orderShipped")
        #expect(shipped.payload.petID == 7)
    }
}
