/// A Swagger 2.0 description with the operations of OpenAPI 3.0. Schemas stay under `definitions`, where references find them.
func upgradeSwagger2(_ value: Plain) -> Plain {
    guard var root = value.object, value["swagger"] != nil else { return value }
    root["openapi"] = .string("3.0.3")
    let upgrade = Swagger2Upgrade(root: PlainDescription(value), shared: value)
    root["paths"] = .object(
        PlainObject((value["paths"]?.members ?? []).map { ($0.key, upgrade.pathItem($0.value)) })
    )
    return .object(root)
}

private struct Swagger2Upgrade {
    let root: PlainDescription
    /// The description, whose media types hold for every operation without its own.
    let shared: Plain

    private static let methods = ["get", "put", "post", "delete", "options", "head", "patch"]

    func pathItem(_ item: Plain) -> Plain {
        guard var object = item.object else { return item }
        let common = parameters(of: item)
        for method in Swagger2Upgrade.methods {
            if let operation = object[method] { object[method] = self.operation(operation, beside: common) }
        }
        object["parameters"] = nil
        return .object(object)
    }

    private func parameters(of part: Plain) -> [Plain] {
        (part["parameters"]?.elements ?? []).compactMap { root.resolve(PlainDescription.Part($0, ""))?.value }
    }

    private func operation(_ operation: Plain, beside common: [Plain]) -> Plain {
        guard var object = operation.object else { return operation }
        var all = parameters(of: operation)
        for parameter in common {
            let isKnown = all.contains { $0["name"] == parameter["name"] && $0["in"] == parameter["in"] }
            if !isKnown { all.append(parameter) }
        }
        let fields = all.filter { $0["in"]?.text == "formData" }
        let consumes = (operation["consumes"] ?? shared["consumes"])?.elements.compactMap(\.text) ?? []
        if let body = all.first(where: { $0["in"]?.text == "body" }) {
            let types = consumes.isEmpty ? ["application/json"] : consumes
            object["requestBody"] = self.body(types, body["schema"] ?? .object(PlainObject()), body["required"])
        } else if !fields.isEmpty {
            let isForm = !fields.contains { $0["type"]?.text == "file" } && !consumes.contains("multipart/form-data")
            let type = isForm ? "application/x-www-form-urlencoded" : "multipart/form-data"
            object["requestBody"] = form(type, fields)
        }
        object["parameters"] = .array(all.filter { !["body", "formData"].contains($0["in"]?.text) }.map(parameter))
        let produces = (operation["produces"] ?? shared["produces"])?.elements.compactMap(\.text) ?? []
        object["responses"] = .object(
            PlainObject(
                (operation["responses"]?.members ?? []).map { status, response in
                    (
                        status,
                        self.response(root.resolve(PlainDescription.Part(response, ""))?.value ?? response, produces)
                    )
                }
            )
        )
        return .object(object)
    }

    private func body(_ types: [String], _ schema: Plain, _ isRequired: Plain?) -> Plain {
        let media = Plain.object(PlainObject([("schema", schema)]))
        let content = PlainObject(types.map { ($0, media) })
        return .object(PlainObject([("required", isRequired ?? .boolean(false)), ("content", .object(content))]))
    }

    private func form(_ type: String, _ fields: [Plain]) -> Plain {
        let named = fields.compactMap { field in field["name"]?.text.map { ($0, field) } }
        let required = named.filter { $0.1["required"]?.flag == true }.map { Plain.string($0.0) }
        var schema = PlainObject([("type", .string("object"))])
        schema["properties"] = .object(PlainObject(named.map { ($0.0, self.schema(of: $0.1)) }))
        schema["required"] = .array(required)
        let styles = named.filter { $0.1["type"]?.text == "array" }.map { ($0.0, Plain.object(style(of: $0.1))) }
        let media = PlainObject([("schema", .object(schema)), ("encoding", .object(PlainObject(styles)))])
        let content = PlainObject([(type, .object(media))])
        return .object(PlainObject([("required", .boolean(!required.isEmpty)), ("content", .object(content))]))
    }

    private func parameter(_ parameter: Plain) -> Plain {
        var object = parameter["type"]?.text == "array" ? style(of: parameter) : PlainObject()
        for key in ["name", "in", "required"] { object[key] = parameter[key] }
        object["schema"] = schema(of: parameter)
        return .object(object)
    }

    /// The keywords that a parameter has next to its own.
    private func schema(of parameter: Plain) -> Plain {
        var object = parameter.object ?? PlainObject()
        for key in ["name", "in", "required", "description", "collectionFormat", "allowEmptyValue"] {
            object[key] = nil
        }
        return .object(object)
    }

    /// `style` and `explode` for `collectionFormat`; the default is `csv`.
    private func style(of parameter: Plain) -> PlainObject {
        let format = parameter["collectionFormat"]?.text ?? "csv"
        let isHeaderOrPath = ["header", "path"].contains(parameter["in"]?.text)
        let style = ["ssv": "spaceDelimited", "pipes": "pipeDelimited"][format] ?? (isHeaderOrPath ? "simple" : "form")
        return PlainObject([("style", .string(style)), ("explode", .boolean(format == "multi"))])
    }

    private func response(_ response: Plain, _ produces: [String]) -> Plain {
        guard var object = response.object, let schema = response["schema"] else { return response }
        let types = produces.isEmpty ? ["application/json"] : produces
        let media = Plain.object(PlainObject([("schema", schema)]))
        object["content"] = .object(PlainObject(types.map { ($0, media) }))
        object["schema"] = nil
        return .object(object)
    }
}
