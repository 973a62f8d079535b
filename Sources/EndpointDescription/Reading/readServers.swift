extension DescriptionReader {
    /// Reads the `servers` of the document, of a path or of an operation; `nil` if it has none.
    func readServers(of object: JSON) -> [Server]? {
        guard let list = object["servers"], !list.isNull else { return nil }
        let servers = elements(list, named: "servers").compactMap(readServer)
        return servers.isEmpty ? nil : servers
    }

    private func readServer(_ json: JSON) -> Server? {
        guard let object = object(json, named: "an element of servers") else { return nil }
        guard let written = string("url", in: object) else {
            log.error("a server must have a 'url'", at: object.place)
            return nil
        }
        var server = Server(url: written, place: object.place)
        server.name = string("name", in: object)
        server.description = string("description", in: object)
        for (name, variable) in members("variables", in: object) {
            readVariable(name, variable).map { server.variables.append($0) }
        }
        completeAddress(of: &server, at: (object["url"] ?? object).place)
        let template = readTemplate(server.url)
        if !template.isBalanced {
            log.error("the braces in '\(server.url)' do not pair up", at: object.place)
        }
        let known = server.variables.map(\.name)
        let knownSet = Set(known)
        for name in template.names where !knownSet.contains(name) && object["variables"]?[name] == nil {
            let near = nearest(to: name, among: known)
            log.warning(
                "the server URL's '{\(name)}' is not declared, so callers must pass it\(suggestion(near))",
                at: (object["url"] ?? object).place,
                remedy: "declare it under 'variables' with a 'default'"
            )
        }
        leaveOutSlashesOfHost(of: &server)
        leaveOutSecondSlashes(of: &server)
        requireHost(of: &server)
        checkHost(of: server)
        return server
    }

    /// Gives the URL its scheme, or the slash at the beginning of its path.
    private func completeAddress(of server: inout Server, at place: SourceLocation) {
        if server.url.contains("{{") {
            let url = server.url.replacing("{{", with: "{").replacing("}}", with: "}")
            log.warning(
                "a variable of a server URL has single braces, so '\(server.url)' is read as '\(url)'",
                at: place
            )
            server.url = url
        }
        let url = server.url
        if let complete = withSlashesAfterScheme(url) {
            log.warning(
                "the server URL '\(url)' has no '://' after its scheme, so it is read as '\(complete)'",
                at: place
            )
            server.url = complete
            return
        }
        guard let address = addressWithoutScheme(of: server) else { return }
        if address.hasPrefix("//") || startsWithHost(address) || endsWithHost(server) {
            // RFC 3986 §4.2: the scheme is that of the description's address, which is not known.
            let host = address.drop { $0 == "/" }.prefix { $0 != "/" && $0 != ":" }
            let scheme = host.lowercased() == "localhost" ? "http" : "https"
            server.url = scheme + (url.hasPrefix("//") ? ":" : "://") + url
            log.warning(
                "the server URL '\(url)' has no scheme; '\(scheme)' is used",
                at: place,
                remedy: "write '\(server.url)'"
            )
            return
        }
        if address.hasPrefix("/") { return }
        // A path next to the description, whose address is not known. Callers pass an origin, so it begins there.
        if let index = server.firstVariable {
            server.url = "/" + url
            server.changeValues(at: index, to: withoutDots)
        } else {
            server.url = "/" + withoutDots(url)
        }
    }

    /// `v1` of `./v1` and `../v1`.
    private func withoutDots(_ path: String) -> String {
        var path = path[...]
        while let dots = ["./", "../"].first(where: path.hasPrefix) { path = path.dropFirst(dots.utf8.count) }
        return String(path)
    }

    /// The address with every variable at its default; `nil` if it has a scheme, or begins with a variable that may have
    /// one or that has no value.
    private func addressWithoutScheme(of server: Server) -> String? {
        let url = server.url
        guard Server.slashesAfterScheme(of: url) == nil else { return nil }
        guard url.hasPrefix("{") else { return url }
        guard let variable = server.firstVariable.map({ server.variables[$0] }), let value = variable.defaultValue,
            !value.isEmpty
        else { return nil }
        let mayHaveScheme = ([value] + variable.allowed).contains { $0.contains("://") || $0.hasSuffix(":") }
        return mayHaveScheme || url.hasPrefix("{\(variable.name)}//") ? nil : server.addressWithDefaults
    }

    /// Whether the text after the first variable makes a host of any label, as in `{tenant}.example.com`.
    private func endsWithHost(_ server: Server) -> Bool {
        guard let value = server.firstVariable.flatMap({ server.variables[$0].defaultValue }),
            !value.contains(where: "/?#".contains)
        else { return false }
        return startsWithHost(server.url.templatePieces.map { $0.name == nil ? String($0.text) : "1" }.joined())
    }

    /// For example: `https:api.example.com`, `https:/api.example.com` and `https//api.example.com` →
    /// `https://api.example.com`
    private func withSlashesAfterScheme(_ url: String) -> String? {
        let scheme = url.prefix { $0 != ":" && $0 != "/" }
        guard ["http", "https"].contains(scheme.lowercased()) else { return nil }
        let rest = url[scheme.endIndex...]
        guard !rest.hasPrefix("://"), rest.hasPrefix(":") || rest.hasPrefix("//") else { return nil }
        let address = rest.drop { $0 == ":" || $0 == "/" }
        return address.isEmpty ? nil : "\(scheme)://\(address)"
    }

    /// Whether a URL begins with a name such as `api.example.com`, `10.0.0.1` or `localhost`, or with a name and a
    /// port.
    private func startsWithHost(_ url: String) -> Bool {
        let authority = url.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        let halves = authority.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = halves.first, !name.isEmpty,
            name.utf8.allSatisfy({
                $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
            })
        else { return false }
        if halves.count == 2 {
            let port = halves[1]
            return !port.isEmpty && port.utf8.allSatisfy(\.isASCIIDigit) || port.hasPrefix("{") && port.hasSuffix("}")
        }
        let labels = name.split(separator: ".", omittingEmptySubsequences: false)
        if name.lowercased() == "localhost" || labels.count == 4 && labels.allSatisfy({ UInt8($0) != nil }) {
            return true
        }
        guard labels.count > 1, !labels.contains(""), let last = labels.last else { return false }
        let isFile = ["php", "html", "json", "yaml", "yml", "aspx", "cgi"].contains(last.lowercased())
        return last.utf8.count > 1 && last.utf8.allSatisfy(\.isASCIILetter) && !isFile
    }

    /// Warns of an address that no request can have, such as that of a template which is not filled in.
    private func checkHost(of server: Server) {
        let isFragmented = server.url.contains("#")
        guard let fault = faultBeforePath(of: server.url) ?? (isFragmented ? "it has a fragment" : nil) else { return }
        log.warning(
            "no request can be sent to '\(server.url)': \(fault)",
            at: server.place,
            remedy: "write the address, or let callers pass other servers"
        )
    }

    private func faultBeforePath(of url: String) -> String? {
        guard let slashes = Server.slashesAfterScheme(of: url) else { return nil }
        let scheme = String(url[..<slashes.lowerBound])
        if !scheme.contains("{"), !["http", "https"].contains(scheme.lowercased()) {
            return "its scheme is '\(scheme)', not 'https' or 'http'"
        }
        let authority = url[slashes.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        if authority.isEmpty || authority.hasPrefix(":") { return "it has no host" }
        if let character = authority.first(where: { " <>*\"\\^`|$".contains($0) }) {
            return "its host contains '\(character)'"
        }
        if authority.contains("@") { return "it contains a user name or a password" }
        return faultOfPort(authority)
    }

    /// - Parameter authority: a host and perhaps a port.
    func faultOfPort(_ authority: Substring) -> String? {
        // An IPv6 address contains colons within brackets.
        let port = authority.split(separator: "]", omittingEmptySubsequences: false).last?.drop { $0 != ":" }
            .dropFirst()
        guard let port, !port.isEmpty, !port.contains("{") else { return nil }
        let isPossible = port.utf8.allSatisfy(\.isASCIIDigit) && Int(port).map { 1...65_535 ~= $0 } == true
        return isPossible ? nil : "its port is '\(port)', not a number from 1 to 65535"
    }

    /// Makes variables required whose empty defaults leave the address without a host.
    private func requireHost(of server: inout Server) {
        guard let scheme = Server.slashesAfterScheme(of: server.url) else { return }
        let authority = String(server.url[scheme.upperBound...].prefix { $0 != "/" })
        let names = Set(readTemplate(authority).names)
        let empty = Set(server.variables.filter { $0.defaultValue?.isEmpty == true }.map(\.name))
        var host = authority[...]
        while host.first == "{", let end = host.firstIndex(of: "}"), empty.contains(String(host[..<end].dropFirst())) {
            host = host[host.index(after: end)...]
        }
        guard host.isEmpty, !authority.isEmpty else { return }
        for index in server.variables.indices where names.contains(server.variables[index].name) {
            server.variables[index].defaultValue = nil
        }
        log.warning(
            "the defaults leave '\(server.url)' without a host, so callers must pass its variables",
            at: server.place
        )
    }

    /// Removes the slashes of values in place of a host, such as `//api.example.com`.
    private func leaveOutSlashesOfHost(of server: inout Server) {
        guard let slashes = Server.slashesAfterScheme(of: server.url),
            let name = String(server.url[slashes.upperBound...]).templatePieces.first?.name,
            let index = server.variables.firstIndex(where: { $0.name == name })
        else { return }
        server.changeValues(at: index) { $0.hasPrefix("//") ? String($0.dropFirst(2)) : $0 }
    }

    /// Removes the slash of values that follow a slash, such as the stage `/prod` in exports of Amazon's API Gateway.
    private func leaveOutSecondSlashes(of server: inout Server) {
        func mayFollowSlash(_ variable: Server.Variable) -> Bool {
            variable.defaultValue.map { $0.hasPrefix("/") && !$0.hasPrefix("//") } ?? false
        }
        guard server.variables.contains(where: mayFollowSlash) else { return }
        let names = namesAfterSlashes(in: server.url)
        for index in server.variables.indices {
            let variable = server.variables[index]
            guard mayFollowSlash(variable), names.contains(variable.name), let value = variable.defaultValue else {
                continue
            }
            server.changeValues(at: index) { String($0.hasPrefix("/") ? $0.dropFirst() : $0[...]) }
            log.note("'\(value)' follows a slash in '\(server.url)', so its own slash is left out", at: server.place)
        }
    }

    /// The placeholders that follow a slash of a path at every position.
    private func namesAfterSlashes(in url: String) -> Set<String> {
        let pieces = url.split(separator: "{", omittingEmptySubsequences: false)
        var (names, others): (Set<String>, Set<String>) = ([], [])
        for (before, piece) in zip(pieces, pieces.dropFirst()) {
            let name = String(piece.prefix { $0 != "}" })
            if before.hasSuffix("/"), !before.hasSuffix("//") { names.insert(name) } else { others.insert(name) }
        }
        return names.subtracting(others)
    }

    private func readVariable(_ name: String, _ json: JSON) -> Server.Variable? {
        guard let object = object(json, named: name) else { return nil }
        let allowed = object["enum"].map { strings($0, named: "enum") } ?? []
        let defaultValue = string("default", in: object) ?? allowed.first
        if object["default"]?.isNull ?? true {
            let consequence = allowed.isEmpty ? "so callers must pass it" : "so its first value is used"
            log.warning("the server variable '\(name)' has no 'default', \(consequence)", at: object.place)
        } else if let defaultValue, !allowed.isEmpty, !allowed.contains(defaultValue) {
            log.warning(
                "the default of the server variable '\(name)' is not one of its values; it is used anyway",
                at: object.place
            )
        }
        return Server.Variable(
            name: name,
            defaultValue: defaultValue,
            allowed: allowed,
            description: string("description", in: object, isComment: false)
        )
    }
}

extension Server {
    /// The position of the variable with which the URL begins; `nil` if it begins with none that is declared.
    fileprivate var firstVariable: Int? {
        guard url.hasPrefix("{"), let name = url.templatePieces.first?.name else { return nil }
        return variables.firstIndex { $0.name == name }
    }

    /// Changes the default of a variable and the values that it may have.
    fileprivate mutating func changeValues(at index: Int, to changed: (String) -> String) {
        variables[index].defaultValue = variables[index].defaultValue.map(changed)
        var known: Set<String> = []
        variables[index].allowed = variables[index].allowed.map(changed).filter { known.insert($0).inserted }
    }
}

/// The names between braces in a path or a server URL, in order and without duplicates.
func readTemplate(_ text: String) -> (names: [String], isBalanced: Bool) {
    var names: [String] = []
    var met: Set<String> = []
    var isBalanced = true
    var name: [UInt8]?
    let bytes = Array(text.utf8)
    for index in 0..<bytes.count {
        switch bytes[index] {
        case ASCII.openBrace:
            if name != nil { isBalanced = false }
            name = []
        case ASCII.closeBrace:
            guard let complete = name else {
                isBalanced = false
                continue
            }
            let text = String(decoding: complete, as: UTF8.self)
            if met.insert(text).inserted { names.append(text) }
            name = nil
        default:
            name?.append(bytes[index])
        }
    }
    return (names, isBalanced && name == nil)
}
