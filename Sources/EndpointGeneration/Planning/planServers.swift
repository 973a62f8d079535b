import EndpointDescription

extension Planner {
    func planServers(into client: inout ClientBlueprint) {
        var names = NameScope(reserved: ["security", "timeout", "retry"])
        let servers = description.servers.isEmpty ? [Server(url: "/", place: description.place)] : description.servers
        for (index, server) in servers.enumerated() {
            let words =
                server.description.map { $0.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).prefix(4) } ?? []
            let spoken = words.count < 4 ? words.filter { $0.lowercased() != "server" }.joined(separator: " ") : ""
            let name = index == 0 ? "servers" : spoken.isEmpty ? "servers" : SwiftName.member(spoken) + "Servers"
            var planned = planServer(server, name: name)
            // A function is told from another, and from the property, by the labels of its arguments.
            let labels = planned.variables.map { $0.name + ":" }.joined()
            let overload = "servers(\(labels))"
            let isOverload = name == "servers" && !labels.isEmpty && names.claim([overload]) == overload
            planned.name = isOverload ? "servers" : names.claim([name])
            client.servers.append(planned)
        }
        client.serverOverrides = serverOverrides.map { ($0, $0) }
    }

    private func planServer(_ server: Server, name: String) -> ServerBlueprint {
        var blueprint = ServerBlueprint(name: name, pieces: [], variables: [])
        blueprint.documentation.add(server.description)
        var names = NameScope()
        if !server.url.contains("://") && !server.url.hasPrefix("{") {
            let origin = names.claimMember("origin")
            blueprint.variables.append(.init(name: origin, defaultValue: "", documentation: ""))
            blueprint.pieces.append(.variable(origin))
        }
        var rest = server.url[...]
        var swiftNames: [String: String] = [:]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let key = String(rest[rest.index(after: open)..<close])
            if open > rest.startIndex { blueprint.pieces.append(.text(String(rest[..<open]))) }
            if swiftNames[key] == nil {
                let variable = server.variables.first { $0.name == key }
                let swiftName = names.claimMember(key)
                swiftNames[key] = swiftName
                let allowed = variable.map(\.allowed) ?? []
                let choices = allowed.isEmpty ? "" : "One of " + allowed.map { "`\($0)`" }.joined(separator: ", ") + "."
                let text = [variable?.description, choices].compactMap { $0 }.filter { !$0.isEmpty }.joined(
                    separator: " "
                )
                blueprint.variables.append(
                    .init(name: swiftName, defaultValue: variable?.defaultValue ?? "", documentation: text)
                )
            }
            blueprint.pieces.append(.variable(swiftNames[key] ?? key))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty, rest != "/" { blueprint.pieces.append(.text(String(rest))) }
        return blueprint
    }

    /// The key of a server that only this operation or its path uses.
    func serverOverride(of operation: Operation) -> String? {
        guard let server = operation.servers?.first else { return nil }
        let address = server.addressWithDefaults
        if description.servers.first?.addressWithDefaults == address { return nil }
        if !serverOverrides.contains(address) { serverOverrides.append(address) }
        return address
    }
}

extension Server {
    /// The address with every variable at its default.
    var addressWithDefaults: String {
        var address = url
        for variable in variables {
            address = address.split(separator: "{\(variable.name)}", omittingEmptySubsequences: false)
                .joined(separator: variable.defaultValue)
        }
        return address
    }
}
