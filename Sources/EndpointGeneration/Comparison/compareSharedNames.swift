import EndpointDescription

extension Comparison {
    /// Compares the names that inline types have in common. The names in their own places are compared as if nothing were
    /// shared, because they stay as other names whether or not the types are shared.
    func compareSharedNames() {
        for (name, sharers) in old.sharers.sorted(by: { $0.key < $1.key }) {
            let successors = sharers.map { (old: $0.node, new: self.successors[$0.node]) }
            let apart = successors.filter { $0.new.map(newName) != name }
            let isComponent = old.blueprint.equalTypes.component(equalTo: sharers[0].node) != nil
            if apart.count < successors.count || isComponent {
                for (_, successor) in apart {
                    guard let successor else { continue }
                    breaks("'\(successor.dottedName)' is no longer '\(name)'", at: new.place(of: successor))
                }
            } else if new.hasType(named: name) {
                breaks("'\(name)' is another type now", at: new.description.place)
            } else if let first = apart.compactMap(\.new).first {
                breaks("'\(name)' is gone: '\(first.dottedName)' is no longer shared", at: new.place(of: first))
            } else {
                breaks("'\(name)' is gone", at: old.place(of: sharers[0].node))
            }
        }
    }

    /// The name of a new type that is shared, or its name in its own place.
    private func newName(_ node: TypeNode) -> String { new.sharedName(of: node) ?? node.dottedName }
}

extension PlannedClient {
    fileprivate func hasType(named name: String) -> Bool {
        sharers[name] != nil || everyDeclaration.contains { $0.node.dottedName == name }
    }
}
