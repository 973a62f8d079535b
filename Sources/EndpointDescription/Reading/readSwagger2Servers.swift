/// Swagger 2.0: `schemes`, `host` and `basePath` make up the servers.
extension DescriptionReader {
    /// The servers of the document; `nil` if it does not specify any.
    func readSwagger2Servers() -> [Server]? {
        let host = hostAndPath.host
        guard let place = (root["host"] ?? root["basePath"] ?? hostTemplate)?.place else { return nil }
        if let written = root["host"]?.string, written != host {
            log.warning("'host' should be a name with an optional port; the host is '\(host)'", at: place)
        }
        if host.isEmpty {
            let path = pathOfHostTemplate() + (basePath() ?? "")
            return [Server(url: path.isEmpty ? "/" : path, place: place)]
        }
        let fault =
            ["{", "}", " "].first(where: host.contains).map { ", without '\($0)'" }
            ?? faultOfPort(host[...]).map { ": \($0)" }
        if let fault {
            log.error(
                "'host' must be a name with an optional port\(fault)",
                at: place,
                remedy:
                    "write a host, such as api.example.com:8080; a scheme belongs in 'schemes', a path in 'basePath'"
            )
            return nil
        }
        return schemes(of: root).map { Server(url: address($0, host), place: place) }
    }

    /// The servers of an operation whose schemes differ from the document's; `nil` otherwise.
    func readSwagger2Servers(of operation: JSON) -> [Server]? {
        guard let list = operation["schemes"], !list.isNull, !hostAndPath.host.isEmpty else { return nil }
        let host = hostAndPath.host
        let schemes = schemes(of: operation)
        if schemes.first == self.schemes(of: root).first { return nil }
        return schemes.map { Server(url: address($0, host), place: list.place) }
    }

    /// The host without a scheme and a path that are written with it, and that path.
    private var hostAndPath: (host: String, path: String) {
        let text = string("host", in: root) ?? ""
        var host = text[...]
        if let slashes = text.range(of: "//") {
            let scheme = text[..<slashes.lowerBound]
            let isScheme = scheme.isEmpty || scheme.last == ":" && scheme.dropLast().allSatisfy(\.isLetter)
            if isScheme { host = text[slashes.upperBound...] }
        }
        let end = host.firstIndex(of: "/") ?? host.endIndex
        return (String(host[..<end]), String(host[end...]))
    }

    /// The address in Azure's `x-ms-parameterized-host`, such as `{Endpoint}/language`. Callers pass the origin.
    private var hostTemplate: JSON? { root["x-ms-parameterized-host"]?["hostTemplate"] }

    private func pathOfHostTemplate() -> String {
        guard let hostTemplate, let text = hostTemplate.string else { return "" }
        let address = (text.range(of: "//").map { text[$0.upperBound...] } ?? text[...]).prefix {
            $0 != "?" && $0 != "#"
        }
        let path = address.firstIndex(of: "/").map { String(address[$0...]) } ?? ""
        if mayHaveParameters(path) {
            log.warning(
                "the path of a 'hostTemplate' cannot contain parameters, so it is left out",
                at: hostTemplate.place
            )
            return ""
        }
        return path.withoutSlashesAtEnd
    }

    private func mayHaveParameters(_ path: String) -> Bool {
        let template = readTemplate(path)
        return !template.names.isEmpty || !template.isBalanced
    }

    private func address(_ scheme: String, _ host: String) -> String {
        if let known = addresses[scheme] { return known }
        let address = "\(scheme)://\(host)\(hostAndPath.path.withoutSlashesAtEnd)\(basePath() ?? "")"
        addresses[scheme] = address
        return address
    }

    /// The supported schemes, with `https` first; `https` if the object lists none.
    private func schemes(of object: JSON) -> [String] {
        guard let list = object["schemes"], !list.isNull else {
            return root["host"]?.string?.lowercased().hasPrefix("http://") == true ? ["http"] : ["https"]
        }
        let file = file(of: list)
        if let known = file.sharedLists[list.index] { return known }
        let names = Set(strings(list, named: "schemes").map { $0.lowercased() })
        let known = ["https", "http"].filter(names.contains)
        for name in names.sorted() where !known.contains(name) {
            log.warning("the scheme '\(name)' is not supported, so it is left out", at: list.place)
        }
        file.sharedLists[list.index] = known.isEmpty ? ["https"] : known
        return known.isEmpty ? ["https"] : known
    }

    /// The base path without a slash at its end, because the paths begin with one.
    private func basePath() -> String? {
        guard var path = string("basePath", in: root), let place = root["basePath"]?.place else { return nil }
        if mayHaveParameters(path) {
            log.error("a 'basePath' cannot contain parameters", at: place, remedy: "move them into the paths")
            return nil
        }
        path = path.withoutSlashesAtEnd
        if path.isEmpty { return nil }
        if !path.hasPrefix("/") {
            log.warning("'basePath' should begin with '/'", at: place)
            path = "/" + path
        }
        return path
    }
}

extension String {
    fileprivate var withoutSlashesAtEnd: String {
        var path = self
        while path.hasSuffix("/") { path.removeLast() }
        return path
    }
}
