package import EndpointDescription

/// Everything that is generated from one description.
package struct ClientBlueprint {
    package var namespace: TypeNode
    /// The description's file name, for the first line of every file.
    package var source: String
    package var documentation = Documentation()
    package var servers: [ServerBlueprint] = []
    package var securitySchemes: [SecuritySchemeBlueprint] = []
    package var security: SecurityAlternatives?
    /// Whether neither the description nor any of its operations declares security.
    package var omitsSecurity = false
    /// The rules for every operation that declares none of its own.
    package var rules = CallRules()
    package var models: [Declaration] = []
    package var failures: [Declaration] = []
    /// The scope of the failures that several operations share.
    package var failureScope: TypeNode
    /// Documented headers that several operations share.
    package var headers: [HeadersBlueprint] = []
    /// In the author's order.
    package var endpoints: [PlannedEndpoint] = []
    /// The inline types that ``shareEqualTypes(in:)`` merges.
    package var equalTypes = EqualTypes()
    /// The stubs for tests, if they were requested.
    package var stubs: StubsBlueprint?

    /// All declarations of types, in the order in which they were planned.
    var declarations: [Declaration] {
        get { models + failures + endpoints.map(\.declaration) }
        set {
            models = Array(newValue.prefix(models.count))
            failures = Array(newValue[models.count..<(models.count + failures.count)])
            for index in endpoints.indices {
                endpoints[index].declaration = newValue[models.count + failures.count + index]
            }
        }
    }

    /// Changes every declaration, each before its nested declarations.
    mutating func mutate(_ change: (inout Declaration) -> Void) {
        models.mutate(change)
        failures.mutate(change)
        for index in endpoints.indices { endpoints[index].declaration.mutate(change) }
    }
}

/// One operation, or one of its two response modes: whole or streamed.
package struct PlannedEndpoint {
    /// The tag that names the file.
    package var tag: String?
    /// The planned part of the operation: with its whole responses, or with its streamed ones.
    var operation: Operation
    /// Whether another endpoint reads the response of the same operation as a whole.
    package var isStreamedTwin = false
    package var declaration: Declaration
}

/// A server that requests are sent to. For example: `static func servers(region: String = "eu") -> ServerMap`
package struct ServerBlueprint {
    package var name: String
    package var place: SourceLocation?
    package var base = Address()
    /// The key and the address of every server that an operation or a path declares for itself.
    package var overrides: [(key: String, address: Address)] = []
    package var variables: [Variable] = []
    package var documentation = Documentation()

    /// The text and the variables of an address, in order.
    package struct Address {
        package var pieces: [Piece] = []
        /// The variables of the address itself.
        package var variables: [String] = []
    }

    package enum Piece {
        case text(String)
        case variable(String, in: AddressPart = .anywhere)
    }

    /// The part of an address that the value of a variable must not leave. The scheme belongs to the authority.
    package enum AddressPart { case authority, path, anywhere }

    package struct Variable {
        package var name: String
        /// `nil` if the caller has to pass a value.
        package var defaultValue: String?
        package var documentation: String
    }

    /// A copy in which every variable is replaced by its default.
    var withoutVariables: ServerBlueprint {
        var copy = self
        let defaults = Dictionary(variables.map { ($0.name, $0.defaultValue ?? "") }) { first, _ in first }
        func resolve(_ address: Address) -> Address {
            Address(
                pieces: address.pieces.map { piece in
                    guard case .variable(let name, _) = piece else { return piece }
                    return .text(defaults[name] ?? "")
                }
            )
        }
        copy.variables = []
        copy.base = resolve(base)
        copy.overrides = overrides.map { ($0.key, resolve($0.address)) }
        return copy
    }
}

/// A way to authenticate the caller. For example: `static var apiKey: SecuritySchemeInfo { … }`
package struct SecuritySchemeBlueprint {
    package var name: String
    /// The name in the description.
    package var key: String
    package var kind: SecurityScheme.Kind
    package var metadataURL: String?
    package var documentation = Documentation()
}

// MARK: WebhookBlueprint

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

// MARK: StubsBlueprint

/// Stubs that let tests respond to a client as its description specifies. They go into a separate file that no app
/// ships.
package struct StubsBlueprint {
    package var endpoints: [EndpointStubBlueprint] = []
    package var failures: [FailureStubBlueprint] = []
}

/// The stub of one operation. For example:
/// `extension Petstore.GetPet: StubbedEndpoint { init(stubbing request: StubRequest) … }`
package struct EndpointStubBlueprint {
    package var declaration: Declaration
    package var endpoint: EndpointBlueprint
    /// The members of query parameters and cookies that are sent under their own names, by property.
    package var spreadMembers: [String: SpreadMembers] = [:]
    /// The types of the values that the cases of a body carry, where the caller chooses among several.
    package var bodyTypes: [String: SwiftType] = [:]
    package var examples: [StubResponseBlueprint] = []
    /// How each success is sent.
    package var responses: [(wrapper: String?, response: StubResponseBlueprint)] = []
}

/// The members of an object that are sent under their own names, beside other items.
package enum SpreadMembers {
    /// Those of these names.
    case named([String])
    /// Any, except those that have the names of other parameters or of their members.
    case others([String])
}

/// The stub of failures that operations share. For example:
/// `extension Petstore.Failures.NotFound: StubbedFailure { … }`
package struct FailureStubBlueprint {
    package var node: TypeNode
    package var examples: [StubResponseBlueprint] = []
    package var responses: [(name: String, carriesStatus: Bool, response: StubResponseBlueprint)] = []
}

/// A stubbed response as it is sent. For example: `.json(#"{"id": 7}"#, status: 201)`
package struct StubResponseBlueprint: Equatable {
    package var status: Int
    package var form: Form
    package var mediaType: String?
    /// The example: JSON, or the text itself.
    package var content: String?
    /// Whether `content` is the whole body as it is sent.
    package var isVerbatim = false

    /// The type of the example's event, in a stream of events.
    package var event: String?

    package enum Form: Equatable {
        case json, text, data, empty
        case stream(StreamReading)
    }
}
