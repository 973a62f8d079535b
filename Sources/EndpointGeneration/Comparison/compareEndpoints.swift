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
        let forms = (before: WireForm(before, in: old).forms, after: WireForm(after, in: new).forms)
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
        var subject = "'\(name)'"
        var security = new.operation(of: after)?.place.json?["security"]?.place ?? place
        // A change of the shared security is reported once, not for every operation.
        if !before.hasOwnSecurity, !after.hasOwnSecurity {
            if isSharedSecurityReported { return }
            isSharedSecurityReported = true
            subject = "every operation without its own security"
            security = new.description.place.json?["security"]?.place ?? new.description.place
        }
        if suffices {
            adds("\(subject) accepts other credentials as well, or asks for less", at: security)
        } else {
            let wanted = now.map { $0.sorted().joined(separator: " and ") }.joined(separator: ", or ")
            breaks("\(subject) asks for other credentials now: \(wanted.isEmpty ? "none" : wanted)", at: security)
        }
    }
}

extension EndpointBlueprint {
    fileprivate var hasOwnSecurity: Bool {
        if case .own = security { true } else { false }
    }

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

// MARK: compareCalls

extension Comparison {
    /// Compares how calls of an operation are made, apart from what they send.
    func compareCalls(_ before: EndpointBlueprint, _ after: EndpointBlueprint, _ name: String, at place: SourceLocation)
    {
        let subject = "'\(name)'"
        compareTimeouts(
            setting(before.call.timeout, old.blueprint.rules.timeout),
            setting(after.call.timeout, new.blueprint.rules.timeout),
            of: subject,
            at: place
        )
        compareRetries(
            setting(before.call.retry, old.blueprint.rules.retry),
            setting(after.call.retry, new.blueprint.rules.retry),
            of: subject,
            at: place
        )
        if before.call.cacheTTL != after.call.cacheTTL {
            behaves(
                "responses to \(subject) are fresh for \(duration(after.call.cacheTTL) ?? "as long as the server says") now, "
                    + "no longer for \(duration(before.call.cacheTTL) ?? "as long as the server says")",
                at: place
            )
        }
        if before.call.isIdempotent != after.call.isIdempotent {
            let isIdempotent = after.call.isIdempotent ?? after.method.isIdempotent
            behaves(
                "\(subject) is \(isIdempotent ? "" : "no longer ")idempotent\(isIdempotent ? " now" : "")",
                at: place
            )
        }
    }

    /// Compares the rules for operations that declare none of their own.
    func compareSharedCalls() {
        let place = new.description.place
        compareTimeouts(
            .own(old.blueprint.rules.timeout),
            .own(new.blueprint.rules.timeout),
            of: "every other call",
            at: place
        )
        compareRetries(
            .own(old.blueprint.rules.retry),
            .own(new.blueprint.rules.retry),
            of: "every other call",
            at: place
        )
    }

    /// The value of an operation's setting, and whether it is the operation's own.
    private func setting<Value>(_ setting: CallBlueprint.Setting<Value>?, _ shared: Value?) -> Effective<Value> {
        switch setting {
        case .own(let value): .own(value)
        case .shared: .shared(shared)
        case nil: .own(nil)
        }
    }

    private enum Effective<Value: Equatable>: Equatable {
        case own(Value?)
        case shared(Value?)

        var value: Value? {
            switch self {
            case .own(let value), .shared(let value): value
            }
        }

        /// A change of the shared rules is reported once, not for every operation.
        func isSame(as other: Effective) -> Bool {
            if case .shared = self, case .shared = other { return true }
            return value == other.value
        }
    }

    private func compareTimeouts(
        _ before: Effective<Int>,
        _ after: Effective<Int>,
        of subject: String,
        at place: SourceLocation
    ) {
        guard !before.isSame(as: after) else { return }
        behaves(
            "\(subject) times out after \(duration(after.value) ?? "the client's own time") now, no longer after "
                + "\(duration(before.value) ?? "the client's own time")",
            at: place
        )
    }

    private func compareRetries(
        _ before: Effective<RetryRule>,
        _ after: Effective<RetryRule>,
        of subject: String,
        at place: SourceLocation
    ) {
        guard !before.isSame(as: after) else { return }
        behaves("\(subject) is \(words(after.value)) now, no longer \(words(before.value))", at: place)
    }

    /// For example: `1.5 s`
    private func duration(_ milliseconds: Int?) -> String? {
        milliseconds.map { $0 % 1_000 == 0 ? "\($0 / 1_000) s" : "\(Double($0) / 1_000) s" }
    }

    /// For example: `retried with 3 attempts, after 0.5 s at first, for 429, 500–599`
    private func words(_ rule: RetryRule?) -> String {
        guard let rule else { return "retried as the client decides" }
        guard case .schedule(let schedule) = rule else { return "never retried" }
        var parts: [String] = []
        if let attempts = schedule.attempts { parts.append("with \(attempts) attempts") }
        if let delay = duration(schedule.baseDelay) { parts.append("after \(delay) at first") }
        if let delay = duration(schedule.maximumDelay) { parts.append("after \(delay) at most") }
        if let multiplier = schedule.multiplier { parts.append("with delays that grow by \(multiplier)") }
        if let statuses = schedule.statuses {
            let list = statuses.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
            parts.append("for \(list.joined(separator: ", "))")
        }
        return parts.isEmpty ? "retried as the client decides" : "retried " + parts.joined(separator: ", ")
    }
}
