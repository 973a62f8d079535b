import EndpointDescription

extension Operation {
    /// `GET /pets/{petId}`
    var line: String { "\(method.rawValue.uppercased()) \(path)" }

    /// The name of the operation: its operationId, else its method and path.
    var key: String { id ?? line }

    /// Whether `target` names this operation: by its operationId, its method and path, or `tag:` and one of its tags.
    func matches(_ target: String) -> Bool {
        if target.hasPrefix("tag:") { return tags.contains(String(target.dropFirst(4))) }
        guard target != id else { return true }
        guard let space = target.firstIndex(of: " ") else { return false }
        return target[..<space].lowercased() == method.rawValue && target[target.index(after: space)...] == path
    }
}
