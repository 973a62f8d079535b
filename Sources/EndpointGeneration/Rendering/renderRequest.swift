extension Renderer {
    /// The statements that write a call into a request.
    func calls(_ blueprint: EndpointBlueprint, in node: TypeNode) -> String {
        var lines: [String] = []
        if blueprint.isStreamed {
            let types = blueprint.accept.map { $0 == "text/event-stream" ? "" : SwiftText.literal($0) } ?? ""
            lines.append("request.stream(\(types))")
        } else if let accept = blueprint.accept {
            lines.append("request.accept(\(SwiftText.literal(accept)))")
        }
        let stored = Dictionary(blueprint.properties.map { ($0.name, $0.bareStorage) }) { first, _ in first }
        lines += blueprint.calls.flatMap { call in callLines(call, in: node) { stored[$0] ?? $0 } }
        return lines.joined(separator: "\n")
    }

    func storage(of property: String, in blueprint: EndpointBlueprint) -> String {
        blueprint.properties.first { $0.name == property }?.bareStorage ?? property
    }

    /// - Parameter stored: how a property is read here.
    private func callLines(_ call: RequestCall, in node: TypeNode, stored: (String) -> String) -> [String] {
        switch call {
        case .query(let name, let property, let style, let explode, let allowReserved):
            var arguments = [SwiftText.literal(name), stored(property)]
            if style != "form" { arguments.append("style: .\(style)") }
            if style != "deepObject", explode != (style == "form") { arguments.append("explode: \(explode)") }
            if allowReserved { arguments.append("allowReserved: true") }
            return ["request.query(\(arguments.joined(separator: ", ")))"]
        case .header(let name, let property, let explode):
            return [
                "request.header(\(SwiftText.literal(name)), \(stored(property))\(explode ? ", explode: true" : ""))"
            ]
        case .cookie(let name, let property, let explode):
            return [
                "request.cookie(\(SwiftText.literal(name)), \(stored(property))\(explode ? "" : ", explode: false"))"
            ]
        case .jsonParameter(let location, let name, let property):
            return ["request.\(location)(\(SwiftText.literal(name)), json: \(stored(property)))"]
        case .json(let property, let contentType):
            return [
                "request.json(\(stored(property))\(contentType.map { ", contentType: \(SwiftText.literal($0))" } ?? ""))"
            ]
        case .text(let property, let contentType):
            return [
                "request.text(\(stored(property))\(contentType.map { ", contentType: \(SwiftText.literal($0))" } ?? ""))"
            ]
        case .octets(let property, let contentType, let openType):
            let contentType = openType.map(stored) ?? SwiftText.literal(contentType)
            return ["request.body(\(stored(property)), contentType: \(contentType))"]
        case .form(let property, let fields):
            guard !fields.isEmpty else { return ["request.form(\(stored(property)))"] }
            let rows = fields.map { "        \(SwiftText.literal($0.name)): \(formField($0, in: node))," }
            return ["request.form(", "    \(stored(property)),", "    fields: ["] + rows + ["    ]", ")"]
        case .multipart(let property, let isOptional, let parts):
            return multipartLines(stored(property), isOptional, parts)
        case .set(let property, let isOptional, let member, let value):
            return ["var \(property) = self.\(property)", "\(property)\(isOptional ? "?" : "").\(member) = \(value)"]
        case .choice(let property, let isOptional, let cases):
            var lines = ["switch \(stored(property)) {"]
            for item in cases {
                let inner = callLines(item.call, in: node) { $0 }
                var label = "case .\(item.name)(let value):"
                if case .octets(_, _, .some) = item.call { label = "case .\(item.name)(let value, let contentType):" }
                lines += inner.count == 1 ? ["\(label) \(inner[0])"] : [label] + inner.map { "    " + $0 }
            }
            return lines + (isOptional ? ["case nil: break"] : []) + ["}"]
        }
    }

    func formField(_ field: FormFieldBlueprint, in node: TypeNode) -> String {
        var arguments: [String] = []
        if let style = field.style { arguments.append("style: .\(style)") }
        if let explode = field.explode { arguments.append("explode: \(explode)") }
        if field.allowReserved { arguments.append("allowReserved: true") }
        if let contentType = field.contentType { arguments.append("contentType: \(SwiftText.literal(contentType))") }
        return "\(node.spelling(of: .formField))(\(arguments.joined(separator: ", ")))"
    }

    private func multipartLines(_ property: String, _ isOptional: Bool, _ parts: [PartBlueprint]) -> [String] {
        let value = isOptional ? "parts" : property
        var lines = ["request.multipart { form in"]
        for part in parts {
            let name = SwiftText.literal(part.name)
            for header in part.headers {
                let label = header.isJSON ? "json: " : ""
                let explode = header.explode && !header.isJSON ? ", explode: true" : ""
                let call = "form.header(\(SwiftText.literal(header.name)), \(label)\(value).\(header.property)"
                lines.append("    \(call), ofPart: \(name)\(explode))")
            }
            let contentType = part.contentType.map { ", contentType: \(SwiftText.literal($0))" } ?? ""
            lines.append("    form.\(part.kind.rawValue)(\(name), \(value).\(part.property)\(contentType))")
        }
        lines.append("}")
        return isOptional ? ["if let parts = \(property) {"] + lines.map { "    " + $0 } + ["}"] : lines
    }
}
