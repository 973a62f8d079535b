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
                parameter["argument"] = SwiftText.argumentLabel(variable.name)
                parameter["name"] = variable.name
                parameter.show("default", "value", variable.defaultValue.map(SwiftText.literal))
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

    /// A credential for each scheme. A description without schemes may still be of an API that requires a token.
    private func credentials(of client: ClientBlueprint) -> [ClientCredential] {
        if client.securitySchemes.isEmpty {
            var bearer = SecuritySchemeBlueprint(name: "bearer", key: "bearer", kind: .bearer(format: nil))
            bearer.documentation.add("The description declares no security scheme, but servers may require a token.")
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
        documentation.add(
            "Makes a client with retries, a cache and deadlines. Keep it, because it holds the connections."
        )
        let required = client.security?.first { !$0.isEmpty }?.map(\.scheme) ?? []
        var shown = credentials.filter { required.contains($0.name) }
        if shown.isEmpty { shown = Array(credentials.prefix(1)) }
        if !shown.isEmpty {
            let variables = server.variables.filter { $0.defaultValue == nil }
            let arguments = shown.map(\.example) + variables.map { "\(SwiftText.argumentLabel($0.name)): \"…\"" }
            let call = "\(client.namespace.name).client(\(arguments.joined(separator: ", ")))"
            documentation.add("```swift\nlet client = \(shown.contains(where: \.canFail) ? "try " : "")\(call)\n```")
        }
        documentation.addParameters(server.variables)
        return documentation
    }
}

extension Documentation {
    /// Adds a list item for each documented variable. The indentation of further lines makes them part of the item.
    fileprivate mutating func addParameters(_ variables: [ServerBlueprint.Variable]) {
        for variable in variables where !variable.documentation.isEmpty {
            let name = SwiftName.withoutBackticks(variable.name)
            let lines = variable.documentation.split(separator: "\n", omittingEmptySubsequences: false)
            let text = lines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n").dropFirst(2)
            paragraphs.append("- Parameter \(name): \(text)")
        }
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
            let text =
                location == .header && name.lowercased() == "authorization"
                ? "The whole value of the header \(codeSpan(name)), " + Self.example(of: scheme.documentation)
                : "A key, sent in the \(location.rawValue) as \(codeSpan(name))."
            add(text, ["_ key"], "try .apiKey(key\(location == .cookie ? ", in: .cookie" : ""))")
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
                "Tokens of a session, which are renewed when they expire.",
                "_ session",
                of: "tokens",
                ".tokens(session)"
            )
            addProvider()
        case .mutualTLS:
            documentation.add(
                "A client certificate, which a transport of your own presents. `URLSessionClient` presents none."
            )
            functions = [
                TemplateContext(["documentation": .text(SwiftText.comment(documentation)), "value": .text(".ambient")])
            ]
            example = ".\(name)()"
        }
    }

    /// Whether the first function throws.
    var canFail: Bool { example != ".\(name)()" }

    /// An example of a value with the prefix that the scheme describes, such as `prefix "Token"`.
    private static func example(of documentation: Documentation) -> String {
        let text = documentation.paragraphs.joined(separator: "\n")
        let words = text.split { !$0.isLetter }
        var described: (start: Int, prefix: Int)?
        if let index = words.firstIndex(where: { $0.lowercased() == "prefix" }), index + 1 < words.count {
            let between = text[words[index].endIndex..<words[index + 1].startIndex]
            if between.contains(where: { #""'`“*"#.contains($0) }) { described = (index, index + 1) }
        }
        if described == nil, let index = words.firstIndex(of: "Bearer") { described = (index, index) }
        let prefix = described.flatMap { start, prefix in
            words[..<start].suffix(4).contains { negations.contains($0.lowercased()) } ? nil : words[prefix]
        }
        return prefix.map { "such as `\($0) …`." } ?? "including a prefix if the service expects one."
    }

    /// Words before a prefix that the value must not have. "Don't" is split at its apostrophe.
    private static let negations: Set<String> = ["no", "not", "don", "never", "without"]

    private mutating func addProvider() {
        add(
            "A value from a closure that is called before every request.",
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

// MARK: renderNamespace

extension Renderer {
    /// Renders the namespace with the declarations for the whole API: servers, security and the type around failures.
    func renderNamespace(_ client: ClientBlueprint, with printer: TypePrinter) -> String {
        printer.use(.runtime)
        let node = client.namespace
        let map = node.spelling(of: .serverMap)
        var context = TemplateContext()
        context["documentation"] = SwiftText.comment(client.documentation)
        context["name"] = node.name
        context.list("servers", client.servers.filter(\.variables.isEmpty).map { server($0, map) })
        context.list("serverTemplates", client.servers.filter { !$0.variables.isEmpty }.map { server($0, map) })
        context.show("security", "requirement", client.security.map(requirement))
        fillDefaults(of: client, into: &context)
        context.show("securitySchemes", if: !client.securitySchemes.isEmpty)
        context.list("schemes", client.securitySchemes) { scheme, line in
            line["documentation"] = SwiftText.comment(scheme.documentation)
            line["name"] = scheme.name
            let metadata = scheme.metadataURL.map { [labeled("metadataURL", SwiftText.literal($0))] } ?? []
            line.list(
                "arguments",
                [
                    labeled("name", SwiftText.literal(scheme.key)),
                    kind(of: scheme),
                ] + metadata
            )
        }
        return fill("Namespace", context, in: node)
    }

    func labeled(_ label: String, _ value: String) -> TemplateContext {
        TemplateContext(["label": .text(label), "value": .text(value)])
    }

    /// - Parameter map: the name of `ServerMap`.
    private func server(_ server: ServerBlueprint, _ map: String) -> TemplateContext {
        var context = TemplateContext()
        var documentation = server.documentation
        documentation.addParameters(server.variables)
        if documentation.paragraphs.isEmpty { documentation.paragraphs = ["A server of the API."] }
        context["documentation"] = SwiftText.comment(documentation)
        context["name"] = server.name
        context.list("parameters", server.variables) { variable, parameter in
            parameter["label"] = SwiftText.label(variable.name)
            parameter.show("default", "value", variable.defaultValue.map(SwiftText.literal))
        }
        let overrides = server.overrides.isEmpty ? [] : [labeled("overrides", self.overrides(of: server, map))]
        context.list("arguments", [labeled("base", literal(server.base, map))] + overrides)
        return context
    }

    private func overrides(of server: ServerBlueprint, _ map: String) -> String {
        let pairs = server.overrides.map { "\(SwiftText.literal($0.key)): \(literal($0.address, map))" }
        return "[\(pairs.joined(separator: ", "))]"
    }

    /// - Parameter map: the name of `ServerMap`.
    private func literal(_ address: ServerBlueprint.Address, _ map: String) -> String {
        let pieces = address.pieces.map { piece in
            switch piece {
            case .text(let text): SwiftText.insideOfLiteral(text)
            case .variable(let name, in: .authority): "\\(\(map).authority(\(name)))"
            case .variable(let name, in: .path): "\\(\(map).path(\(name)))"
            case .variable(let name, in: .anywhere): "\\(\(name))"
            }
        }
        return "\"\(pieces.joined())\""
    }
}

// MARK: Security schemes

extension Renderer {
    /// The argument `kind` of a security scheme. For example: `kind: .apiKey(name: "X-Key", location: .header)`
    func kind(of scheme: SecuritySchemeBlueprint) -> TemplateContext {
        var context = labeled("kind", simpleKind(of: scheme.kind) ?? "")
        if case .oauth2(let flows) = scheme.kind {
            var oauth2 = TemplateContext()
            oauth2.list("flows", flows) { flow, context in context.list("fields", fields(of: flow)) }
            context.list("oauth2", [oauth2])
        }
        return context
    }

    /// The kind as an expression; `nil` for OAuth, which the template prints.
    private func simpleKind(of kind: SecurityScheme.Kind) -> String? {
        switch kind {
        case .bearer(let format): ".bearer(format: \(format.map(SwiftText.literal) ?? "nil"))"
        case .basic: ".basic"
        case .http(let name): ".http(\(SwiftText.literal(name)))"
        case .apiKey(let name, let location):
            ".apiKey(name: \(SwiftText.literal(name)), location: .\(location.rawValue))"
        case .openIDConnect(let url): ".openIDConnect(url: \(SwiftText.literal(url)))"
        case .mutualTLS: ".mutualTLS"
        case .oauth2: nil
        }
    }

    private func fields(of flow: SecurityScheme.OAuthFlow) -> [TemplateContext] {
        var fields = [TemplateContext(["value": .text(".\(flow.kind.rawValue)")])]
        for (label, url) in [
            ("authorizationURL", flow.authorizationURL), ("tokenURL", flow.tokenURL), ("refreshURL", flow.refreshURL),
        ] {
            guard let url else { continue }
            var field = labeled(label, SwiftText.literal(url))
            field.show("named")
            fields.append(field)
        }
        if !flow.scopes.isEmpty {
            var scopes = TemplateContext()
            scopes.list("names", flow.scopes.map { TemplateContext(["name": .text(SwiftText.literal($0.name))]) })
            fields.append(TemplateContext(["value": .text(""), "scopes": .list([scopes])]))
        }
        return fields
    }
}
