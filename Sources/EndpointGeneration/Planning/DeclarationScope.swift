/// Where new declarations gather while types are planned: the namespace, or a type that nests some.
final class DeclarationScope {
    let node: TypeNode
    var declarations: [Declaration] = []

    init(_ node: TypeNode) {
        self.node = node
    }
}
