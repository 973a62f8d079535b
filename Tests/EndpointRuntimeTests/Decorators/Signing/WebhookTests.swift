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

    @Test("secrets are read as senders show them, and headers may have another prefix")
    func secrets() throws {
        let time = Date(timeIntervalSince1970: 1_614_265_330)
        let headers: HeaderFields = [
            "svix-id": "msg_p5jXN8AQM9LWM0D4loKWxJek", "svix-timestamp": "1614265330",
            "svix-signature": WebhookTests.signature,
        ]
        for secret in ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"] {
            let verifier = try WebhookVerifier(secrets: ["b2xk", secret], prefix: "svix-", now: { time })
            try verifier.verify(headers: headers, body: WebhookTests.body)
        }
        let other = try WebhookVerifier(secrets: ["whsec_b2xkIQ"], prefix: "svix-", now: { time })
        #expect(throws: WebhookVerifier.VerificationError.wrongSignature) {
            try other.verify(headers: headers, body: WebhookTests.body)
        }
    }

    @Test("a secret that is not Base64 is refused and not shown", arguments: ["whsec_", "whsec_se-cret", "\u{e9}"])
    func badSecret(secret: String) throws {
        let error = try #require(throws: ConfigurationError.self) { try WebhookVerifier(secrets: ["b2xk", secret]) }
        #expect(error.field == "WebhookVerifier.secrets[1]")
        #expect(!"\(error)".contains("se-cret"))
        let none = try #require(throws: ConfigurationError.self) { try WebhookVerifier(secrets: []) }
        #expect(none.field == "WebhookVerifier.secrets")
        #expect(throws: ConfigurationError.self) { try WebhookVerifier(keys: []) }
    }

    @Test("errors of headers name the header and the timestamp")
    func headers() {
        #expect(throws: WebhookVerifier.VerificationError.missingHeader("webhook-signature")) { try verify("") }
        #expect(throws: WebhookVerifier.VerificationError.missingHeader("webhook-timestamp")) { try verify(time: "") }
        #expect(throws: WebhookVerifier.VerificationError.invalidTimestamp("soon")) { try verify(time: "soon") }
    }

    @Test(
        "the description of an error says the cause",
        arguments: [
            (.missingHeader("webhook-id"), "no header 'webhook-id'"), (.invalidTimestamp("a\nb"), #""a\nb""#),
            (.wrongTime(seconds: 301), "301 s in the past"), (.wrongTime(seconds: -301), "301 s in the future"),
            (.wrongTime(seconds: .min), "in the future"), (.wrongSignature, "compare the secret"),
        ] as [(WebhookVerifier.VerificationError, String)]
    )
    func descriptions(error: WebhookVerifier.VerificationError, text: String) {
        #expect("\(error)".contains(text))
    }
}
