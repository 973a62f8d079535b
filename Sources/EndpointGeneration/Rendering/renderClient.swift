import EndpointDescription

extension Renderer {
    /// Renders the functions that make a client in one line, and a credential for each security scheme.
    func renderClient(_ client: ClientBlueprint) -> String {
        let node = client.namespace
        let credentials = credentials(of: client)
        var context = TemplateContext()
        context["name"] = node.name
        if let server = client.servers.first {
            context["documentation"] = SwiftText.comment(documentation(of: client, at: server, credentials))
            context["servers"] = server.name
            context.show("plain", if: server.variables.isEmpty)
            context.show("variable", if: !server.variables.isEmpty)
            context.list("parameters", server.variables) { variable, parameter in
                parameter["label"] = SwiftText.label(variable.name)
                parameter["argument"] = variable.name
                let value = variable.defaultValue
                parameter.show("default", "value", value.isEmpty ? nil : SwiftText.literal(value))
            }
        }
        context.list("credentials", credentials.enumerated().map { index, credential in
            var line = credential.context
            line["documentation"] = SwiftText.comment(credential.documentation)
            line.show("always", if: client.omitsSecurity)
            line.show("more", if: index < credentials.count - 1)
            return line
        })
        return fill("Client", context, in: node)
    }

    /// A credential for each scheme. A description without schemes may still be of an API that asks for a token.
    private func credentials(of client: ClientBlueprint) -> [ClientCredential] {
        if client.securitySchemes.isEmpty {
            var bearer = SecuritySchemeBlueprint(name: "bearer", key: "bearer", kind: .bearer(format: nil))
            bearer.documentation.add("The description names no security, but servers may ask for a token.")
            return [ClientCredential(bearer, info: #".init(name: "bearer", kind: .bearer())"#)]
        }
        return client.securitySchemes.map {
            ClientCredential($0, info: "\(client.namespace.name).SecurityScheme.\($0.name)")
        }
    }

    private func documentation(
        of client: ClientBlueprint,
        at server: ServerBlueprint,
        _ credentials: [ClientCredential]
    ) -> Documentation {
        var documentation = Documentation()
        documentation.add("Makes a client with retries, cache and deadlines. Keep it: it holds the connections.")
        if let first = credentials.first {
            let call = "\(client.namespace.name).client(\(first.example))"
            documentation.add("```swift\nlet client = \(first.canFail ? "try " : "")\(call)\n```")
        }
        for variable in server.variables where !variable.documentation.isEmpty {
            documentation.paragraphs.append("- Parameter \(variable.name): \(variable.documentation)")
        }
        return documentation
    }
}

/// One of the credentials that a client is made with.
private struct ClientCredential {
    var context = TemplateContext()
    var documentation: Documentation
    /// What a caller writes: `.apiKey("…")`
    var example: String
    var canFail = true

    /// - Parameter info: the scheme as an expression.
    init(_ scheme: SecuritySchemeBlueprint, info: String) {
        documentation = scheme.documentation
        context["scheme"] = scheme.name
        context["info"] = info
        example = #".\#(scheme.name)("…")"#
        switch scheme.kind {
        case .apiKey(let name, let location):
            documentation.add("A key, sent in the \(location.rawValue) as `\(name)`.")
            context.show("key")
            context.show("provided")
        case .basic:
            documentation.add("User name and password, sent as `Authorization: Basic …`.")
            context.show("password")
            context.list("words", ["user", "password"].map { TemplateContext(["word": .text($0)]) })
            example = #".\#(scheme.name)(user: "…", password: "…")"#
        case .http(let name):
            documentation.add("A value, sent as `Authorization: \(name) …`.")
            context.show("token")
            context.show("provided")
        case .bearer, .oauth2, .openIDConnect:
            documentation.add("A token, sent as `Authorization: Bearer …`.")
            context.show("token")
            context.show("session")
            context.show("provided")
        case .mutualTLS:
            documentation.add("A certificate of the connection, which `HTTPClientFactory.make(configuration:)` takes.")
            context.show("ambient")
            example = ".\(scheme.name)"
            canFail = false
        }
    }
}
