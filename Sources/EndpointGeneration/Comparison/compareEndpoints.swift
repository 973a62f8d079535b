import EndpointDescription

/// One endpoint in both versions.
struct EndpointPair {
    let before: EndpointBlueprint
    let after: EndpointBlueprint
    /// The name and the place in the new version.
    let name: String
    let place: SourceLocation
}

extension Comparison {
    func compare(_ before: EndpointBlueprint, _ after: EndpointBlueprint, of node: TypeNode) {
        let pair = EndpointPair(before: before, after: after, name: node.dottedName, place: new.place(of: node))
        compareAddresses(pair)
        compareSecurity(pair)
        compareCalls(pair)
        compare(before.properties, after.properties, of: node) { client in
            client.placeOfBody(of: client === self.old ? before : after)
        }
        compareWireForms(pair)
        compareResponses(pair)
        compareFailures(pair)
        compareHeaders(pair)
        comparePages(pair)
        compareLinks(pair)
    }

    private func compareAddresses(_ pair: EndpointPair) {
        let (before, after) = (pair.before, pair.after)
        let isMoved = after.method != before.method || after.pathShape != before.pathShape
        if after.line != before.line, isMoved || after.swapsValues(of: before) {
            breaks(
                "\(subject: pair.name) now sends \(code: after.line) instead of \(code: before.line)",
                at: pair.place
            )
        }
        let (formerServer, server) = (server(before, old), server(after, new))
        if server != formerServer {
            let (now, former) = (server ?? "the servers of the client", formerServer ?? "the servers of the client")
            breaks("\(subject: pair.name) is now sent to \(now) instead of \(former)", at: pair.place)
        }
    }

    private func compareWireForms(_ pair: EndpointPair) {
        let former = WireForm(pair.before, in: old).forms
        let properties = pair.after.properties.indexed(by: \.name)
        for (key, form) in WireForm(pair.after, in: new).forms.sorted(by: { $0.key < $1.key }) {
            guard let formerForm = former[key], formerForm != form else { continue }
            breaks(
                "\(subject: pair.name, key) is now sent \(form) instead of \(formerForm)",
                at: properties[String(key.prefix { $0 != "." })]?.origin ?? new.placeOfBody(of: pair.after)
            )
        }
    }

    /// The address of an operation with its own server.
    private func server(_ endpoint: EndpointBlueprint, _ client: PlannedClient) -> String? {
        endpoint.server.map { client.serverOverrides[$0] ?? $0 }
    }

    private func compareSecurity(_ pair: EndpointPair) {
        let (former, now) = (old.security(of: pair.before), new.security(of: pair.after))
        guard former != now else { return }
        // The change is not breaking if every former alternative includes all that some new alternative requires.
        let suffices = former.allSatisfy { held in now.contains { $0.isSatisfied(by: held) } }
        var subject: ChangeText = "\(subject: pair.name)"
        var security = new.operation(of: pair.after)?.place.json?["security"]?.place ?? pair.place
        // A change of the shared security is reported once, not for every operation.
        if !pair.before.hasOwnSecurity, !pair.after.hasOwnSecurity {
            if isSharedSecurityReported { return }
            isSharedSecurityReported = true
            subject = "every operation without its own security"
            security = new.description.place.json?["security"]?.place ?? new.description.place
        }
        if Set(former) == Set(now) {
            // A repeated alternative changes nothing.
            guard former.count == now.count else { return }
            behaves("\(subject) now tries the alternatives of its security in another order", at: security)
        } else if suffices {
            adds("\(subject) now accepts further credentials, or requires fewer", at: security)
        } else {
            let wanted = now.map(\.words).joined(separator: ", or ")
            breaks("\(subject) now requires other credentials: \(wanted)", at: security)
        }
    }
}

extension EndpointBlueprint {
    fileprivate var hasOwnSecurity: Bool {
        if case .own = security { true } else { false }
    }

    /// The path without the names of its parameters.
    fileprivate var pathShape: [String?] {
        pathPieces.map { piece in
            if case .text(let text) = piece { text } else { nil }
        }
    }

    /// Whether the same value is at another place of the path.
    fileprivate func swapsValues(of former: EndpointBlueprint) -> Bool {
        let (before, after) = (former.pathValues, pathValues)
        return zip(before, after).contains { $0 != $1 && before.contains($1) }
    }

    /// The properties that the path contains, in order.
    private var pathValues: [String] {
        pathPieces.compactMap { piece in
            if case .parameter(let parameter) = piece { parameter.property } else { nil }
        }
    }
}

/// The schemes that one alternative of a security requires, each with its scopes. Without schemes, it allows anonymous
/// access.
private struct RequiredSchemes: Hashable {
    var scopes: [String: Set<String>]

    /// Whether a caller that meets other requirements meets these as well.
    func isSatisfied(by other: RequiredSchemes) -> Bool {
        scopes.allSatisfy { scheme, scopes in other.scopes[scheme]?.isSuperset(of: scopes) ?? false }
    }

    var words: ChangeText {
        if scopes.isEmpty { return "none" }
        let schemes = scopes.sorted { $0.key < $1.key }.map { scheme, scopes -> ChangeText in
            if scopes.isEmpty { return "\(scheme)" }
            let names = scopes.sorted().map { "\(code: $0)" as ChangeText }.joined(separator: " and ")
            return "\(scheme) with the scope\(scopes.count == 1 ? "" : "s") \(names)"
        }
        return schemes.joined(separator: " and ")
    }
}

extension PlannedClient {
    fileprivate func security(of endpoint: EndpointBlueprint) -> [RequiredSchemes] {
        let alternatives: [[(scheme: String, scopes: [String])]]
        switch endpoint.security {
        case .own(let own): alternatives = own
        case .inherited: alternatives = blueprint.security ?? []
        case .unspecified: alternatives = []
        }
        if alternatives.isEmpty { return [RequiredSchemes(scopes: [:])] }
        return alternatives.map { schemes in
            RequiredSchemes(scopes: Dictionary(schemes.map { ($0.scheme, Set($0.scopes)) }) { $0.union($1) })
        }
    }
}

// MARK: compareCalls

extension Comparison {
    /// Compares how calls of an operation are made, apart from what they send.
    func compareCalls(_ pair: EndpointPair) {
        let subject: ChangeText = "\(subject: pair.name)"
        compareTimeouts(
            setting(pair.before.call.timeout, old.blueprint.rules.timeout),
            setting(pair.after.call.timeout, new.blueprint.rules.timeout),
            of: subject,
            at: pair.place
        )
        compareRetries(
            setting(pair.before.call.retry, old.blueprint.rules.retry),
            setting(pair.after.call.retry, new.blueprint.rules.retry),
            of: subject,
            at: pair.place
        )
        if pair.before.call.cacheTimeToLive != pair.after.call.cacheTimeToLive {
            behaves(
                "the cache lifetime of \(subject) is now \(duration(pair.after.call.cacheTimeToLive) ?? "the server's") "
                    + "instead of \(duration(pair.before.call.cacheTimeToLive) ?? "the server's")",
                at: pair.place
            )
        }
        let isIdempotent = pair.after.call.isIdempotent ?? pair.after.method.isIdempotent
        if isIdempotent != pair.before.call.isIdempotent ?? pair.before.method.isIdempotent {
            behaves(
                "\(subject) is \(isIdempotent ? "now" : "no longer") idempotent",
                at: pair.place
            )
        }
    }

    /// Compares the rules for operations that declare none of their own.
    func compareSharedCalls() {
        let place = new.description.place
        compareTimeouts(
            .own(old.blueprint.rules.timeout),
            .own(new.blueprint.rules.timeout),
            of: "every operation without its own rules",
            at: place
        )
        compareRetries(
            .own(old.blueprint.rules.retry),
            .own(new.blueprint.rules.retry),
            of: "every operation without its own rules",
            at: place
        )
        let shared = [
            ("timeout", old.blueprint.rules.timeout != nil, new.blueprint.rules.timeout != nil),
            ("retry", old.blueprint.rules.retry != nil, new.blueprint.rules.retry != nil),
            ("security", old.blueprint.security != nil, new.blueprint.security != nil),
        ]
        for (name, was, remains) in shared where was && !remains {
            breaks("\(subject: old.blueprint.namespace.name, name) was removed", at: old.description.place)
        }
    }

    /// The value of an operation's setting, and whether it is the operation's own.
    private func setting<Value>(_ setting: CallBlueprint.Setting<Value>?, _ shared: Value?) -> Effective<Value> {
        switch setting {
        case .own(let value): .own(value)
        case .shared, nil: .shared(shared)
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
        of subject: ChangeText,
        at place: SourceLocation
    ) {
        guard !before.isSame(as: after) else { return }
        behaves(
            "the timeout of \(subject) is now \(duration(after.value) ?? "the client's") "
                + "instead of \(duration(before.value) ?? "the client's")",
            at: place
        )
    }

    private func compareRetries(
        _ before: Effective<RetryRule>,
        _ after: Effective<RetryRule>,
        of subject: ChangeText,
        at place: SourceLocation
    ) {
        guard !before.isSame(as: after) else { return }
        behaves(
            "the retry rule of \(subject) is now \(words(after.value)) instead of \(words(before.value))",
            at: place
        )
    }

    /// For example: `1.5 s`
    private func duration(_ milliseconds: Int?) -> String? {
        milliseconds.map { $0 % 1_000 == 0 ? "\($0 / 1_000) s" : "\(Double($0) / 1_000) s" }
    }

    /// For example: `'3 attempts, base delay 0.5 s, statuses 429, 500–599'`
    private func words(_ rule: RetryRule?) -> ChangeText {
        guard let rule else { return "the client's" }
        guard case .schedule(let schedule) = rule else { return "\(code: "no retries")" }
        var parts: [String] = []
        if let attempts = schedule.attempts { parts.append("\(attempts) \(attempts == 1 ? "attempt" : "attempts")") }
        if let delay = duration(schedule.baseDelay) { parts.append("base delay \(delay)") }
        if let delay = duration(schedule.maximumDelay) { parts.append("maximum delay \(delay)") }
        if let multiplier = schedule.multiplier { parts.append("multiplier \(multiplier)") }
        if let statuses = schedule.statuses {
            let list = statuses.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
            parts.append("statuses \(list.joined(separator: ", "))")
        }
        return parts.isEmpty ? "the client's" : "\(code: parts.joined(separator: ", "))"
    }
}
