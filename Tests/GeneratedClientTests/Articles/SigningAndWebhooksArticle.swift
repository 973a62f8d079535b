import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

@Suite("Signing and webhooks, as their article shows them", .serialized)
struct SigningAndWebhooksArticle {
    private let key: SigningClient.Key
    private let verifier: WebhookVerifier
    private let adopted = Data(#"{"type": "pet.adopted", "pet": {"id": 7, "name": "Rex"}, "ownerId": 3}"#.utf8)

    init() throws {
        let secret = Data("secret".utf8)
        key = try SigningClient.Key(id: "petshop-app", secret: secret)
        verifier = try WebhookVerifier(keys: [key], now: { Date(timeIntervalSince1970: 1_000) })
    }

    @Test("signing is a decorator inside of retry")
    func signing() async throws {
        let server = StubServer()
        server.on(Petstore.DeletePet.self).respond(.status(503), .status(204))
        let transport = server.client
        let secret = Data("secret".utf8)
        let policy = RetryingClient.Policy(backoff: .fixed(.zero), totalTimeout: .seconds(86_400))
        let key = try SigningClient.Key(id: "petshop-app", secret: secret)
        let client = transport.signed(with: key).retrying(policy)
        try await client.send(Petstore.DeletePet(petID: 7))
        #expect(Set(server.requests.map { $0.headers["X-Signature"] }).count == 2)
    }

    func receive(headers: HeaderFields, body: Data) throws -> Petstore.Webhooks.PetAdopted {
        try verifier.verify(headers: headers, body: body)
        return try Petstore.Webhooks.PetAdopted(headers: headers, body: body)
    }

    @Test("a webhook is verified before it is read")
    func webhook() throws {
        do {
            let verifier = try WebhookVerifier(secrets: ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"])
            #expect(throws: WebhookVerifier.VerificationError.missingHeader("webhook-id")) {
                try verifier.verify(headers: [:], body: adopted)
            }
        }
        let signature = key.signature(of: Data("1.1000.".utf8) + adopted).base64EncodedString()
        var headers: HeaderFields = [
            "webhook-id": "1", "webhook-timestamp": "1000", "webhook-signature": "v1,\(signature)",
            "X-Delivery-Attempt": "1",
        ]
        do {
            let body = adopted
            var congratulated: [String] = []
            func congratulate(_ owner: Int64, _ pet: String) { congratulated.append("\(owner) \(pet)") }
            let adoption = try receive(headers: headers, body: body)
            congratulate(adoption.payload.ownerID, adoption.payload.pet.name)
            #expect(congratulated == ["3 Rex"])
        }
        headers["webhook-timestamp"] = "1001"
        #expect(throws: WebhookVerifier.VerificationError.wrongSignature) {
            try receive(headers: headers, body: adopted)
        }
    }

    @Test("signatures of another scheme are compared in constant time")
    func other() throws {
        func check(_ signature: Data, at timestamp: Int, _ body: Data) throws {
            let message = Data("\(timestamp).".utf8) + body
            guard key.isValid(signature, for: message) else { throw WebhookVerifier.VerificationError.wrongSignature }
        }
        try check(key.signature(of: Data("5.x".utf8)), at: 5, Data("x".utf8))
        #expect(throws: WebhookVerifier.VerificationError.wrongSignature) {
            try check(key.signature(of: Data("5.x".utf8)), at: 6, Data("x".utf8))
        }
    }

    @Test("tests pass the time and the generator of nonces")
    func testing() async throws {
        let server = StubServer()
        server.on(Petstore.DeletePet.self).respond(.status(204))
        let client = server.client.signed(
            with: key,
            now: { Date(timeIntervalSince1970: 1_700_000_000) },
            generator: SeededGenerator(seed: 7)
        )
        for _ in 0..<2 { try await client.send(Petstore.DeletePet(petID: 7)) }
        let signatures = server.requests.compactMap { $0.headers["X-Signature"] }
        #expect(signatures.allSatisfy { $0.hasPrefix("v1 key=petshop-app, time=1700000000, nonce=") })
        #expect(Set(signatures).count == 2)
    }
}
