import EndpointDescription

extension Operation {
    /// `GET /pets/{petId}`
    var line: String { "\(method.token) \(path)" }

    /// The name of the operation: its operationId, else its method and path.
    var key: String { id ?? line }

    /// Whether `target` names this operation: by its operationId, its method and path, or `tag:` and one of its
    /// tags or of the tags that contain them.
    func matches(_ target: String) -> Bool {
        if target.hasPrefix("tag:") { return (tags + groups).contains(String(target.dropFirst(4))) }
        guard target != id else { return true }
        guard let space = target.firstIndex(of: " ") else { return false }
        return isMethod(target[..<space]) && target[target.index(after: space)...] == path
    }

    /// Only additional methods are case-sensitive, because every path has the others in one spelling.
    private func isMethod(_ name: Substring) -> Bool {
        method.member.map { $0 == name.lowercased() } ?? (method.token == name)
    }
}
