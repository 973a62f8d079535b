/// How what a caller gives travels, in words. For example: `in the query as 'tags', separated by pipes`
struct WireForm {
    /// By property; a member of a form, a part or one of several bodies by the property's name and its own.
    private(set) var forms: [String: String] = [:]

    init(_ endpoint: EndpointBlueprint) {
        for piece in endpoint.pathPieces {
            guard case .value(let property, _, let style, let explode) = piece else { continue }
            forms[property] = "in the path" + WireForm.written(style, explode, usual: "simple", isExploded: false)
        }
        for call in endpoint.calls { add(call, as: nil) }
    }

    private mutating func add(_ call: RequestCall, as name: String?) {
        switch call {
        case .query(let key, let property, let style, let explode, let allowReserved):
            forms[name ?? property] =
                "in the query as '\(key)'" + WireForm.written(style, explode, usual: "form", isExploded: true)
                + (allowReserved ? ", reserved characters as they are" : "")
        case .header(let key, let property, let explode):
            forms[name ?? property] = "in the header '\(key)'" + (explode ? ", exploded" : "")
        case .cookie(let key, let property, let explode):
            forms[name ?? property] = "in the cookie '\(key)'" + (explode ? "" : ", not exploded")
        case .jsonParameter(let location, let key, let property):
            forms[name ?? property] = "as JSON in the \(location) '\(key)'"
        case .json(let property, let contentType):
            forms[name ?? property] = "as \(contentType ?? "application/json")"
        case .text(let property, let contentType):
            forms[name ?? property] = "as \(contentType ?? "text/plain")"
        case .octets(let property, let contentType, _):
            forms[name ?? property] = "as \(contentType)"
        case .form(let property, let fields):
            forms[name ?? property] = "as a form"
            for field in fields {
                let written = WireForm.written(
                    field.style ?? "form",
                    field.explode ?? true,
                    usual: "form",
                    isExploded: true
                )
                forms["\(name ?? property).\(field.name)"] =
                    "as a field" + written + (field.allowReserved ? ", reserved characters as they are" : "")
                    + (field.contentType.map { ", as \($0)" } ?? "")
            }
        case .multipart(let property, _, let parts):
            forms[name ?? property] = "in parts"
            for part in parts {
                forms["\(name ?? property).\(part.property)"] =
                    "as the \(part.kind.rawValue) '\(part.name)'" + (part.contentType.map { " of type \($0)" } ?? "")
                for header in part.headers {
                    forms["\(name ?? property).\(header.property)"] =
                        "as the header '\(header.name)' of the part '\(part.name)'"
                        + (header.isJSON ? ", as JSON" : header.explode ? ", exploded" : "")
                }
            }
        case .set: break
        case .choice(let property, _, let cases):
            for item in cases { add(item.call, as: "\(name ?? property).\(item.name)") }
        }
    }

    private static func written(_ style: String, _ explode: Bool, usual: String, isExploded: Bool) -> String {
        let exploded = explode == isExploded || style == "deepObject" ? "" : explode ? ", exploded" : ", not exploded"
        switch style {
        case usual: return exploded
        case "spaceDelimited": return ", separated by spaces" + exploded
        case "pipeDelimited": return ", separated by pipes" + exploded
        default: return ", in style \(style)" + exploded
        }
    }
}
