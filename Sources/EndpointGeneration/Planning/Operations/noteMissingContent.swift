import EndpointDescription

/// Notes the GET operations whose success describes no content, because most of them send some.
func noteMissingContent(in client: ClientBlueprint, _ log: DiagnosticLog) {
    let operations = client.endpoints.filter(\.lacksContent).map(\.operation)
    guard let first = operations.first else { return }
    log.note(
        "no content is described for the success of \(listed(operations.map(\.key))), so callers get 'NoContent'",
        at: first.place,
        remedy: "if there is some, describe it, or read its bytes: 'try await client.reply(to: call).response.data()'"
    )
}

extension PlannedEndpoint {
    fileprivate var lacksContent: Bool {
        guard operation.method == .get, case .endpoint(let endpoint) = declaration.kind,
            endpoint.response == .standard(.noContent)
        else { return false }
        let successes = operation.responses.filter {
            ($0.status.isSuccess || $0.status == .default) && !$0.status.isBodiless
        }
        return !successes.isEmpty && !successes.contains(where: \.hasFaultyContent)
    }
}

extension Response {
    /// Whether it has a `content` that cannot be read, which is an error.
    fileprivate var hasFaultyContent: Bool {
        guard content.isEmpty, let written = place.json?["content"], !written.isNull else { return false }
        return written.count > 0 || !written.isObject && !written.isArray
    }
}
