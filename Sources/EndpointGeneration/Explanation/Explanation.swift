import EndpointDescription

/// Why a part of a description is in the client, and what it becomes.
struct Explanation {
    var subject: Subject
    var name: String
    var place: SourceLocation
    /// `struct`
    var declaration: String?
    /// `Petstore.Pet`
    var swiftName: String?
    /// The type of its values, if it has no declaration: `String`
    var plainType: String?
    var file: String?
    var reasons: [String] = []
    /// The parameters of an operation, the properties of a model, or the cases of an enum.
    var members: [String] = []
    /// The responses of an operation, by status.
    var responses: [String] = []
    /// The diagnostics about it.
    var notes: [Diagnostic] = []

    /// The Swift names of the members, and that of the response if it is an operation.
    var memberNames: [String] {
        let names = members.compactMap { line in
            let words = line.split(maxSplits: 2) { " :(".contains($0) }
            let name = words.first == "case" && words.count > 1 ? words[1] : words.first
            return name.map { $0.filter { $0 != "`" } }
        }
        return responses.isEmpty ? names : names + ["Response"]
    }

    /// The kind of thing that is explained: a part of the description, or a type that is only in the client.
    enum Subject: String {
        case schema, operation, webhook, type
    }
}

/// The text for people:
///
///     petstore.json:210:14: schema 'Pet'
///       becomes  struct Petstore.Pet, in Petstore+Models.swift
///       because  listPets (GET /pets): response 200 → PetPage.items[] → Pet
///       members  id: Int64
extension Explanation: CustomStringConvertible {
    var description: String {
        let location = place.position
        var text = "\(location.path):\(location.line):\(location.column): \(subject.rawValue) '\(name.onOneLine)'\n"
        let becomes =
            declaration.map { [$0, swiftName].compactMap { $0 }.joined(separator: " ") } ?? plainType
            ?? "no type of its own"
        text += lines("becomes", [becomes + (file.map { ", in \($0)" } ?? "")])
        text += lines("because", reasons)
        text += lines(subject == .operation ? "takes" : "members", members)
        text += lines("responds", responses)
        text += lines("notes", notes.map { "\($0.severity.rawValue) at \($0.lineAndColumn)\($0.message)" })
        return text
    }

    private func lines(_ heading: String, _ lines: [String]) -> String {
        let width = 9
        return lines.enumerated().map { index, line in
            let start = index == 0 ? heading : ""
            return "  \(start)\(String(repeating: " ", count: width - start.utf8.count))\(line.onOneLine)\n"
        }.joined()
    }

    /// One JSON object on one line, for tools.
    var jsonText: String {
        let location = place.position
        var members = [
            "\"subject\":\(jsonString(subject.rawValue))", "\"name\":\(jsonString(name))",
            "\"path\":\(jsonString(location.path))",
            "\"line\":\(location.line)", "\"column\":\(location.column)",
        ]
        if let pointer = place.pointer { members.append("\"pointer\":\(jsonString(pointer))") }
        if let declaration { members.append("\"declaration\":\(jsonString(declaration))") }
        if let swiftName { members.append("\"swiftName\":\(jsonString(swiftName))") }
        if let plainType { members.append("\"type\":\(jsonString(plainType))") }
        if let file { members.append("\"file\":\(jsonString(file))") }
        for (key, values) in [("reasons", reasons), ("members", self.members), ("responses", responses)] {
            members.append("\"\(key)\":[\(values.map(jsonString).joined(separator: ","))]")
        }
        members.append("\"notes\":[\(notes.map(\.jsonText).joined(separator: ","))]")
        return "{\(members.joined(separator: ","))}"
    }
}

extension Diagnostic {
    fileprivate var lineAndColumn: String {
        position.map { "\($0.line):\($0.column): " } ?? ""
    }
}

// MARK: SchemaChains

/// The chains of schemas from operations to one schema.
struct SchemaChains {
    /// The nearest operation, and its chain: `response 200 → PetPage.items[] → Pet`.
    private(set) var nearest: (operation: Operation, text: String)?
    /// The other operations that reach the schema, in the author's order.
    private(set) var others: [Operation] = []

    init(to target: Schema, from users: SchemaUsers) {
        var steps: [Schema: Step] = [target: Step(schema: target, label: "", next: nil)]
        var waiting = [target]
        var position = 0
        while position < waiting.count {
            let current = waiting[position]
            position += 1
            for user in users.bySchema[current] ?? [] where steps[user.schema] == nil {
                steps[user.schema] = Step(
                    schema: user.schema,
                    label: user.label,
                    next: current,
                    length: (steps[current]?.length ?? 0) + 1
                )
                waiting.append(user.schema)
            }
        }
        var found: [(operation: Operation, label: String, step: Step)] = []
        for operation in users.operations {
            let roots = operation.schemaUses.flatMap { use in
                use.schema.meant.compactMap { steps[$0] }.map { (label: use.site.label, step: $0) }
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
        /// A label for the way in which `schema` contains the next one.
        var label: String
        var next: Schema?
        var length = 0
    }

    private static func text(from label: String, _ first: Step, _ steps: [Schema: Step]) -> String {
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
}

/// The operations and schemas of a description that use its schemas.
final class SchemaUsers {
    /// The operations and webhooks.
    let operations: [Operation]
    private let schemas: [NamedSchema]
    /// The schemas that contain each schema or are composed of it, with labels.
    private(set) lazy var bySchema = findUsers()

    init(in description: Description) {
        operations = description.operations + description.webhooks
        schemas = description.schemas
    }

    private func findUsers() -> [Schema: [(schema: Schema, label: String)]] {
        let roots = schemas.map(\.schema) + operations.flatMap(\.schemas)
        var users: [Schema: [(schema: Schema, label: String)]] = [:]
        for schema in schemasNeeded(by: roots, substitutes: \.substitutes) {
            for edge in schema.edges {
                for part in edge.role.isComposition ? [edge.schema] : edge.schema.meant {
                    users[part, default: []].append((schema, edge.role.label))
                }
            }
        }
        return users
    }
}

extension Schema {
    /// The schemas that a use of this schema can mean: itself and its substitutes.
    fileprivate var meant: [Schema] { [self] + target.substitutes }
}

extension SchemaEdge.Role {
    /// The step to the schema as it is shown in a chain.
    fileprivate var label: String {
        switch self {
        case .reference, .allOf, .conditional, .oneOf, .anyOf, .mapping, .contentSchema: ""
        case .property(let name), .patternProperty(let name): ".\(name)"
        case .items, .prefixItem: "[]"
        case .additionalProperties: "[:]"
        }
    }
}

extension SchemaUse.Site {
    fileprivate var label: String {
        switch self {
        case .parameter(let name): "parameter '\(name)'"
        case .requestBody: "body"
        case .requestPartHeader(let name): "header '\(name)' of a part"
        case .responseBody(let status): "response \(status.written)"
        case .responsePartHeader(let name, let status): "header '\(name)' of a part of response \(status.written)"
        case .responseHeader(let name, let status): "header '\(name)' of response \(status.written)"
        case .callback(let site): "callback, \(site.label)"
        }
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
