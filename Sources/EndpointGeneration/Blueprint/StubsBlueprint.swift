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
    /// Query parameters and cookies whose members are sent under their own names.
    package var spreadProperties: Set<String> = []
    /// The types of the values that the cases of a body carry, where the caller chooses among several.
    package var bodyTypes: [String: SwiftType] = [:]
    package var examples: [StubResponseBlueprint] = []
    /// How each success is sent.
    package var responses: [(wrapper: String?, response: StubResponseBlueprint)] = []
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
