import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

@Suite("Responses of generated endpoints", .serialized)
struct ResponseTests {
    let server = StubServer()

    @Test("a response is decoded member by member, and unknown members are skipped")
    func members() async throws {
        let text = #"""
            {"id": "5e1f7a3c-0000-4000-8000-00000000000a", "petId": 9007199254740993, "payment": {"billTo": "a@b.test"},
             "urgency": 3, "placedAt": "2026-05-01T10:00:00.25+02:00", "deliverOn": "2026-05-04",
             "trackingURL": "https://track.test/1", "added later": {"by": ["the", "server"]}}
            """#
        server.on(Petstore.GetOrder.self).respond(.json(text))
        let id = try #require(UUID(uuidString: "5E1F7A3C-0000-4000-8000-00000000000A"))
        let order = try await server.client.send(Petstore.GetOrder(orderID: id))
        #expect(order.id == id)
        #expect(order.petID == 9_007_199_254_740_993)
        #expect(order.payment == .invoice(Petstore.InvoicePayment(billTo: "a@b.test")))
        #expect(order.urgency == .high)
        #expect(order.placedAt == Date(timeIntervalSince1970: 1_777_622_400.25))
        #expect(order.deliverOn == CalendarDate(year: 2026, month: 5, day: 4))
        #expect(order.trackingURL?.url?.host == "track.test")
    }

    @Test(
        "a text that is not a URL does not fail the response, and is written as it was read",
        arguments: ["", "a b", "{id}", "%zz"]
    )
    func whatIsNoURL(text: String) async throws {
        let id = "5e1f7a3c-0000-4000-8000-00000000000a"
        let sent = JSONValue.object([
            "id": .string(id), "petId": 7, "payment": ["cardToken": "t"], "placedAt": "2026-05-01T10:00:00.123456Z",
            "trackingURL": .string(text),
        ])
        server.on(Petstore.GetOrder.self).respond(.json(try sent.jsonText()))
        let order = try await server.client.send(Petstore.GetOrder(orderID: #require(UUID(uuidString: id))))
        #expect(order.trackingURL?.text == text)
        #expect(try order.jsonValue() == sent)
    }

    @Test("each of several successes is a case")
    func several() async throws {
        let id = "5e1f7a3c-0000-4000-8000-00000000000a"
        server.on(Petstore.PlaceOrder.self)
            .respond(
                .json(#"{"orderId": "\#(id)", "retryAfter": 30}"#, status: 202),
                .json(
                    #"{"id": "\#(id)", "petId": 7, "payment": {"cardToken": "t"}, "placedAt": "2026-05-01T10:00:00Z"}"#,
                    status: 201
                )
            )
        let body = Petstore.NewOrder(petID: 7, payment: .card(Petstore.CardPayment(cardToken: "t")))
        guard case .accepted(let later) = try await server.client.send(Petstore.PlaceOrder(body: body)) else {
            Issue.record("not accepted")
            return
        }
        #expect(later.retryAfter == 30)
        guard case .created(let order) = try await server.client.send(Petstore.PlaceOrder(body: body)) else {
            Issue.record("not created")
            return
        }
        #expect(order.petID == 7)
    }

    @Test("a documented 204 is NoContent")
    func nothing() async throws {
        server.on(Petstore.DeletePet.self).respond(.status(204))
        #expect(try await server.client.send(Petstore.DeletePet(petID: 7)) == NoContent())
    }

    @Test("the bytes of content that is not described are in the reply")
    func undescribedContent() async throws {
        let content = Data("gone".utf8)
        server.on(Petstore.DeletePet.self).route.respond(.status(200, body: content))
        let reply = try await server.client.reply(to: Petstore.DeletePet(petID: 7))
        #expect(try reply.response.data() == content)
    }

    @Test("bytes are received unchanged")
    func bytes() async throws {
        let picture = Data([0xFF, 0xD8, 0x00, 0xFF])
        server.on(Petstore.GetPhoto.self).route.respond(.data(picture, contentType: "image/jpeg"))
        #expect(try await server.client.send(Petstore.GetPhoto(petID: 7)) == picture)
        #expect(server.requests.first?.headers["Accept"] == "application/octet-stream, */*;q=0.1")
    }

    @Test("a map is a dictionary, also in an operation without an operationId")
    func map() async throws {
        server.on(Petstore.GetInventory.self).respond(["available": 3, "sold": 1])
        #expect(try await server.client.send(Petstore.GetInventory()) == ["available": 3, "sold": 1])
    }

    @Test("a reply has the headers next to the value")
    func headers() async throws {
        server.on(Petstore.ListPets.self).respond(.json(#"{"items": []}"#, headers: ["X-Total-Count": "42"]))
        let reply = try await server.client.reply(to: Petstore.ListPets())
        #expect(reply.totalCount == 42)
        #expect(reply.header("X-Total-Count", as: String.self) == "42")
        #expect(reply.value.nextCursor == nil)
    }
}
