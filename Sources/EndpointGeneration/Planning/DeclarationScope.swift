import EndpointDescription

/// Collects new declarations while types are planned, for the namespace or for a type with nested types.
final class DeclarationScope {
    let node: TypeNode
    var declarations: [Declaration] = []

    init(_ node: TypeNode) {
        self.node = node
    }

    /// Adds the declaration of `inner`'s node, with everything that `inner` has collected as its nested declarations.
    func add(
        _ kind: Declaration.Kind,
        of inner: DeclarationScope,
        from origin: Schema? = nil,
        _ documentation: Documentation = Documentation()
    ) {
        declarations.append(
            Declaration(
                node: inner.node,
                origin: origin,
                documentation: documentation,
                kind: kind,
                nested: inner.declarations
            )
        )
    }
}
