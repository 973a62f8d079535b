import EndpointRuntime
import Foundation
import Testing

@Suite("Webhooks")
struct WebhookTests {
    /// The example of the Standard Webhooks specification.
    private static let secret = Data(base64Encoded: "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw") ?? Data()
    private static let body = Data(#"{"test": 2432232314}"#.utf8)
    private static let signature = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="

    private func verify(
        _ signature: String = signature,
        id: String = "msg_p5jXN8AQM9LWM0D4loKWxJek",
        time: String = "1614265330",
        body: Data = body,
        at now: TimeInterval = 1_614_265_330
    ) throws {
        let keys = [
            try SigningClient.Key(id: "old", secret: Data("old".utf8)),
            try SigningClient.Key(id: "new", secret: WebhookTests.secret),
        ]
        try WebhookVerifier(keys: keys, now: { Date(timeIntervalSince1970: now) }).verify(
            headers: ["Webhook-Id": id, "Webhook-Timestamp": time, "Webhook-Signature": signature],
            body: body
        )
    }

    @Test("a genuine webhook is accepted, also among other signatures")
    func genuine() throws {
        try verify()
        try verify("v1a,xyz v1,AAAA \(WebhookTests.signature)")
    }

    @Test(
        "a forged webhook is rejected",
        arguments: ["v1,AAAA", "v2,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=", "v1", "%"]
    )
    func forged(signature: String) {
        #expect(throws: WebhookVerifier.VerificationError.wrongSignature) { try verify(signature) }
    }

    @Test("a webhook whose id, time or body was changed is rejected")
    func changed() {
        #expect(throws: WebhookVerifier.VerificationError.wrongSignature) { try verify(id: "msg_2") }
        #expect(throws: WebhookVerifier.VerificationError.wrongSignature) { try verify(time: "1614265331") }
        #expect(throws: WebhookVerifier.VerificationError.wrongSignature) { try verify(body: Data("{}".utf8)) }
    }

    @Test(
        "a webhook whose time is far from now is rejected as a possible replay, and no time traps",
        arguments: [
            ("1614265330", 1_614_265_631.0, 301), ("1614265330", 1_614_265_029.0, -301),
            ("-9223372036854775808", 1_614_265_330.0, Int64.max),
        ] as [(String, TimeInterval, Int64)]
    )
    func replayed(time: String, now: TimeInterval, distance: Int64) {
        #expect(throws: WebhookVerifier.VerificationError.wrongTime(seconds: distance)) {
            try verify(time: time, at: now)
        }
    }

    @Test("the error for a missing header names the header")
    func missing() {
        #expect(throws: WebhookVerifier.VerificationError.missingHeader("webhook-signature")) { try verify("") }
        #expect(throws: WebhookVerifier.VerificationError.missingHeader("webhook-timestamp")) {
            try verify(time: "soon")
        }
        #expect(throws: ConfigurationError.self) { try WebhookVerifier(keys: []) }
    }
}
