import EndpointDescription

/// The chains of schemas from operations to one schema.
struct SchemaChains {
    /// The nearest operation, and its chain: `response 200 → PetPage.items[] → Pet`.
    private(set) var nearest: (operation: Operation, text: String)?
    /// The other operations that reach the schema, in the author's order.
    private(set) var others: [Operation] = []

    init(to target: Schema, in description: Description) {
        let operations = description.operations + description.webhooks
        let users = SchemaChains.users(
            of: description.schemas.map(\.schema) + operations.flatMap { $0.labelledSchemas.map(\.schema) }
        )
        var steps: [ObjectIdentifier: Step] = [ObjectIdentifier(target): Step(schema: target, label: "", next: nil)]
        var waiting = [target]
        var position = 0
        while position < waiting.count {
            let current = waiting[position]
            position += 1
            for user in users[ObjectIdentifier(current)] ?? [] where steps[ObjectIdentifier(user.schema)] == nil {
                steps[ObjectIdentifier(user.schema)] = Step(
                    schema: user.schema,
                    label: user.label,
                    next: ObjectIdentifier(current),
                    length: (steps[ObjectIdentifier(current)]?.length ?? 0) + 1
                )
                waiting.append(user.schema)
            }
        }
        var found: [(operation: Operation, label: String, step: Step)] = []
        for operation in operations {
            let roots = operation.labelledSchemas.compactMap { root in
                steps[ObjectIdentifier(root.schema)].map { (label: root.label, step: $0) }
            }
            guard let root = roots.min(by: { $0.step.length < $1.step.length }) else { continue }
            found.append((operation, root.label, root.step))
        }
        guard let first = found.indices.min(by: { found[$0].step.length < found[$1].step.length }) else { return }
        nearest = (found[first].operation, SchemaChains.text(from: found[first].label, found[first].step, steps))
        others = found.indices.filter { $0 != first }.map { found[$0].operation }
    }

    private struct Step {
        var schema: Schema
        /// How `schema` contains the next one.
        var label: String
        var next: ObjectIdentifier?
        var length = 0
    }

    private static func text(from label: String, _ first: Step, _ steps: [ObjectIdentifier: Step]) -> String {
        var links = [label]
        var step: Step? = first
        while let current = step {
            if let name = current.schema.componentName { links.append(name) }
            links[links.count - 1] += current.label
            step = current.next.flatMap { steps[$0] }
        }
        // A longer chain is hard to follow, so its middle is left out.
        if links.count > 12 { links.replaceSubrange(6..<links.count - 5, with: ["…"]) }
        return links.joined(separator: " → ")
    }

    /// For each schema, the schemas that contain it or are composed of it, and how.
    private static func users(of roots: [Schema]) -> [ObjectIdentifier: [(schema: Schema, label: String)]] {
        var users: [ObjectIdentifier: [(schema: Schema, label: String)]] = [:]
        var seen: Set<ObjectIdentifier> = []
        var waiting = roots
        while let next = waiting.popLast() {
            guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
            for (label, part) in next.labelledParts {
                users[ObjectIdentifier(part), default: []].append((next, label))
                waiting.append(part)
            }
        }
        return users
    }
}

extension Schema {
    /// The schemas that it is composed of or contains, each with its label in a chain.
    fileprivate var labelledParts: [(label: String, schema: Schema)] {
        var parts = (composition + oneOf + anyOf).map { ("", $0) }
        parts += (properties + patternProperties).map { (".\($0.name)", $0.schema) }
        parts += ([items].compactMap { $0 } + prefixItems).map { ("[]", $0) }
        if case .schema(let values) = additionalProperties { parts.append(("[:]", values)) }
        parts += (discriminator?.mapping ?? []).map { ("", $0.schema) }
        return parts + parts.flatMap { part in part.1.target.standsFor.map { (part.0, $0) } }
    }
}

extension Operation {
    fileprivate var labelledSchemas: [(label: String, schema: Schema)] {
        var found: [(label: String, schema: Schema)] = []
        func add(_ schema: Schema?, _ label: String) {
            guard let schema else { return }
            found.append((label, schema))
            found += schema.target.standsFor.map { (label, $0) }
        }
        for parameter in parameters { add(parameter.schema, "parameter '\(parameter.name)'") }
        for media in requestBody?.content ?? [] {
            add(media.schema, "body")
            add(media.itemSchema, "body")
            for header in media.encoding.flatMap(\.headers) { add(header.schema, "header '\(header.name)' of a part") }
        }
        for response in responses {
            let label = "response \(response.status.written)"
            for media in response.content {
                add(media.schema, label)
                add(media.itemSchema, label)
            }
            for header in response.headers { add(header.schema, "header '\(header.name)' of \(label)") }
        }
        for callback in callbacks {
            found += callback.labelledSchemas.map { ("callback, \($0.label)", $0.schema) }
        }
        return found
    }
}

extension Response.Status {
    /// The spelling in a description: `200`, `4XX`, `default`.
    var written: String {
        switch self {
        case .code(let code): String(code)
        case .range(let hundred): "\(hundred)XX"
        case .default: "default"
        }
    }
}
