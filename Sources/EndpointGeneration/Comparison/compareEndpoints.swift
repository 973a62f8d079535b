import EndpointDescription

extension Comparison {
    func compare(_ before: EndpointBlueprint, _ after: EndpointBlueprint, of node: TypeNode) {
        let name = node.dottedName
        let place = new.place(of: node)
        let (line, formerLine) = (after.line, before.line)
        if line != formerLine, after.method != before.method || after.pathShape != before.pathShape {
            breaks("'\(name)' calls '\(line)' now, not '\(formerLine)'", at: place)
        }
        if server(before, old) != server(after, new) { breaks("'\(name)' calls another server now", at: place) }
        compareSecurity(before, after, name, at: place)
        compareCalls(before, after, name, at: place)
        compare(before.properties, after.properties, of: node) { client in
            client.placeOfBody(of: client === self.old ? before : after)
        }
        let forms = (before: WireForm(before).forms, after: WireForm(after).forms)
        let properties = after.properties.indexed(by: \.name)
        for (key, form) in forms.after.sorted(by: { $0.key < $1.key }) {
            guard let former = forms.before[key], former != form else { continue }
            breaks(
                "'\(name).\(key)' travels \(form) now, not \(former)",
                at: properties[String(key.prefix { $0 != "." })]?.origin ?? new.placeOfBody(of: after)
            )
        }
        compareResponses(before, after, name, at: place)
        compareFailures(before, after, name)
        compareHeaders(before, after, name)
        comparePages(before, after, name, at: place)
        compareLinks(before, after, name, at: place)
    }

    /// The address of an operation with its own server.
    private func server(_ endpoint: EndpointBlueprint, _ client: PlannedClient) -> String? {
        endpoint.server.map { client.serverOverrides[$0] ?? $0 }
    }

    private func compareSecurity(
        _ before: EndpointBlueprint,
        _ after: EndpointBlueprint,
        _ name: String,
        at place: SourceLocation
    ) {
        let (former, now) = (old.security(of: before), new.security(of: after))
        guard former != now else { return }
        // The change is not breaking if every former alternative includes all that some new alternative requires.
        let suffices = former.allSatisfy { held in now.contains { $0.isSubset(of: held) } }
        let operation = new.operation(of: after)?.place.json?["security"]?.place ?? place
        if suffices {
            adds("'\(name)' accepts other credentials as well, or asks for less", at: operation)
        } else {
            let wanted = now.map { $0.sorted().joined(separator: " and ") }.joined(separator: ", or ")
            breaks("'\(name)' asks for other credentials now: \(wanted.isEmpty ? "none" : wanted)", at: operation)
        }
    }
}

extension EndpointBlueprint {
    fileprivate var line: String { "\(method.token) \(path)" }

    /// The path without the names of its parameters.
    fileprivate var pathShape: [String?] {
        pathPieces.map { piece in
            if case .text(let text) = piece { text } else { nil }
        }
    }
}

extension PlannedClient {
    /// The alternatives, each as its required schemes and scopes; an empty alternative allows anonymous access.
    fileprivate func security(of endpoint: EndpointBlueprint) -> [Set<String>] {
        let alternatives: [[(scheme: String, scopes: [String])]]
        switch endpoint.security {
        case .own(let own): alternatives = own
        case .inherited: alternatives = blueprint.security ?? []
        case .unspecified: alternatives = []
        }
        if alternatives.isEmpty { return [[]] }
        return alternatives.map { schemes in
            Set(schemes.flatMap { need in [need.scheme] + need.scopes.map { "\(need.scheme)(\($0))" } })
        }
    }
}
