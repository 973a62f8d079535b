import EndpointDescription

extension Comparison {
    func compareServers() {
        let (former, now) = (old.blueprint.servers, new.blueprint.servers)
        let successors = successors(of: former, among: now)
        for (index, server) in former.enumerated() {
            guard let successor = successors[index].map({ now[$0] }) else {
                breaks("\(server.title) was removed", at: old.place(of: server))
                continue
            }
            let place = new.place(of: successor)
            if server.base.text != successor.base.text {
                breaks(
                    "the address of '\(server.name)' is now \(successor.base.text) instead of \(server.base.text)",
                    at: place
                )
            }
            for variable in server.variables {
                guard let kept = successor.variables.first(where: { $0.name == variable.name }) else {
                    breaks("'\(server.name)' no longer has the variable '\(variable.name)'", at: place)
                    continue
                }
                guard kept.defaultValue != variable.defaultValue else { continue }
                breaks(
                    "the default of the variable '\(variable.name)' of '\(server.name)' is now '\(kept.defaultValue)' "
                        + "instead of '\(variable.defaultValue)'",
                    at: place
                )
            }
            for variable in successor.variables where !server.variables.contains(where: { $0.name == variable.name }) {
                if variable.defaultValue.isEmpty {
                    breaks("'\(server.name)' now requires the variable '\(variable.name)'", at: place)
                } else {
                    adds("the variable '\(variable.name)' of '\(server.name)' was added", at: place)
                }
            }
        }
        let kept = Set(successors.values)
        for (index, server) in now.enumerated() where !kept.contains(index) {
            adds("\(server.title) was added", at: new.place(of: server))
        }
    }

    /// The index of the new server for each index of an old one. Servers with the same name are distinguished by their
    /// variables.
    private func successors(of former: [ServerBlueprint], among now: [ServerBlueprint]) -> [Int: Int] {
        var successors: [Int: Int] = [:]
        for name in [{ $0.signature }, { $0.name }] as [(ServerBlueprint) -> String] {
            let taken = Set(successors.values)
            var candidates: [String: [Int]] = [:]
            for index in now.indices.reversed() where !taken.contains(index) {
                candidates[name(now[index]), default: []].append(index)
            }
            for index in former.indices where successors[index] == nil {
                successors[index] = candidates[name(former[index])]?.popLast()
            }
        }
        return successors
    }

    func compareSecuritySchemes() {
        let (former, now) = (old.blueprint.securitySchemes, new.blueprint.securitySchemes)
        let (known, successors) = (former.indexed(by: \.name), now.indexed(by: \.name))
        for scheme in former {
            guard let successor = successors[scheme.name] else {
                breaks("the security scheme '\(scheme.name)' was removed", at: old.place(ofScheme: scheme.key))
                continue
            }
            if String(describing: scheme.kind) != String(describing: successor.kind) || scheme.key != successor.key {
                breaks(
                    "the security scheme '\(scheme.name)' changed",
                    at: new.place(ofScheme: successor.key)
                )
            }
        }
        for scheme in now where known[scheme.name] == nil {
            adds("the security scheme '\(scheme.name)' was added", at: new.place(ofScheme: scheme.key))
        }
    }
}

extension PlannedClient {
    fileprivate func place(of server: ServerBlueprint) -> SourceLocation { server.place ?? description.place }

    fileprivate func place(ofScheme key: String) -> SourceLocation {
        place(of: key, in: "security schemes") { description.securitySchemes.map { ($0.name, $0.place) } }
            ?? description.place
    }
}

extension ServerBlueprint {
    /// The member's name, and the address.
    fileprivate var title: String { "'\(name)' (\(base.text))" }

    fileprivate var signature: String { "\(name)(\(variables.map(\.name)))" }
}

extension ServerBlueprint.Address {
    /// The address with its variables. For example: `https://{region}.example.com`
    var text: String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .variable(let name): "{\(name)}"
            }
        }.joined()
    }
}
