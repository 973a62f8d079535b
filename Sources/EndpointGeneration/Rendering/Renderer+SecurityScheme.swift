import EndpointDescription

extension Renderer {
    /// A security scheme as an expression. For example: `.apiKey(name: "X-Key", location: .header)`
    func expression(of kind: SecurityScheme.Kind, in node: TypeNode) -> String {
        switch kind {
        case .bearer(let format): ".bearer(format: \(format.map(SwiftText.literal) ?? "nil"))"
        case .basic: ".basic"
        case .http(let name): ".http(\(SwiftText.literal(name)))"
        case .apiKey(let name, let location):
            ".apiKey(name: \(SwiftText.literal(name)), location: .\(location.rawValue))"
        case .openIDConnect(let url): ".openIDConnect(url: \(SwiftText.literal(url)))"
        case .mutualTLS: ".mutualTLS"
        case .oauth2(let flows):
            ".oauth2(flows: [\(flows.map { expression(of: $0, in: node) }.joined(separator: ", "))])"
        }
    }

    private func expression(of flow: SecurityScheme.OAuthFlow, in node: TypeNode) -> String {
        var arguments = [".\(flow.kind)"]
        for (label, url) in [
            ("authorizationURL", flow.authorizationURL), ("tokenURL", flow.tokenURL), ("refreshURL", flow.refreshURL),
        ] {
            if let url { arguments.append("\(label): \(SwiftText.literal(url))") }
        }
        if !flow.scopes.isEmpty {
            arguments.append("scopes: [\(flow.scopes.map { SwiftText.literal($0.name) }.joined(separator: ", "))]")
        }
        return "\(node.spelling(of: .oAuthFlow))(\(arguments.joined(separator: ", ")))"
    }
}
