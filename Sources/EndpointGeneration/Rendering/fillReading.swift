import EndpointDescription

extension Renderer {
    /// Adds the arguments of the initializer, each read from a request. For example: `petID: request.path("petId")`
    func fillReading(of stub: EndpointStubBlueprint, into context: inout TemplateContext) {
        let parameters = stub.endpoint.properties.filter(\.isStored).map { property in
            TemplateContext([
                "label": .text(SwiftText.argumentLabel(property.name)),
                "value": .text(expression(for: property, of: stub)),
            ])
        }
        context.list("parameters", parameters)
        context.show("initializer", if: !parameters.isEmpty)
    }

    private func expression(for property: PropertyBlueprint, of stub: EndpointStubBlueprint) -> String {
        switch stub.endpoint.source(of: property.name) {
        case .parameter(let parameter): return expression(for: parameter, of: stub)
        case .contentType: return "request.contentType()"
        case .body(let body): return expression(for: body, property, of: stub)
        case nil: return ""
        }
    }

    private func expression(for parameter: ParameterBlueprint, of stub: EndpointStubBlueprint) -> String {
        let call = "request.\(parameter.location.rawValue)"
        if parameter.location == .querystring {
            switch parameter.encoding {
            case .form(let fields):
                return
                    "request.queryForm(\(fields.isEmpty ? "" : "fields: " + dictionary(of: fields, in: stub.declaration.node)))"
            case .json: return "request.queryJSON()"
            case .style, .segments: return "request.queryText()"
            }
        }
        if case .segments = parameter.encoding { return "\(call)(\(SwiftText.literal(parameter.name)))" }
        guard case .style(let style, let explode, _) = parameter.encoding else {
            return "\(call)(json: \(SwiftText.literal(parameter.name)))"
        }
        var arguments =
            [SwiftText.literal(parameter.name)]
            + styleArguments(parameter.location, style, explode: explode).map { "\($0.label): \($0.value)" }
        switch parameter.property.flatMap({ stub.spreadMembers[$0] }) {
        case .named(let names): arguments.append("members: \(list(of: names))")
        case .others(let names): arguments.append("others: \(list(of: names))")
        case nil: break
        }
        return "\(call)(\(arguments.joined(separator: ", ")))"
    }

    private func expression(for body: BodyBlueprint, _ property: PropertyBlueprint, of stub: EndpointStubBlueprint)
        -> String
    {
        let unlessEmpty = body.isOptional ? "!request.hasBody ? nil : " : ""
        switch body.content {
        case .json, .form, .text, .octets, .sequence: return self.body(body.content, in: stub.declaration.node)
        case .multipart(let parts): return unlessEmpty + multipart(parts, as: property.type)
        case .choice(let cases):
            let lines = cases.flatMap { item -> [String] in
                var value = self.body(item.content, in: stub.declaration.node, from: "$0")
                if case .multipart(let parts) = item.content {
                    value = multipart(parts, as: stub.bodyTypes[item.name] ?? .json, from: "$0")
                }
                if item.content.isOpen { value += ", contentType: $0.contentType()" }
                let line = "(\(SwiftText.literal(item.content.mediaType)), { try .\(item.name)(\(value)) }),"
                return line.split(separator: "\n").map { "    \($0)" }
            }
            return unlessEmpty + (["request.body(["] + lines + ["])"]).joined(separator: "\n")
        }
    }

    private func body(_ content: BodyBlueprint.Content, in node: TypeNode, from request: String = "request") -> String {
        switch content {
        case .json: return "\(request).json()"
        case .text: return "\(request).text()"
        case .octets: return "\(request).body()"
        case .form(let fields):
            return "\(request).form(\(fields.isEmpty ? "" : "fields: " + dictionary(of: fields, in: node)))"
        case .sequence(let reading, _): return "\(request).sequence(\(arguments(of: reading)))"
        case .multipart, .choice: return ""
        }
    }

    private func multipart(_ body: MultipartBlueprint, as type: SwiftType, from request: String = "request") -> String {
        guard case .declared(let node) = type.withoutOptional else { return "" }
        let arguments = body.parts.flatMap { part -> [(isRequired: Bool, text: String)] in
            let name = SwiftText.literal(part.name)
            let traits = part.traits.filter { $0.isRead(as: part.kind) }
                .map { ", \($0.label): \(SwiftText.literal($0.value))" }.joined()
            let own = "        \(SwiftText.argumentLabel(part.property)): form.\(part.kind.rawValue)(\(name)\(traits))"
            return [(part.isRequired, own)]
                + part.headers.map { header in
                    let label = header.isJSON ? "json: " : ""
                    let explode = header.explode && !header.isJSON ? ", explode: true" : ""
                    let call = "form.header(\(label)\(SwiftText.literal(header.name)), ofPart: \(name)\(explode))"
                    return (header.isRequired, "        \(SwiftText.argumentLabel(header.property)): \(call)")
                }
        }
        let ordered = arguments.filter(\.isRequired) + arguments.filter { !$0.isRequired }
        let list = ordered.map(\.text).joined(separator: ",\n")
        return "\(request).multipart\(naming(of: body)) { form in\n    try \(node.fullName)(\n\(list)\n    )\n}"
    }

    /// The names by which the parts of a body without names are read.
    private func naming(of body: MultipartBlueprint) -> String {
        guard !body.isNamed else { return "" }
        let names = body.parts.filter { !$0.isRest }.map { SwiftText.literal($0.name) }
        let rest = body.parts.first(where: \.isRest).map { ", rest: \(SwiftText.literal($0.name))" }
        return "(names: [\(names.joined(separator: ", "))]\(rest ?? ""))"
    }

    private func list(of names: [String]) -> String {
        "[\(names.map { SwiftText.literal($0) }.joined(separator: ", "))]"
    }
}

/// The part of a request that contains an endpoint's property.
enum PropertySource {
    case parameter(ParameterBlueprint)
    case body(BodyBlueprint)
    /// The media type of a body that can have several.
    case contentType
}

extension EndpointBlueprint {
    func source(of property: String) -> PropertySource? {
        for case .parameter(let parameter) in pathPieces where parameter.property == property {
            return .parameter(parameter)
        }
        if let parameter = parameters.first(where: { $0.location != .path && $0.property == property }) {
            return .parameter(parameter)
        }
        guard let body else { return nil }
        if body.property == property { return .body(body) }
        return body.contentTypeProperty == property ? .contentType : nil
    }
}

extension BodyBlueprint.Content {
    /// The media type of a request with this body.
    fileprivate var mediaType: String {
        switch self {
        case .json(let contentType, _): contentType ?? "application/json"
        case .text(let contentType): contentType ?? "text/plain"
        case .form: "application/x-www-form-urlencoded"
        case .multipart(let body): body.type
        case .sequence(let reading, let contentType): contentType ?? reading.format.usualMediaType
        case .octets(let contentType, let range): range ?? contentType
        case .choice: ""
        }
    }
}
