import EndpointDescription

extension Planner {
    func planParameters(_ operation: Operation, into request: inout RequestPlan, in nest: Nest) {
        var pathProperties: [String: (property: String, style: String, explode: Bool)] = [:]
        for parameter in operation.parameters {
            if let value = request.fixedQuery[parameter.name], parameter.location == .query {
                request.calls.append(call(for: parameter, property: value))
                continue
            }
            let property = planParameter(parameter, into: &request, in: nest)
            switch parameter.location {
            case .path:
                pathProperties[parameter.name] = (property.name, parameter.style.rawValue, parameter.explode)
            case .query, .header, .cookie:
                request.calls.append(call(for: parameter, property: property.name))
            }
        }
        request.pathPieces = pathPieces(of: operation.path, properties: pathProperties)
    }

    private func planParameter(_ parameter: Parameter, into request: inout RequestPlan, in nest: Nest)
        -> PropertyBlueprint
    {
        let isInPath = parameter.location == .path
        let name = claimMember(
            parameter.name,
            at: parameter.place,
            parameter.extensions,
            alternatives: [SwiftName.member("\(parameter.location.rawValue)-\(parameter.name)")],
            in: &request.names
        )
        let hint = SwiftName.type(parameter.name)
        let plain = parameter.schema.map { nonNullType(of: $0, hint: hint, in: nest) } ?? .string
        let isRequired = isInPath || parameter.isRequired
        var property = PropertyBlueprint(
            name: name,
            key: parameter.name,
            type: isRequired ? plain : plain.asOptional,
            presence: isRequired ? .required : .optional
        )
        property.documentation.add(parameter.description)
        if let schema = parameter.schema {
            property.documentation.paragraphs +=
                (parameter.description == nil ? documentation(ofUse: schema, named: parameter.name) : rules(of: schema))
                .paragraphs
            property.givenDefault = isInPath ? nil : schema.defaultValue ?? schema.target.defaultValue
        }
        property.isDeprecated = parameter.isDeprecated || parameter.schema?.isDeprecated == true
        request.add(property, inPath: isInPath)
        return property
    }

    private func call(for parameter: Parameter, property: String) -> RequestCall {
        if let contentType = parameter.contentType, !isPlainText(parameter, contentType) {
            if contentType.kind != .json {
                log.note(
                    "the parameter '\(parameter.name)' is sent as JSON; nothing writes it as \(contentType.text)",
                    at: parameter.place
                )
            }
            return .jsonParameter(location: parameter.location.rawValue, name: parameter.name, property: property)
        }
        switch parameter.location {
        case .header:
            return .header(name: parameter.name, property: property, explode: parameter.explode)
        case .cookie:
            return .cookie(name: parameter.name, property: property, explode: parameter.explode)
        case .query, .path:
            return .query(
                name: parameter.name,
                property: property,
                style: parameter.style.rawValue,
                explode: parameter.explode,
                allowReserved: parameter.allowReserved
            )
        }
    }

    /// Whether the content is the value's text itself, without quotation marks.
    private func isPlainText(_ parameter: Parameter, _ contentType: MediaType) -> Bool {
        guard contentType.kind == .text else { return false }
        guard let schema = parameter.schema else { return true }
        switch shape(of: FlatSchema(schema.target)) {
        case .scalar, .enumeration: return true
        case .structure, .union, .array, .dictionary, .anything: return false
        }
    }

    /// The template cut at its placeholders. What follows `#` only tells operations apart; it never travels.
    private func pathPieces(
        of path: String,
        properties: [String: (property: String, style: String, explode: Bool)]
    ) -> [EndpointBlueprint.PathPiece] {
        var pieces: [EndpointBlueprint.PathPiece] = []
        var rest = path.prefix { $0 != "#" }
        while let open = rest.firstIndex(of: "{") {
            guard let close = rest[open...].firstIndex(of: "}") else { break }
            let name = String(rest[rest.index(after: open)..<close])
            guard let property = properties[name] else { break }
            if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
            pieces.append(
                .value(property: property.property, name: name, style: property.style, explode: property.explode)
            )
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { pieces.append(.text(String(rest))) }
        return pieces
    }
}
