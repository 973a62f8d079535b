import EndpointDescription

/// Finds operations by the targets of a configuration: an operationId, a method and a path, `tag:` and a tag of the operation
/// or one that contains such a tag, or a pattern of a name.
struct OperationTargets {
    private let operations: [Operation]
    /// The positions of the operations, in ascending order.
    private var named: [String: [Int]] = [:]

    init(_ operations: [Operation]) {
        self.operations = operations
        for (index, operation) in operations.enumerated() {
            var names = Set((operation.tags + operation.groups).map { "tag:" + $0 })
            names.insert(operation.line)
            if let id = operation.id, !id.hasPrefix("tag:") { names.insert(id) }
            for name in names { named[name, default: []].append(index) }
        }
    }

    /// The positions of the operations that `target` means.
    func indices(meantBy target: String) -> [Int] {
        let exact = indices(named: target)
        guard target.contains("*"), let written = Selector("operation:\(target)") else { return exact }
        let pattern = written.fitted { operations.contains(where: $0.matches) }
        return merge(exact, operations.indices.filter { pattern.matches(operations[$0]) })
    }

    /// The positions of the operations that have the name, or the tag, `target`.
    func indices(named target: String) -> [Int] {
        if let exact = named[target] { return exact }
        guard let space = target.firstIndex(of: " "),
            let method = Operation.Method(member: target[..<space].lowercased())
        else { return [] }
        return named[method.token + target[space...]] ?? []
    }

    private func merge(_ indices: [Int], _ others: [Int]) -> [Int] {
        indices.isEmpty ? others : others.isEmpty ? indices : Set(indices + others).sorted()
    }

    /// The name that `target` was probably meant to be.
    func nearest(to target: String, log: DiagnosticLog) -> String? {
        log.nearest(to: target, among: operations.map(\.key) + operations.map(\.line))
    }
}

extension Operation {
    /// `GET /pets/{petId}`
    var line: String { "\(method.token) \(path)" }

    /// The name of the operation: its operationId, else its method and path.
    var key: String { id ?? line }
}
