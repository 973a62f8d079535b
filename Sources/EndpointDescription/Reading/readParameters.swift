extension DescriptionReader {
    /// Reads the `parameters` of a path or of an operation.
    func readParameters(of object: JSON) -> [Parameter] {
        guard let list = object["parameters"] else { return [] }
        if let known = sharedParameters[list.place.id] { return known }
        var parameters: [Parameter] = []
        var met: Set<String> = []
        if list.isNull {
            log.warning(
                "'parameters' is null and is read as an empty array",
                at: list.place,
                remedy: "write [], or leave it out"
            )
        }
        for element in elements(list, named: "parameters") {
            guard let json = self.object(element, named: "an element of parameters"),
                let resolved = resolveIgnoringSiblings(json),
                !isBodyParameter(resolved), var parameter = readParameter(resolved, at: element)
            else { continue }
            parameter.description = string("description", in: json) ?? parameter.description
            if met.insert(parameter.key).inserted {
                parameters.append(parameter)
            } else {
                log.warning(
                    "the \(parameter.location.rawValue) parameter '\(parameter.name)' is declared twice; the first one is used",
                    at: element.place
                )
            }
        }
        sharedParameters[list.place.id] = parameters
        return parameters
    }

    /// The header parameter `Content-Type` of the operation or its path item.
    func contentTypeParameter(in objects: [JSON]) -> Operation.ContentTypeParameter? {
        guard let parameter = headerParameter(named: "content-type", in: objects) else { return nil }
        let schema = parameter["schema"].map { resolve($0) ?? $0 } ?? parameter
        func types(_ values: [JSON?]) -> [String] {
            values.compactMap { $0?.string }.filter { MediaType($0).subtype != nil && !$0.contains("\n") }
        }
        let values = types(schema.valuesOfEnum ?? [schema["const"]])
        return Operation.ContentTypeParameter(value: types([schema["default"]]).first ?? values.first, values: values)
    }

    /// The first parameter for the header of this name, which is in lower case.
    func headerParameter(named name: String, in objects: [JSON]) -> JSON? {
        for case let parameter? in listedParameters(of: objects)
        where parameter["in"]?.string == "header" && parameter["name"]?.string?.lowercased() == name {
            return parameter
        }
        return nil
    }

    /// The parameters that operations or path items list; `nil` for an element that is none or leads nowhere.
    func listedParameters(of objects: [JSON]) -> some Sequence<JSON?> {
        objects.flatMap { elements("parameters", in: $0) }.lazy.map { $0.isObject ? self.resolve($0) : nil }
    }

    private func readParameter(_ json: JSON, at element: JSON) -> Parameter? {
        guard let name = string("name", in: json) else {
            if componentName(of: json, in: .schemas) == nil {
                log.error("a parameter must have a 'name'", at: json.place)
            } else {
                log.error("this '$ref' refers to a schema, not to a parameter", at: element.place)
            }
            return nil
        }
        guard let location = readLocation(of: json, name: name) else { return nil }
        if location == .header, isLeftOut(header: name, at: json.place) { return nil }
        let (style, explode) =
            version == .v20 ? readCollectionFormat(of: json, location) : readStyle(of: json, location)
        var parameter = Parameter(
            name: name,
            location: location,
            isRequired: bool("required", in: json) ?? false,
            style: style,
            explode: explode,
            place: json.place
        )
        parameter.description = string("description", in: json)
        parameter.isDeprecated = bool("deprecated", in: json) ?? false
        parameter.allowReserved = readAllowReserved(of: parameter, in: json)
        parameter.example = readExamples(of: json).first?.value
        parameter.extensions = extensions(of: json)
        if location == .querystring { return readQuerystring(parameter, from: json) }
        (parameter.schema, parameter.contentType) = readShape(of: json, what: "the parameter '\(name)'")
        return parameter
    }

    /// Whether callers cannot send a header of this name. Reports it if so.
    private func isLeftOut(header name: String, at place: SourceLocation) -> Bool {
        if ["accept", "content-type", "authorization"].contains(name.lowercased()) {
            let reason =
                switch name.lowercased() {
                case "authorization": "credentials set it"
                case "accept": "the responses determine it"
                default: "the body determines it; for bytes, callers pass 'contentType'"
                }
            let source = version == .v20 ? "" : " (OpenAPI 3.1 §4.8.12)"
            log.note("the header parameter '\(name)' is left out: \(reason)\(source)", at: place)
            return true
        }
        // The runtime refuses to send them (`HeaderFields.validate`).
        if ["host", "content-length", "transfer-encoding", "connection"].contains(name.lowercased()) {
            log.note("the header parameter '\(name)' is left out: only the transport sets it", at: place)
            return true
        }
        if name.isEmpty || !name.utf8.allSatisfy(\.isTokenByte) {
            log.warning(
                "'\(name)' is not a valid header name (RFC 9110 §5.1), so it is left out",
                at: place,
                remedy: "use letters, digits and hyphens"
            )
            return true
        }
        return false
    }

    /// Before OpenAPI 3.2, only the query has reserved characters. Headers are never percent-encoded.
    private func readAllowReserved(of parameter: Parameter, in json: JSON) -> Bool {
        guard bool("allowReserved", in: json) == true else { return false }
        if parameter.location == .query || version >= .v32 { return true }
        if version != .v20, parameter.location != .header {
            log.note(
                "before OpenAPI 3.2, only a query parameter has 'allowReserved', so that of '\(parameter.name)' is ignored",
                at: json.place,
                remedy: "if the server reads such characters as they are, write \"openapi\": \"3.2.0\""
            )
        }
        return false
    }

    /// A parameter that is the whole query (OpenAPI 3.2 §4.12). Only a media type determines how it is written.
    private func readQuerystring(_ parameter: Parameter, from json: JSON) -> Parameter? {
        guard let media = readContent(of: json).first else {
            log.error(
                "the parameter '\(parameter.name)' is the whole query, so it must have 'content'",
                at: json.place,
                remedy: "add it, such as \"content\": {\"application/x-www-form-urlencoded\": {\"schema\": …}}"
            )
            return nil
        }
        var parameter = parameter
        parameter.schema = media.schema ?? assumedString(at: media.place)
        parameter.contentType = media.type
        parameter.encoding = media.encoding
        return parameter
    }

    /// Checks that the query has no other parameter if one parameter is the whole query.
    func checkQuerystring(of operation: inout Operation) {
        let whole = operation.parameters.filter { $0.location == .querystring }
        guard let first = whole.first else { return }
        for other in whole.dropFirst() {
            log.error(
                "an operation can have only one querystring parameter; '\(first.name)' is the first one",
                at: other.place
            )
        }
        let single = operation.parameters.filter { $0.location == .query }
        if let query = single.first {
            log.error(
                "'\(first.name)' is the whole query, so '\(query.name)' cannot be a parameter of its own",
                at: query.place,
                remedy: "describe '\(query.name)' as a member of '\(first.name)'"
            )
        }
        operation.parameters.removeAll { $0.location == .query || $0.location == .querystring && $0.name != first.name }
    }

    private func readLocation(of json: JSON, name: String) -> ParameterLocation? {
        guard let text = string("in", in: json) else {
            log.error(
                "the parameter '\(name)' must have an 'in'",
                at: json.place,
                remedy: "add \"in\": \"path\", \"query\", \"header\" or \"cookie\""
            )
            return nil
        }
        let place = (json["in"] ?? json).place
        if let location = ParameterLocation(rawValue: text.lowercased()), location != .querystring || version > .v20 {
            if text != location.rawValue {
                log.warning("write '\(location.rawValue)' in lower case, not '\(text)'", at: place)
            }
            return location
        }
        var names = ["path", "query", "header"] + (version == .v20 ? ["body", "formData"] : ["cookie"])
        if version >= .v32 { names.append("querystring") }
        let near = nearestName(to: text, among: names)
        let list = "\(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1])"
        log.error("a parameter must be in \(list), not in '\(text)'\(suggestion(near))", at: place)
        return nil
    }

    private func readStyle(of json: JSON, _ location: ParameterLocation) -> (Parameter.Style, explode: Bool) {
        let style = readStyleName(of: json, location)
        return (style, bool("explode", in: json) ?? (style == .form || style == .cookie))
    }

    private func readStyleName(of json: JSON, _ location: ParameterLocation) -> Parameter.Style {
        let allowed: [Parameter.Style]
        switch location {
        case .path: allowed = [.simple, .label, .matrix]
        // The media type of a querystring determines how it is written.
        case .query, .querystring: allowed = [.form, .spaceDelimited, .pipeDelimited, .deepObject]
        case .header: allowed = [.simple]
        case .cookie: allowed = version >= .v32 ? [.form, .cookie] : [.form]
        }
        guard let text = string("style", in: json) else { return allowed[0] }
        if let style = Parameter.Style(rawValue: text), allowed.contains(style) { return style }
        let (usual, near) = (allowed[0].rawValue, nearestName(to: text, among: allowed.map(\.rawValue)))
        log.warning(
            "'\(text)' is not a style of a \(location.rawValue) parameter, so '\(usual)' is used\(suggestion(near))",
            at: (json["style"] ?? json).place
        )
        return allowed[0]
    }

    /// The schema of a parameter or header, and its media type if it is described by `content`.
    ///
    /// - Parameter place: the place of a schema that is in place of a header and refers to `json`.
    func readShape(of json: JSON, what: String, at place: SourceLocation? = nil) -> (
        schema: Schema?, contentType: MediaType?
    ) {
        if let schema = json["schema"], !schema.isNull {
            if json["content"] != nil {
                log.warning("\(what) has both 'schema' and 'content'; 'schema' is used", at: json.place)
            }
            return (self.schema(at: schema), nil)
        }
        if version == .v20 { return (readSwagger2Schema(of: json, what: what), nil) }
        if let content = object("content", in: json), let first = content.members.first {
            let (name, mediaType) = content.members.first { MediaType($0.name).kind == .json } ?? first
            if content.count > 1 {
                log.warning("\(what) has several media types; '\(name)' is used", at: content.place)
            }
            let schema = object(mediaType, named: name).flatMap { resolve($0) }?["schema"]
            let type = MediaType(name)
            return (schema.map { self.schema(at: $0) } ?? undescribedContent(of: type, at: json.place), type)
        }
        if json["type"]?.isString == true || isSchema(json) {
            log.warning(
                "\(what) has its type outside of 'schema', as in Swagger 2.0; it is read as if it were inside",
                at: place ?? json.place,
                remedy: "write \"schema\": {\"type\": …}"
            )
            return (schemaBesideName(in: json), nil)
        }
        log.warning("\(what) has neither 'schema' nor 'content'; it is assumed to be a string", at: json.place)
        return (assumedString(at: json.place), nil)
    }

    /// Any JSON, or a string in another media type.
    private func undescribedContent(of type: MediaType, at place: SourceLocation) -> Schema {
        guard type.kind == .json, !type.isRange else { return assumedString(at: place) }
        let schema = Schema(place: place)
        schema.acceptsAnything = true
        return schema
    }

    /// The schema of a parameter or header that is its own schema, or refers to one.
    func schemaBesideName(in json: JSON) -> Schema {
        file(of: json).schemasBesideNames.insert(json.index)
        return schema(at: json)
    }

    /// The value of `example`, or those of `examples` that have one here: `externalValue` is not read.
    func readExamples(of json: JSON) -> [MediaTypeObject.Example] {
        if let example = json["example"] { return [MediaTypeObject.Example(value: example)] }
        let all = json["examples"]?.members.prefix(DescriptionReader.mostExamples).map(\.value) ?? []
        return all.enumerated().compactMap { index, given in
            guard given.isObject, let example = index == 0 ? resolve(given) : quietlyResolved(given) else { return nil }
            let value = example["dataValue"] ?? example["value"]
            let sent = string("serializedValue", in: example)
            return value == nil && sent == nil ? nil : MediaTypeObject.Example(value: value, sent: sent)
        }
    }

    /// Each of them may be tried.
    private static let mostExamples = 16

    /// Only the first example must resolve. Others whose reference leads nowhere are left out without a report.
    private func quietlyResolved(_ example: JSON) -> JSON? {
        guard let reference = example["$ref"]?.string else { return example }
        guard case .found(let target) = target(named: reference, from: file(of: example)) else { return nil }
        return target
    }
}

extension Parameter {
    /// Unique among the parameters of an operation. The names of headers are case-insensitive (RFC 9110 §5.1).
    var key: String { "\(location.rawValue) \(location == .header ? name.lowercased() : name)" }
}
