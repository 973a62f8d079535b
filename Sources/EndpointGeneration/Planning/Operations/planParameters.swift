import EndpointDescription

extension OperationPlanner {
    func planParameters(_ operation: Operation, into request: inout RequestPlan, in scope: DeclarationScope) {
        var placeholders: [String: ParameterBlueprint] = [:]
        let parameters = bounded(operation.parameters, of: operation)
        request.names.keepNames(of: parameters.lazy.map(\.name))
        for parameter in parameters {
            let value: ParameterBlueprint.Value
            if let fixed = request.fixedQuery[parameter.name], parameter.location == .query {
                value = .fixed(fixed)
            } else {
                value = .property(planParameter(parameter, of: operation, into: &request, in: scope).name)
            }
            let blueprint = ParameterBlueprint(
                name: parameter.name,
                location: parameter.location,
                value: value,
                encoding: encoding(of: parameter)
            )
            request.parameters.append(blueprint)
            if parameter.location == .path { placeholders[parameter.placeholder ?? parameter.name] = blueprint }
        }
        let query = Set(operation.parameters.lazy.filter { $0.location == .query }.map(\.name))
        request.pathPieces = pathPieces(of: sentPath(of: operation.path, beside: query), placeholders)
    }

    /// The compiler takes 14 s for an initializer with 500 parameters. Real descriptions have some 25 at most.
    private static let mostParameters = 500

    /// All required parameters, and as many optional ones as the compiler takes.
    private func bounded(_ parameters: [Parameter], of operation: Operation) -> [Parameter] {
        let excess = parameters.count - OperationPlanner.mostParameters
        guard excess > 0 else { return parameters }
        let optional = parameters.indices.filter { !parameters[$0].isRequired && parameters[$0].location != .path }
        let dropped = Set(optional.suffix(excess))
        if !dropped.isEmpty {
            log.warning(
                "the last \(dropped.count) optional parameters of \(parameters.count) are left out, because the compiler takes "
                    + "too long for more than \(OperationPlanner.mostParameters)",
                at: operation.place
            )
        }
        return parameters.indices.filter { !dropped.contains($0) }.map { parameters[$0] }
    }

    private func planParameter(
        _ parameter: Parameter,
        of operation: Operation,
        into request: inout RequestPlan,
        in scope: DeclarationScope
    ) -> PropertyBlueprint {
        let isInPath = parameter.location == .path
        let name = context.chosenNames.claimMember(
            parameter.name,
            at: parameter.place,
            parameter.extensions,
            alternatives: [SwiftName.member("\(parameter.location.rawValue)-\(parameter.name)")],
            in: &request.names
        )
        let plain = plainType(of: parameter, named: name, in: scope)
        if !operation.place.contains(parameter.place) { addOtherName(of: plain, in: scope) }
        let isRequired = isInPath || parameter.isRequired
        var property = PropertyBlueprint(
            name: name,
            key: parameter.name,
            type: isRequired ? plain : plain.asOptional,
            presence: isRequired ? .required : .optional
        )
        property.documentation = comment(on: parameter)
        property.schema = isInPath ? nil : parameter.schema
        property.origin = parameter.place
        property.isDeprecated = parameter.isDeprecated || parameter.schema?.isDeprecated == true
        request.add(property, inPath: isInPath)
        return property
    }

    private func plainType(of parameter: Parameter, named name: String, in scope: DeclarationScope) -> SwiftType {
        guard let schema = parameter.schema else { return .string }
        let type = types.nonNullType(
            of: schema,
            hint: SwiftName.type(parameter.name),
            or: [
                SwiftName.typeName(ofMember: name),
                SwiftName.type("\(parameter.location.rawValue)-\(parameter.name)"),
            ],
            in: scope
        )
        .withPlainNumbers
        // A path contains text, even if an undescribed value could be something else.
        return parameter.location == .path && type == .json && parameter.contentType == nil ? .string : type
    }

    private func comment(on parameter: Parameter) -> Documentation {
        var comment = Documentation()
        if let description = parameter.description, !description.onlyNames(parameter.name) { comment.add(description) }
        if let schema = parameter.schema {
            let isDescribed = parameter.description != nil
            let more = isDescribed ? rules(of: schema) : documentation(ofUse: schema, named: parameter.name)
            comment.paragraphs += more.paragraphs
        }
        return comment
    }

    /// Adds another name of a type that another operation of the path declares, so that each of them has it, whichever
    /// declares it.
    private func addOtherName(of type: SwiftType, in scope: DeclarationScope) {
        guard let node = type.node, let home = node.parent, home.isEndpointScope, home != scope.node,
            let alias = scope.node.declare(exactly: node.name)
        else { return }
        alias.becomeAlias(of: node)
        scope.declarations.append(Declaration(node: alias, kind: .alias(.declared(node))))
    }

    private func encoding(of parameter: Parameter) -> ParameterBlueprint.Encoding {
        if parameter.spansSegments { return .segments }
        let isList = isBracketedList(parameter)
        let style = ParameterBlueprint.Encoding.style(
            isList ? .form : parameter.style,
            explode: isList || parameter.explode,
            allowReserved: parameter.allowReserved
        )
        if parameter.location == .querystring, parameter.contentType?.kind == .form {
            reportUnknownEncodings(parameter.encoding, of: parameter.schema, in: "query")
            return .form(parameter.encoding.map { FormFieldBlueprint($0) })
        }
        guard let contentType = parameter.contentType, !isPlainText(parameter, contentType) else {
            reportNesting(in: parameter)
            return style
        }
        if contentType.kind != .json {
            log.note(
                "the parameter '\(parameter.name)' is sent as JSON; it cannot be encoded as \(contentType.text)",
                at: parameter.place
            )
        }
        return .json
    }

    /// Whether it is a list such as `tag[]`, to which `deepObject` does not apply (OpenAPI 3.1 §4.8.12.3). A list `tag` gets
    /// indices, `tag[0]`, because servers that read `deepObject` read these as well.
    private func isBracketedList(_ parameter: Parameter) -> Bool {
        guard parameter.style == .deepObject, parameter.name.hasSuffix("[]"), let schema = parameter.schema,
            case .array = FlatSchema(schema.target).kind
        else { return false }
        log.warning(
            "'\(parameter.name)' is a list, to which style 'deepObject' does not apply; style 'form' is used",
            at: parameter.place
        )
        return true
    }

    private func reportNesting(in parameter: Parameter) {
        let repeatsNames = parameter.style == .form && parameter.explode
        guard parameter.style != .deepObject, let schema = parameter.schema else { return }
        guard schema.holdsListsOrObjects(repeatsNames: repeatsNames) else { return }
        log.warning(
            "'\(parameter.name)' contains nested lists or objects, which style '\(parameter.style.rawValue)' cannot encode",
            at: parameter.place,
            remedy: #"if the server reads JSON, write "content": {"application/json": {"schema": …}}, "#
                + #"or in Swagger 2.0 "type": "string""#
        )
    }

    /// Whether the content is the value's text itself, without quotation marks.
    private func isPlainText(_ parameter: Parameter, _ contentType: MediaType) -> Bool {
        guard contentType.kind != .json || contentType.essence == "*/*" else { return false }
        guard let schema = parameter.schema else { return true }
        switch FlatSchema(schema.target).kind {
        case .scalar, .enumeration: return true
        case .structure, .union, .array, .dictionary, .anything: return false
        }
    }

    /// The template without what query parameters add: `?q={q}`, and `{?q}` (RFC 6570 §3.2.8). A fragment after `#` only
    /// distinguishes operations and is never sent.
    private func sentPath(of path: String, beside query: Set<String>) -> String {
        guard path.mayHaveQueryOrFragment else { return path }
        let sent = String(path.prefix { $0 != "#" }).templatePieces.map { text, name -> Substring in
            name.map { queryNames(ofPlaceholder: $0).isEmpty } == false ? "" : text
        }.joined()
        var start = sent.startIndex
        for (text, name) in sent.templatePieces {
            if name == nil, let mark = text.firstIndex(of: "?") { start = mark; break }
            start = text.endIndex
        }
        guard start < sent.endIndex else { return sent }
        let parts = [sent[..<start], sent[sent.index(after: start)...]]
        let pairs = parts[1].split(separator: "&", omittingEmptySubsequences: false)
        let kept = pairs.filter { pair in
            let name = pair.prefix { $0 != "=" }
            return !query.contains(String(name)) || pair.dropFirst(name.count) != "={\(name)}"
        }
        return kept.isEmpty ? String(parts[0]) : parts[0] + "?" + kept.joined(separator: "&")
    }

    /// The template, split at the placeholders of parameters.
    private func pathPieces(
        of path: String,
        _ parameters: [String: ParameterBlueprint]
    ) -> [EndpointBlueprint.PathPiece] {
        var pieces: [EndpointBlueprint.PathPiece] = []
        for (text, name) in path.templatePieces {
            if let parameter = name.flatMap({ parameters[$0] }) {
                pieces.append(.parameter(parameter))
            } else if case .text(let before)? = pieces.last {
                pieces[pieces.count - 1] = .text(before + text)
            } else {
                pieces.append(.text(String(text)))
            }
        }
        return pieces
    }
}

extension Schema {
    /// Whether it is a list of lists or of objects, or an object with such members, which no style except `deepObject`
    /// can express (OpenAPI 3.1 §4.8.12.4). The runtime refuses them. A union is one if all its alternatives are.
    ///
    /// - Parameter repeatsNames: whether the style writes a list in an object as several pairs of one name.
    func holdsListsOrObjects(repeatsNames: Bool) -> Bool {
        isEveryAlternative { flat in
            switch flat.kind {
            case .array: flat.items?.isListOrObject ?? false
            case .structure:
                flat.properties.contains { $0.schema.isListOrObject(unlessRepeated: repeatsNames) }
            case .dictionary:
                switch flat.additionalProperties {
                case .schema(let values): values.isListOrObject(unlessRepeated: repeatsNames)
                case .unspecified, .forbidden, .anything: false
                }
            case .enumeration, .union, .scalar, .anything: false
            }
        }
    }

    /// - Parameter isRepeated: whether a list of scalars becomes several pairs of one name.
    private func isListOrObject(unlessRepeated isRepeated: Bool) -> Bool {
        let flat = FlatSchema(target)
        guard isRepeated, case .array = flat.kind else { return isListOrObject }
        return flat.items?.isListOrObject ?? false
    }

    private var isListOrObject: Bool {
        isEveryAlternative { flat in
            switch flat.kind {
            case .array, .dictionary, .structure: true
            case .enumeration, .union, .scalar, .anything: false
            }
        }
    }

    /// Whether the schema, or each alternative of a union and of the unions in it, meets a condition.
    private func isEveryAlternative(_ meets: (FlatSchema) -> Bool) -> Bool {
        var seen: Set<Schema> = [target]
        var waiting = [target]
        while let next = waiting.popLast() {
            let flat = FlatSchema(next)
            guard case .union = flat.kind, flat.unions.count == 1 else {
                guard meets(flat) else { return false }
                continue
            }
            waiting += flat.unions[0].alternatives.map(\.target).filter { seen.insert($0).inserted }
        }
        return true
    }
}
