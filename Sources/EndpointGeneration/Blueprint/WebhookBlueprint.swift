package import EndpointDescription

/// A request that the service itself sends. For example: `struct PetAdopted: Webhook { var payload: Adoption }`
package struct WebhookBlueprint {
    /// The name as it is spelled in the description.
    package var key: String
    /// Its location in the description.
    package var origin: SourceLocation
    package var payload: Payload?
    /// Documented headers, and the payload.
    package var properties: [PropertyBlueprint] = []

    package enum Payload {
        case json, data
    }
}
