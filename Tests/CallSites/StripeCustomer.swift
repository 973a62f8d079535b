import EndpointRuntime
import Stripe

/// A customer with metadata, whose type also allows an empty text; says why Stripe did not take it.
func register(_ email: String, plan: String, by client: some EndpointClient) async throws -> String {
    do {
        return try await client.send(
            Stripe.PostCustomers(body: .init(email: email, metadata: ["plan": "\(plan)"], preferredLocales: ["de"]))
        ).id
    } catch {
        guard case .other(_, let answer)? = error.failure else { throw error }
        return answer.error.message ?? answer.error.type.rawValue
    }
}
