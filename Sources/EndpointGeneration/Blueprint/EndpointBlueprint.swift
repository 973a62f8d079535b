package import EndpointDescription

/// One operation. For example: `struct GetPet: Endpoint { var petID: Int64 }`
package struct EndpointBlueprint {
    package var id: String
    /// The location of the operation in the description.
    package var origin: SourceLocation
    package var method: Operation.Method
    /// The method and the path template as written, which identify the operation.
    package var line: String
    /// The path template with only the names of parameters in its placeholders.
    package var path: String
    package var tags: [String]
    /// The override's key in the server map.
    package var server: String?
    package var security: SecurityBlueprint
    package var call = CallBlueprint()
    /// Text and parameters of the path, in order.
    package var pathPieces: [PathPiece]
    package var parameters: [ParameterBlueprint]
    package var body: BodyBlueprint?
    /// In the order of the initializer.
    package var properties: [PropertyBlueprint]
    package var response: SwiftType
    /// Whether `Response` is a nested type of exactly that name, so that no alias is needed.
    package var declaresResponse = false
    package var failure: TypeNode?
    /// The cases of a shared failure that operations describe differently.
    package var failureDocumentation = Documentation()
    package var outcomes: [OutcomeBlueprint]
    package var accept: String?
    /// The end of `Accept` for texts and bytes. They can be read from any media type, and a server that has none of the
    /// listed ones would refuse the request.
    package static let acceptsOthers = ", */*;q=0.1"
    /// Whether its response is read while it arrives.
    package var isStreamed = false
    /// Documented headers of its responses that no other operation has.
    package var headers: [HeaderBlueprint] = []
    /// The links from its responses to other operations.
    package var links: [LinkBlueprint] = []
    package var pagination: PaginationBlueprint?
    /// Protocols that it conforms to in addition to `Endpoint`.
    package var conformances: [TypeNode] = []

    package enum PathPiece {
        case text(String)
        case parameter(ParameterBlueprint)
    }
}

package enum SecurityBlueprint {
    /// The security that the description requires of every operation.
    case inherited
    case unspecified
    case own(SecurityAlternatives)
}

/// Alternative sets of schemes. The schemes of a set are required together, each with its scopes.
package typealias SecurityAlternatives = [[(scheme: String, scopes: [String])]]

// MARK: ParameterBlueprint

/// A value that is sent outside the body: its location and its encoding. For example: `request.query("limit", limit)`
package struct ParameterBlueprint {
    /// The name as it is spelled in the description.
    package var name: String
    package var location: ParameterLocation
    package var value: Value
    package var encoding: Encoding

    package enum Value: Equatable {
        case property(String)
        /// A value that the caller cannot choose.
        case fixed(Literal)
    }

    package enum Encoding {
        case style(Parameter.Style, explode: Bool, allowReserved: Bool)
        /// The value is several segments of the path: `/files/\(segments: key)`
        case segments
        /// The value is a JSON document.
        case json
        /// The value is a form, which is the whole query.
        case form([FormFieldBlueprint])
    }

    /// The property that it sends.
    var property: String? {
        guard case .property(let name) = value else { return nil }
        return name
    }
}

// MARK: CallBlueprint

/// The call settings of an operation that do not follow from its method. For example:
/// `timeout: .seconds(20), retry: Petstore.retry`
package struct CallBlueprint {
    package var isIdempotent: Bool?
    /// In milliseconds.
    package var timeout: Setting<Int>?
    package var retry: Setting<RetryRule>?
    /// In milliseconds.
    package var cacheTimeToLive: Int?

    package enum Setting<Value> {
        /// The setting that the namespace declares for all operations.
        case shared
        case own(Value)
    }
}

// MARK: HeadersBlueprint

/// Documented headers of a response. For example:
/// `extension Reply where E == Petstore.ListPets { var rateLimitRemaining: Int? { header("X-RateLimit-Remaining") } }`
package struct HeadersBlueprint {
    package var owner: Owner
    package var headers: [HeaderBlueprint]
    /// Whether every endpoint that has them is deprecated.
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

// MARK: LinkBlueprint

/// A link from a reply to a following call. For example:
/// `extension Reply where E == Petstore.CreatePet { func getPet() -> Petstore.GetPet { … } }`
package struct LinkBlueprint {
    package var name: String
    package var target: TypeNode
    /// The parameters of the target that the response does not supply.
    package var parameters: [PropertyBlueprint] = []
    /// One argument for each property of the target, in the order of its initializer.
    package var arguments: [Expression.Argument] = []
    /// The bindings that must succeed before the call can be made.
    package var conditions: [Condition] = []
    package var documentation = Documentation()
    package var isDeprecated = false

    package enum Condition {
        /// `let petID = value.id`, or `let petID: Int64 = header("X-Pet")`
        case value(String, SwiftType?, Expression)
        /// `case .created(let body) = value`
        case pattern(name: String, binding: String?, of: Expression)
    }
}

/// How an operation is paginated. For example: `.cursor(\.cursor, next: { $0.value.next }, items: { $0.items })`
package struct PaginationBlueprint {
    /// The type of a page's elements.
    package var item: SwiftType
    package var style: PaginationStyle
    package var arguments: [Expression.Argument]
    /// The path to what is set for each page: a property of the endpoint, then of its value.
    var input: [PropertyReference]
    /// Whether any property that the pagination uses is deprecated.
    package var isDeprecated: Bool
}
