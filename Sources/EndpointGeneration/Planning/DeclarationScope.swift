/// Collects new declarations while types are planned, for the namespace or for a type with nested types.
final class DeclarationScope {
    let node: TypeNode
    var declarations: [Declaration] = []

    init(_ node: TypeNode) {
        self.node = node
    }
}
