import EndpointDescription

/// The stubs that tests of a client need.
func planStubs(of client: ClientBlueprint, _ context: PlanContext) -> StubsBlueprint {
    StubPlanner(context: context, index: TypeIndex(client.declarations)).plan(client.endpoints)
}

struct StubPlanner {
    let context: PlanContext
    let index: TypeIndex
    let unions = ExampleUnions()
    let schemas = ExampleSchemas()

    fileprivate func plan(_ endpoints: [PlannedEndpoint]) -> StubsBlueprint {
        var stubs = StubsBlueprint()
        var planned: [TypeNode: FailureStubBlueprint] = [:]
        for item in endpoints {
            guard case .endpoint(let endpoint) = item.declaration.kind else { continue }
            let operation = item.operation
            let responses = planStubResponses(of: operation, endpoint)
            if let node = endpoint.failure, planned[node] == nil {
                let failure = planFailureStub(node, responses)
                planned[node] = failure
                stubs.failures.append(failure)
            }
            guard isReadable(endpoint, at: operation.place) else { continue }
            var stub = EndpointStubBlueprint(declaration: item.declaration, endpoint: endpoint)
            stub.spreadMembers = spreadMembers(of: endpoint)
            stub.bodyTypes = bodyTypes(of: endpoint)
            let shared = endpoint.failure.flatMap { planned[$0]?.examples } ?? []
            for response in responses {
                if case .success(_, let wrapper) = response.outcome.result {
                    stub.responses.append((wrapper, response.blueprint))
                    if response.isWhole { stub.examples.append(response.blueprint) }
                } else if response.isWhole, !shared.contains(response.blueprint) {
                    stub.examples.append(response.blueprint)
                }
            }
            stubs.endpoints.append(stub)
        }
        return stubs
    }

    /// The types of the cases of a body. The body type of an endpoint that reads a stream is declared in the endpoint
    /// that reads the whole response.
    private func bodyTypes(of endpoint: EndpointBlueprint) -> [String: SwiftType] {
        guard let property = endpoint.properties.first(where: { $0.name == endpoint.body?.property }),
            let node = property.type.node, let cases = index.cases(node)?.cases
        else { return [:] }
        return Dictionary(cases.compactMap { item in item.type.map { (item.name, $0) } }) { first, _ in first }
    }

    private struct PlannedStubResponse {
        var outcome: OutcomeBlueprint
        var blueprint: StubResponseBlueprint

        /// Whether it is complete: it has content or needs none.
        var isWhole: Bool { blueprint.form == .empty || blueprint.content != nil }
    }

    private func planFailureStub(_ node: TypeNode, _ responses: [PlannedStubResponse]) -> FailureStubBlueprint {
        var stub = FailureStubBlueprint(node: node)
        for response in responses {
            guard case .failure(let name, let carriesStatus, _) = response.outcome.result,
                !stub.responses.contains(where: { $0.0 == name })
            else { continue }
            stub.responses.append((name, carriesStatus, response.blueprint))
            if response.isWhole { stub.examples.append(response.blueprint) }
        }
        return stub
    }

    private func planStubResponses(of operation: Operation, _ endpoint: EndpointBlueprint) -> [PlannedStubResponse] {
        let documented = operation.receivedResponses
        return endpoint.outcomes.compactMap { outcome in
            if case .member = outcome.sign { return nil }
            let reading: OutcomeBlueprint.Reading
            var status = outcome.status
            switch outcome.result {
            case .undocumented: return nil
            case .failure(_, _, let read): reading = read
            case .success(let read, _):
                reading = read
                let isOnlyDefault = !documented.contains(where: \.status.isSuccess)
                if isOnlyDefault { status = .default }
            }
            let response = documented.first { $0.status == status }
            let isStream = StubResponseBlueprint.Form(reading).isStream
            let media =
                if case .mediaType(let name) = outcome.sign {
                    response?.content.first { $0.type.essence == name }
                } else {
                    isStream ? response?.content.first : response?.content.received
                }
            var stubbed = StubResponseBlueprint(
                status: exampleStatus(of: outcome, among: endpoint.outcomes),
                form: StubResponseBlueprint.Form(reading),
                mediaType: media?.name
            )
            if case .stream = stubbed.form, let sent = media?.sentExample {
                (stubbed.content, stubbed.isVerbatim) = (sent, true)
            } else if case .stream(let reading) = stubbed.form {
                let example = media.flatMap { streamExample(of: $0, as: reading) }
                (stubbed.event, stubbed.content) = (example?.event, example?.text)
            } else {
                let pages = outcome.isSuccess ? context.pages.rules(of: operation).first : nil
                stubbed.content = media.flatMap { content(of: $0, as: stubbed.form, lastOf: pages) }
            }
            if stubbed.form == .data, stubbed.content == nil { stubbed.content = "" }
            return PlannedStubResponse(outcome: outcome, blueprint: stubbed)
        }
    }

    /// - Parameter pages: how the response is paginated; the example is then the last page.
    private func content(
        of media: MediaTypeObject,
        as form: StubResponseBlueprint.Form,
        lastOf pages: PaginationRule?
    ) -> String? {
        switch form {
        case .empty, .stream: return nil
        case .data: return media.sentExample ?? media.example?.string
        case .text:
            return media.sentExample ?? media.example.map { $0.string ?? $0.text } ?? plainText(of: media.schema)
        case .json:
            let offered = media.examples.compactMap { $0.value ?? $0.sent.flatMap(readJSON(inText:)) }
            guard let schema = media.schema else { return offered.first?.text ?? "{}" }
            if var example = exampleValue(of: schema, offered: offered, at: media.place) {
                if let pages, offered.isEmpty || !example.isLast(of: pages) { example.endPages(after: pages, schema) }
                return example.text
            }
            noteMissingExample(at: media.place)
            return nil
        }
    }

    fileprivate func noteMissingExample(at place: SourceLocation) {
        context.log.note(
            "no example can be made: this schema has no value, or only infinite or very large ones",
            at: place
        )
    }

    /// The text of a value that a schema permits, without the quotation marks of JSON.
    fileprivate func plainText(of schema: Schema?) -> String {
        guard let schema, !schema.permitsAnyText, let value = exampleValue(of: schema, offered: nil)?.text else {
            return "text"
        }
        return readJSON(inText: value)?.string ?? value
    }

    /// A status that is read as this outcome and no other.
    private func exampleStatus(of outcome: OutcomeBlueprint, among all: [OutcomeBlueprint]) -> Int {
        let others = all.filter { $0.status != outcome.status }.compactMap(\.status.codes)
        let candidates = outcome.status.codes.map(Array.init) ?? Array(500..<600) + Array(400..<500) + Array(300..<400)
        let isExact = candidates.count == 1
        return candidates.first { status in
            isExact || !others.contains { $0.contains(status) && (outcome.status == .default || $0.count == 1) }
        } ?? 500
    }

    /// Whether all properties can be read back from a request. Only a path parameter that does not occur in the path
    /// cannot.
    private func isReadable(_ endpoint: EndpointBlueprint, at place: SourceLocation) -> Bool {
        let missing = endpoint.properties.filter { endpoint.source(of: $0.name) == nil }
        if let first = missing.first {
            context.log.note(
                "there is no typed stub for this operation: '\(first.key)' is not part of a request",
                at: place
            )
        }
        return missing.isEmpty
    }
}

extension Schema {
    /// Whether it has no rule that a text may break, and no example.
    fileprivate var permitsAnyText: Bool {
        guard shownExample == nil, case .anything = FlatSchema(target).kind else { return false }
        return FlatSchema(target).listedValues == nil
    }
}

extension StubResponseBlueprint.Form {
    fileprivate var isStream: Bool {
        if case .stream = self { true } else { false }
    }

    fileprivate init(_ reading: OutcomeBlueprint.Reading) {
        switch reading {
        case .json, .jsonOrNull, .numbers, .textOrJSON: self = .json
        case .text: self = .text
        case .data: self = .data
        case .stream(let reading): self = .stream(reading)
        case .nothing, .absent: self = .empty
        }
    }
}

extension Response.Status {
    /// The codes that it covers; `nil` for `default`.
    fileprivate var codes: Range<Int>? {
        switch self {
        case .code(let code): code..<code + 1
        case .range(let hundred): hundred * 100..<(hundred + 1) * 100
        case .default: nil
        }
    }
}

// MARK: streamExample

extension StubPlanner {
    /// One element of a stream as it is sent: the type and the data of an event, or the JSON text of a line.
    func streamExample(of media: MediaTypeObject, as reading: StreamReading) -> (event: String?, text: String)? {
        let isEvents = reading.format == .serverSentEvents
        if isEvents, let text = media.example?.string, let event = firstEvent(of: text) { return event }
        if !isEvents, let text = media.textOfStream {
            return (nil, media.example?.string ?? text.shownExample?.string ?? "{}")
        }
        guard let schema = media.elementSchema else { return isEvents ? (nil, "text") : (nil, "{}") }
        let flat = FlatSchema(schema.target)
        if isEvents, reading.eventData == nil, flat.types == .string || flat.types.isEmpty && flat.unions.isEmpty {
            return (nil, media.example?.string ?? plainText(of: schema))
        }
        let offered = media.example.map { $0.isArray && flat.types != .array ? $0.elements.first ?? $0 : $0 }
        guard let example = exampleValue(of: schema, offered: offered, at: media.place) else {
            noteMissingExample(at: media.place)
            return nil
        }
        guard isEvents, reading.eventData != nil, case .object(let members) = example else {
            return (nil, example.text)
        }
        let data = members.first { $0.name == "data" }?.value.text ?? ""
        // Data that is read as JSON keeps its quotes.
        return (members.string("event"), reading.eventData == .json ? data : members.string("data") ?? data)
    }

    /// The first event of the author's example of a stream.
    private func firstEvent(of text: String) -> (event: String?, text: String)? {
        var event: String?
        var data: [Substring] = []
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if line.isEmpty, !data.isEmpty { break }
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { continue }
            let value = parts[1].hasPrefix(" ") ? parts[1].dropFirst() : parts[1]
            if parts[0] == "event" { event = String(value) }
            if parts[0] == "data" { data.append(value) }
        }
        return data.isEmpty ? nil : (event, data.joined(separator: "\n"))
    }
}

extension [(name: String, value: ExampleValue)] {
    /// A member that is a JSON string, without its quotes.
    fileprivate func string(_ name: String) -> String? {
        guard case .text(let text)? = first(where: { $0.name == name })?.value, text.hasPrefix("\"") else { return nil }
        return readJSON(inText: text)?.string
    }
}

// MARK: endPages

extension ExampleValue {
    /// Makes the example of a page the last one, so that a stub that responds with it does not loop forever: no next
    /// cursor or address, no more pages, and no more items than the page holds.
    mutating func endPages(after rule: PaginationRule, _ schema: Schema) {
        let edits: [(source: PaginationRule.Part<PaginationRule.Source>?, value: ExampleValue?)] = [
            (rule.next, nil), (rule.hasMore, .text("false")), (rule.isLast, .text("true")), (rule.pages, .text("1")),
            (rule.total, .text("1")),
        ]
        for edit in edits {
            guard case .body(let steps)? = edit.source?.value else { continue }
            replace(steps[...], by: edit.value, schema)
        }
    }

    /// Whether it says that no page follows, as an author's example may.
    func isLast(of rule: PaginationRule) -> Bool {
        [(rule.hasMore, "false"), (rule.isLast, "true")].contains { source, text in
            guard case .body(let steps)? = source?.value else { return false }
            return value(at: steps[...])?.text == text
        }
    }

    private func value(at steps: ArraySlice<String>) -> ExampleValue? {
        guard let step = steps.first else { return self }
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == step }?.value.value(at: steps.dropFirst())
    }

    /// Replaces a member. Without a value the member is removed; one that the schema requires becomes `null` or empty text,
    /// or stays if it can be neither.
    private mutating func replace(_ steps: ArraySlice<String>, by value: ExampleValue?, _ schema: Schema) {
        guard let step = steps.first, case .object(var members) = self,
            let index = members.firstIndex(where: { $0.name == step })
        else { return }
        let flat = FlatSchema(schema.target)
        let member = flat.property(step)
        if steps.count > 1 {
            guard let member else { return }
            members[index].value.replace(steps.dropFirst(), by: value, member)
        } else if let value {
            // Some services write numbers and flags as strings.
            let isText = members[index].value.text.hasPrefix("\"")
            members[index].value = isText ? .text(jsonString(value.text)) : value
        } else if !flat.requires(step) {
            members.remove(at: index)
        } else {
            guard let member else { return }
            if member.admitsNull {
                members[index].value = .text("null")
            } else if member.mayBeEmptyText {
                members[index].value = .text(#""""#)
            }
        }
        self = .object(members)
    }
}

extension Schema {
    /// Whether its type can be read from empty text: plain text, a URL or any JSON value.
    fileprivate var mayBeEmptyText: Bool {
        let flat = FlatSchema(target)
        switch flat.kind {
        case .scalar(.string), .scalar(.url), .anything: return !flat.acceptsNothing
        default: return false
        }
    }
}
