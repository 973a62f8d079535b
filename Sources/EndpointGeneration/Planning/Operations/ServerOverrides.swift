import EndpointDescription

/// The servers that operations or paths declare for themselves.
struct ServerOverrides {
    /// The servers of an operation, and their key: the address, if every server of the API is replaced by the same one,
    /// else all addresses, joined. Variables have their defaults.
    typealias Override = (key: String, servers: DescribedServers)

    /// In the order of the operations' names.
    private(set) var overrides: [Override] = []
    /// The addresses of the description's servers, and the first of them.
    private let known: Set<String>
    private let first: String
    private let serversOfAPI: DescribedServers

    init(_ description: Description, log: DiagnosticLog) {
        let addresses = description.servers.map(\.addressWithDefaults)
        first = addresses.first ?? "/"
        known = Set(addresses).union([first])
        serversOfAPI = DescribedServers(description.servers)
        var keys: Set<String> = []
        for operation in description.operations.inOrderOfNames {
            guard let key = key(of: operation), let servers = operation.servers, keys.insert(key).inserted else {
                continue
            }
            overrides.append((key, DescribedServers(servers)))
            noteOtherServers(servers, key, log)
        }
    }

    /// The key of the server that only this operation or its path uses.
    func key(of operation: Operation) -> String? {
        guard let servers = operation.servers, !servers.isEmpty else { return nil }
        let own = servers.map(\.addressWithDefaults)
        // An operation that repeats the servers of the description has none of its own.
        if own.contains(self.first), own.allSatisfy(known.contains) { return nil }
        let described = DescribedServers(servers)
        let chosen = serversOfAPI.all.prefix(ServerOverrides.mostAddressesOfKey).map { server in
            own[described.index(describedLike: server) ?? 0]
        }
        let isSame = chosen.allSatisfy { $0 == own[0] }
        return isSame ? own[0] : chosen.joined(separator: ", ")
    }

    /// Every server of the API lists every key.
    private static let mostAddressesOfKey = 8

    /// Notes the servers that are not used. Of several servers, a server of the whole API uses the one with the same
    /// description, else the first.
    private func noteOtherServers(_ servers: [Server], _ key: String, _ log: DiagnosticLog) {
        let others = servers.dropFirst().filter { serversOfAPI.index(describedLike: $0) == nil }
        guard !others.isEmpty else { return }
        log.note(
            "this operation is sent to \(servers[0].url); also described: \(others.map(\.url).joined(separator: ", "))",
            at: servers[0].place,
            remedy: "ServerMap(base:overrides:) takes another address for '\(key)'"
        )
    }
}

/// Servers that are found by what describes them.
struct DescribedServers {
    let all: [Server]
    // The position of the first server of each name and of each description in lower case.
    private var names: [String: Int] = [:]
    private var descriptions: [String: Int] = [:]
    private var descriptionsOfNameless: [String: Int] = [:]

    init(_ servers: [Server]) {
        all = servers
        for (index, server) in servers.enumerated().reversed() {
            if let name = server.name { names[name] = index }
            guard let description = server.description?.lowercased() else { continue }
            descriptions[description] = index
            if server.name == nil { descriptionsOfNameless[description] = index }
        }
    }

    /// The position of the first server with the same name or, if one of the two has no name, with the same description.
    func index(describedLike other: Server) -> Int? {
        let description = other.description?.lowercased()
        guard let name = other.name else { return description.flatMap { descriptions[$0] } }
        return [names[name], description.flatMap { descriptionsOfNameless[$0] }].compactMap(\.self).min()
    }
}
