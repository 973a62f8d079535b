import EndpointRuntime
import Stripe

/// A payment with metadata, whose response has the customer in it.
func pay(_ cents: Int, for order: String, by customer: String, key: String) async throws -> String {
    let client = try Stripe.client(.bearerAuth(key))
    let payment = try await client.send(
        Stripe.PostPaymentIntents(
            body: .init(
                amount: cents,
                currency: "eur",
                confirm: true,
                customer: customer,
                expand: ["customer"],
                metadata: ["order": order],
                offSession: true
            )
        )
    )
    return payment.id
}
