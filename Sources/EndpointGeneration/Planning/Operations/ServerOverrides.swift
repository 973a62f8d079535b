import EndpointDescription

/// The servers that operations or paths declare for themselves.
struct ServerOverrides {
    /// All servers of an operation, and as the key the address of the first with every variable at its default.
    typealias Override = (key: String, servers: [Server])

    /// In the order of the operations' names.
    private(set) var overrides: [Override] = []
    private let known: [String]

    init(_ description: Description, log: DiagnosticLog) {
        known = description.servers.isEmpty ? ["/"] : description.servers.map(\.addressWithDefaults)
        for operation in description.operations.inOrderOfNames {
            guard let key = key(of: operation), let servers = operation.servers,
                !overrides.contains(where: { $0.key == key })
            else { continue }
            overrides.append((key, servers))
            noteOtherServers(of: description, servers, log)
        }
    }

    /// The key of the server that only this operation or its path uses.
    func key(of operation: Operation) -> String? {
        guard let servers = operation.servers, let first = servers.first else { return nil }
        let own = servers.map(\.addressWithDefaults)
        // An operation that repeats the servers of the description has none of its own.
        if own.contains(known[0]), own.allSatisfy(known.contains) { return nil }
        return first.addressWithDefaults
    }

    /// Notes the servers that are not used. Of several servers, a server of the whole API uses the one with the same
    /// description, else the first.
    private func noteOtherServers(of description: Description, _ servers: [Server], _ log: DiagnosticLog) {
        let others = servers.dropFirst().filter { own in
            !description.servers.contains { own.describesSame(as: $0) }
        }
        guard !others.isEmpty else { return }
        log.note(
            "this operation goes to \(servers[0].url); also described: \(others.map(\.url).joined(separator: ", "))",
            at: servers[0].place,
            remedy: "ServerMap(base:overrides:) takes another address for '\(servers[0].addressWithDefaults)'"
        )
    }
}
