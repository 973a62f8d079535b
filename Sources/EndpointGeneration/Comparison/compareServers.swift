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
                    "the address of \(subject: server.name) is now \(successor.base.text) instead of \(server.base.text)",
                    at: place
                )
            }
            compareVariables(of: server, successor, at: place)
        }
        let kept = Set(successors.values)
        for (index, server) in now.enumerated() where !kept.contains(index) {
            adds("\(server.title) was added", at: new.place(of: server))
        }
        if let first = former.first, let next = now.first, successors[0] != 0, first.base.text != next.base.text {
            breaks(
                "calls are now sent to \(next.base.text) instead of \(first.base.text) by default",
                at: new.place(of: next)
            )
        }
    }

    private func compareVariables(of old: ServerBlueprint, _ new: ServerBlueprint, at place: SourceLocation) {
        for match in matches(old.variables, new.variables, by: \.name) {
            switch match {
            case .kept(let variable, let successor):
                switch (variable.defaultValue, successor.defaultValue) {
                case (nil, nil): continue
                case (let before?, let after?) where before == after: continue
                case (let before?, let after?):
                    breaks(
                        "the default of the variable \(subject: variable.name) of \(code: old.name) is now \(code: after) "
                            + "instead of \(code: before)",
                        at: place
                    )
                case (_?, nil):
                    breaks("\(subject: old.name) now requires the variable \(code: variable.name)", at: place)
                case (nil, _?):
                    adds("the variable \(subject: variable.name) of \(code: old.name) has a default now", at: place)
                }
            case .removed(let variable):
                breaks("\(subject: old.name) no longer has the variable \(code: variable.name)", at: place)
            case .added(let variable):
                if variable.defaultValue == nil {
                    breaks("\(subject: old.name) now requires the variable \(code: variable.name)", at: place)
                } else {
                    adds("the variable \(subject: variable.name) of \(code: old.name) was added", at: place)
                }
            }
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
}

extension PlannedClient {
    fileprivate func place(of server: ServerBlueprint) -> SourceLocation { server.place ?? description.place }
}

extension ServerBlueprint {
    /// The member's name, and the address.
    fileprivate var title: ChangeText { "\(subject: name) (\(base.text))" }

    fileprivate var signature: String { "\(name)(\(variables.map(\.name)))" }
}

extension ServerBlueprint.Address {
    /// The address with its variables. For example: `https://{region}.example.com`
    var text: String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .variable(let name, _): "{\(name)}"
            }
        }.joined()
    }
}
