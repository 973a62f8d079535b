import EndpointDescription

/// Describes how each value is sent. For example: `in the query as 'tags', separated by pipes`
struct WireForm {
    /// The descriptions by property name. A form field, a part or one of several bodies has the key `property.name`.
    private(set) var forms: [String: String] = [:]

    init(_ endpoint: EndpointBlueprint) {
        for parameter in endpoint.parameters {
            if let property = parameter.property { forms[property] = WireForm.written(parameter) }
        }
        if let body = endpoint.body { add(body.content, as: body.property) }
    }

    private mutating func add(_ content: BodyBlueprint.Content, as name: String) {
        switch content {
        case .json(let contentType): forms[name] = "as \(contentType ?? "application/json")"
        case .text(let contentType): forms[name] = "as \(contentType ?? "text/plain")"
        case .octets(let contentType, _): forms[name] = "as \(contentType)"
        case .form(let fields):
            forms[name] = "as a form"
            for field in fields {
                let written = WireForm.written(field.style ?? .form, field.explode ?? true, usual: .form)
                forms["\(name).\(field.name)"] =
                    "as a field" + written + (field.allowReserved ? ", reserved characters as they are" : "")
                    + (field.contentType.map { ", as \($0)" } ?? "")
            }
        case .sequence(let reading, let contentType):
            forms[name] = "one after the other as \(contentType ?? reading.format.usualMediaType)"
        case .multipart(let body):
            let isUsual = body.type == MultipartBlueprint.formType
            forms[name] = (body.isNamed ? "in parts" : "in parts without names") + (isUsual ? "" : " as \(body.type)")
            for part in body.parts {
                forms["\(name).\(part.property)"] =
                    "as the \(part.kind.rawValue) '\(part.name)'" + part.traits.map(\.description).joined()
                for header in part.headers {
                    forms["\(name).\(header.property)"] =
                        "as the header '\(header.name)' of the part '\(part.name)'"
                        + (header.isJSON ? ", as JSON" : header.explode ? ", exploded" : "")
                }
            }
        case .choice(let cases):
            for item in cases { add(item.content, as: "\(name).\(item.name)") }
        }
    }

    private static func written(_ parameter: ParameterBlueprint) -> String {
        let name = parameter.name
        if parameter.location == .querystring {
            if case .form = parameter.encoding { return "as the whole query, as a form" }
            if case .json = parameter.encoding { return "as the whole query, as JSON" }
            return "as the whole query"
        }
        if case .segments = parameter.encoding { return "in the path, as segments" }
        guard case .style(let style, let explode, let allowReserved) = parameter.encoding else {
            return "as JSON in the \(parameter.location.rawValue) '\(name)'"
        }
        let reserved = allowReserved ? ", reserved characters as they are" : ""
        switch parameter.location {
        case .path: return "in the path" + written(style, explode, usual: .simple) + reserved
        case .query: return "in the query as '\(name)'" + written(style, explode, usual: .form) + reserved
        case .header: return "in the header '\(name)'" + (explode ? ", exploded" : "")
        case .cookie:
            let plain = style == .cookie ? ", not percent-encoded" : ""
            return "in the cookie '\(name)'" + (explode ? "" : ", not exploded") + plain + reserved
        case .querystring: return "as the whole query"
        }
    }

    private static func written(_ style: Parameter.Style, _ explode: Bool, usual: Parameter.Style) -> String {
        // Only `form` explodes by default (OpenAPI 3.1 §4.8.12.2).
        let isUsual = explode == (usual == .form) || style == .deepObject
        let exploded = isUsual ? "" : explode ? ", exploded" : ", not exploded"
        switch style {
        case usual: return exploded
        case .spaceDelimited: return ", separated by spaces" + exploded
        case .pipeDelimited: return ", separated by pipes" + exploded
        default: return ", in style \(style.rawValue)" + exploded
        }
    }
}
