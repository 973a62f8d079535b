/// What a service sends by itself. For example: `struct PetAdopted: Webhook { var payload: Adoption }`
package struct WebhookBlueprint {
    /// As the description writes it.
    package var key: String
    package var payload: Payload?
    /// Documented headers, and the payload.
    package var properties: [PropertyBlueprint] = []

    package enum Payload {
        case json, data
    }
}
