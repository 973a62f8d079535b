extension DescriptionReader {
    /// Fills in a schema in either dialect, OpenAPI 3.0 or JSON Schema 2020-12. Its sub-schemas are read later.
    func readSchema(_ schema: Schema, from json: JSON) {
        guard json.isObject else { return readWithoutKeywords(schema, from: json) }
        readKeywords(of: schema, in: json)
        readEnumeration(schema, from: json)
        schema.isNullable = saysNullable(json)
        leaveOutProperties(of: schema, in: json)
        inferTypes(of: schema)
        if schema.types == .integer, isUnsigned(json, of: schema) { schema.format = "uint64" }
    }

    /// Reads `true`, `false`, or what should not stand for a schema.
    private func readWithoutKeywords(_ schema: Schema, from json: JSON) {
        if json.bool == false {
            schema.acceptsNothing = true
            return
        }
        schema.acceptsAnything = true
        if json.kind == .boolean { return }
        if json.isArray, json.count == 0 {
            log.warning("a schema should be an object; this empty array is read as an empty object", at: json.place)
        } else {
            log.error(
                "a schema must be an object or a boolean, not \(article(json.kind))",
                at: json.place,
                remedy: json.string.flatMap(schemaMeant) ?? spaceAfterColon(in: json)
            )
        }
    }

    private func readKeywords(of schema: Schema, in json: JSON) {
        var constraints: [Constraint] = []
        var stray: JSON?
        var key = json.firstKey
        while let current = key {
            if let keyword = keywords.keyword(of: current) {
                readKeyword(keyword, current.memberValue, of: schema, in: json)
                if let phrase = constraint(keyword, current.memberValue, in: json) {
                    constraints.append((SchemaKeyword.allCases.firstIndex(of: keyword) ?? 0, keyword, phrase))
                }
            } else if current.isExtensionName {
                readExtension(current.string ?? "", current.memberValue, of: schema)
            } else if stray == nil, isStray(current) {
                stray = current
            }
            key = current.nextKey
        }
        if let stray, json["in"] == nil, json["properties"] == nil { report(stray: stray) }
        readNumbersInTexts(of: schema, in: json)
        // The values of an enum are listed, so bounds say nothing more about them.
        if json.valuesOfEnum != nil { constraints.removeAll { $0.keyword.boundsScalars } }
        // The order of keywords means nothing, and equal schemas have equal documentation.
        schema.constraints = constraints.sorted { $0.position < $1.position }.compactMap { constraint in
            constraint.keyword.constrains(schema.types, format: schema.format) ? constraint.phrase : nil
        }
    }

    private func readExtension(_ name: String, _ value: JSON, of schema: Schema) {
        schema.extensions.append((name, value))
        // `saysNullable` reads it; this only reports a boolean in words.
        if name == "x-nullable", value.booleanOfWord != nil { _ = bool(value, named: name) }
    }

    /// A phrase of the documentation, and its keyword with its position among all.
    private typealias Constraint = (position: Int, keyword: SchemaKeyword, phrase: String)

    /// Whether this unknown member of a schema describes values, so it may be meant as a property.
    private func isStray(_ key: JSON) -> Bool {
        let value = key.memberValue
        guard value.isObject, key.string != "unevaluatedItems" else { return false }
        return value["$ref"]?.isString == true || value["type"]?.string.flatMap { Schema.Types(named: $0) } != nil
    }

    private func report(stray key: JSON) {
        let name = key.string ?? ""
        let near = nearest(to: name, among: ["items", "additionalProperties", "propertyNames"])
        log.warning(
            "'\(name)' is not a member of a schema, so it is ignored\(suggestion(near))",
            at: key.memberValue.place,
            remedy: near == nil ? "write the properties of an object inside of 'properties'" : nil
        )
    }

    /// The schema that a string stands for: a reference, the name of a component or a type.
    private func schemaMeant(_ text: String) -> String? {
        if text.hasPrefix("#/") { return "write {\"$ref\": \"\(text)\"}" }
        if let schemas = components(.schemas), member(text, of: schemas) != nil {
            return "write {\"$ref\": \"\(ComponentKind.schemas.pointer(in: version))/\(text)\"}"
        }
        return Schema.Types(named: text) == nil ? nil : "write {\"type\": \"\(text)\"}"
    }

    /// Reads a keyword that says more than a phrase of the documentation can.
    private func readKeyword(_ keyword: SchemaKeyword, _ value: JSON, of schema: Schema, in json: JSON) {
        switch keyword {
        case .reference: readReference(value, of: schema)
        case .dynamicReference: readDynamicReference(value, of: schema)
        case .recursiveReference: readRecursiveReference(value, of: schema)
        case .type: readTypes(value, of: schema, in: json)
        // `saysNullable` reads it together with its other spellings.
        case .nullable: _ = bool(value, named: "nullable")
        case .format: schema.format = string(value, named: "format")
        case .title: schema.title = string(value, named: "title")
        case .description: schema.description = string(value, named: "description")
        case .externalDocs: schema.externalDocs = readExternalDocs(value)
        case .deprecated: schema.isDeprecated = bool(value, named: "deprecated") ?? false
        case .readOnly: schema.isReadOnly = bool(value, named: "readOnly") ?? false
        case .writeOnly: schema.isWriteOnly = bool(value, named: "writeOnly") ?? false
        case .defaultValue: schema.defaultValue = value
        case .example: schema.example = value
        case .examples: if schema.example == nil, value.isArray { schema.example = value.elements.first }
        case .properties:
            schema.properties = properties(value, named: "properties")
            if value.isNull { reportPropertiesBeside(in: json) }
        case .patternProperties: schema.patternProperties = properties(value, named: "patternProperties")
        case .required: readRequired(value, of: schema, in: json)
        case .additionalProperties: schema.additionalProperties = additionalProperties(value)
        case .unevaluatedProperties:
            if json["additionalProperties"] == nil { schema.additionalProperties = additionalProperties(value) }
        case .items: readItems(value, of: schema)
        case .prefixItems: schema.prefixItems = elements(value, named: "prefixItems").map { self.schema(at: $0) }
        case .additionalItems: if json["items"]?.isArray == true { schema.items = self.schema(at: value) }
        case .allOf: schema.allOf = readAlternatives(value, named: "allOf", of: schema)
        case .oneOf:
            if !foldConstants(value, into: schema, from: json), !foldNumberAndText(value, into: schema, from: json) {
                schema.oneOf = readAlternatives(value, named: "oneOf", of: schema)
            }
        case .anyOf:
            if !foldConstants(value, into: schema, from: json), !foldNumberAndText(value, into: schema, from: json) {
                schema.anyOf = readAlternatives(value, named: "anyOf", of: schema)
            }
        case .discriminator: readDiscriminator(value, of: schema, in: json)
        case .contentMediaType: schema.contentMediaType = string(value, named: "contentMediaType").map { MediaType($0) }
        case .contentEncoding: schema.contentEncoding = string(value, named: "contentEncoding")
        case .contentSchema: schema.contentSchema = self.schema(at: value)
        case .not where value.isObject && value.count == 0: schema.acceptsNothing = true
        case .consequence, .alternative: break
        case .condition: readSchemaCondition(value, of: schema, in: json)
        case .dependentSchemas, .dependentRequired, .dependencies: readDependents(value, of: schema)
        case .constant, .values, .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum, .multipleOf, .minLength,
            .maxLength, .pattern, .minItems, .maxItems, .uniqueItems, .contains, .minContains, .maxContains,
            .minProperties, .maxProperties, .propertyNames, .not:
            break
        }
    }

    private func readReference(_ value: JSON, of schema: Schema) {
        let target = target(of: value)
        guard let target, let other = otherThanSchema(target) else { return refer(schema, to: target) }
        guard target.isObject else {
            log.error("'$ref' refers to \(other), not to a schema", at: value.place)
            return refer(schema, to: nil)
        }
        let described = target.place.id == main.root.place.id ? nil : schemaInContent(of: target)
        let consequence = described == nil ? "any JSON value is allowed" : "its schema is read"
        reportReference(to: other, consequence, at: value.place)
        refer(schema, to: described)
    }

    /// Reports a `$ref` in place of a schema that refers to something else.
    func reportReference(to other: String, _ consequence: String, at place: SourceLocation) {
        log.warning("'$ref' refers to \(other), not to a schema; \(consequence)", at: place)
    }

    /// A phrase for the target of a `$ref` that is not a schema. Components in a wrong section may be schemas nevertheless.
    private func otherThanSchema(_ json: JSON) -> String? {
        guard json.isObject else {
            let isEmptyObject = json.isArray && json.count == 0
            let isSchema = json.kind == .boolean || isEmptyObject || componentName(of: json, in: .schemas) != nil
            return isSchema ? nil : article(json.kind)
        }
        if json.place.id == main.root.place.id { return "the whole description" }
        if json.hasMembersOfSchema { return nil }
        let kinds: [(ComponentKind, String)] = [
            (.responses, "a response"), (.parameters, "a parameter"), (.requestBodies, "a request body"),
        ]
        return kinds.first { componentName(of: json, in: $0.0) != nil }?.1
    }

    /// The schema that a response, a parameter or a request body describes.
    private func schemaInContent(of json: JSON) -> JSON? {
        guard let owner = resolve(json) else { return nil }
        let described = owner["content"]?.members.filter { $0.value["schema"] != nil } ?? []
        let media = described.first { MediaType($0.name).isPlainJSON } ?? described.first
        return (media?.value ?? owner)["schema"]
    }

    private func refer(_ schema: Schema, to target: JSON?) {
        guard let target else { return schema.acceptsAnything = true }
        let other = namedSchema(at: target)
        other.isReferenceTarget = true
        schema.reference = other
    }

    /// `$dynamicRef`: a template refers to what the schema that extends it declares. One Swift type cannot depend on that.
    private func readDynamicReference(_ value: JSON, of schema: Schema) {
        guard let anchor = value.string?.split(separator: "#").last.map(String.init),
            file(of: value).resources.isDynamic(anchor)
        else { return readRecursiveReference(value, of: schema) }
        let target = target(of: value)
        guard let target, target["$dynamicAnchor"]?.string == anchor else { return refer(schema, to: target) }
        log.note(
            "the meaning of this '$dynamicRef' depends on the schema that refers here, so any JSON value is allowed",
            at: value.place
        )
        schema.acceptsAnything = true
    }

    /// `$recursiveRef` (JSON Schema 2019-09 §8.2.4.2.1), whose only value is `#`. Many write `$dynamicRef` instead.
    private func readRecursiveReference(_ value: JSON, of schema: Schema) {
        if value.string == "#", let enclosing = recursiveSchema(around: value) {
            refer(schema, to: enclosing)
        } else {
            readReference(value, of: schema)
        }
    }

    /// The nearest enclosing schema with `$recursiveAnchor`, else the component or the resource that contains the value.
    private func recursiveSchema(around value: JSON) -> JSON? {
        var json = value
        while let container = json.container {
            json = container
            let isEnd = json["$recursiveAnchor"]?.bool == true || json["$id"] != nil
            if isEnd || componentName(of: json, in: .schemas) != nil { return json }
        }
        return nil
    }

    // MARK: Objects and arrays

    private func properties(_ value: JSON, named name: String) -> [Schema.Property] {
        guard let value = followMisplaced(value, named: name), let object = object(value, named: name) else {
            return []
        }
        var properties: [Schema.Property] = []
        properties.reserveCapacity(object.count)
        var key = object.firstKey
        while let current = key {
            properties.append(Schema.Property(name: current.string ?? "", schema: schema(at: current.memberValue)))
            key = current.nextKey
        }
        return properties
    }

    /// Reports the first property that is next to `properties` instead of in it, as in YAML that is not indented.
    private func reportPropertiesBeside(in json: JSON) {
        let property = json.members.first { name, value in
            value.isObject && SchemaKeyword(rawValue: name) == nil && !name.hasPrefix("x-")
                && !["xml", "$defs", "definitions"].contains(name)
        }
        guard let property else { return }
        log.warning(
            "'properties' is empty, and '\(property.name)' next to it is ignored",
            at: property.value.place,
            remedy: "in YAML, indent the properties more than 'properties'"
        )
    }

    /// `properties` applies to objects only (JSON Schema 2020-12 §10.3.2.1).
    private func leaveOutProperties(of schema: Schema, in json: JSON) {
        guard !schema.properties.isEmpty, !schema.types.isEmpty, !schema.types.contains(.object),
            let key = json["properties"]
        else { return }
        log.warning(
            "'properties' is ignored, because 'type' allows no object",
            at: key.place,
            remedy: "if the value is an object, write 'type: object'"
        )
        schema.properties = []
    }

    private func readRequired(_ value: JSON, of schema: Schema, in json: JSON) {
        // It states whether the parameter is required. Some authors refer to a parameter as if it were a schema.
        let isOfOwner = json["in"]?.isString == true || file(of: json).schemasBesideNames.contains(json.index)
        if isOfOwner, !value.isArray { return }
        if value.kind == .boolean || value.string.map(isBooleanWord) == true {
            log.warning(
                "'required' of a schema lists property names, so this '\(value.string ?? value.text)' is ignored",
                at: value.place,
                remedy: "name the property in the 'required' of the object that holds it"
            )
            return
        }
        var met: Set<String> = []
        schema.required = strings(value, named: "required").filter { met.insert($0).inserted }
    }

    private func additionalProperties(_ value: JSON) -> Schema.AdditionalProperties {
        switch value.kind {
        case .boolean: value.bool == true ? .anything : .forbidden
        case .object where value.count == 0: .anything
        case .null: .unspecified
        default: .schema(schema(at: value))
        }
    }

    private func readItems(_ value: JSON, of schema: Schema) {
        if value.isArray {
            schema.prefixItems = value.elements.map { self.schema(at: $0) }
        } else if !value.isNull {
            schema.items = self.schema(at: value)
        }
    }
}
