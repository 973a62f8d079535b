extension DescriptionReader {
    /// The value that this `$ref` or discriminator mapping names. If there is none, notes it among `missingTargets`.
    func target(of reference: JSON) -> JSON? {
        guard let text = reference.string else {
            log.error(
                "'$ref' must be a string, not \(article(reference.kind))",
                at: reference.place,
                remedy: reference.isNull ? "in YAML, quote it: '#' after a space begins a comment" : nil
            )
            return nil
        }
        let file = file(of: reference)
        // A reference in a resource is relative to it. Many authors mean the file, so that is next.
        if file.mayHaveResources {
            if let json = targetInResource(text, at: reference.index, in: file) { return json }
            if let path = file.resources.pathFromFile(of: text, at: reference.index),
                case .found(let json) = target(named: path, from: file)
            {
                return json
            }
        }
        switch target(named: text, from: file) {
        case .found(let json): return json
        case .missing(let message, let remedy):
            missingTargets.add(message, remedy: remedy, at: reference.place, isLocal: text.hasPrefix("#"))
            return nil
        }
    }

    /// The value that the text of a reference names. Reports nothing.
    func target(named text: String, from file: DescriptionFile) -> ReferenceTarget {
        if let known = file.targets[text], known.text.utf8.elementsEqual(text.utf8) { return known.target }
        let target = findTarget(text, from: file)
        file.targets[text] = (target, text)
        return target
    }

    /// Follows the `$ref` of any value except a schema, through any number of further `$ref`s.
    func resolve(_ json: JSON) -> JSON? {
        guard let first = json["$ref"] else { return json }
        var met: Set<SourceLocation.ID> = []
        let destination = follow(first, &met)
        // Each `$ref` of a chain is followed once, regardless of the number of references to it.
        for reference in met { destinations[reference] = destination }
        switch destination {
        case .value(let value): return value
        case .nowhere: return nil
        case .cycle:
            log.error("this '$ref' is circular", at: first.place)
            return nil
        }
    }

    /// Follows a `$ref` and warns of the members next to it, which have no effect (OpenAPI 3.1 §4.8.23). Scalars that the
    /// target has too have no warning.
    func resolveIgnoringSiblings(_ json: JSON) -> JSON? {
        let target = resolve(json)
        guard let target else { return nil }
        var step = json
        while let reference = step["$ref"], checkedReferences.insert(step.place.id).inserted {
            for (name, value) in step.members where !["$ref", "summary", "description"].contains(name) {
                let isScalar = !value.isObject && !value.isArray
                if name.hasPrefix("x-") || isScalar && target[name]?.text == value.text { continue }
                log.warning(
                    "'\(name)' next to a '$ref' is ignored",
                    at: value.place,
                    remedy: "write it where the '$ref' leads, or leave out the '$ref'"
                )
            }
            guard let next = self.target(of: reference) else { break }
            step = next
        }
        return target
    }

    /// Follows a `$ref` in a place where OpenAPI allows none. Tools that bundle files follow it everywhere.
    ///
    /// - Returns: `value` if it is no `$ref`; `nil` if it leads nowhere, which is reported.
    func followMisplaced(_ value: JSON, named name: String) -> JSON? {
        guard value.isReferenceOnly else { return value }
        guard let target = resolve(value) else { return nil }
        if !hasReportedMisplacedReference {
            hasReportedMisplacedReference = true
            log.warning(
                "OpenAPI does not allow '$ref' in place of '\(name)'; such references are followed anyway",
                at: value.place
            )
        }
        return target
    }

    private func follow(_ first: JSON, _ met: inout Set<SourceLocation.ID>) -> Destination {
        var reference = first
        while true {
            if let known = destinations[reference.place.id] { return known }
            guard met.insert(reference.place.id).inserted else { return .cycle }
            guard let target = target(of: reference) else { return .nowhere }
            guard let next = target["$ref"] else { return .value(target) }
            reference = next
        }
    }

    /// The name of `json` among the components of this kind; `nil` for other values.
    func componentName(of json: JSON, in kind: ComponentKind) -> String? {
        guard let components = components(kind, beside: json),
            json.document.nodes[json.index].parent == UInt32(truncatingIfNeeded: components.index)
        else { return nil }
        return JSON(document: json.document, index: json.index - 1).string
    }

    /// The name in a reference to a component of its own file: `Pet` for `#/components/schemas/Pet`. `nil` for other
    /// references.
    func componentName(in reference: String, of kind: ComponentKind) -> String? {
        guard reference.hasPrefix("#/") else { return nil }
        let section = pointerSteps(kind.pointer(in: version))
        let steps = pointerSteps(reference)
        return steps.count == section.count + 1 && steps.starts(with: section) ? steps.last : nil
    }

    /// A member by name or an element by number. Large containers have an index, because descriptions refer to
    /// `components.schemas` very often.
    func member(_ name: String, of container: JSON) -> JSON? {
        if container.isObject, container.count <= 32 { return container[name] }
        let file = file(of: container)
        if file.memberIndices[container.index] == nil {
            var indices: [String: Int] = [:]
            for (name, value) in container.members { indices[name] = value.index }
            for (number, value) in container.elements.enumerated() { indices[String(number)] = value.index }
            file.memberIndices[container.index] = indices
        }
        guard let index = file.memberIndices[container.index]?[name] else { return nil }
        let isExact =
            container.isArray
            || JSON(document: container.document, index: index - 1).string?.utf8.elementsEqual(name.utf8) == true
        return isExact ? JSON(document: container.document, index: index) : nil
    }

    private func findTarget(_ text: String, from file: DescriptionFile) -> ReferenceTarget {
        if text.utf8.first == UInt8(ascii: "#") { return find(text.dropFirst(), in: file, written: text) }
        if let schemas = components(.schemas, beside: file.root), member(text, of: schemas) != nil {
            let pointer = "\(ComponentKind.schemas.pointer(in: version))/\(text)"
            return .missing(message: "'\(text)' is not a reference", remedy: "write '\(pointer)'")
        }
        return findInOtherFile(text, from: file)
    }

    /// The value that a fragment names: a JSON Pointer or an anchor. An empty fragment names the whole file.
    func find(_ fragment: Substring, in file: DescriptionFile, written text: String) -> ReferenceTarget {
        let fragment = decodePercents(fragment)
        if fragment.isEmpty { return .found(file.root) }
        guard fragment.utf8.first == UInt8(ascii: "/") else { return findAnchor(fragment, in: file, written: text) }
        var json = file.root
        for step in fragment.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            let name = unescapePointerStep(String(decoding: step, as: UTF8.self))
            guard let next = member(name, of: json) ?? memberOfTarget(name, json) else {
                if let overlay = overlay(thatRemoves: fragment, from: file) {
                    let remedy = "the overlay '\(overlay)' removes it: remove its uses too, or keep it"
                    return .missing(message: "'\(text)' does not exist", remedy: remedy)
                }
                let near = sameNameElsewhere(text, in: file) ?? nearest(to: name, among: json.members.map(\.name))
                let isDeclared = isInAnotherForm(name, json)
                let remedy = isDeclared ? "write the name in the Unicode form that it is declared in" : nil
                return .missing(message: "'\(text)' does not exist\(suggestion(near))", remedy: remedy)
            }
            json = next
        }
        return .found(json)
    }

    /// The overlay that removed the value at a pointer; nil if the original lacks it too.
    private func overlay(thatRemoves pointer: String, from file: DescriptionFile) -> String? {
        guard let original, file === main else { return nil }
        var json = original.root
        for step in pointerSteps(pointer) {
            guard let next = json.child(step) else { return nil }
            json = next
        }
        return original.overlay
    }

    /// Whether a member has the name in another Unicode form, after `member` has not found it.
    private func isInAnotherForm(_ name: String, _ container: JSON) -> Bool {
        guard container.isObject else { return false }
        if container.count <= 32 { return container.members.contains { $0.name == name } }
        return file(of: container).memberIndices[container.index]?[name] != nil
    }

    /// A member of the value to which a `$ref` refers, because bundling tools replace a `$ref` before they follow
    /// pointers.
    private func memberOfTarget(_ name: String, _ json: JSON) -> JSON? {
        guard json.isReferenceOnly, let text = json["$ref"]?.string, detours.left > 0, detours.depth < 8 else {
            return nil
        }
        detours.left -= 1
        detours.depth += 1
        defer { detours.depth -= 1 }
        guard case .found(let target) = target(named: text, from: file(of: json)) else { return nil }
        return member(name, of: target) ?? memberOfTarget(name, target)
    }

    /// The correct reference to a component whose section belongs to another version. For example:
    /// `#/components/schemas/Pet` for `#/definitions/Pet`, and vice versa in Swagger 2.0
    private func sameNameElsewhere(_ text: String, in file: DescriptionFile) -> String? {
        guard let last = text.utf8.lastIndex(of: UInt8(ascii: "/")),
            let schemas = components(.schemas, beside: file.root)
        else { return nil }
        let name = String(text[text.utf8.index(after: last)...])
        let path = text.prefix { $0 != "#" }
        return member(name, of: schemas) == nil ? nil : "\(path)\(ComponentKind.schemas.pointer(in: version))/\(name)"
    }

    /// The value that a reference names in a schema with an `$id`. Reports nothing.
    private func targetInResource(_ text: String, at index: Int, in file: DescriptionFile) -> JSON? {
        guard let (root, fragment) = file.resources.resource(named: text, at: index) else { return nil }
        if fragment.isEmpty { return root }
        guard fragment.utf8.first == UInt8(ascii: "/") else { return file.resources.anchor(fragment, in: root) }
        var json = root
        for step in pointerSteps(fragment) {
            guard let next = member(step, of: json) else { return nil }
            json = next
        }
        return json
    }

    private func findAnchor(_ name: String, in file: DescriptionFile, written text: String) -> ReferenceTarget {
        if let json = file.resources.anchor(name) { return .found(json) }
        let path = text.prefix { $0 != "#" }
        let remedy = name.utf8.contains(UInt8(ascii: "/")) ? "write '\(path)#/\(name)'" : nil
        return .missing(message: "'\(text)' does not exist", remedy: remedy)
    }
}

/// The target of a `$ref`, or the reason why there is none.
enum ReferenceTarget {
    case found(JSON)
    case missing(message: String, remedy: String?)
}

/// The end of a chain of `$ref`s.
enum Destination {
    case value(JSON)
    /// A reference without a target, which has been reported.
    case nowhere
    case cycle
}

// MARK: ComponentKind

/// A kind of component. Components are declared once and referred to by name.
enum ComponentKind: String {
    case schemas, responses, parameters, requestBodies, securitySchemes

    /// The object that contains the components in a file. For example: `components.schemas`
    func section(of root: JSON, _ version: DescriptionReader.Version) -> JSON? {
        (version == .v20 ? root : root["components"])?[member(in: version)]
    }

    /// The name of the object that contains the components: `schemas`, or `definitions` in Swagger 2.0.
    func member(in version: DescriptionReader.Version) -> String { version == .v20 ? swagger2Name : rawValue }

    /// The path that remedies mention.
    func path(in version: DescriptionReader.Version) -> String {
        version == .v20 ? swagger2Name : "components.\(rawValue)"
    }

    /// The beginning of a `$ref` to such a component.
    func pointer(in version: DescriptionReader.Version) -> String {
        version == .v20 ? "#/\(swagger2Name)" : "#/components/\(rawValue)"
    }

    private var swagger2Name: String {
        switch self {
        case .schemas: "definitions"
        case .securitySchemes: "securityDefinitions"
        // In Swagger 2.0, a body is one of the parameters.
        case .parameters, .requestBodies: "parameters"
        case .responses: "responses"
        }
    }
}

extension DescriptionReader {
    /// The components in the file of `json`.
    func components(_ kind: ComponentKind, beside json: JSON) -> JSON? {
        kind.section(of: file(of: json).root, version)
    }

    /// The components of the description, including those that a `$ref` replaces.
    func components(_ kind: ComponentKind) -> JSON? {
        let whole = version == .v20 ? root : root["components"].flatMap { followMisplaced($0, named: "components") }
        return whole?[kind.member(in: version)].flatMap { followMisplaced($0, named: kind.path(in: version)) }
    }
}

// MARK: namedSchema

extension DescriptionReader {
    /// The schema that a reference leads to. A schema in another file, or in a section of the author's own, gets a name, as
    /// a component does.
    func namedSchema(at json: JSON) -> Schema {
        let json = json.isReferenceOnly ? schemaOfSameName(referencedBy: json) : json
        let schema = schema(at: json)
        let file = file(of: json)
        guard let name = file === main ? nameInOwnSection(json, of: file) : name(of: json, in: file),
            namedOutside.insert(json.place.id).inserted
        else { return schema }
        schema.componentName = name
        outsideSchemas.append(NamedSchema(name: name, schema: schema))
        return schema
    }

    /// `models/pet.json` for `{"$ref": "pet.json"}` under the name `pet` in an index of models.
    private func schemaOfSameName(referencedBy json: JSON) -> JSON {
        let file = file(of: json)
        guard file !== main, let name = name(of: json, in: file), let text = json["$ref"]?.string,
            case .found(let target) = target(named: text, from: file), self.file(of: target) !== main,
            self.name(of: target, in: self.file(of: target))?.lowercased() == name.lowercased()
        else { return json }
        return target
    }

    /// The name of a schema in another file. For example: `Pet` for `models.json#/Pet`, and `pet` for the whole file
    /// `models/pet.json`. Schemas at deeper levels, outside a section of schemas, have no name.
    private func name(of json: JSON, in file: DescriptionFile) -> String? {
        if json.index == file.root.index {
            var name = file.path.name[...]
            for suffix in documentSuffixes + [".schema"] where name.hasSuffix(suffix) {
                name = name.dropLast(suffix.utf8.count)
            }
            return name.isEmpty ? nil : String(name)
        }
        let nodes = json.document.nodes
        let container = JSON(document: json.document, index: Int(nodes[json.index].parent))
        guard container.isObject, let name = JSON(document: json.document, index: json.index - 1).string else {
            return nil
        }
        if container.index == file.root.index { return SchemaKeyword(rawValue: name) == nil ? name : nil }
        let section = JSON(document: json.document, index: container.index - 1).string
        return ["schemas", "definitions", "$defs"].contains(section) ? name : nameInOwnSection(json, of: file)
    }

    /// The name of a schema in a section that OpenAPI does not define: `Pet` for `#/x-models/Pet`. Nil if the file
    /// itself is a schema, because the section is then a part of it.
    private func nameInOwnSection(_ json: JSON, of file: DescriptionFile) -> String? {
        let (root, nodes) = (file.root, json.document.nodes)
        let parent = nodes[json.index].parent
        guard parent != JSONDocument.Node.none, nodes[Int(parent)].parent == UInt32(truncatingIfNeeded: root.index),
            root.isObject, JSON(document: json.document, index: Int(parent)).isObject,
            let section = JSON(document: json.document, index: Int(parent) - 1).string,
            SchemaKeyword(rawValue: section) == nil, !json.isReferenceOnly,
            section == "definitions"
                ? parent != file.componentSchemas.map(UInt32.init) : !known.ofDescription.has(section),
            !root.hasMembersOfSchema
        else { return nil }
        return JSON(document: json.document, index: json.index - 1).string
    }
}

extension JSON {
    /// Whether a member has a name that members of schemas have, and those of a whole file, a response, a parameter or a
    /// request body do not.
    var hasMembersOfSchema: Bool {
        ["type", "properties", "allOf", "oneOf", "anyOf", "items", "enum"].contains { self[$0] != nil }
    }

    /// Whether it consists of a `$ref`.
    var isReferenceOnly: Bool { isObject && count == 1 && self["$ref"]?.isString == true }
}
