import EndpointDescription

extension Comparison {
    /// - Parameter place: the place in a client's description for members without their own place.
    func compare(
        _ before: [PropertyBlueprint],
        _ after: [PropertyBlueprint],
        of node: TypeNode,
        place: (PlannedClient) -> SourceLocation
    ) {
        let owner = node.dottedName
        let isSent = new.isSent(node) || new.isEndpoint(node)
        lazy var required = new.requiredNames(of: node)
        for match in matches(before, after, by: \.name) {
            switch match {
            case .kept(let property, let successor):
                compare(
                    PropertyPair(
                        old: property,
                        new: successor,
                        title: "\(subject: owner, property.name)",
                        node: node,
                        place: successor.origin ?? place(new)
                    )
                )
            case .removed(let property):
                breaks("\(subject: owner, property.name) was removed", at: property.origin ?? place(old))
            case .added(let property):
                if property.mustBeGiven {
                    let subject: ChangeText =
                        isSent ? "\(subject: owner)" : "the initializer of \(subject: owner)"
                    breaks("\(subject) now requires \(code: property.name)", at: property.origin ?? place(new))
                } else if isSent, required.contains(property.name) {
                    breaks(
                        "\(subject: owner) now requires \(code: property.key), which released clients do not send",
                        at: property.origin ?? place(new)
                    )
                } else {
                    adds("\(subject: owner, property.name) was added", at: property.origin ?? place(new))
                }
            }
        }
        compareOrder(before, after, of: node) { $0.origin ?? place(new) }
    }

    /// Reports a changed order of parameters. Swift requires arguments in the order of the parameters, so it breaks
    /// calls that pass both of two swapped parameters. Newly required parameters are already reported, so they are
    /// left out.
    private func compareOrder(
        _ before: [PropertyBlueprint],
        _ after: [PropertyBlueprint],
        of node: TypeNode,
        place: (PropertyBlueprint) -> SourceLocation
    ) {
        let optional = Set(before.filter { $0.isStored && !$0.mustBeGiven }.map(\.name))
        let given = Set(before.filter { $0.isStored && $0.mustBeGiven }.map(\.name))
        let kept = after.filter { property in
            property.isStored
                && (given.contains(property.name) || optional.contains(property.name) && !property.mustBeGiven)
        }
        let names = Set(kept.map(\.name))
        let order = before.filter { names.contains($0.name) }
        guard let moved = zip(order, kept).first(where: { $0.name != $1.name })?.1 else { return }
        breaks(
            "the argument order of the initializer of \(subject: node.dottedName) changed: \(code: moved.name) now comes earlier",
            at: place(moved)
        )
    }

    private func compare(_ pair: PropertyPair) {
        let (old, new, title, place) = (pair.old, pair.new, pair.title, pair.place)
        if new.isDeprecated, !old.isDeprecated { adds("\(title) is now deprecated", at: place) }
        switch (old.presence, new.presence) {
        case (.constant(let before), .constant(let after)):
            if before != after {
                breaks(
                    "\(title) is now always \(SwiftText.literal(after)) instead of \(SwiftText.literal(before))",
                    at: place
                )
            }
            return
        case (.constant, _):
            breaks("\(title) is no longer constant, and is now an argument of the initializer", at: place)
            return
        case (_, .constant(let constant)):
            breaks("\(title) is now always \(SwiftText.literal(constant))", at: place)
            return
        default: break
        }
        // `WireForm` compares the names that endpoints send.
        if old.key != new.key, !self.new.isEndpoint(pair.node) {
            breaks("\(title) is now \(code: new.key) on the wire instead of \(code: old.key)", at: place)
        }
        guard isSame(old.type, new.type) else {
            compareTypes(of: pair)
            return
        }
        if old.writtenForm != new.writtenForm {
            breaks("\(title) is now encoded differently", at: place)
        }
        if new.mustBeGiven, !old.mustBeGiven {
            breaks("\(title) must now be passed", at: place)
        } else if old.mustBeGiven, !new.mustBeGiven {
            adds("\(title) may now be omitted", at: place)
        } else {
            compareDefaults(of: pair)
        }
    }

    private func compareDefaults(of pair: PropertyPair) {
        let (title, place) = (pair.title, pair.place)
        let before = pair.old.defaultText(in: predecessor(of: pair.node))
        let after = pair.new.defaultText(in: pair.node)
        if let before, before.comparable != after?.comparable {
            if let after {
                breaks("the default of \(title) is now \(after.text) instead of \(before.text)", at: place)
            } else {
                breaks("\(title) no longer has the default \(before.text)", at: place)
            }
        } else if let after, before == nil {
            adds("\(title) now has the default \(after.text)", at: place)
        }
    }

    private func compareTypes(of pair: PropertyPair) {
        let (old, changed, title, place) = (pair.old, pair.new, pair.title, pair.place)
        let isWider = isSame(old.type.asOptional, changed.type)
        if isWider, new.isOnlySent(pair.node) || new.isEndpoint(pair.node) {
            adds("\(title) may now be \(changed.mustBeGiven ? "null" : "omitted")", at: place)
        } else if isWider {
            breaks("\(title) \(changed.mustBeGiven ? "may now be null" : "is now optional")", at: place)
        } else if isSame(old.type, changed.type.asOptional) {
            breaks("\(title) \(old.mustBeGiven ? "may no longer be null" : "is now required")", at: place)
        } else {
            breaks(
                "the type of \(title) is now \(code: changed.type.spelled()) instead of \(code: old.type.spelled())",
                at: place
            )
        }
    }
}

/// One property in both versions, with the words and the place for a change.
private struct PropertyPair {
    let old: PropertyBlueprint
    let new: PropertyBlueprint
    let title: ChangeText
    /// The type with the property, in the new version.
    let node: TypeNode
    let place: SourceLocation
}

extension PropertyBlueprint {
    /// The value that applies if a caller omits it: the default argument, or the default of the server.
    ///
    /// - Returns: its text, and one that is the same for equal values.
    fileprivate func defaultText(in node: TypeNode) -> (text: String, comparable: String)? {
        if let defaultValue {
            let text = ExpressionPrinter(in: node).text(defaultValue)
            return (text, text)
        }
        guard presence == .optional, let value = schema?.declaredDefault, !value.isNull else { return nil }
        return (value.text, value.comparableText)
    }

    /// Whether the initializer requires a value for the property.
    var mustBeGiven: Bool {
        guard defaultValue == nil else { return false }
        switch presence {
        case .required, .nullable, .inline, .rest: return true
        case .optional, .threeWay, .constant: return false
        }
    }
}

extension PlannedClient {
    /// The properties whose members or parameters requests must contain, even if their types have values for them.
    fileprivate func requiredNames(of node: TypeNode) -> Set<String> {
        switch declaration(of: node)?.kind {
        case .endpoint(let endpoint)?:
            let required = (operation(of: endpoint)?.parameters ?? []).filter(\.isRequired)
            let keys = Set(required.map { "\($0.location.rawValue) \($0.name)" })
            return Set(
                endpoint.parameters.compactMap { parameter in
                    keys.contains("\(parameter.location.rawValue) \(parameter.name)") ? parameter.property : nil
                }
            )
        case .structure(let blueprint)?:
            guard let flat = origin(of: node).map({ FlatSchema($0) }) else { return [] }
            // A request need not have what only responses have (OpenAPI 3.1 §4.8.24.1, `readOnly`).
            let keys = Set(flat.required.filter { flat.property($0)?.isOnlyInResponses != true })
            return Set(blueprint.properties.filter { keys.contains($0.key) }.map(\.name))
        default: return []
        }
    }
}
