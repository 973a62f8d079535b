package import EndpointDescription

/// Everything that one description becomes.
package struct ClientBlueprint {
    package var namespace: TypeNode
    /// The description's file name, for the first line of every file.
    package var source: String
    package var documentation = Documentation()
    package var servers: [ServerBlueprint] = []
    /// Key and address of every server that an operation or a path names for itself.
    package var serverOverrides: [(key: String, url: String)] = []
    package var securitySchemes: [SecuritySchemeBlueprint] = []
    package var security: [[(scheme: String, scopes: [String])]]?
    /// What holds for every operation that says nothing of its own.
    package var rules = CallRules()
    package var models: [Declaration] = []
    package var failures: [Declaration] = []
    /// Documented headers that several operations have.
    package var headers: [HeadersBlueprint] = []
    /// In the author's order, with the tag that names their file.
    package var endpoints: [(tag: String?, declaration: Declaration)] = []
    /// What tests need, where it was asked for.
    package var stubs: StubsBlueprint?
    /// The schema that each type was made from, where it was asked for.
    var origins: [TypeNode: Schema] = [:]
}

/// A base address. For example: `static func servers(region: String = "eu") -> ServerMap`
package struct ServerBlueprint {
    package var name: String
    /// Text and variables of the address, in order.
    package var pieces: [Piece]
    package var variables: [Variable]
    package var documentation = Documentation()

    package enum Piece {
        case text(String)
        case variable(String)
    }

    package struct Variable {
        package var name: String
        package var defaultValue: String
        package var documentation: String
    }
}

/// A way to prove who calls. For example: `static var apiKey: SecuritySchemeInfo { … }`
package struct SecuritySchemeBlueprint {
    package var name: String
    /// The name in the description.
    package var key: String
    /// The Swift expression of its kind.
    package var kind: String
    package var documentation = Documentation()
}
