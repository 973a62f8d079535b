package import EndpointDescription

/// One operation. For example: `struct GetPet: Endpoint { var petID: Int64 }`
package struct EndpointBlueprint {
    package var id: String
    /// The location of the operation in the description.
    package var origin: SourceLocation
    package var method: Operation.Method
    /// The path template as written.
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
    package var outcomes: [OutcomeBlueprint]
    package var accept: String?
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
