/// Documented headers of a response. For example:
/// `extension Reply where E == Petstore.ListPets { var rateLimitRemaining: Int? { header("X-RateLimit-Remaining") } }`
package struct HeadersBlueprint {
    package var owner: Owner
    package var headers: [HeaderBlueprint]
    /// Where the endpoint that they belong to must not be used any more.
    package var isDeprecated = false

    package enum Owner {
        /// One operation alone has these.
        case endpoint(TypeNode)
        /// All that have these, as a protocol that they conform to: `protocol RateLimitHeaders: Endpoint {}`
        case shared(TypeNode)
    }
}

/// One header. For example: `var eTag: String? { header("ETag") }`
package struct HeaderBlueprint {
    package var name: String
    /// As the description writes it.
    package var key: String
    package var type: SwiftType
    package var reading: Reading
    package var documentation = Documentation()
    package var isDeprecated = false

    package enum Reading {
        /// Text, number or list, in style `simple`.
        case simple
        /// A JSON text.
        case json
        /// Every field of that name by itself, because a value of it may hold commas.
        case fields
    }
}
