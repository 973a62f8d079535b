import EndpointDescription

extension Explainer {
    /// Adds the Swift declaration and its members to an explanation.
    func describe(_ declaration: Declaration, in explanation: inout Explanation) {
        let node = declaration.node
        explanation.declaration = declaration.kind.noun
        explanation.swiftName = "\(client.blueprint.namespace.name).\(node.dottedName)"
        explanation.file = file(of: node)
        switch declaration.kind {
        case .structure(let blueprint): explanation.members = blueprint.properties.map { line($0, in: node) }
        case .webhook(let blueprint): explanation.members = blueprint.properties.map { line($0, in: node) }
        case .enumeration(let blueprint):
            explanation.members = blueprint.cases.map { "case \($0.name) = \(SwiftText.literal($0.rawValue))" }
        case .union(let blueprint):
            explanation.members = blueprint.alternatives.map { alternative in
                let tag = alternative.tag.map { ", where '\($0.key)' is '\($0.value.plainText)'" } ?? ""
                let others = blueprint.fallback.flatMap { fallback in
                    fallback.alternative == alternative.name
                        ? ", also where '\(fallback.key)' is missing or another" : nil
                }
                return "case \(alternative.name)(\(alternative.type.spelled()))\(tag)\(others ?? "")"
            }
            if blueprint.hasUndocumented { explanation.members.append("case undocumented(JSONValue)") }
        case .cases(let blueprint):
            explanation.members = blueprint.cases.map { item in
                "case \(item.name)\(item.type.map { "(\($0.spelled()))" } ?? "")"
            }
        case .alias(let type): explanation.members = ["= \(type.spelled())"]
        case .endpoint(let blueprint):
            explanation.members = blueprint.properties.map { line($0, in: node) }
            explanation.responses = responses(of: blueprint)
            if let pages = blueprint.pagination {
                explanation.responses.append("page by page: \(pages.item.spelled()), by \(pages.style.function)")
            }
        case .group: explanation.members = declaration.nested.map { $0.node.name }
        case .failure(let blueprint):
            explanation.members = blueprint.cases.map { item in
                let status = item.carriesStatus ? "Int" : nil
                let values = [status, item.type.map { $0.spelled() }].compactMap { $0 }.joined(separator: ", ")
                return "case \(item.name)\(values.isEmpty ? "" : "(\(values))")"
            }
        }
    }

    private func line(_ property: PropertyBlueprint, in node: TypeNode) -> String {
        let member =
            property.name.filter { $0 != "`" } == property.key || property.key.isEmpty ? "" : ", '\(property.key)'"
        switch property.presence {
        case .constant(let constant):
            return "\(property.name): \(property.type.spelled()), always \(SwiftText.literal(constant))\(member)"
        case .required, .optional, .nullable, .threeWay, .rest, .inline:
            let value = property.defaultValue.map { " = " + ExpressionPrinter(in: node).text($0) } ?? ""
            let assumed = property.defaultValue == nil ? property.schema?.declaredDefault : nil
            let note = assumed.map { $0.isNull ? "" : ", default \($0.text)" } ?? ""
            return "\(property.name): \(property.type.spelled())\(value)\(note)\(member)"
        }
    }

    private func responses(of endpoint: EndpointBlueprint) -> [String] {
        let failures = (client.failure(of: endpoint)?.cases ?? []).indexed(by: \.name)
        return endpoint.outcomes.compactMap { outcome in
            let sign = outcome.sign.map { " where '\($0.key)' is \($0.value)" } ?? ""
            let status = (outcome.status.pattern ?? "any other status") + sign
            switch outcome.result {
            case .success(_, let wrapper):
                return "\(status): \(endpoint.response.spelled())\(wrapper.map { ".\($0)" } ?? "")"
            case .failure(let name, _, _):
                return "\(status): fails with .\(name)\(failures[name]?.type.map { "(\($0.spelled()))" } ?? "")"
            case .undocumented: return nil
            }
        }
    }

    private func file(of node: TypeNode) -> String? {
        var outermost = node
        while let parent = outermost.parent, parent.parent != nil { outermost = parent }
        return separateFiles(of: client.blueprint).first { file in
            (file.members + file.failures).contains { $0.node == outermost || $0.node == node }
        }?.name
    }
}
