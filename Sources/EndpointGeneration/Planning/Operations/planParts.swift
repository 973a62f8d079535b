import EndpointDescription

extension OperationPlanner {
    /// The form type of a multipart body, and how each of its parts is written; `nil` if no parts are described.
    func planParts(of description: FormDescription, _ media: MediaTypeObject, hint: String, in scope: DeclarationScope)
        -> (node: TypeNode, parts: [PartBlueprint])?
    {
        guard !description.properties.isEmpty else { return nil }
        let node = scope.node.declare(hint, alternatives: ["FormBody"])
        let inner = DeclarationScope(node)
        var names = NameScope(reserved: [namespace.name])
        var form = StructBlueprint()
        form.isModel = false
        let encodings = description.isPositional ? description.encodings : media.encodings
        let numbered = description.numberedFiles { property in
            let part = DescribedPart(property, .named, encodings[property.name])
            let hasHeaders = part.encoding?.headers.isEmpty == false
            return part.isFile && !hasHeaders ? part.traits(as: .file) : nil
        }
        var planned: [(PropertyBlueprint, PartBlueprint)] = []
        let tag = fixedTag(of: description, media)
        for property in description.properties where property.name != tag?.key {
            if let (base, index) = property.name.numbered, let (count, traits) = numbered[base] {
                guard index == 0 else { continue }
                let part = PartBlueprint(kind: .files, name: base, traits: [.numbered] + traits)
                planned.append(planNumberedFiles(part, property, count: count, names: &names))
                continue
            }
            let mayBeLeftOut = property.schema.isOnlyInResponses && !description.isPositional
            let isRequired = description.required.contains(property.name) && !mayBeLeftOut
            let role: DescribedPart.Role =
                !description.isPositional ? .named : property.name == description.rest ? .rest : .positioned
            let part = DescribedPart(property, role, encodings[property.name])
            noteStyle(of: part, instead: encodings[property.name])
            planned.append(planPart(part, isRequired: isRequired, names: &names, in: inner))
        }
        var parts: [PartBlueprint] = []
        // Parts claim their names first, because the names of headers are made up.
        for (property, var part) in planned {
            form.properties.append(property)
            let encoding = encodings[part.name]
            form.properties += planPartHeaders(
                encoding?.headers ?? [],
                of: &part,
                isRequired: property.presence == .required,
                names: &names,
                in: inner
            )
            noteIgnoredEncoding(encoding, of: part, property.schema, at: media.place)
            parts.append(part)
        }
        let comment = description.schema.map { documentation(of: $0, named: node.name) } ?? Documentation()
        scope.add(.structure(form), of: inner, from: description.schema?.target, comment)
        return (node, parts)
    }

    private func noteIgnoredEncoding(
        _ encoding: MediaTypeObject.Encoding?,
        of part: PartBlueprint,
        _ schema: Schema?,
        at place: SourceLocation
    ) {
        guard let encoding else { return }
        let listsJSON = schema.map { FlatSchema($0.target).listsJSON } ?? false
        if part.kind == .json && encoding.hasStyle || listsJSON && encoding.separator != nil {
            let style = encoding.style ?? .form
            log.note(
                "the part '\(part.name)' is sent as JSON; it cannot be encoded in style '\(style.rawValue)'",
                at: place
            )
        } else if part.kind == .json || part.kind == .field && listsJSON, let type = encoding.contentType,
            !encoding.hasStyle, type.json == nil
        {
            log.note("the part '\(part.name)' is sent as JSON; it cannot be encoded as \(type.listed)", at: place)
        }
    }

    private func noteStyle(of part: DescribedPart, instead encoding: MediaTypeObject.Encoding?) {
        guard let encoding, let type = encoding.contentType, part.encoding?.contentType == nil else { return }
        log.note(
            "the part '\(part.property.name)' is not sent as \(type.listed), because its encoding has 'style', 'explode' or "
                + "'allowReserved'",
            at: encoding.place,
            remedy: "leave them out to send it as \(type.listed)"
        )
    }

    /// `files[0]`, `files[1]` and so on as one list.
    private func planNumberedFiles(
        _ part: PartBlueprint,
        _ first: Schema.Property,
        count: Int,
        names: inout NameScope
    ) -> (PropertyBlueprint, PartBlueprint) {
        var part = part
        part.property = names.claimMember(part.name)
        var planned = PropertyBlueprint(
            name: part.property,
            key: part.name,
            type: .array(.standard(.filePart)).asOptional,
            presence: .optional
        )
        planned.documentation = documentation(ofUse: first.schema, named: part.name)
        planned.documentation.add(
            "At most \(count), sent as \(codeSpan("\(part.name)[0]")), \(codeSpan("\(part.name)[1]")) and so on."
        )
        planned.origin = first.schema.place
        return (planned, part)
    }

    private func planPart(
        _ described: DescribedPart,
        isRequired: Bool,
        names: inout NameScope,
        in scope: DeclarationScope
    ) -> (PropertyBlueprint, PartBlueprint) {
        let property = described.property
        let name = names.claimMember(property.name)
        let choice = described.mayBeFile ? FileChoice(described) : nil
        let (kind, plain) = kindAndType(of: described, choice, in: scope)
        var planned = PropertyBlueprint(
            name: name,
            key: property.name,
            type: isRequired ? plain : plain.asOptional,
            presence: isRequired ? .required : .optional
        )
        planned.documentation = documentation(ofUse: property.schema, named: property.name)
        if kind == .file || kind == .files, let types = described.encoding?.contentType, types.leavesChoice {
            let choices = types.choices.map { codeSpan($0.text) }
            let verb = choices.count == 1 ? "matches" : "is one of"
            planned.documentation.add("The content type \(verb) \(choices.joined(separator: ", ")).")
        }
        if let remark = choice?.remark { planned.documentation.add(remark) }
        planned.schema = property.schema
        planned.origin = property.schema.place
        var part = PartBlueprint(
            kind: kind,
            name: property.name,
            property: name,
            isRequired: isRequired,
            traits: described.traits(as: kind)
        )
        part.isRest = described.role == .rest
        return (planned, part)
    }

    private func kindAndType(
        of part: DescribedPart,
        _ choice: FileChoice?,
        in scope: DeclarationScope
    ) -> (PartBlueprint.Kind, SwiftType) {
        if let choice {
            let isList = part.role == .rest || choice.hasList && part.role != .positioned
            return isList ? (.files, .array(.standard(.filePart))) : (.file, .standard(.filePart))
        }
        let hint = part.role == .rest ? "Item" : SwiftName.type(part.property.name)
        let type = types.nonNullType(of: part.property.schema, hint: hint, in: scope).withPlainNumbers
        if part.role == .rest { return (.items, .array(type)) }
        let isJSON =
            part.isPositionedList || part.flat.isObject || part.encoding?.contentType?.choices.first?.kind == .json
        return (isJSON ? .json : .field, type)
    }
}

/// A part of a form as the description states it.
struct DescribedPart {
    /// A part is identified by its name, by its position, or by following the parts with positions.
    enum Role {
        case named, positioned, rest
    }

    let property: Schema.Property
    let role: Role
    let encoding: MediaTypeObject.Encoding?
    let flat: FlatSchema

    /// A style takes the place of a content type (OpenAPI 3.1 §4.8.15.1.2). Objects and lists of them have no style, so
    /// they keep their content type.
    init(_ property: Schema.Property, _ role: Role, _ encoding: MediaTypeObject.Encoding?) {
        self.property = property
        self.role = role
        flat = FlatSchema(property.schema.target)
        var encoding = encoding
        if encoding?.hasStyle == true, !flat.isObject, !flat.listsJSON { encoding?.contentType = nil }
        self.encoding = encoding
    }

    /// A list at a position is one part, because the next position is that of the next part.
    var isPositionedList: Bool { role == .positioned && flat.types == .array }

    var mayBeFile: Bool {
        switch role {
        case .named: true
        case .positioned: !isPositionedList
        case .rest: isFile
        }
    }

    var isFile: Bool { describesFile(flat) }

    /// Whether this schema of the part, or of its elements, is one of a file.
    func describesFile(_ flat: FlatSchema) -> Bool {
        guard
            flat.types == .string
                || (flat.types.isEmpty && flat.properties.isEmpty && flat.unions.isEmpty && flat.items == nil)
        else {
            return false
        }
        if flat.format == "binary" || flat.contentEncoding == "binary" { return true }
        if flat.types.isEmpty { return encoding?.contentType?.kind != .json }
        if flat.isEncodedText { return false }
        // OpenAPI 3.1 §4.8.14.3: raw bytes have a media type and no encoding.
        if let media = flat.contentMediaType, flat.contentEncoding == nil { return !media.isWrittenAsText }
        return encoding?.contentType?.kind == .octets
    }

    /// How it is written besides its name and its value.
    func traits(as kind: PartBlueprint.Kind) -> [PartTrait] {
        if kind == .field, flat.types == .array, !flat.listsJSON, let separator = encoding?.separator {
            return [.separator(separator)]
        }
        return contentType(as: kind).map { [.contentType($0)] } ?? []
    }

    /// The content type, if it is not the one that the runtime writes by default.
    private func contentType(as kind: PartBlueprint.Kind) -> String? {
        guard let type = encoding?.contentType else {
            // OpenAPI 3.0.4 §4.7.15.1 and 3.1 §4.8.15.1: the default depends on the schema.
            let content = flat.items.map { FlatSchema($0.target) } ?? flat
            if kind == .field { return content.isEncodedText ? "application/octet-stream" : nil }
            guard kind == .file || kind == .files else { return nil }
            // FastAPI writes this type for every file, so the type for the file's extension is more specific.
            return content.contentMediaType == "application/octet-stream" ? nil : content.contentMediaType?.text
        }
        if kind == .json || kind == .field && flat.listsJSON {
            return type.json.flatMap { $0.isRange || $0 == "application/json" ? nil : $0.text }
        }
        return type.leavesChoice ? nil : type.text
    }
}

/// The kinds of values that a part may have, if one of them is a file. A list of one file is sent like a single file, and
/// a file without a name like any other value.
private struct FileChoice {
    private(set) var hasFile = false
    private(set) var hasList = false
    private(set) var hasText = false
    /// Whether it may be a number, an object or a list of those.
    private(set) var hasOther = false

    private let part: DescribedPart
    private var values: Set<Schema> = []
    private var elements: Set<Schema> = []

    /// `nil` if it is never a file.
    init?(_ part: DescribedPart) {
        self.part = part
        add(part.flat, isElement: false, depth: 0)
        guard hasFile else { return nil }
    }

    /// The remark on values that are not files; `nil` if there are none.
    var remark: String? {
        hasOther
            ? "For another value in place of a file, pass a `FilePart` with an empty name and the content type of the value."
            : hasText ? "For a text in place of a file, pass a `FilePart` with an empty name." : nil
    }

    private mutating func add(_ schema: Schema, isElement: Bool, depth: Int) {
        // A schema may be a value in one place and an element in another.
        let isNew = isElement ? elements.insert(schema.target).inserted : values.insert(schema.target).inserted
        guard depth <= 64, isNew else { return }
        add(FlatSchema(schema.target), isElement: isElement, depth: depth)
    }

    private mutating func add(_ flat: FlatSchema, isElement: Bool, depth: Int) {
        if part.describesFile(flat) {
            hasFile = true
            hasList = hasList || isElement
        } else if flat.types == .array, let items = flat.items, !isElement {
            add(items, isElement: true, depth: depth + 1)
        } else if flat.unions.count == 1, flat.properties.isEmpty {
            for alternative in flat.unions[0].alternatives {
                add(alternative, isElement: isElement, depth: depth + 1)
            }
        } else if flat.types == .string {
            hasText = true
        } else {
            hasOther = true
        }
    }
}

extension FlatSchema {
    /// Whether the value is a string that represents bytes, such as Base64.
    fileprivate var isEncodedText: Bool { types == .string && (contentEncoding != nil || format == "byte") }
}

extension MediaType {
    /// The media types of a list, such as that of an encoding: `image/png, image/jpeg` (OpenAPI 3.1 §4.8.15.1).
    fileprivate var choices: [MediaType] {
        guard text.contains(byte: UInt8(ascii: ",")) else { return [self] }
        return text.split(separator: ",").map { MediaType($0.filter { $0 != " " && $0 != "\t" }) }
    }

    /// The first of them that is JSON.
    var json: MediaType? { choices.first { $0.kind == .json } }

    /// For a diagnostic: `image/png or image/jpeg`
    var listed: String { choices.map(\.text).joined(separator: " or ") }

    /// Whether it is a list or a range of media types from which the caller chooses one (OpenAPI 3.1 §4.8.15.1).
    fileprivate var leavesChoice: Bool { text.contains(",") || isRange }

    /// Whether a string can hold such content: plain text, JSON or a form.
    fileprivate var isWrittenAsText: Bool {
        switch kind {
        case .text, .json, .form: true
        case .octets, .multipart, .stream, .unsupported: false
        }
    }
}

extension MediaTypeObject.Encoding {
    /// The text between the elements of a list that is sent as one part; `nil` if each element is a part of its own.
    fileprivate var separator: String? {
        switch style {
        case .spaceDelimited where explode != true: " "
        case .pipeDelimited where explode != true: "|"
        case .form where explode == false, nil where explode == false: ","
        default: nil
        }
    }
}

// MARK: planPartHeaders

extension OperationPlanner {
    /// A property for each header that a part may carry (OpenAPI 3.1 §4.8.15); the part writes them.
    func planPartHeaders(
        _ headers: [Header],
        of part: inout PartBlueprint,
        isRequired: Bool,
        names: inout NameScope,
        in scope: DeclarationScope
    ) -> [PropertyBlueprint] {
        var planned: [PropertyBlueprint] = []
        // The form itself writes a part's disposition, because it holds the part's name.
        for header in headers where header.name.lowercased() != "content-disposition" && hasValidName(header) {
            let normalized = part.name + "-" + header.name.withoutExperimentalPrefix
            let plain = typeOfPartHeader(header, hint: SwiftName.type(normalized), in: scope)
            let isNeeded = isRequired && header.isRequired
            var property = PropertyBlueprint(
                name: SwiftName.escaped(
                    names.claim([SwiftName.member(normalized), SwiftName.member(normalized + "-Header")])
                ),
                key: normalized,
                type: isNeeded ? plain : plain.asOptional,
                presence: isNeeded ? .required : .optional
            )
            property.documentation.add(
                header.description ?? "The header \(codeSpan(header.name)) of \(codeSpan(part.name))."
            )
            property.isDeprecated = header.isDeprecated
            part.headers.append(
                PartBlueprint.Header(
                    name: header.name,
                    property: property.name,
                    isRequired: isNeeded,
                    explode: header.explode,
                    isJSON: header.isJSON
                )
            )
            planned.append(property)
        }
        return planned
    }
}

extension FlatSchema {
    /// Whether it is a list whose elements are sent as JSON: objects or lists.
    var listsJSON: Bool {
        guard types == .array, let items else { return false }
        let element = FlatSchema(items.target)
        return element.isObject || element.types == .array
    }
}
