extension DescriptionReader {
    func readPaths(_ paths: JSON) -> [Operation] {
        var operations: [Operation] = []
        for (path, item) in paths.members where !path.hasPrefix("x-") {
            if !path.hasPrefix("/") {
                log.error("the path '\(path)' does not begin with '/'", at: item.place)
                continue
            }
            if !readTemplate(path).isBalanced {
                log.error("the braces in '\(path)' do not pair up", at: item.place)
                continue
            }
            operations += readPathItem(item, path: path, role: .path)
        }
        return operations
    }

    func readWebhooks(_ webhooks: JSON) -> [Operation] {
        var operations: [Operation] = []
        for (name, item) in webhooks.members where !name.hasPrefix("x-") {
            operations += readPathItem(item, path: name, role: .webhook)
        }
        return operations
    }

    func readCallbacks(of operation: JSON) -> [Operation] {
        var operations: [Operation] = []
        for (name, callback) in members("callbacks", in: operation) where !name.hasPrefix("x-") {
            guard let object = object(callback, named: name), let resolved = resolve(object) else { continue }
            for (expression, item) in resolved.members where !expression.hasPrefix("x-") {
                for var operation in readPathItem(item, path: expression, role: .callback) {
                    operation.callbackName = name
                    operations.append(operation)
                }
            }
        }
        return operations
    }

    /// The role of a path item, which says whether the client or the service sends its requests.
    enum Role {
        case path, webhook, callback
    }

    private func readPathItem(_ json: JSON, path: String, role: Role) -> [Operation] {
        guard let object = object(json, named: path), let item = resolve(object) else { return [] }
        let shared = readParameters(of: item)
        let servers = readServers(of: item)
        var operations: [Operation] = []
        for (name, value) in item.members {
            guard let method = Operation.Method(rawValue: name) else {
                reportUnknownMethod(name, value)
                continue
            }
            guard let object = self.object(value, named: name) else { continue }
            var operation = Operation(method: method, path: path, place: object.place)
            operation.servers = servers
            operation.summary = string("summary", in: item)
            operation.description = string("description", in: item)
            readOperation(&operation, from: object, in: item, shared: shared, role: role)
            operations.append(operation)
        }
        return operations
    }

    private func reportUnknownMethod(_ name: String, _ value: JSON) {
        let lowercased = name.lowercased()
        if name != lowercased, Operation.Method(rawValue: lowercased) != nil {
            log.error("write methods in lower case: '\(lowercased)'", at: value.place)
        } else if name == "query" || name == "additionalOperations" {
            log.warning("'\(name)' is not supported, so it is left out", at: value.place)
        }
    }
}
