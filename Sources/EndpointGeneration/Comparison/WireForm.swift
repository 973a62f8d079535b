import EndpointDescription

/// Describes how each value is sent. For example: `in the query as 'tags' (separated by pipes)`
struct WireForm {
    /// The descriptions by property name. A form field, a part or one of several bodies has the key `property.name`.
    private(set) var forms: [String: ChangeText] = [:]

    init(_ endpoint: EndpointBlueprint, in client: PlannedClient) {
        func type(of property: String) -> SwiftType? { endpoint.properties.first { $0.name == property }?.type }
        for parameter in endpoint.parameters {
            guard let property = parameter.property else { continue }
            forms[property] = WireForm.written(parameter, isScalar: client.isScalar(type(of: property)))
            if case .form(let fields) = parameter.encoding {
                add(fields, of: type(of: property), as: property, in: client)
            }
        }
        if let body = endpoint.body { add(body.content, type(of: body.property), as: body.property, in: client) }
    }

    /// Adds every field, so that a field whose encoding is added or removed is a change.
    private mutating func add(
        _ fields: [FormFieldBlueprint],
        of type: SwiftType?,
        as name: String,
        in client: PlannedClient
    ) {
        var scalars: Set<String> = []
        if let node = type.map(client.withoutAliases)?.node,
            case .structure(let form)? = client.declaration(of: node)?.kind
        {
            for property in form.properties {
                forms["\(name).\(property.key)"] = "as a field"
                if client.isScalar(property.type) { scalars.insert(property.key) }
            }
        }
        for field in fields {
            var details = WireForm.details(
                field.style ?? .form,
                field.explode ?? true,
                usual: .form,
                isScalar: scalars.contains(field.name)
            )
            if field.allowReserved { details.append(WireForm.reserved) }
            if let type = field.contentType { details.append("as \(type)") }
            forms["\(name).\(field.name)"] = WireForm.text("as a field", details)
        }
    }

    private mutating func add(
        _ content: BodyBlueprint.Content,
        _ type: SwiftType?,
        as name: String,
        in client: PlannedClient
    ) {
        switch content {
        case .json(let contentType, _): forms[name] = "as \(contentType ?? "application/json")"
        case .text(let contentType): forms[name] = "as \(contentType ?? "text/plain")"
        case .octets(let contentType, let range):
            forms[name] = range == nil ? "as \(contentType)" : "in the media type that the caller names"
        case .form(let fields):
            forms[name] = "as a form"
            add(fields, of: type, as: name, in: client)
        case .sequence(let reading, let contentType):
            forms[name] = "as a sequence of \(contentType ?? reading.format.usualMediaType)"
        case .multipart(let body):
            forms[name] = "as \(body.type)\(body.isNamed ? "" : " without part names")"
            if let (part, value) = body.tag {
                forms["\(name).\(part.name)"] = WireForm.text(
                    "as the \(part.kind.rawValue) \(code: part.name) with \(SwiftText.literal(value))",
                    part.traits.map(\.description)
                )
            }
            for part in body.parts {
                forms["\(name).\(part.property)"] =
                    WireForm.text("as the \(part.kind.rawValue) \(code: part.name)", part.traits.map(\.description))
                for header in part.headers {
                    forms["\(name).\(header.property)"] = WireForm.text(
                        "as the header \(code: header.name) of the part \(code: part.name)",
                        header.isJSON ? ["as JSON"] : header.explode ? ["exploded"] : []
                    )
                }
            }
        case .choice(let cases):
            let known = type?.node.flatMap { client.declaration(of: $0) }?.held ?? []
            for (index, item) in cases.enumerated() {
                add(
                    item.content,
                    known.indices.contains(index) ? known[index] : nil,
                    as: "\(name).\(item.name)",
                    in: client
                )
            }
        }
    }

    /// - Parameter isScalar: whether the value is neither a list nor an object, so that few styles affect it.
    private static func written(_ parameter: ParameterBlueprint, isScalar: Bool) -> ChangeText {
        switch parameter.encoding {
        case .form: "as the whole query (as a form)"
        case .json where parameter.location == .querystring: "as the whole query (as JSON)"
        case .json: "as JSON in the \(parameter.location.rawValue) \(code: parameter.name)"
        case .segments: "in the path (as segments)"
        case .style(let style, let explode, let allowReserved):
            written(parameter, style, explode, allowReserved: allowReserved, isScalar: isScalar)
        }
    }

    private static func written(
        _ parameter: ParameterBlueprint,
        _ style: Parameter.Style,
        _ explode: Bool,
        allowReserved: Bool,
        isScalar: Bool
    ) -> ChangeText {
        let name = parameter.name
        let reserved = allowReserved ? [WireForm.reserved] : []
        switch parameter.location {
        case .path:
            let details = details(style, explode, usual: .simple, isScalar: isScalar)
            return text("in the path", details + reserved)
        case .query:
            let details = details(style, explode, usual: .form, isScalar: isScalar)
            return text("in the query as \(code: name)", details + reserved)
        case .header:
            return text("in the header \(code: name.lowercased())", explode && !isScalar ? ["exploded"] : [])
        case .cookie:
            let plain = style == .cookie ? ["not percent-encoded"] : []
            return text("in the cookie \(code: name)", (explode || isScalar ? [] : ["not exploded"]) + plain + reserved)
        case .querystring: return "as the whole query"
        }
    }

    private static let reserved = "reserved characters unencoded"

    private static func details(
        _ style: Parameter.Style,
        _ explode: Bool,
        usual: Parameter.Style,
        isScalar: Bool
    ) -> [String] {
        if isScalar { return [.label, .matrix].contains(style) ? ["in style \(style.rawValue)"] : [] }
        // Only `form` explodes by default (OpenAPI 3.1 §4.8.12.2).
        let isUsual = explode == (usual == .form) || style == .deepObject
        let exploded = isUsual ? [] : explode ? ["exploded"] : ["not exploded"]
        switch style {
        case usual: return exploded
        case .spaceDelimited: return ["separated by spaces"] + exploded
        case .pipeDelimited: return ["separated by pipes"] + exploded
        default: return ["in style \(style.rawValue)"] + exploded
        }
    }

    private static func text(_ form: ChangeText, _ details: [String]) -> ChangeText {
        details.isEmpty ? form : "\(form) (\(details.joined(separator: ", ")))"
    }
}

extension PlannedClient {
    /// Whether values of the type are neither lists nor objects.
    fileprivate func isScalar(_ type: SwiftType?) -> Bool {
        switch type.map(withoutAliases) {
        case .optional(let wrapped)?, .presence(let wrapped)?: return isScalar(wrapped)
        case .standard(let standard)?: return standard != .json
        case .declared(let node)?:
            if case .enumeration? = declaration(of: node)?.kind { return true }
            return false
        case .array?, .dictionary?, .stream?, .custom?, nil: return false
        }
    }
}
