import EndpointDescription

/// The servers of a description, each as a property or as a function of its variables.
func planServers(_ context: PlanContext) -> [ServerBlueprint] {
    ServerPlanner(description: context.description, overrides: context.servers.overrides, log: context.log).plan()
}

private struct ServerPlanner {
    let description: Description
    let overrides: [ServerOverrides.Override]
    let log: DiagnosticLog

    func plan() -> [ServerBlueprint] {
        var planned: [ServerBlueprint] = []
        var names = ServerNames()
        var reader = ServerTemplateReader()
        let addresses = overrides.map { $0.servers.all.map { reader.template(of: $0) } }
        let servers = bounded(
            description.servers.isEmpty ? [Server(url: "/", place: description.place)] : description.servers
        )
        var schemes: Set<String?> = []
        for (index, server) in servers.enumerated() {
            let words =
                (server.name ?? server.description).map {
                    $0.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).prefix(4)
                } ?? []
            let normalized = words.count < 4 ? words.filter { $0.lowercased() != "server" }.joined(separator: " ") : ""
            let scheme = schemes.insert(server.scheme).inserted ? server.scheme : nil
            let distinction = normalized.isEmpty ? scheme : normalized
            let name = index == 0 ? "servers" : distinction.map { SwiftName.member($0) + "Servers" } ?? "servers"
            let blueprint = planServer(server, reader.template(of: server), name: name, addresses)
            let first = planned.count
            // If only the addresses of single operations have variables, a property with all defaults needs no
            // arguments.
            if blueprint.base.variables.isEmpty { planned.append(names.named(blueprint.withoutVariables)) }
            if !blueprint.variables.isEmpty {
                planned.append(names.namedFunction(blueprint))
            }
            names.use(planned[first...].map(\.name))
            // The property of this name would be another server than the function.
            if index == 0 { names.reserve(name) }
        }
        return planned
    }

    /// Each server lists every address of operations with their own, so the output is the product of both.
    private static let mostAddresses = 20_000

    private func bounded(_ servers: [Server]) -> [Server] {
        let most = max(1, ServerPlanner.mostAddresses / max(1, overrides.count))
        guard servers.count > most else { return servers }
        log.warning(
            "the client lists only the first \(most) of \(servers.count) servers, because each repeats the \(overrides.count) "
                + "addresses of single operations",
            at: servers[most].place
        )
        return Array(servers.prefix(most))
    }

    /// - Parameter addresses: the servers of each override.
    private func planServer(
        _ server: Server,
        _ template: ServerTemplate,
        name: String,
        _ addresses: [[ServerTemplate]]
    ) -> ServerBlueprint {
        var blueprint = ServerBlueprint(name: name)
        blueprint.place = server.place
        blueprint.documentation.add(server.name)
        if server.description != server.name { blueprint.documentation.add(server.description) }
        var variables = ServerVariables()
        let isRelative = !template.isAbsolute
        if isRelative {
            let origin = variables.claim("origin")
            blueprint.variables.append(.init(name: origin, documentation: ""))
            blueprint.base.pieces.append(.variable(origin))
        }
        blueprint.base.append(template, variables: &variables, to: &blueprint.variables)
        blueprint.base.variables = blueprint.variables.map(\.name)
        let origin = isRelative ? Array(blueprint.base.pieces.prefix(1)) : blueprint.base.origin
        for (override, templates) in zip(overrides, addresses) {
            let own = templates[override.servers.index(describedLike: server) ?? 0]
            var address = ServerBlueprint.Address()
            if !own.isAbsolute {
                address.pieces = origin
                if !own.beginsWithSlash { address.pieces.append(.text("/")) }
            }
            address.append(own, variables: &variables, to: &blueprint.variables)
            address.confine(variables)
            blueprint.overrides.append((override.key, address))
        }
        blueprint.base.confine(variables)
        return blueprint
    }
}

/// The names of servers. The argument labels distinguish a function from other functions and from the property.
private struct ServerNames {
    private var names = NameScope(reserved: ["security"])
    /// The first number that may be free, by name and labels.
    private var numbers: [String: Int] = [:]
    private var functions: [String: [[ServerBlueprint.Variable]]] = [:]
    /// The names of the servers so far.
    private var used: Set<String> = []

    private static let mostOverloads = 50

    mutating func reserve(_ name: String) { _ = names.claim(exactly: name) }

    mutating func use(_ names: [String]) { used.formUnion(names) }

    mutating func named(_ planned: ServerBlueprint) -> ServerBlueprint {
        var planned = planned
        planned.name = names.claim([planned.name])
        return planned
    }

    mutating func namedFunction(_ planned: ServerBlueprint) -> ServerBlueprint {
        let labels = planned.variables.map { $0.name + ":" }.joined()
        let wished = "\(planned.name)(\(labels))"
        var number = numbers[wished] ?? 1
        var function = planned
        repeat {
            function = planned
            if number > 1 { function.name += String(number) }
            // A call without arguments means the first server with the name.
            if used.contains(function.name) { function.variables[0].requireArgument() }
            number += 1
        } while isAmbiguous(function) || !names.claim(exactly: "\(function.name)(\(labels))")
        numbers[wished] = number
        functions[function.name, default: []].append(function.variables)
        return function
    }

    /// Whether a call may mean the function or an earlier one.
    private func isAmbiguous(_ function: ServerBlueprint) -> Bool {
        guard let earlier = functions[function.name] else { return false }
        return earlier.count >= ServerNames.mostOverloads
            || earlier.contains { $0.canBeCalled(like: function.variables) && function.variables.canBeCalled(like: $0) }
    }
}

extension ServerBlueprint.Variable {
    fileprivate mutating func requireArgument() {
        guard let value = defaultValue else { return }
        defaultValue = nil
        documentation = [documentation, "The description's default is \(codeSpan(value))."].filter { !$0.isEmpty }
            .joined(separator: " ")
    }
}

extension [ServerBlueprint.Variable] {
    /// Whether arguments for some of the other parameters are all that this function needs.
    fileprivate func canBeCalled(like others: [ServerBlueprint.Variable]) -> Bool {
        let labels = Set(others.map(\.name))
        return allSatisfy { $0.defaultValue != nil || labels.contains($0.name) }
    }
}

/// The parameters of a server. A variable that several addresses describe identically is one parameter.
private struct ServerVariables {
    /// Without the other labels of the function that makes a client.
    private var names = NameScope(reserved: ["credentials", "decorators", "servers"])
    private var known: [Int: String] = [:]
    /// The parameters with a documented value that cannot be in the authority of an address.
    private(set) var beyondAuthority: Set<String> = []
    /// The parameters with a documented value that cannot be in the path of an address.
    private(set) var beyondPath: Set<String> = []

    mutating func claim(_ name: String) -> String { names.claimMember(name) }

    /// The parameter's name, and whether it is new.
    mutating func name(of variable: DescribedVariable) -> (name: String, isNew: Bool) {
        if let name = known[variable.number] { return (name, false) }
        let name = claim(variable.name)
        known[variable.number] = name
        if variable.leavesAuthority { beyondAuthority.insert(name) }
        if variable.leavesPath { beyondPath.insert(name) }
        return (name, true)
    }
}

extension ServerBlueprint.Address {
    /// Appends an address as text and variables. New variables become parameters.
    fileprivate mutating func append(
        _ template: ServerTemplate,
        variables: inout ServerVariables,
        to parameters: inout [ServerBlueprint.Variable]
    ) {
        for piece in template.pieces {
            switch piece {
            case .text(let text): pieces.append(.text(text))
            case .variable(let variable):
                let (name, isNew) = variables.name(of: variable)
                if isNew { parameters.append(.init(variable, name: name)) }
                pieces.append(.variable(name))
            }
        }
    }

    /// Confines variables to the authority or to the path, except those whose documented values leave it.
    fileprivate mutating func confine(_ variables: ServerVariables) {
        var part: ServerBlueprint.AddressPart = beginsWithScheme ? .authority : .anywhere
        var isBeforeScheme = beginsWithScheme
        var hasPathEnded = false
        for index in pieces.indices {
            switch pieces[index] {
            case .text(let text):
                let rest = isBeforeScheme ? text.range(of: "://").map { text[$0.upperBound...] } : nil
                if rest != nil { isBeforeScheme = false }
                let afterScheme = rest ?? text[...]
                if afterScheme.contains(where: "/\\".contains) { part = .path }
                if afterScheme.contains(where: "?#".contains) { hasPathEnded = true }
            case .variable(let name, _):
                if part == .authority, variables.beyondAuthority.contains(name) { part = .anywhere }
                let isFree = hasPathEnded || part == .path && variables.beyondPath.contains(name)
                pieces[index] = .variable(name, in: isFree ? .anywhere : part)
            }
        }
    }

    /// Whether its first slashes are those after a scheme.
    private var beginsWithScheme: Bool {
        for case .text(let text) in pieces {
            guard let end = text.firstIndex(where: { "/?#".contains($0) }) else { continue }
            return text[..<end].hasSuffix(":") && text[end...].hasPrefix("//")
        }
        return false
    }

    /// `https://\(tenant).example.com` of `https://\(tenant).example.com/v2`.
    fileprivate var origin: [ServerBlueprint.Piece] {
        var origin: [ServerBlueprint.Piece] = []
        var isAfterScheme = false
        for piece in pieces {
            guard case .text(let text) = piece else {
                origin.append(piece)
                continue
            }
            var start = text.startIndex
            if !isAfterScheme, let scheme = text.range(of: "://") {
                isAfterScheme = true
                start = scheme.upperBound
            }
            guard isAfterScheme, let slash = text.utf8[start...].firstIndex(of: UInt8(ascii: "/")) else {
                origin.append(piece)
                continue
            }
            if slash > text.startIndex { origin.append(.text(String(text[..<slash]))) }
            return origin
        }
        return origin
    }
}

extension ServerBlueprint.Variable {
    fileprivate init(_ variable: DescribedVariable, name: String) {
        self.init(name: name, defaultValue: variable.defaultValue, documentation: variable.documentation)
    }
}

extension Server {
    /// `http` of `http://example.com`; `nil` if the address is relative or a variable chooses.
    fileprivate var scheme: String? {
        guard let end = Server.slashesAfterScheme(of: url), !url[..<end.lowerBound].contains("{") else { return nil }
        return url[..<end.lowerBound].lowercased()
    }
}
