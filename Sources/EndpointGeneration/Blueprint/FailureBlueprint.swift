/// The documented failures of one or more operations. For example: `enum NotFound { case notFound(Problem) }`
package struct FailureBlueprint {
    package var cases: [Case]
    package var isIndirect = false

    package struct Case {
        package var name: String
        /// Whether the case holds the status, as it does for ranges and `default`.
        package var carriesStatus: Bool
        package var type: SwiftType?
        package var documentation = Documentation()
    }
}

extension FailureBlueprint {
    /// The names under which operations may share these failures, the best one first: the statuses, else the statuses and
    /// the bodies. Longer names would say less than `GetPet.Failure`.
    var sharedNames: [String] {
        let statuses = cases.map { SwiftName.typeName(ofMember: $0.name) }.joined(separator: "Or")
        var bodies: [String] = []
        for type in cases.compactMap(\.type) {
            guard case .declared(let node) = type.withoutOptional, !bodies.contains(node.name) else { continue }
            bodies.append(node.name)
        }
        let names = [statuses] + (bodies.isEmpty ? [] : [statuses + "With" + bodies.joined(separator: "And")])
        return names.filter { $0.utf8.count <= FailureBlueprint.longestName }
    }

    private static let longestName = 60
}
