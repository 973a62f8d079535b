import EndpointDescription

extension Comparison {
    func compareSecuritySchemes() {
        for match in matches(old.blueprint.securitySchemes, new.blueprint.securitySchemes, by: \.name) {
            switch match {
            case .kept(let scheme, let successor): compare(scheme, successor)
            case .removed(let scheme):
                breaks("the security scheme \(subject: scheme.name) was removed", at: old.place(ofScheme: scheme.key))
            case .added(let scheme):
                adds("the security scheme \(subject: scheme.name) was added", at: new.place(ofScheme: scheme.key))
            }
        }
        let now = new.blueprint.securitySchemes
        guard old.blueprint.securitySchemes.isEmpty, let first = now.first else { return }
        if !now.contains(where: { $0.name == "bearer" && $0.kind.takesBearerToken }) {
            breaks(
                "clients no longer have the credential \(code: "bearer"), because the description now declares a security scheme",
                at: new.place(ofScheme: first.key)
            )
        }
    }

    private func compare(_ old: SecuritySchemeBlueprint, _ new: SecuritySchemeBlueprint) {
        let title: ChangeText = "the security scheme \(subject: old.name)"
        let (formerPlace, place) = (self.old.place(ofScheme: old.key), self.new.place(ofScheme: new.key))
        if old.key != new.key {
            breaks("\(title) now has the key \(code: new.key) instead of \(code: old.key)", at: place)
        }
        if case .oauth2(let before) = old.kind, case .oauth2(let after) = new.kind {
            compareFlows(before, after, of: title, was: formerPlace, at: place)
        } else if old.kind.words != new.kind.words {
            breaks("\(title) is now \(new.kind.words) instead of \(old.kind.words)", at: place)
            return
        }
        compareURL("metadata URL", old.metadataURL, new.metadataURL, of: title, at: place)
    }

    private func compareFlows(
        _ before: [SecurityScheme.OAuthFlow],
        _ after: [SecurityScheme.OAuthFlow],
        of scheme: ChangeText,
        was formerPlace: SourceLocation,
        at place: SourceLocation
    ) {
        for match in matches(before, after, by: \.kind.rawValue) {
            switch match {
            case .kept(let flow, let successor):
                let title: ChangeText = "the flow \(subject: flow.kind.rawValue) of \(scheme)"
                compareURL("authorization URL", flow.authorizationURL, successor.authorizationURL, of: title, at: place)
                compareURL("token URL", flow.tokenURL, successor.tokenURL, of: title, at: place)
                compareURL("refresh URL", flow.refreshURL, successor.refreshURL, of: title, at: place)
                compareScopes(flow, successor, of: title, was: formerPlace, at: place)
            case .removed(let flow):
                breaks("the flow \(subject: flow.kind.rawValue) of \(scheme) was removed", at: formerPlace)
            case .added(let flow): adds("the flow \(subject: flow.kind.rawValue) of \(scheme) was added", at: place)
            }
        }
    }

    private func compareURL(
        _ name: String,
        _ before: String?,
        _ after: String?,
        of owner: ChangeText,
        at place: SourceLocation
    ) {
        guard before != after else { return }
        guard let before else { return adds("the \(name) of \(owner) was added", at: place) }
        breaks("the \(name) of \(owner) is now \(after ?? "absent") instead of \(before)", at: place)
    }

    private func compareScopes(
        _ before: SecurityScheme.OAuthFlow,
        _ after: SecurityScheme.OAuthFlow,
        of flow: ChangeText,
        was formerPlace: SourceLocation,
        at place: SourceLocation
    ) {
        for match in matches(before.scopes, after.scopes, by: \.name) {
            switch match {
            case .kept: break
            case .removed(let scope): breaks("the scope \(subject: scope.name) of \(flow) was removed", at: formerPlace)
            case .added(let scope): adds("the scope \(subject: scope.name) of \(flow) was added", at: place)
            }
        }
    }
}

extension SecurityScheme.Kind {
    fileprivate var takesBearerToken: Bool {
        switch self {
        case .bearer, .oauth2, .openIDConnect: true
        case .basic, .http, .apiKey, .mutualTLS: false
        }
    }

    /// The kind in a message. The format of bearer tokens is left out, because it is a hint (OpenAPI 3.1 §4.8.27.1).
    fileprivate var words: ChangeText {
        switch self {
        case .bearer: "bearer"
        case .basic: "basic"
        case .http(let scheme): "\(scheme)"
        case .apiKey(let name, let location): "an API key in the \(location.rawValue) \(code: name)"
        case .oauth2: "OAuth 2"
        case .openIDConnect(let url): "OpenID Connect at \(url)"
        case .mutualTLS: "mutual TLS"
        }
    }
}

extension PlannedClient {
    fileprivate func place(ofScheme key: String) -> SourceLocation {
        place(of: key, in: "security schemes") { description.securitySchemes.map { ($0.name, $0.place) } }
            ?? description.place
    }
}
