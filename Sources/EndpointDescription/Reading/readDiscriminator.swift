extension DescriptionReader {
    func readDiscriminator(_ value: JSON, of schema: Schema, in json: JSON) {
        if let name = value.string {
            if version > .v20 {
                log.warning(
                    "'discriminator' should be an object",
                    at: value.place,
                    remedy: "write {\"propertyName\": \(jsonString(name))}"
                )
            }
            schema.discriminator = Schema.Discriminator(propertyName: name)
            return
        }
        guard let object = object(value, named: "discriminator") else { return }
        guard let name = string("propertyName", in: object) else {
            log.error("'discriminator' has no 'propertyName'", at: object.place)
            return
        }
        var discriminator = Schema.Discriminator(propertyName: name)
        let listsNothing = ["oneOf", "anyOf"].contains { json[$0]?.isArray == true && json[$0]?.count == 0 }
        for (tag, reference) in members("mapping", in: object) {
            if listsNothing, let name = missingComponent(reference) {
                log.warning(
                    "there is no schema '\(name)', and nothing lists it, so the tag '\(tag)' is ignored",
                    at: reference.place
                )
            } else if let target = mappingTarget(reference) {
                discriminator.mapping.append((tag, namedSchema(at: target)))
            }
        }
        if let reference = object["defaultMapping"], let target = mappingTarget(reference) {
            discriminator.fallback = namedSchema(at: target)
        }
        schema.discriminator = discriminator
    }

    /// The name of the component that a mapping's value refers to, if its file has no such component.
    private func missingComponent(_ reference: JSON) -> String? {
        guard let text = reference.string else { return nil }
        if let name = componentName(in: text, of: .schemas) {
            guard case .missing = target(named: text, from: file(of: reference)) else { return nil }
            return name
        }
        let isName = !text.utf8.contains { $0 == UInt8(ascii: "/") || $0 == ASCII.hash || $0 == UInt8(ascii: ".") }
        guard isName else { return nil }
        let schemas = components(.schemas, beside: reference) ?? components(.schemas)
        return schemas.flatMap { member(text, of: $0) } == nil ? text : nil
    }

    /// A mapping's value is the name of a component, or else a reference (OpenAPI 3.1 §4.8.25).
    private func mappingTarget(_ reference: JSON) -> JSON? {
        guard let text = reference.string else {
            log.error("a mapping must name schemas by strings, not \(article(reference.kind))", at: reference.place)
            return nil
        }
        guard let schemas = components(.schemas, beside: reference) ?? components(.schemas) else {
            return target(of: reference)
        }
        if let component = member(text, of: schemas) { return component }
        if text.utf8.contains(UInt8(ascii: "#")) || text.utf8.contains(UInt8(ascii: "/"))
            || documentSuffixes.contains(where: text.hasSuffix)
        {
            return target(of: reference)
        }
        let near = nearest(to: text, among: schemas.members.map(\.name))
        log.error("there is no schema '\(text)'\(suggestion(near))", at: reference.place)
        return nil
    }
}

/// Reads `allOf`, `oneOf` and `anyOf`.
extension DescriptionReader {
    func readAlternatives(_ value: JSON, named name: String, of schema: Schema) -> [Schema] {
        let alternatives = elements(value, named: name)
        if value.isArray, alternatives.isEmpty {
            log.warning("'\(name)' lists no schema, so it is ignored", at: value.place)
        }
        let kept = alternatives.filter { alternative in
            !isOnlyNull(alternative) && !(name == "anyOf" && marksNull(alternative, among: alternatives))
        }
        let schemas = name == "allOf" ? kept.map { self.schema(at: $0) } : joiningConstants(kept)
        if schemas.isEmpty, !alternatives.isEmpty { schema.acceptsOnlyNull = true }
        return schemas
    }
}

extension DescriptionReader {
    /// Finds the subtypes of each base with a discriminator and without `oneOf`: the base also stands for its subtypes
    /// (OpenAPI 3.1 §4.8.24, "Models with Polymorphism Support").
    func findSubtypes(among components: [NamedSchema]) {
        let choosing = components.map(\.schema).filter(\.choosesAmongSubtypes)
        guard !choosing.isEmpty else { return }
        let named = Set(choosing.flatMap { $0.discriminator?.named ?? [] }.map(\.schema))
        var bases: [Schema: [Schema]] = [:]
        var children: [Schema: [Schema]] = [:]
        for component in components where !component.schema.isNullableReference || named.contains(component.schema) {
            let nearest = component.schema.nearestBases
            bases[component.schema] = nearest
            for base in nearest { children[base, default: []].append(component.schema) }
        }
        // A component that only gives its base a name or a comment is that base, if the mapping names others.
        let subtypes = components.map(\.schema).filter {
            named.contains($0) || $0.discriminator != nil || !$0.onlyWrapsReference
        }
        let extending = Set(reachable(from: subtypes) { bases[$0] ?? [] })
        for base in choosing where base.discriminator?.named.isEmpty == false {
            children[base]?.removeAll { !extending.contains($0) }
        }
        // The same discriminator distinguishes the subtypes of a subtype.
        for base in reachable(from: choosing, along: { (children[$0] ?? []).filter { !$0.isChoice } }) {
            base.subtypes = children[base] ?? []
            for subtype in base.subtypes { subtype.isSubtype = true }
        }
    }
}

extension Schema {
    /// Whether it has a discriminator and no alternatives, so that subtypes declare themselves.
    package var choosesAmongSubtypes: Bool { discriminator != nil && !isChoice }

    /// Whether it is another schema or `null`, as OpenAPI 3.0 describes that: `nullable` next to an `allOf` with one
    /// `$ref`.
    fileprivate var isNullableReference: Bool { isNullable && types.isEmpty && onlyWrapsReference }

    /// Whether it is an `allOf` with one `$ref`, and adds only annotations.
    fileprivate var onlyWrapsReference: Bool {
        allOf.count == 1 && allOf[0].reference != nil && allOf[0].componentName == nil && !isChoice
            && types.isSubset(of: .object) && !addsShape && vendorTag == nil
    }

    /// The value of a discriminator that chooses it, from the extensions of AutoRest and Redoc.
    package var vendorTag: JSON? {
        let names = ["x-ms-discriminator-value", "x-discriminator-value"]
        return extensions.first { names.contains($0.name) }?.value
    }
}
