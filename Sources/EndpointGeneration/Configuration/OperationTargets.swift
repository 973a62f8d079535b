import EndpointDescription

/// Finds operations by the targets of a configuration: an operationId, a method and a path, or a selector as in `include`.
struct OperationTargets {
    private let operations: [Operation]
    /// The positions of the operations by the texts of selectors, in ascending order.
    private var named: [String: [Int]] = [:]

    init(_ operations: [Operation]) {
        self.operations = operations
        for (index, operation) in operations.enumerated() {
            var names = Set((operation.tags + operation.groups).map { "tag:" + $0 })
            names.formUnion(["path:" + operation.path, "operation:" + operation.line, "operation:" + operation.key])
            for name in names { named[name, default: []].append(index) }
        }
    }

    /// The selector that a target means: itself, or else one of an operation's name. `nil` for an empty text.
    static func selector(of target: String) -> Selector? { Selector(target) ?? Selector("operation:\(target)") }

    /// The positions of the operations that `target` means.
    func indices(meantBy target: String) -> [Int] {
        let exact = indices(named: target)
        guard target.contains("*"), let written = OperationTargets.selector(of: target) else { return exact }
        let pattern = written.fitted { operations.contains(where: $0.matches) }
        return merge(exact, operations.indices.filter { pattern.matches(operations[$0]) })
    }

    /// The positions of the operations that have the name, the tag or the path `target`.
    func indices(named target: String) -> [Int] {
        guard let selector = OperationTargets.selector(of: target) else { return [] }
        // An operationId may look like a selector.
        if let exact = named[selector.text] ?? named["operation:\(target)"] { return exact }
        guard selector.kind == .operation, let space = selector.pattern.firstIndex(of: " "),
            let method = Operation.Method(member: selector.pattern[..<space].lowercased())
        else { return [] }
        return named["operation:" + method.token + selector.pattern[space...]] ?? []
    }

    private func merge(_ indices: [Int], _ others: [Int]) -> [Int] {
        indices.isEmpty ? others : others.isEmpty ? indices : Set(indices + others).sorted()
    }

    /// The forms of targets, for diagnostics.
    static let remedy =
        "write an operationId, a method and a path, or 'tag:' or 'path:' and a name; '*' matches any text"

    /// Reports a target that means no operation.
    ///
    /// - Parameter remedy: the remedy for a name that is similar to no other.
    func reportUnknown(_ target: String, at place: SourceLocation, remedy: String? = nil, log: DiagnosticLog) {
        let selector = OperationTargets.selector(of: target)
        let (kind, name) = (selector?.kind ?? .operation, selector?.pattern ?? target)
        if kind == .schema { return log.error("'\(target)' means no operation", at: place, remedy: remedy) }
        let near = log.nearest(to: name, among: names(for: kind))
        let suggested = near.map { String(target.dropLast(name.count)) + $0 }
        kind.reportMissing(name) { message in
            log.error("\(message)\(suggestion(suggested))", at: place, remedy: near == nil ? remedy : nil)
        }
    }

    /// The names of a kind in the order of the description, for suggestions.
    private func names(for kind: Selector.Kind) -> [String] {
        switch kind {
        case .operation: operations.map(\.key) + operations.map(\.line)
        case .tag: operations.usedTags
        case .path: operations.map(\.path)
        case .schema: []
        }
    }
}

extension Operation {
    /// `GET /pets/{petId}`
    var line: String { "\(method.token) \(path)" }

    /// The name of the operation: its operationId, else its method and path.
    var key: String { id ?? line }
}

extension [Operation] {
    /// The tags of all operations, each once, in order of appearance.
    var usedTags: [String] {
        var seen: Set<String> = []
        return flatMap(\.tags).filter { seen.insert($0).inserted }
    }
}
