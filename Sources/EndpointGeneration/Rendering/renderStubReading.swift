extension Renderer {
    /// `try self.init(petID: request.path("petId"))`
    func reading(of stub: EndpointStubBlueprint) -> String {
        let arguments = stub.endpoint.properties.filter(\.isStored).map { property in
            "\(property.name): \(expression(for: property, of: stub))"
        }
        if arguments.isEmpty { return "self.init()" }
        let joined = arguments.joined(separator: ", ")
        if !joined.contains("\n"), joined.utf8.count < widest - 24 { return "try self.init(\(joined))" }
        let lines = arguments.joined(separator: ",\n").split(separator: "\n", omittingEmptySubsequences: false)
        return "try self.init(\n" + lines.map { "    \($0)" }.joined(separator: "\n") + "\n)"
    }

    private func expression(for property: PropertyBlueprint, of stub: EndpointStubBlueprint) -> String {
        let endpoint = stub.endpoint
        switch endpoint.source(of: property.name) {
        case .path(let name, let style, let explode):
            let styled = style == "simple" ? "" : ", style: .\(style)"
            return "request.path(\(SwiftText.literal(name))\(styled)\(explode ? ", explode: true" : ""))"
        case .contentType: return "request.contentType()"
        case .call(let call): return self.expression(for: call, property, of: stub)
        case nil: return ""
        }
    }

    private func expression(for call: RequestCall, _ property: PropertyBlueprint, of stub: EndpointStubBlueprint)
        -> String
    {
        switch call {
        case .query(let name, let own, let style, let explode, _):
            var arguments = [SwiftText.literal(name)]
            if style != "form" { arguments.append("style: .\(style)") }
            if style != "deepObject", explode != (style == "form") { arguments.append("explode: \(explode)") }
            if style == "form", explode, stub.spreadProperties.contains(own) {
                arguments.append("others: \(others(than: own, stub.endpoint.queryNames))")
            }
            return "request.query(\(arguments.joined(separator: ", ")))"
        case .header(let name, _, let explode):
            return "request.header(\(SwiftText.literal(name))\(explode ? ", explode: true" : ""))"
        case .cookie(let name, let own, let explode):
            var arguments = [SwiftText.literal(name)]
            if !explode { arguments.append("explode: false") }
            if explode, stub.spreadProperties.contains(own) {
                arguments.append("others: \(others(than: own, stub.endpoint.cookieNames))")
            }
            return "request.cookie(\(arguments.joined(separator: ", ")))"
        case .jsonParameter(let location, let name, _): return "request.\(location)(json: \(SwiftText.literal(name)))"
        case .json, .form, .text, .octets: return body(call, in: stub.declaration.node)
        case .set: return ""
        case .multipart(_, let isOptional, let parts):
            return (isOptional ? "!request.hasBody ? nil : " : "") + multipart(parts, as: property.type)
        case .choice(_, let isOptional, let cases):
            let lines = cases.flatMap { item -> [String] in
                var value = "\(self.body(item.call, in: stub.declaration.node, from: "$0"))"
                if case .multipart(_, _, let parts) = item.call {
                    value = multipart(parts, as: stub.type(ofCase: item.name), from: "$0")
                }
                if case .octets(_, _, .some) = item.call { value += ", contentType: $0.contentType()" }
                let line = "(\(SwiftText.literal(item.call.mediaType)), { try .\(item.name)(\(value)) }),"
                return line.split(separator: "\n").map { "    \($0)" }
            }
            let choice = (["request.body(["] + lines + ["])"]).joined(separator: "\n")
            return (isOptional ? "!request.hasBody ? nil : " : "") + choice
        }
    }

    private func body(_ call: RequestCall, in node: TypeNode, from request: String = "request") -> String {
        switch call {
        case .json: return "\(request).json()"
        case .text: return "\(request).text()"
        case .octets: return "\(request).body()"
        case .form(_, let fields):
            let rows = fields.map { "\(SwiftText.literal($0.name)): \(formField($0, in: node))" }
            return "\(request).form(\(rows.isEmpty ? "" : "fields: [\(rows.joined(separator: ", "))]"))"
        case .query, .header, .cookie, .jsonParameter, .multipart, .set, .choice: return ""
        }
    }

    private func multipart(_ parts: [PartBlueprint], as type: SwiftType, from request: String = "request") -> String {
        guard case .declared(let node) = type.withoutOptional else { return "" }
        let arguments = parts.flatMap { part in
            let name = SwiftText.literal(part.name)
            let contentType = part.kind == .field ? part.contentType : nil
            let labelled = contentType.map { ", contentType: \(SwiftText.literal($0))" } ?? ""
            return ["        \(part.property): form.\(part.kind.rawValue)(\(name)\(labelled))"]
                + part.headers.map { header in
                    let label = header.isJSON ? "json: " : ""
                    let explode = header.explode && !header.isJSON ? ", explode: true" : ""
                    let call = "form.header(\(label)\(SwiftText.literal(header.name)), ofPart: \(name)\(explode))"
                    return "        \(header.property): \(call)"
                }
        }
        let list = arguments.joined(separator: ",\n")
        return "\(request).multipart { form in\n    try \(node.fullName)(\n\(list)\n    )\n}"
    }

    private func others(than own: String, _ names: [(property: String, name: String)]) -> String {
        "[\(names.filter { $0.property != own }.map { SwiftText.literal($0.name) }.joined(separator: ", "))]"
    }
}

/// Where an endpoint's property stands in a request.
enum PropertySource {
    case path(name: String, style: String, explode: Bool)
    case call(RequestCall)
    /// The media type of a body that may have several.
    case contentType
}

extension EndpointStubBlueprint {
    /// What a case of its body's enum carries.
    fileprivate func type(ofCase name: String) -> SwiftType {
        for case .cases(let blueprint) in declaration.nested.map(\.kind) {
            if let type = blueprint.cases.first(where: { $0.name == name })?.type { return type }
        }
        return .json
    }
}

extension EndpointBlueprint {
    func source(of property: String) -> PropertySource? {
        for piece in pathPieces {
            if case .value(property, let name, let style, let explode) = piece {
                return .path(name: name, style: style, explode: explode)
            }
        }
        for call in calls {
            if case .set = call { continue }
            if call.property == property { return .call(call) }
            if case .octets(_, _, property) = call { return .contentType }
        }
        return nil
    }

    fileprivate var queryNames: [(property: String, name: String)] {
        calls.compactMap { call in
            switch call {
            case .query(let name, let property, _, _, _), .jsonParameter("query", let name, let property):
                (property, name)
            default: nil
            }
        }
    }

    fileprivate var cookieNames: [(property: String, name: String)] {
        calls.compactMap { call in
            switch call {
            case .cookie(let name, let property, _), .jsonParameter("cookie", let name, let property): (property, name)
            default: nil
            }
        }
    }
}

extension RequestCall {
    fileprivate var property: String {
        switch self {
        case .query(_, let property, _, _, _), .header(_, let property, _), .cookie(_, let property, _),
            .jsonParameter(_, _, let property), .json(let property, _), .form(let property, _), .text(let property, _),
            .octets(let property, _, _), .multipart(let property, _, _), .set(let property, _, _, _),
            .choice(let property, _, _):
            property
        }
    }

    /// What a request with this body calls it.
    fileprivate var mediaType: String {
        switch self {
        case .json(_, let contentType): contentType ?? "application/json"
        case .text(_, let contentType): contentType ?? "text/plain"
        case .form: "application/x-www-form-urlencoded"
        case .multipart: "multipart/form-data"
        case .octets(_, _, .some): "*/*"
        case .octets(_, let contentType, nil): contentType
        case .query, .header, .cookie, .jsonParameter, .set, .choice: ""
        }
    }
}
