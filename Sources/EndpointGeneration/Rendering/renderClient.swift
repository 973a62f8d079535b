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
            context.list("inputs", server.variables) { variable, parameter in
                parameter["label"] = SwiftText.label(variable.name)
                parameter["name"] = variable.name
                let value = variable.defaultValue
                parameter.show("default", "value", value.isEmpty ? nil : SwiftText.literal(value))
            }
        }
        let functions = credentials.flatMap { credential in credential.functions.map { (credential, $0) } }
        context.list(
            "ways",
            functions.enumerated().map { index, function in
                var line = function.1
                line["way"] = function.0.name
                line["info"] = function.0.info
                line.show("always", if: client.omitsSecurity)
                line.show("more", if: index < functions.count - 1)
                return line
            }
        )
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
            let required = server.variables.filter(\.defaultValue.isEmpty).map { "\(SwiftText.label($0.name)): \"…\"" }
            let call = "\(client.namespace.name).client(\(([first.example] + required).joined(separator: ", ")))"
            documentation.add("```swift\nlet client = \(first.canFail ? "try " : "")\(call)\n```")
        }
        for variable in server.variables where !variable.documentation.isEmpty {
            documentation.paragraphs.append("- Parameter \(variable.name): \(variable.documentation)")
        }
        return documentation
    }
}

/// The functions that give a credential for one scheme.
private struct ClientCredential {
    let name: String
    /// The scheme as an expression.
    let info: String
    /// The credential in a call, such as `.apiKey("…")`.
    private(set) var example: String
    private(set) var functions: [TemplateContext] = []
    private var documentation: Documentation

    init(_ scheme: SecuritySchemeBlueprint, info: String) {
        name = scheme.name
        self.info = info
        example = #".\#(name)("…")"#
        documentation = scheme.documentation
        switch scheme.kind {
        case .apiKey(let name, let location):
            add("A key, sent in the \(location.rawValue) as `\(name)`.", ["_ key"], "try .apiKey(key)")
            addProvider()
        case .basic:
            let arguments = ["user", "password"]
            add(
                "User name and password, sent as `Authorization: Basic …`.",
                arguments,
                "try .basic(user: user, password: password)"
            )
            example = #".\#(name)(user: "…", password: "…")"#
        case .http(let name):
            add("A value, sent as `Authorization: \(name) …`.", ["_ token"], "try .bearer(token)")
            addProvider()
        case .bearer, .oauth2, .openIDConnect:
            add("A token, sent as `Authorization: Bearer …`.", ["_ token"], "try .bearer(token)")
            add(
                "The same with tokens that are renewed when they expire.",
                "_ session",
                of: "tokens",
                ".tokens(session)"
            )
            addProvider()
        case .mutualTLS:
            documentation.add("The certificate that `ClientFactory.make` gets in its `configuration:`.")
            functions = [
                TemplateContext(["documentation": .text(SwiftText.comment(documentation)), "value": .text(".ambient")])
            ]
            example = ".\(name)()"
        }
    }

    /// Whether the first function throws.
    var canFail: Bool { example != ".\(name)()" }

    private mutating func addProvider() {
        add(
            "The same with a value that is requested for every call.",
            "_ provider",
            of: "closure",
            ".provided(provider)"
        )
    }

    /// A function of texts, which are checked.
    private mutating func add(_ meaning: String, _ labels: [String], _ credential: String) {
        documentation.add(meaning)
        var function = TemplateContext()
        function["documentation"] = SwiftText.comment(documentation)
        function["value"] = credential
        function.show("throws")
        function.list("arguments", labels) { label, argument in
            argument["label"] = label
            argument.show("text")
        }
        functions.append(function)
    }

    private mutating func add(_ meaning: String, _ label: String, of type: String, _ credential: String) {
        var function = TemplateContext()
        function["documentation"] = "/// " + meaning
        function["value"] = credential
        function.list("arguments", [label]) { label, argument in
            argument["label"] = label
            argument.show(type)
        }
        functions.append(function)
    }
}
