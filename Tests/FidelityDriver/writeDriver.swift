import EndpointDescription
package import EndpointGeneration

/// The Swift file that connects a generated client to the fidelity checks: each component's type by the component's pointer,
/// and each operation by method and path, made of arguments in JSON.
///
/// - Parameters:
///   - module: the module of the client; `nil` if the driver is compiled with it.
///   - name: the driver's type.
package func writeDriver(
    from bytes: [UInt8],
    path: String,
    options: ClientOptions,
    module: String?,
    name: String
) -> String? {
    guard
        let client = planClient(from: bytes, path: path, options: options, log: DiagnosticLog())?.client
    else { return nil }
    return DriverWriter(client).text(source: client.source, module: module, name: name)
}

private struct DriverWriter {
    let client: ClientBlueprint
    /// The properties of every struct.
    private var structures: [TypeNode: [PropertyBlueprint]] = [:]

    init(_ client: ClientBlueprint) {
        self.client = client
        func visit(_ declarations: [Declaration]) {
            for declaration in declarations {
                if case .structure(let blueprint) = declaration.kind {
                    structures[declaration.node] = blueprint.properties
                }
                visit(declaration.nested)
            }
        }
        visit(client.models + client.endpoints.map(\.declaration))
    }

    /// The calls stand in functions of their own, because the compiler is slow with large ones. They are marked deprecated so
    /// that deprecated operations can be named without a warning.
    func text(source: String, module: String?, name: String) -> String {
        let models = client.models.compactMap(model)
        let operations = client.endpoints.filter { !$0.isStreamedTwin }.flatMap(operation)
        let groups = (models.chunks(of: 100) + operations.chunks(of: 20)).map { $0.joined(separator: "\n") }
        var lines = ["// The driver of \(source) for the fidelity checks. Do not edit.", "// swift-format-ignore-file"]
        lines += ["import EndpointRuntime", "import Fidelity", "import Foundation"]
        if let module { lines.append("import \(module)") }
        lines += ["", "enum \(name): Fidelity.Driver {", "    @available(*, deprecated)"]
        lines.append("    static func fill(_ client: inout Fidelity.Client) {")
        lines += groups.indices.map { "        fill\($0)(&client)" } + ["    }"]
        for (index, group) in groups.enumerated() {
            lines += ["", "    @available(*, deprecated)"]
            lines += ["    private static func fill\(index)(_ client: inout Fidelity.Client) {", group, "    }"]
        }
        return lines.joined(separator: "\n") + "\n}\n"
    }

    private func model(_ declaration: Declaration) -> String? {
        guard let pointer = declaration.origin?.place.pointer else { return nil }
        switch declaration.kind {
        case .structure(let blueprint) where !blueprint.isModel: return nil
        case .structure, .enumeration, .union, .alias:
            return "        client.model(\(SwiftText.literal(pointer)), \(name(declaration.node)).self)"
        case .endpoint, .failure, .cases, .webhook, .group: return nil
        }
    }

    // MARK: - Operations

    private func operation(_ planned: PlannedEndpoint) -> [String] {
        guard case .endpoint(let endpoint) = planned.declaration.kind else { return [] }
        guard let body = endpoint.body, let property = endpoint.properties.first(where: { $0.name == body.property })
        else { return [call(endpoint, planned.declaration.node, nil)] }
        let type = property.type
        if case .choice(let choices) = body.content, let node = declared(type) {
            return choices.map { choice in
                let content = sent(choice.content, payload(of: choice.name, in: node))
                var value = "\(name(node)).\(choice.name)(\(content.value))"
                if case .octets(_, _?) = choice.content, let media = content.media {
                    value = "\(name(node)).\(choice.name)(\(content.value), contentType: \(SwiftText.literal(media)))"
                }
                return call(
                    endpoint,
                    planned.declaration.node,
                    Content(kind: content.kind, media: content.media, setup: content.setup, value: value)
                )
            }
        }
        return [call(endpoint, planned.declaration.node, sent(body.content, type))]
    }

    private struct Content {
        var kind: String
        var media: String?
        var setup: [String] = []
        var value: String
    }

    private func call(_ endpoint: EndpointBlueprint, _ node: TypeNode, _ content: Content?) -> String {
        var required: [String] = []
        var later: [String] = []
        var setup: [String] = []
        for property in endpoint.properties {
            let key: String
            let value: String
            if property.name == endpoint.body?.property {
                guard let content else { continue }
                key = "\"body\""
                value = content.value
                setup = content.setup
            } else if property.name == endpoint.body?.contentTypeProperty, let media = content?.media {
                key = "\"content type\""
                value = SwiftText.literal(media)
            } else if let parameter = parameter(property, of: endpoint) {
                key = SwiftText.literal("\(parameter.location.rawValue).\(parameter.name)")
                value = "try arguments.value(\(key), \(spelled(property.type)).self)"
            } else {
                continue
            }
            if property.presence == .required, property.defaultValue == nil {
                required.append("\(label(property)): \(value)")
            } else {
                later.append("if arguments.has(\(key)) { endpoint.\(property.name) = \(value) }")
            }
        }
        var head = "client.operation(\(name(node)).self"
        if let content { head += ", body: \"\(content.kind)\"" }
        if let media = content?.media { head += ", contentType: \(SwiftText.literal(media))" }
        let ignored = required.isEmpty && later.isEmpty && setup.isEmpty ? "_" : "arguments"
        let made = "\(name(node))(\(required.joined(separator: ", ")))"
        let body =
            setup + (later.isEmpty ? ["return \(made)"] : ["var endpoint = \(made)"] + later + ["return endpoint"])
        return (["\(head)) { \(ignored) in"] + body.map { "    \($0)" } + ["}"]).map { "        \($0)" }
            .joined(separator: "\n")
    }

    private func parameter(_ property: PropertyBlueprint, of endpoint: EndpointBlueprint) -> ParameterBlueprint? {
        let ofPath = endpoint.pathPieces.compactMap { piece in
            if case .parameter(let parameter) = piece { parameter } else { nil }
        }
        return (ofPath + endpoint.parameters).first { $0.value == .property(property.name) }
    }

    private func sent(_ content: BodyBlueprint.Content, _ type: SwiftType?) -> Content {
        let read = type.map { "try arguments.value(\"body\", \(spelled($0)).self)" } ?? ""
        switch content {
        case .json(let media, _): return Content(kind: "json", media: media, value: read)
        case .form: return Content(kind: "form", value: read)
        case .text(let media): return Content(kind: "text", media: media, value: read)
        case .octets(let media, let range):
            let ofRange = range.flatMap { $0 == "*/*" ? nil : $0.replacing("*", with: "x-any") }
            return Content(kind: "octets", media: ofRange ?? media, value: "try arguments.body(\"body\")")
        case .sequence(let reading, let media):
            return Content(kind: "sequence", media: media ?? reading.format.usualMediaType, value: read)
        case .multipart(let body):
            guard let node = type.flatMap(declared) else { return Content(kind: "multipart", value: read) }
            return Content(
                kind: body.isNamed ? "multipart" : "positions",
                setup: form(node, body.isNamed ? body.parts : body.partsByPosition),
                value: "form"
            )
        case .choice: return Content(kind: "choice", value: read)
        }
    }

    /// The statements that make a multipart form.
    private func form(_ node: TypeNode, _ parts: [PartBlueprint]) -> [String] {
        var required: [String] = []
        var later: [String] = []
        for property in structures[node] ?? [] {
            guard let key = key(of: property, in: parts).map(SwiftText.literal) else { continue }
            let value =
                switch property.type.plain {
                case .standard(.filePart): "try arguments.file(\(key))"
                case .array(.standard(.filePart)): "try arguments.files(\(key))"
                default: "try arguments.value(\(key), \(spelled(property.type)).self)"
                }
            if property.presence == .required, property.defaultValue == nil {
                required.append("\(label(property)): \(value)")
            } else {
                later.append("if arguments.has(\(key)) { form.\(property.name) = \(value) }")
            }
        }
        return ["\(later.isEmpty ? "let" : "var") form = \(name(node))(\(required.joined(separator: ", ")))"] + later
    }

    /// `body.photo` for a part, `header.photo.X-Camera` for a header of a part.
    private func key(of property: PropertyBlueprint, in parts: [PartBlueprint]) -> String? {
        for part in parts {
            if part.property == property.name { return "body.\(part.name)" }
            if let header = part.headers.first(where: { $0.property == property.name }) {
                return "header.\(part.name).\(header.name)"
            }
        }
        return nil
    }

    /// The type that a case of a body holds.
    private func payload(of name: String, in node: TypeNode) -> SwiftType? {
        var found: SwiftType?
        func visit(_ declarations: [Declaration]) {
            for declaration in declarations {
                if declaration.node == node, case .cases(let blueprint) = declaration.kind {
                    found = blueprint.cases.first { $0.name == name }?.type
                }
                visit(declaration.nested)
            }
        }
        visit(client.endpoints.map(\.declaration))
        return found
    }

    // MARK: - Names

    /// The argument label: of the keywords, only these need backticks there.
    private func label(_ property: PropertyBlueprint) -> String {
        let bare = property.name.filter { $0 != "`" }
        return ["inout", "let", "var"].contains(bare) ? property.name : bare
    }

    private func declared(_ type: SwiftType) -> TypeNode? {
        if case .declared(let node) = type.plain { node } else { nil }
    }

    private func name(_ node: TypeNode) -> String { (node.parent.map { name($0) + "." } ?? "") + node.name }

    /// The type with the module of every library name, because generated types may hide them.
    private func spelled(_ type: SwiftType) -> String {
        switch type {
        case .standard(let standard): "\(standard.name.module.rawValue).\(standard.name.rawValue)"
        case .array(let element): "[\(spelled(element))]"
        case .dictionary(let value): "[Swift.String: \(spelled(value))]"
        case .optional(let wrapped): spelled(wrapped) + "?"
        case .presence(let wrapped): "EndpointRuntime.Presence<\(spelled(wrapped))>"
        case .stream(let element): "EndpointRuntime.EventStream<\(spelled(element))>"
        case .declared(let node): name(node)
        case .custom(let custom):
            custom.coding == .wrapped ? "EndpointRuntime.CodableBox<\(custom.spelling)>" : custom.spelling
        }
    }
}

extension MultipartBlueprint {
    /// The parts, named after their positions: `0`, `1` and `rest`.
    fileprivate var partsByPosition: [PartBlueprint] {
        parts.enumerated().map { index, part in
            var part = part
            part.name = part.isRest ? "rest" : String(index)
            return part
        }
    }
}

extension SwiftType {
    /// The type without optionality.
    fileprivate var plain: SwiftType {
        if case .optional(let wrapped) = self { wrapped } else { self }
    }
}

extension Array {
    fileprivate func chunks(of size: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
    }
}
