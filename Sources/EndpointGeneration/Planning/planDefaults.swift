import EndpointDescription

extension Planner {
    /// Writes defaults as Swift, now that all types are known. What cannot be written is told in the comment.
    func settleDefaults(of endpoints: inout [(tag: String?, declaration: Declaration)]) {
        (topLevel.declarations + failuresNest.declarations + endpoints.map(\.declaration)).walk { declaration in
            switch declaration.kind {
            case .structure(let blueprint): structures[declaration.node] = blueprint
            case .union(let blueprint): unions[declaration.node] = blueprint
            case .enumeration, .alias, .endpoint, .failure, .cases, .webhook, .group: break
            }
        }
        for index in topLevel.declarations.indices { topLevel.declarations[index].settleDefaults(self) }
        for index in failuresNest.declarations.indices { failuresNest.declarations[index].settleDefaults(self) }
        for index in endpoints.indices { endpoints[index].declaration.settleDefaults(self) }
    }

    fileprivate func settleDefault(of property: inout PropertyBlueprint, in node: TypeNode) {
        let type = property.type.withoutOptional
        let isOptional = type != property.type
        if let tag = property.givenTag {
            switch underlying(type) {
            case .standard(.string): property.defaultValue = .string(tag)
            case .declared(let node): property.defaultValue = enumCases[node]?[tag].map { .implicit($0) }
            default: break
            }
        }
        guard let given = property.givenDefault, !given.isNull else { return }
        switch defaultValue(given, as: type, written: property.form, isOptional: isOptional, in: node) {
        case .swift(let expression): property.defaultValue = expression
        case .inexpressible:
            let text = given.text
            property.documentation.add("By default `\(text.utf8.count > 200 ? text.prefix(200) + "…" : text[...])`.")
        case .mismatched:
            guard reportedDefaults.insert(given.place.pointer ?? "").inserted else { return }
            log.warning(
                "the default \(given.text.prefix(60)) is not a value of its type, so it is left out",
                at: given.place
            )
        }
    }
}

extension Planner {
    private func defaultValue(
        _ given: JSON,
        as type: SwiftType,
        written form: PropertyBlueprint.Form?,
        isOptional: Bool,
        in node: TypeNode
    ) -> DefaultValue {
        switch form {
        case nil: return defaultValue(given, as: type, isOptional: isOptional, in: node)
        case .codable: return .inexpressible
        case .unix(let unit):
            let seconds = given.double.map { unit == .unixMilliseconds ? $0 / 1_000 : $0 }
            return DefaultValue(
                seconds.map { .make(.standard(.date), [.init("timeIntervalSince1970", .number("\($0)"))]) }
            )
        }
    }
}

extension Declaration {
    mutating func settleDefaults(_ planner: Planner) {
        mutate { declaration in
            func settle(_ properties: inout [PropertyBlueprint]) {
                for index in properties.indices { planner.settleDefault(of: &properties[index], in: declaration.node) }
            }
            switch declaration.kind {
            case .structure(var blueprint):
                settle(&blueprint.properties)
                declaration.kind = .structure(blueprint)
            case .endpoint(var blueprint):
                settle(&blueprint.properties)
                declaration.kind = .endpoint(blueprint)
            case .enumeration, .union, .alias, .failure, .cases, .webhook, .group: break
            }
        }
    }
}
