import EndpointDescription

extension OperationPlanner {
    func planBody(_ operation: Operation, into request: inout RequestPlan, in scope: DeclarationScope) {
        guard let body = operation.requestBody, var planned = planBody(body, of: operation, in: scope) else { return }
        var parameter: Operation.ContentTypeParameter?
        if case .octets(let type, isOpen: false) = planned.content, let own = operation.contentTypeParameter {
            parameter = own
            planned.content = .octets(contentType: own.value ?? type, isOpen: true)
        }
        let name = request.names.claimMember("body", alternatives: ["requestBody"])
        add(planned.type, body, name, to: &request)
        var blueprint = BodyBlueprint(property: name, isOptional: !body.isRequired, content: planned.content)
        if case .octets(let contentType, isOpen: true) = planned.content {
            let range = body.content.first?.name ?? contentType
            blueprint.contentTypeProperty = addContentType(
                contentType,
                mayBeOmitted: parameter != nil || !body.isRequired || ["*/*", "application/*"].contains(range),
                remark: contentTypeRemark(range, parameter),
                to: &request
            )
        }
        request.body = blueprint
    }

    /// A body in one media type, or as a choice among several.
    struct PlannedBody {
        var type: SwiftType
        var content: BodyBlueprint.Content
    }

    private func planBody(_ body: RequestBody, of operation: Operation, in scope: DeclarationScope) -> PlannedBody? {
        if let planned = plannedBodies[operation.line] { return planned }
        let options = options(of: body)
        let planned =
            options.count > 1
            ? planChoice(options, of: body, in: scope)
            : options.first.map { planBody($0, hint: "Body", in: scope) }
        plannedBodies[operation.line] = planned
        return planned
    }

    private func addContentType(
        _ contentType: String,
        mayBeOmitted: Bool,
        remark: String,
        to request: inout RequestPlan
    ) -> String {
        let name = request.names.claimMember("contentType", alternatives: ["bodyContentType"])
        var property = PropertyBlueprint(name: name, key: "Content-Type", type: .string, presence: .required)
        if mayBeOmitted { property.defaultValue = .string(contentType) }
        property.documentation.add(remark)
        request.add(property)
        return name
    }

    /// The media types that an operation accepts, without those that only encode the same schema differently: other
    /// JSON types in addition to plain JSON, and XML.
    private func distinctMedia(of body: RequestBody) -> [MediaTypeObject] {
        let content = body.content.prefix(OperationPlanner.mostMediaTypes)
        if content.count < body.content.count {
            log.warning(
                "a body of \(body.content.count) media types: all after the first \(content.count) are left out",
                at: body.place
            )
        }
        let plain = content.first { $0.type.isPlainJSON }
        var kept: [MediaTypeObject] = []
        var leftOut: [MediaTypeObject] = []
        for media in content {
            if let twin = kept.first(where: { $0.type.essence == media.type.essence }) {
                if !media.describesSame(as: twin) { leftOut.append(media) }
                continue
            }
            let kind = media.type.kind
            let isRedundant =
                switch kind {
                case .json: plain.map { $0.type.essence != media.type.essence && $0.describesSame(as: media) } ?? false
                case .unsupported: content.contains { $0.type.kind != kind && $0.describesSame(as: media) }
                case .form, .multipart, .text, .octets, .stream: false
                }
            if isRedundant { leftOut.append(media) } else { kept.append(media) }
        }
        if !leftOut.isEmpty {
            let sent = kept.map(\.name).joined(separator: " or ")
            let names = leftOut.map(\.name).joined(separator: ", ")
            log.note("the body is sent as \(sent); also described: \(names)", at: body.place)
        }
        return kept
    }

    /// Each media type is compared with the others. Real descriptions have some 20 at most.
    private static let mostMediaTypes = 100

    /// One way to write a body: a media type and, for a choice of forms, one of them.
    private struct BodyOption {
        var media: MediaTypeObject
        var form: (name: String, form: FormDescription)?
        /// Whether the body may have parts that it does not describe.
        var keepsOthers = false

        var caseName: String { form.map { SwiftName.member($0.name) } ?? MediaName.caseName(of: media.type) }
    }

    private func options(of body: RequestBody) -> [BodyOption] {
        distinctMedia(of: body).flatMap { media in
            reportUnknownEncodings(of: media)
            var media = media
            let isAlsoJSON = body.content.contains { $0.type.kind == .json && $0.describesSame(as: media) }
            if media.type.kind == .multipart, isAlsoJSON { media.sendAnythingAsJSON() }
            let forms =
                media.type.kind == .multipart ? media.schema.map(FormDescription.alternatives) ?? [] : []
            let keepsOthers = media.schema.map { FlatSchema($0.target).keepsOthers } ?? false
            let all = forms.isEmpty ? [nil] : forms.map(Optional.some)
            return all.map { BodyOption(media: media, form: $0, keepsOthers: keepsOthers) }
        }
    }

    /// The name of an encoding must be that of a member (OpenAPI 3.1 §4.8.14.1).
    private func reportUnknownEncodings(of media: MediaTypeObject) {
        guard media.type.kind == .form || media.type.kind == .multipart, !media.encoding.isEmpty,
            let schema = media.schema
        else { return }
        let form = FormDescription(schema)
        guard !form.keepsOthers else { return }
        let names = Set(form.properties.map(\.name))
        let unknown = media.encoding.filter { !names.contains($0.property) }
        guard !names.isEmpty, !unknown.isEmpty else { return }
        let free = names.subtracting(media.encoding.map(\.property)).sorted()
        for encoding in unknown {
            let near = log.nearest(to: encoding.property, among: free)
            log.warning(
                "the body has no member '\(encoding.property)', so this encoding is ignored\(suggestion(near))",
                at: encoding.place
            )
        }
    }

    private func planChoice(_ options: [BodyOption], of body: RequestBody, in scope: DeclarationScope) -> PlannedBody {
        let node = scope.node.declare("Body", alternatives: ["RequestBody"])
        let inner = DeclarationScope(node)
        var names = NameScope(reserved: ["none", "some"])
        var blueprint = CasesBlueprint()
        var contents: [(name: String, content: BodyBlueprint.Content)] = []
        let isOneType = Set(options.map(\.media.name)).count == 1
        var whole: [MediaTypeObject] = []
        for option in options {
            let caseName = names.claimCase(
                option.caseName,
                alternatives: option.form == nil ? MediaName.fullCaseNames(of: option.media.type) : []
            )
            var option = option
            let type = option.media
            // Media types with the same description share one type.
            let twin = whole.first { $0.describesSame(as: type) }
            if let twin { (option.media.schema, option.media.itemSchema) = (twin.schema, twin.itemSchema) }
            if type.type.kind != .multipart { whole.append(type) }
            let isShared =
                option.form == nil
                && options.contains { $0.media.name != type.name && $0.media.describesSame(as: type) }
            let hint = isShared ? "Content" : SwiftName.type(option.caseName)
            let planned = planBody(option, hint: hint, in: inner)
            var item = CasesBlueprint.Case(name: caseName, type: planned.type)
            item.documentation.add("`\(type.name)`")
            item.hasContentType = planned.content.isOpen
            blueprint.cases.append(item)
            contents.append((caseName, planned.content))
        }
        var documentation = Documentation()
        documentation.add(
            "The body, as one of the \(isOneType ? "forms" : "media types") that the operation accepts."
        )
        scope.add(.cases(blueprint), of: inner, documentation)
        return PlannedBody(type: .declared(node), content: .choice(contents))
    }

    private func planBody(_ option: BodyOption, hint: String, in scope: DeclarationScope) -> PlannedBody {
        let media = option.media
        switch media.type.kind {
        case .json:
            if media.isRaw { return octets(media) }
            let isPlain = media.type.isBareJSON || media.type.isRange
            let type = media.schema.map { types.type(of: $0, hint: hint, or: ["Request" + hint], in: scope) } ?? .json
            return PlannedBody(
                type: type,
                content: .json(contentType: isPlain ? nil : media.name, admitsNull: type != type.withoutOptional)
            )
        case .form: return planForm(media, hint: hint, in: scope)
        case .multipart: return planMultipart(option, hint: hint, in: scope)
        case .text where media.isFile: return octets(media)
        case .text:
            if media.describesMoreThanText {
                log.note("\(media.name) is sent as the text that the caller passes", at: media.place)
            }
            let contentType = media.type.isRange ? nil : media.name
            return PlannedBody(type: .string, content: .text(contentType: contentType))
        case .stream: return planSequence(media, hint: hint, in: scope) ?? octets(media)
        case .octets where !media.describesMoreThanText: return octets(media)
        case .octets, .unsupported:
            log.note("\(media.name) is sent as the bytes that the caller passes", at: media.place)
            return octets(media)
        }
    }

    private func octets(_ media: MediaTypeObject) -> PlannedBody {
        // A body with parts is read by the boundary in its type, which only the caller can provide.
        let isOpen = media.type.isRange || media.type.kind == .multipart
        let contentType = media.type.isRange ? "application/octet-stream" : media.name
        return PlannedBody(type: .standard(.body), content: .octets(contentType: contentType, isOpen: isOpen))
    }

    private func planForm(_ media: MediaTypeObject, hint: String, in scope: DeclarationScope) -> PlannedBody {
        if let schema = media.schema, !schema.mayBeForm {
            if schema.isText { return PlannedBody(type: .string, content: .text(contentType: media.name)) }
            log.note("\(media.name) is sent as the bytes that the caller passes", at: media.place)
            return octets(media)
        }
        let names = ["Request" + hint]
        let type = media.schema.map { types.nonNullType(of: $0, hint: hint, or: names, in: scope) }
        if let schema = media.schema { reportNesting(in: schema, media) }
        return PlannedBody(
            type: type ?? .dictionary(.string),
            content: .form(media.encoding.map { FormFieldBlueprint($0) })
        )
    }

    private func planMultipart(_ option: BodyOption, hint: String, in scope: DeclarationScope) -> PlannedBody {
        let media = option.media
        let description =
            option.form?.form ?? FormDescription(positional: media) ?? media.schema.map { FormDescription($0) }
        if let count = description?.properties.count, count > FlatSchema.mostMembers {
            log.warning("a form of \(count) parts is sent as the bytes that the caller passes", at: media.place)
            return octets(media)
        }
        guard let description, let form = planParts(of: description, media, hint: hint, in: scope) else {
            log.note(
                "a multipart body without described parts is sent as the bytes and the content type that the caller passes",
                at: media.place
            )
            return octets(media)
        }
        let keepsOthers = option.keepsOthers || description.schema.map { FlatSchema($0.target).keepsOthers } ?? false
        if !description.isPositional, keepsOthers {
            log.note("a form has the described parts only, so no others can be sent", at: media.place)
        }
        for name in description.ambiguous {
            log.note(
                "alternatives of the form describe the part '\(name)' in different ways; the first one is used",
                at: media.place
            )
        }
        var blueprint = MultipartBlueprint(parts: form.parts, isNamed: !description.isPositional)
        if media.type.essence != MultipartBlueprint.formType { blueprint.type = media.type.textWithoutBoundary }
        return PlannedBody(type: .declared(form.node), content: .multipart(blueprint))
    }

    /// The elements of a sequence, if they are described: `[Tick]`.
    private func planSequence(_ media: MediaTypeObject, hint: String, in scope: DeclarationScope) -> PlannedBody? {
        guard media.describesElements else { return nil }
        let content = planStream(of: media, hint: hint == "Body" ? "Item" : hint, in: scope)
        guard case .stream(let element)? = content.type, case .stream(let reading) = content.reading else { return nil }
        let isUsual = media.name == reading.format.usualMediaType
        return PlannedBody(
            type: .array(element),
            content: .sequence(reading, contentType: isUsual ? nil : media.name)
        )
    }

    private func add(_ type: SwiftType, _ body: RequestBody, _ name: String, to request: inout RequestPlan) {
        var property = PropertyBlueprint(
            name: name,
            key: "body",
            type: body.isRequired ? type : type.asOptional,
            presence: body.isRequired ? .required : .optional
        )
        property.documentation.add(body.description)
        if property.documentation.paragraphs.isEmpty, !isDocumented(type), let schema = body.content.first?.schema {
            property.documentation = documentation(ofUse: schema)
        }
        request.add(property)
    }

    /// Whether the type has a comment of its own.
    private func isDocumented(_ type: SwiftType) -> Bool {
        if case .declared = type.withoutOptional { true } else { false }
    }
}

extension MediaType {
    /// The media type as written. The runtime chooses what separates the parts.
    fileprivate var textWithoutBoundary: String {
        let pieces = text.split(separator: ";").filter { piece in
            !piece.drop { $0 == " " }.lowercased().hasPrefix("boundary=")
        }
        return pieces.joined(separator: ";")
    }
}

// MARK: preferred

extension [MediaTypeObject] {
    /// The preferred media type: plain JSON, else the simplest. The author's order decides between equals.
    var preferred: MediaTypeObject? {
        first { $0.type.isPlainJSON } ?? self.min { $0.type.kind.rank < $1.type.kind.rank }
    }

    /// The media type as which a response is requested and read: the preferred one, unless that is JSON that nothing
    /// describes and there is also text, bytes, XML or described JSON of another type.
    ///
    /// Frameworks add such JSON to every response, but the server sends the other media type. Next to XML, they write an
    /// empty schema. If there is also an image, an object without members counts as such JSON.
    var received: MediaTypeObject? {
        let picture = first(where: \.isPicture)
        if let picture, let preferred, preferred.isBareObject, picture.describesSame(as: preferred) { return picture }
        guard let preferred, preferred.type.isPlainJSON, let freedom = preferred.freedom else { return preferred }
        let others = filter {
            freedom.contains($0.type.kind) && !$0.describesSame(as: preferred) && !$0.isFreeJSON
                && ($0.type.kind != .unsupported || preferred.schema != nil)
        }
        return others.min { $0.type.kind.rank < $1.type.kind.rank } ?? preferred
    }

    /// Those whose bytes are passed on as they are.
    var octets: [MediaTypeObject] { filter { $0.type.kind == .octets } }
}

extension MediaTypeObject {
    /// Sends members of a form that may have any value as JSON. Otherwise, they would be files, which a body that is
    /// also accepted as JSON cannot contain.
    fileprivate mutating func sendAnythingAsJSON() {
        let encoded = Set(encoding.map(\.property))
        for property in schema.map({ FlatSchema($0.target).properties }) ?? [] where !encoded.contains(property.name) {
            guard case .anything = FlatSchema(property.schema.target).kind else { continue }
            var json = Encoding(property: property.name, place: place)
            json.contentType = "application/json"
            encoding.append(json)
        }
    }

    /// Whether the schema describes a value, such as an object or a number, that the text or the bytes only represent.
    var describesMoreThanText: Bool {
        guard let schema else { return false }
        let flat = FlatSchema(schema.target)
        return flat.isObject || !flat.types.isEmpty && !flat.types.contains(.string)
    }

    /// Whether it is described as bytes, with any media type: `binary`, and `file` in Swagger 2.0.
    var isFile: Bool { schema?.target.isBinary == true }

    /// Whether the body is text or bytes without JSON's quotation marks: `binary`, or under `*/*` any text or
    /// undescribed content, such as a file whose media type the caller passes.
    fileprivate var isRaw: Bool {
        if type.essence == "*/*", itemSchema == nil, schema?.target.acceptsAnything != false { return true }
        guard let schema = schema?.target, schema.types == .string else { return false }
        if schema.isBinary { return true }
        return type.essence == "*/*" && schema.allowedValues == nil && schema.constant == nil
    }

    fileprivate var isPicture: Bool { type.kind == .octets && ["image", "audio", "video"].contains(type.type) }

    /// Whether it is an object without any description of its content.
    fileprivate var isBareObject: Bool {
        guard type.isPlainJSON, let schema else { return false }
        let flat = FlatSchema(schema.target)
        return flat.types == .object && flat.properties.isEmpty && flat.unions.isEmpty && !flat.keepsOthers
    }

    fileprivate var isFreeJSON: Bool { type.kind == .json && schema?.target.acceptsAnything != false }

    /// The kinds of content that are more likely if the JSON has no description; `nil` if it has one.
    fileprivate var freedom: [MediaType.Kind]? {
        guard let schema = schema?.target, !schema.acceptsAnything else {
            return [.json, .text, .octets, .unsupported]
        }
        let isText = schema.types == .string && schema.format == nil && schema.allowedValues == nil
        return isText && schema.constant == nil ? [.octets] : nil
    }
}

extension Schema {
    /// Whether the value is bytes as they are.
    var isBinary: Bool { types == .string && format == "binary" }
}

extension MediaType.Kind {
    /// If a body has several media types, the one with the lowest rank is preferred. Multipart responses are not read.
    fileprivate var rank: Int {
        switch self {
        case .json: 0
        case .form: 1
        case .text: 2
        case .octets: 3
        case .stream: 4
        case .multipart: 5
        case .unsupported: 6
        }
    }
}
