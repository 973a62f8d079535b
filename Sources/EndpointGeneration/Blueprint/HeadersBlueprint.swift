/// Documented headers of a response. For example:
/// `extension Reply where E == Petstore.ListPets { var rateLimitRemaining: Int? { header("X-RateLimit-Remaining") } }`
package struct HeadersBlueprint {
    package var owner: Owner
    package var headers: [HeaderBlueprint]
    /// Whether the endpoint that they belong to is deprecated.
    package var isDeprecated = false

    package enum Owner {
        /// Headers that only one operation has.
        case endpoint(TypeNode)
        /// Headers that several operations share through a protocol: `protocol RateLimitHeaders: Endpoint {}`
        case shared(TypeNode)
    }
}

/// One header. For example: `var eTag: String? { header("ETag") }`
package struct HeaderBlueprint {
    package var name: String
    /// The name as it is spelled in the description.
    package var key: String
    package var type: SwiftType
    package var reading: Reading
    package var documentation = Documentation()
    package var isDeprecated = false

    package enum Reading {
        /// Text, number or list, in style `simple`.
        case simple
        /// JSON text.
        case json
        /// Each field of that name separately, because a value may contain commas.
        case fields
    }
}
