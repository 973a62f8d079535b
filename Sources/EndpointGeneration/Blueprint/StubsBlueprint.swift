/// What tests need to respond to a client as its description says. It goes into a file of its own, which no app ships.
package struct StubsBlueprint {
    package var endpoints: [EndpointStubBlueprint] = []
    package var failures: [FailureStubBlueprint] = []
}

/// One operation for tests. For example: `extension Petstore.GetPet: StubbedEndpoint { init(stubbing request: StubRequest) … }`
package struct EndpointStubBlueprint {
    package var declaration: Declaration
    package var endpoint: EndpointBlueprint
    /// Query parameters and cookies whose members stand there by their own names.
    package var spreadProperties: Set<String> = []
    package var examples: [StubResponseBlueprint] = []
    /// How each success travels.
    package var answers: [(wrapper: String?, answer: StubResponseBlueprint)] = []
}

/// Failures that operations share, for tests. For example: `extension Petstore.Failures.NotFound: StubbedFailure { … }`
package struct FailureStubBlueprint {
    package var node: TypeNode
    package var examples: [StubResponseBlueprint] = []
    package var answers: [(name: String, carriesStatus: Bool, answer: StubResponseBlueprint)] = []
}

/// What goes over the wire. For example: `.json(#"{"id": 7}"#, status: 201)`
package struct StubResponseBlueprint: Equatable {
    package var status: Int
    package var form: Form
    package var mediaType: String?
    /// The example: JSON, or the text itself.
    package var content: String?

    /// The type of the example's event, in a stream of such.
    package var event: String?

    package enum Form: Equatable {
        case json, text, data, empty
        case stream(StreamReading)
    }
}
