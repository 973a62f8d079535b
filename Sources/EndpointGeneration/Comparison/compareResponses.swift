import EndpointDescription

extension Comparison {
    func compareResponses(_ pair: EndpointPair) {
        let isSameType = isSame(pair.before.response, pair.after.response)
        if !isSameType {
            breaks(
                "\(subject: pair.name) now returns \(code: pair.after.response.spelled()) instead of \(code: pair.before.response.spelled())",
                at: pair.after.successes.first.map { new.place(ofStatus: $0.status, of: pair.after) } ?? pair.place
            )
        }
        compareAccept(pair)
        compareSuccesses(pair, isSameType: isSameType)
        if isSameType { compareUndocumented(pair) }
    }

    private func compareSuccesses(_ pair: EndpointPair, isSameType: Bool) {
        let (former, now) = (pair.before.successes, pair.after.successes)
        for success in former {
            guard let successor = now.counterpart(of: success, isSameType: isSameType) else {
                let others = now.filter { other in !former.contains { $0.status == other.status } }
                let statuses = (others.isEmpty ? now : others).map(\.status.written).joined(separator: ", ")
                breaks(
                    "\(subject: pair.name) no longer succeeds with \(success.status.written), \(others.isEmpty ? "only" : "but") with \(statuses)",
                    at: old.place(ofStatus: success.status, of: pair.before)
                )
                continue
            }
            if isSameType { compareReading(of: success.status, success, successor, pair) }
        }
        for success in now where !former.contains(where: { $0.status == success.status }) {
            guard let predecessor = former.counterpart(of: success, isSameType: isSameType) else {
                breaks(
                    "\(subject: pair.name) may now also succeed with \(success.status.written), which older clients cannot read",
                    at: new.place(ofStatus: success.status, of: pair.after)
                )
                continue
            }
            if isSameType { compareReading(of: success.status, predecessor, success, pair) }
        }
    }

    private func compareReading(
        of status: Response.Status,
        _ before: Success,
        _ after: Success,
        _ pair: EndpointPair
    ) {
        guard before.reading != after.reading else { return }
        breaks(
            "the response of \(subject: pair.name) is now decoded differently",
            at: new.place(ofStatus: status, of: pair.after)
        )
    }

    /// A success that is not documented is no longer read as one if there is a `default` response.
    private func compareUndocumented(_ pair: EndpointPair) {
        guard pair.after.outcomes.contains(where: { $0.status == .default }) else { return }
        let known = pair.after.successes.flatMap { [$0.status] + $0.others }
        let lost = pair.before.successes.flatMap(\.others).filter { status in !known.contains { $0.includes(status) } }
        guard !lost.isEmpty else { return }
        breaks(
            "\(subject: pair.name) now fails with an undocumented \(lost.map(\.written).joined(separator: " or ")), "
                + "which was read as a success",
            at: new.place(ofStatus: .default, of: pair.after)
        )
    }

    /// A released client requests the former media types, and the service may no longer provide any of them.
    private func compareAccept(_ pair: EndpointPair) {
        let (former, now) = (pair.before.acceptedTypes, pair.after.acceptedTypes)
        let namesRange = former.union(now).contains { $0.hasSuffix("/*") }
        guard isSame(pair.before.response, pair.after.response), former.isDisjoint(with: now), !namesRange else {
            return
        }
        let (wanted, instead) = (now.sorted().joined(separator: ", "), former.sorted().joined(separator: ", "))
        breaks(
            "\(subject: pair.name) now accepts \(wanted) instead of \(instead)",
            at: pair.after.successes.first.map { new.place(ofStatus: $0.status, of: pair.after) } ?? pair.place
        )
    }

    func compareFailures(_ pair: EndpointPair) {
        let (former, now) = (old.failure(of: pair.before)?.cases ?? [], new.failure(of: pair.after)?.cases ?? [])
        if former.isEmpty, let first = now.first {
            breaks(
                "\(subject: pair.name) now throws \(code: "HTTPError<\(pair.name).Failure>") instead of \(code: "HTTPError<Never>")",
                at: new.place(ofFailure: first.name, of: pair.after)
            )
        }
        for match in matches(former, now, by: \.name) {
            switch match {
            case .kept(let old, let new): comparePayloads(old, new, pair)
            case .removed(let failure):
                breaks(
                    "\(subject: pair.name, "Failure.\(failure.name)") was removed",
                    at: old.place(ofFailure: failure.name, of: pair.before)
                )
            case .added(let failure):
                let former = pair.before.failureCase(thatIncluded: pair.after.statuses(ofFailure: failure.name))
                let note: ChangeText = former.map { ", and its status no longer ends in \(code: ".\($0)")" } ?? ""
                adds(
                    "\(subject: pair.name, "Failure.\(failure.name)") was added\(note)",
                    at: new.place(ofFailure: failure.name, of: pair.after)
                )
            }
        }
    }

    private func comparePayloads(_ before: FailureBlueprint.Case, _ after: FailureBlueprint.Case, _ pair: EndpointPair)
    {
        let payload: ChangeText = "the payload of \(subject: pair.name, "Failure.\(before.name)")"
        let place = new.place(ofFailure: before.name, of: pair.after)
        if !isSame(before.type, after.type) {
            breaks("\(payload) is now \(quoted(after.type)) instead of \(quoted(before.type))", at: place)
        } else if pair.before.readings(ofFailure: before.name) != pair.after.readings(ofFailure: before.name) {
            breaks("\(payload) is now decoded differently", at: place)
        }
    }

    private func quoted(_ payload: SwiftType?) -> ChangeText { payload.map { "\(code: $0.spelled())" } ?? "nothing" }

    func compareHeaders(_ pair: EndpointPair) {
        let (former, now) = (old.headers(of: pair.before), new.headers(of: pair.after))
        for match in matches(former, now, by: \.name) {
            switch match {
            case .kept(let old, let new): compare(old, new, pair)
            case .removed(let header):
                breaks(
                    "the header \(subject: header.name) of \(code: pair.name) was removed",
                    at: old.place(ofHeader: header.key, of: pair.before)
                )
            case .added(let header):
                adds(
                    "the header \(subject: header.name) of \(code: pair.name) was added",
                    at: new.place(ofHeader: header.key, of: pair.after)
                )
            }
        }
        guard !pair.before.conformances.isEmpty, Set(former.map(\.name)).isSubset(of: now.map(\.name)) else { return }
        let remaining = pair.after.conformances.map(\.name)
        for lost in pair.before.conformances where !remaining.contains(lost.name) && new.hasHeaderProtocol(lost.name) {
            breaks("\(subject: pair.name) no longer conforms to \(code: lost.name)", at: pair.after.origin)
        }
    }

    private func compare(_ before: HeaderBlueprint, _ after: HeaderBlueprint, _ pair: EndpointPair) {
        let header: ChangeText = "the header \(subject: before.name) of \(code: pair.name)"
        let place = new.place(ofHeader: after.key, of: pair.after)
        if after.isDeprecated, !before.isDeprecated { adds("\(header) is now deprecated", at: place) }
        if !isSame(before.type, after.type) {
            breaks(
                "the type of \(header) is now \(code: after.typeOfMember) instead of \(code: before.typeOfMember)",
                at: place
            )
        } else if before.key.lowercased() != after.key.lowercased() {
            breaks(
                "\(subject: pair.name) now returns the header \(code: after.key) instead of \(code: before.key)",
                at: place
            )
        } else if before.reading != after.reading {
            breaks("\(header) is now decoded differently", at: place)
        }
    }

    func compareHeaderProtocols() {
        var gone = Set(old.sharedHeaders.keys.map(\.name)).subtracting(new.sharedHeaders.keys.map(\.name))
        for declaration in old.declarations where !gone.isEmpty {
            guard case .endpoint(let endpoint) = declaration.kind else { continue }
            for node in endpoint.conformances where gone.remove(node.name) != nil {
                breaks("\(subject: node.name) was removed", at: endpoint.origin)
            }
        }
    }

    func comparePages(_ pair: EndpointPair) {
        switch (pair.before.pagination, pair.after.pagination) {
        case (nil, nil): break
        case (nil, _?): adds("\(subject: pair.name) is now paginated", at: pair.place)
        case (_?, nil): breaks("\(subject: pair.name) is no longer paginated", at: pair.place)
        case (let former?, let now?):
            if !isSame(former.item, now.item) {
                breaks(
                    "the item type of the pages of \(subject: pair.name) is now \(code: now.item.spelled()) "
                        + "instead of \(code: former.item.spelled())",
                    at: pair.place
                )
            } else if former.style != now.style || former.written != now.written {
                breaks("\(subject: pair.name) is now paginated differently", at: pair.place)
            }
        }
    }

    func compareLinks(_ pair: EndpointPair) {
        for match in matches(pair.before.links, pair.after.links, by: \.name) {
            switch match {
            case .kept(let link, let successor):
                compare(link, successor, pair)
                if successor.isDeprecated, !link.isDeprecated {
                    adds("the link \(subject: link.name) of \(code: pair.name) is now deprecated", at: pair.place)
                }
            case .removed(let link):
                breaks("the link \(subject: link.name) of \(code: pair.name) was removed", at: pair.before.origin)
            case .added(let link):
                adds("the link \(subject: link.name) of \(code: pair.name) was added", at: pair.place)
            }
        }
    }

    private func compare(_ before: LinkBlueprint, _ after: LinkBlueprint, _ pair: EndpointPair) {
        let link: ChangeText = "the link \(subject: before.name) of \(code: pair.name)"
        // Calls compile without a parameter that was added with a default.
        let formerParameters = Dictionary(before.parameters.map { ($0.name, $0) }) { first, _ in first }
        let added = Set(after.parameters.filter { !$0.mustBeGiven }.map(\.name)).subtracting(formerParameters.keys)
        let former = [translated(.declared(before.target))] + before.parameters.map(translated)
        let parameters = after.parameters.filter { !added.contains($0.name) }.map { parameter in
            // Nor do calls stop compiling if they may now omit one.
            let eased = formerParameters[parameter.name].flatMap { mayOmit($0, now: parameter) ? $0 : nil }
            return eased.map(translated) ?? "\(parameter.name): \(parameter.type.spelled())"
        }
        if former != [SwiftType.declared(after.target).spelled()] + parameters {
            breaks("\(link) now has another target or other parameters", at: pair.place)
        } else if before.conditions.isEmpty != after.conditions.isEmpty {
            let type = SwiftType.declared(after.target)
            let (result, formerResult) = after.conditions.isEmpty ? (type, .optional(type)) : (.optional(type), type)
            breaks(
                "\(link) now returns \(code: result.spelled()) instead of \(code: formerResult.spelled())",
                at: pair.place
            )
        } else if before.values() != after.values(without: added) {
            breaks("\(link) now passes other values", at: pair.place)
        }
    }

    private func translated(_ parameter: PropertyBlueprint) -> String {
        "\(parameter.name): \(translated(parameter.type))"
    }

    /// Whether callers had to pass the parameter and may now omit it, and what they passed still has its type.
    private func mayOmit(_ parameter: PropertyBlueprint, now successor: PropertyBlueprint) -> Bool {
        parameter.mustBeGiven && !successor.mustBeGiven
            && (isSame(parameter.type, successor.type) || isSame(parameter.type.asOptional, successor.type))
    }
}

extension PlannedClient {
    fileprivate func hasHeaderProtocol(_ name: String) -> Bool { sharedHeaders.keys.contains { $0.name == name } }
}

extension Response.Status {
    /// Whether a client that expects this status also expects another one.
    fileprivate func includes(_ other: Self) -> Bool {
        switch (self, other) {
        case (.default, _): true
        case (.range(let hundred), .code(let code)): code / 100 == hundred
        default: self == other
        }
    }
}

extension LinkBlueprint {
    /// The conditions and arguments of the following call as text, independent of the type that contains the link.
    ///
    /// - Parameter added: the parameters that are left out.
    fileprivate func values(without added: Set<String> = []) -> [String] {
        let printer = ExpressionPrinter(in: TypeNode(namespace: ""))
        let bound = conditions.map { condition in
            switch condition {
            case .value(let name, _, let value): "\(name) = \(printer.text(value))"
            case .pattern(let name, let binding, let value): "\(name) \(binding ?? "") = \(printer.text(value))"
            }
        }
        // The order is that of the target's initializer, in which parameters without a default are the first.
        return bound + arguments.filter { !added.contains($0.label ?? "") }.map { printer.text($0) }.sorted()
    }
}

extension HeaderBlueprint {
    /// The type of the reply's member. A list of fields is empty without the header.
    fileprivate var typeOfMember: String { type.spelled() + (reading == .fields ? "" : "?") }
}

extension PaginationBlueprint {
    /// The arguments of the pagination, independent of the type that contains them.
    fileprivate var written: [String] {
        let printer = ExpressionPrinter(in: TypeNode(namespace: ""))
        return arguments.map { printer.text($0) }
    }
}

extension EndpointBlueprint {
    /// The media types of its successes, without parameters.
    fileprivate var acceptedTypes: Set<String> {
        let named = (accept ?? "application/json").replacing(EndpointBlueprint.acceptsOthers, with: "")
        let types = named.split(separator: ",")
        return Set(types.map { MediaType(String($0)).essence })
    }

    fileprivate var successes: [Success] {
        outcomes.compactMap { outcome in
            guard case .success(let reading, _) = outcome.result else { return nil }
            return Success(status: outcome.status, reading: reading, others: outcome.otherStatuses)
        }
    }

    /// The statuses of a failure, without those of which it only reads another media type.
    fileprivate func statuses(ofFailure name: String) -> [Response.Status] {
        outcomes.compactMap { outcome in
            if case .mediaType = outcome.sign { return nil }
            return if case .failure(name, _, _) = outcome.result { outcome.status } else { nil }
        }
    }

    /// The failure that includes one of these statuses: by the code, by a range, or as `default`.
    fileprivate func failureCase(thatIncluded statuses: [Response.Status]) -> String? {
        for outcome in outcomes {
            guard case .failure(let name, _, _) = outcome.result else { continue }
            if statuses.contains(where: { outcome.status.includes($0) }) { return name }
        }
        return nil
    }

    fileprivate func readings(ofFailure name: String) -> Set<FailureReading> {
        Set(
            outcomes.compactMap { outcome in
                guard case .failure(name, _, let reading) = outcome.result else { return nil }
                return FailureReading(
                    status: outcome.status,
                    sign: outcome.sign,
                    reading: reading
                )
            }
        )
    }
}

private struct Success {
    var status: Response.Status
    var reading: OutcomeBlueprint.Reading
    /// The statuses of undocumented successes that are read in the same way.
    var others: [Response.Status]

    /// Whether a success that was, or will be, undocumented is read as this one.
    func reads(_ success: Success) -> Bool {
        reading == success.reading && others.contains { $0.includes(success.status) }
    }
}

extension [Success] {
    /// The success as which a client reads another one: by its status, by a range, or as an undocumented one of the same
    /// type.
    fileprivate func counterpart(of success: Success, isSameType: Bool) -> Success? {
        first { $0.status == success.status }
            ?? first { $0.status.includes(success.status) }
            ?? first { isSameType && $0.reads(success) }
    }
}

/// How a failure is distinguished from other responses of the same status, and read.
private struct FailureReading: Hashable {
    var status: Response.Status
    var sign: OutcomeBlueprint.Sign?
    var reading: OutcomeBlueprint.Reading
}
