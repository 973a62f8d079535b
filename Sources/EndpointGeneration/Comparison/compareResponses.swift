import EndpointDescription

extension Comparison {
    func compareResponses(
        _ before: EndpointBlueprint,
        _ after: EndpointBlueprint,
        _ name: String,
        at place: SourceLocation
    ) {
        let (former, now) = (before.successes, after.successes)
        if !isSame(before.response, after.response) {
            breaks(
                "\(subject: name) now returns \(code: after.response.spelled()) instead of \(code: before.response.spelled())",
                at: now.first.map { new.place(ofStatus: $0.status, of: after) } ?? place
            )
        }
        compareAccept(before, after, name, at: place)
        let isSameType = isSame(before.response, after.response)
        for outcome in former {
            guard
                let successor = now.first(where: { $0.status == outcome.status })
                    ?? now.first(where: { $0.status.includes(outcome.status) })
                    ?? now.first(where: { isSameType && $0.reads(outcome) })
            else {
                let statuses = now.map(\.status.written).joined(separator: ", ")
                breaks(
                    "\(subject: name) no longer succeeds with \(outcome.status.written), but with \(statuses)",
                    at: old.place(ofStatus: outcome.status, of: before)
                )
                continue
            }
            if successor.reading != outcome.reading, isSameType {
                breaks(
                    "the response of \(subject: name) is now decoded differently",
                    at: new.place(ofStatus: outcome.status, of: after)
                )
            }
        }
        for outcome in now where !former.contains(where: { $0.status == outcome.status }) {
            let place = new.place(ofStatus: outcome.status, of: after)
            guard
                let range = former.first(where: { $0.status.includes(outcome.status) })
                    ?? former.first(where: { isSameType && $0.reads(outcome) })
            else {
                breaks(
                    "\(subject: name) may now also succeed with \(outcome.status.written), which older clients cannot read",
                    at: place
                )
                continue
            }
            if range.reading != outcome.reading, isSameType {
                breaks("the response of \(subject: name) is now decoded differently", at: place)
            }
        }
        if isSameType { compareUndocumented(former, now, after, name) }
    }

    /// A success that is not documented is no longer read as one if there is a `default` response.
    private func compareUndocumented(
        _ former: [Success],
        _ now: [Success],
        _ after: EndpointBlueprint,
        _ name: String
    ) {
        guard after.outcomes.contains(where: { $0.status == .default }) else { return }
        let known = now.flatMap { [$0.status] + $0.others }
        let lost = former.flatMap(\.others).filter { status in !known.contains { $0.includes(status) } }
        guard !lost.isEmpty else { return }
        breaks(
            "\(subject: name) now fails with an undocumented \(lost.map(\.written).joined(separator: " or ")), "
                + "which was read as a success",
            at: new.place(ofStatus: .default, of: after)
        )
    }

    /// A released client requests the former media types, and the service may no longer provide any of them.
    private func compareAccept(
        _ before: EndpointBlueprint,
        _ after: EndpointBlueprint,
        _ name: String,
        at place: SourceLocation
    ) {
        let (former, now) = (before.acceptedTypes, after.acceptedTypes)
        let namesRange = former.union(now).contains { $0.hasSuffix("/*") }
        guard isSame(before.response, after.response), former.isDisjoint(with: now), !namesRange else { return }
        let (wanted, instead) = (now.sorted().joined(separator: ", "), former.sorted().joined(separator: ", "))
        breaks(
            "\(subject: name) now accepts \(wanted) instead of \(instead)",
            at: after.successes.first.map { new.place(ofStatus: $0.status, of: after) } ?? place
        )
    }

    func compareFailures(_ before: EndpointBlueprint, _ after: EndpointBlueprint, _ name: String) {
        let (former, now) = (old.failure(of: before)?.cases ?? [], new.failure(of: after)?.cases ?? [])
        if former.isEmpty, let first = now.first {
            breaks(
                "\(subject: name) now throws \(code: "HTTPError<\(name).Failure>") instead of \(code: "HTTPError<Never>")",
                at: new.place(ofResponse: first.name, of: after)
            )
        }
        for match in matches(former, now, by: \.name) {
            switch match {
            case .kept(let item, let successor):
                if !isSame(item.type, successor.type) {
                    breaks(
                        "the payload of \(subject: name, "Failure.\(item.name)") is now \(quoted(successor.type)) "
                            + "instead of \(quoted(item.type))",
                        at: new.place(ofResponse: item.name, of: after)
                    )
                } else if before.readings(ofFailure: item.name) != after.readings(ofFailure: item.name) {
                    breaks(
                        "the payload of \(subject: name, "Failure.\(item.name)") is now decoded differently",
                        at: new.place(ofResponse: item.name, of: after)
                    )
                }
            case .removed(let item):
                breaks(
                    "\(subject: name, "Failure.\(item.name)") was removed",
                    at: old.place(ofResponse: item.name, of: before)
                )
            case .added(let item):
                let former = before.failureCase(thatIncluded: after.statuses(ofFailure: item.name))
                let note: ChangeText = former.map { ", and its status no longer ends in \(code: ".\($0)")" } ?? ""
                adds(
                    "\(subject: name, "Failure.\(item.name)") was added\(note)",
                    at: new.place(ofResponse: item.name, of: after)
                )
            }
        }
    }

    private func quoted(_ payload: SwiftType?) -> ChangeText { payload.map { "\(code: $0.spelled())" } ?? "nothing" }

    func compareHeaders(_ before: EndpointBlueprint, _ after: EndpointBlueprint, _ name: String) {
        let (former, now) = (old.headers(of: before), new.headers(of: after))
        for match in matches(former, now, by: \.name) {
            switch match {
            case .kept(let header, let successor):
                let place = new.place(ofHeader: successor.key, of: after)
                if successor.isDeprecated, !header.isDeprecated {
                    adds("the header \(subject: header.name) of \(code: name) is now deprecated", at: place)
                }
                if !isSame(header.type, successor.type) {
                    breaks(
                        "the type of the header \(subject: header.name) of \(code: name) is now \(code: successor.type.spelled()) "
                            + "instead of \(code: header.type.spelled())",
                        at: place
                    )
                } else if header.key.lowercased() != successor.key.lowercased() {
                    breaks(
                        "\(subject: name) now returns the header \(code: successor.key) instead of \(code: header.key)",
                        at: place
                    )
                } else if header.reading != successor.reading {
                    breaks("the header \(subject: header.name) of \(code: name) is now decoded differently", at: place)
                }
            case .removed(let header):
                let place = old.place(ofHeader: header.key, of: before)
                breaks("the header \(subject: header.name) of \(code: name) was removed", at: place)
            case .added(let header):
                let place = new.place(ofHeader: header.key, of: after)
                adds("the header \(subject: header.name) of \(code: name) was added", at: place)
            }
        }
        guard !before.conformances.isEmpty, Set(former.map(\.name)).isSubset(of: now.map(\.name)) else { return }
        let remaining = after.conformances.map(\.name)
        for lost in before.conformances where !remaining.contains(lost.name) && new.hasHeaderProtocol(lost.name) {
            breaks("\(subject: name) no longer conforms to \(code: lost.name)", at: after.origin)
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

    func comparePages(_ before: EndpointBlueprint, _ after: EndpointBlueprint, _ name: String, at place: SourceLocation)
    {
        switch (before.pagination, after.pagination) {
        case (nil, nil): break
        case (nil, _?): adds("\(subject: name) is now paginated", at: place)
        case (_?, nil): breaks("\(subject: name) is no longer paginated", at: place)
        case (let former?, let now?):
            if !isSame(former.item, now.item) {
                breaks(
                    "the item type of the pages of \(subject: name) is now \(code: now.item.spelled()) "
                        + "instead of \(code: former.item.spelled())",
                    at: place
                )
            } else if former.style != now.style || former.written != now.written {
                breaks("\(subject: name) is now paginated differently", at: place)
            }
        }
    }

    func compareLinks(_ before: EndpointBlueprint, _ after: EndpointBlueprint, _ name: String, at place: SourceLocation)
    {
        for match in matches(before.links, after.links, by: \.name) {
            switch match {
            case .kept(let link, let successor):
                if signature(of: link, translated) != signature(of: successor, { $0.spelled() }) {
                    breaks(
                        "the link \(subject: link.name) of \(code: name) now has another target or other parameters",
                        at: place
                    )
                } else if link.values != successor.values {
                    breaks("the link \(subject: link.name) of \(code: name) now passes other values", at: place)
                }
                if successor.isDeprecated, !link.isDeprecated {
                    adds("the link \(subject: link.name) of \(code: name) is now deprecated", at: place)
                }
            case .removed(let link):
                breaks("the link \(subject: link.name) of \(code: name) was removed", at: before.origin)
            case .added(let link): adds("the link \(subject: link.name) of \(code: name) was added", at: place)
            }
        }
    }

    private func signature(of link: LinkBlueprint, _ spell: (SwiftType) -> String) -> [String] {
        [spell(.declared(link.target)) + (link.conditions.isEmpty ? "" : "?")]
            + link.parameters.map { "\($0.name): \(spell($0.type))" }
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
    fileprivate var values: [String] {
        let printer = ExpressionPrinter(in: TypeNode(namespace: ""))
        let bound = conditions.map { condition in
            switch condition {
            case .value(let name, _, let value): "\(name) = \(printer.text(value))"
            case .pattern(let name, let binding, let value): "\(name) \(binding ?? "") = \(printer.text(value))"
            }
        }
        return bound + arguments.map { printer.text($0) }
    }
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

    fileprivate func statuses(ofFailure name: String) -> [Response.Status] {
        outcomes.compactMap { outcome in
            if case .failure(name, _, _) = outcome.result { outcome.status } else { nil }
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
                    member: outcome.sign?.key,
                    value: outcome.sign?.value,
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

/// How a failure is distinguished from a success of the same status, and read.
private struct FailureReading: Hashable {
    var status: Response.Status
    var member: String?
    var value: String?
    var reading: OutcomeBlueprint.Reading
}
