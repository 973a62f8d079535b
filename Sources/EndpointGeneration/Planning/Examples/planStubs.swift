import EndpointDescription

/// The stubs that tests of a client need.
func planStubs(of client: ClientBlueprint, _ context: PlanContext) -> StubsBlueprint {
    StubPlanner(context: context, index: TypeIndex(client.declarations)).plan(client.endpoints)
}

struct StubPlanner {
    let context: PlanContext
    let index: TypeIndex

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
            stub.spreadProperties = Set(endpoint.properties.filter { isSpread($0.type) }.map(\.name))
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

    /// The types of the cases of a body. An endpoint that reads a stream has its body's type in the endpoint beside it.
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
            guard case .failure(let name, let carriesStatus, _) = response.outcome.result else { continue }
            stub.responses.append((name, carriesStatus, response.blueprint))
            if response.isWhole { stub.examples.append(response.blueprint) }
        }
        return stub
    }

    private func planStubResponses(of operation: Operation, _ endpoint: EndpointBlueprint) -> [PlannedStubResponse] {
        let documented = operation.receivedResponses
        return endpoint.outcomes.compactMap { outcome in
            guard outcome.sign == nil else { return nil }
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
            let media =
                StubResponseBlueprint.Form(reading).isStream ? response?.content.first : response?.content.received
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
            return media.sentExample ?? media.example.map { $0.string ?? $0.text }
                ?? media.schema?.target.example?.string ?? "text"
        case .json:
            let offered = media.example ?? media.sentExample.flatMap(readSent)
            guard let schema = media.schema else { return offered?.text ?? "{}" }
            if var example = exampleValue(of: schema, offered: offered, at: media.place) {
                if let pages { example.endPages(after: pages, schema) }
                return example.text
            }
            context.log.note("no example can be made: every value of this schema is infinite", at: media.place)
            return nil
        }
    }

    /// The JSON of an example that is given as it is sent.
    private func readSent(_ text: String) -> JSON? {
        readJSON([UInt8](text.utf8), path: "", into: DiagnosticLog())
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
                "there is no typed stub for this operation: '\(first.key)' does not travel in a request",
                at: place
            )
        }
        return missing.isEmpty
    }

    private func isSpread(_ type: SwiftType) -> Bool {
        switch index.underlying(type.withoutOptional) {
        case .dictionary, .standard(.json): true
        case .declared(let node): index.enumeration(node) == nil
        case .standard, .array, .optional, .presence, .stream, .custom: false
        }
    }
}

extension OutcomeBlueprint {
    fileprivate var isSuccess: Bool {
        if case .success = result { true } else { false }
    }
}

extension StubResponseBlueprint.Form {
    fileprivate var isStream: Bool {
        if case .stream = self { true } else { false }
    }

    fileprivate init(_ reading: OutcomeBlueprint.Reading) {
        switch reading {
        case .json: self = .json
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
