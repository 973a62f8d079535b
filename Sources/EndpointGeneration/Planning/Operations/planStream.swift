import EndpointDescription

extension OperationPlanner {
    /// A body that is a sequence of elements: `EventStream<Tick>`.
    func planStream(of media: MediaTypeObject, hint: String, in scope: DeclarationScope) -> Content {
        let format = media.type.streamFormat ?? .jsonLines
        var element = SwiftType.json
        var reading: StreamReading.EventData?
        if format != .serverSentEvents, let text = media.textOfStream {
            log.note("this schema describes the whole text, so each element is any JSON value", at: text.place)
        } else if let schema = media.elementSchema {
            element = types.type(of: schema, hint: hint, in: scope)
            if format == .serverSentEvents { reading = eventContent(of: schema) }
        }
        // If the description does not type the event's data, the element is the event itself.
        if format == .serverSentEvents, element == .json || element == .string { element = .standard(.event) }
        return Content(
            type: .stream(element),
            reading: .stream(StreamReading(format: format, eventData: reading)),
            mediaType: media.name
        )
    }

    /// The form of `data`, if the schema describes the event itself with its `event` and `data` (OpenAPI 3.2 §4.14.5);
    /// `nil` if it describes only the data.
    private func eventContent(of schema: Schema) -> StreamReading.EventData? {
        var reader = DataFormReader()
        guard let forms = reader.forms(of: schema, depth: 0) else { return nil }
        return forms.count > 1 ? .jsonOrText : forms.first
    }

    /// Adds a second endpoint after each one whose operation has two response modes.
    func addStreamed(to endpoints: [PlannedEndpoint]) -> [PlannedEndpoint] {
        var all: [PlannedEndpoint] = []
        let index = TypeIndex(types.topLevel.declarations + endpoints.map(\.declaration))
        for (operation, endpoint) in zip(context.orderedOperations, endpoints) {
            guard var streamed = operation.byDelivery.streamed else {
                all.append(endpoint)
                continue
            }
            streamed.callbacks = []
            var whole = endpoint
            let twin = planStreamed(streamed, beside: &whole.declaration, knowing: index)
            all.append(whole)
            all.append(
                PlannedEndpoint(tag: endpoint.tag, operation: streamed, isStreamedTwin: true, declaration: twin)
            )
        }
        return all
    }

    /// The elements of a sequence, if they are described: `[Tick]`.
    func planSequence(_ media: MediaTypeObject, hint: String, in scope: DeclarationScope) -> PlannedBody? {
        guard media.describesElements else { return nil }
        let content = planStream(of: media, hint: hint == "Body" ? "Item" : hint, in: scope)
        guard case .stream(let element)? = content.type, case .stream(let reading) = content.reading else { return nil }
        let isUsual = media.name == reading.format.usualMediaType
        return PlannedBody(
            type: .array(element),
            content: .sequence(reading, contentType: isUsual ? nil : media.name)
        )
    }

    /// The endpoint that reads a response while it arrives, in addition to the one that reads it as a whole.
    private func planStreamed(
        _ operation: Operation,
        beside whole: inout Declaration,
        knowing index: TypeIndex
    ) -> Declaration {
        let isInQuery = operation.parameters.contains { $0.location == .query && $0.isStreamSwitch }
        var streamed = planEndpoint(
            operation,
            isTwin: true,
            fixedQuery: isInQuery ? ["stream": .boolean(true)] : [:]
        )
        let isInBody = !isInQuery && streamed.switchBody(knowing: index)
        let how = isInQuery || isInBody ? "sets `stream`" : "requests it by `Accept`"
        streamed.documentation.addBeforeLine(
            "Reads the response while it arrives, and \(how); `\(whole.node.name)` reads it as a whole."
        )
        whole.documentation.addBeforeLine(
            "Reads the response as a whole; `\(streamed.node.name)` reads it while it arrives."
        )
        log.note(
            "this operation has a complete and a streamed response: \(whole.node.name) reads the complete one, "
                + "\(streamed.node.name) the streamed one\(isInQuery || isInBody ? ", and sets 'stream'" : "")",
            at: operation.place
        )
        return streamed
    }
}

extension Documentation {
    /// Inserts a paragraph before the last line, which holds the method and the path.
    fileprivate mutating func addBeforeLine(_ paragraph: String) {
        paragraphs.insert(paragraph, at: max(paragraphs.count - 1, 0))
    }
}

/// The schemas of server-sent events in all bodies, with the alternatives that they are composed of.
func eventSchemas(of description: Description) -> Set<Schema> {
    let bodies = description.operations.flatMap { operation in
        operation.responses.flatMap(\.content) + (operation.requestBody?.content ?? [])
    }
    let elements =
        bodies
        .filter { $0.type.streamFormat == .serverSentEvents }
        .compactMap(\.elementSchema)
    return Set(reachable(from: elements) { $0.composition + $0.oneOf + $0.anyOf })
}

extension Operation {
    /// The operation without streams and, if it has both kinds of responses, the operation with only streams.
    var byDelivery: (whole: Operation, streamed: Operation?) {
        var (hasStream, hasWhole) = (false, false)
        for response in responses where response.status.isSuccess {
            for media in response.content {
                if media.isStream { hasStream = true } else { hasWhole = true }
            }
        }
        guard hasStream, hasWhole else { return (self, nil) }
        var (whole, streamed) = (self, self)
        whole.responses = responses.compactMap { $0.keeping { !$0.isStream } }
        streamed.responses = responses.compactMap { $0.keeping(\.isStream) }
        return (whole, streamed)
    }
}

extension Response {
    /// `nil` if a success had bodies and none remains.
    fileprivate func keeping(_ isKept: (MediaTypeObject) -> Bool) -> Response? {
        guard status.isSuccess, !content.isEmpty else { return self }
        var copy = self
        copy.content = content.filter(isKept)
        return copy.content.isEmpty ? nil : copy
    }
}

extension MediaTypeObject {
    fileprivate var isStream: Bool { type.isStream }

    /// The schema of a stream that is described as one text, and not item by item.
    var textOfStream: Schema? {
        guard itemSchema == nil, let schema else { return nil }
        let flat = FlatSchema(schema.target)
        // Listed values, dates and identifiers are values of elements.
        let isText = flat.types == .string && flat.listedValues == nil && flat.constant == nil
        return isText && [nil, "binary", "byte"].contains(flat.format) ? schema : nil
    }

    /// The schema of one element of a stream, if it is described.
    var elementSchema: Schema? { itemSchema ?? schema.map(\.itemOfStream) }

    /// Whether the elements of a sequence have a schema (OpenAPI 3.2 §4.14).
    var describesElements: Bool {
        guard itemSchema == nil else { return true }
        guard let schema, textOfStream == nil else { return false }
        if case .anything = FlatSchema(schema.target).kind { return false }
        return true
    }
}

extension Parameter {
    fileprivate var isStreamSwitch: Bool { name == "stream" && schema.map { $0.target.types == .boolean } == true }
}

extension Schema {
    /// An array schema describes the whole stream (OpenAPI 3.2 §4.14.4); any other schema describes one element.
    fileprivate var itemOfStream: Schema {
        let flat = FlatSchema(target)
        return flat.types == .array ? flat.items ?? self : self
    }

    /// The schemas that the values of `data` have: without a union, only this one.
    fileprivate var alternativesOfData: [Schema] {
        var ends: [Schema] = []
        _ = reachable(from: [target]) { schema in
            let flat = FlatSchema(schema)
            let isUnion = flat.types.isEmpty && schema.jsonContent == nil
            let alternatives = isUnion ? flat.unions.flatMap(\.alternatives).map(\.target) : []
            if alternatives.isEmpty { ends.append(schema) }
            return alternatives
        }
        return ends
    }

    fileprivate var ownDataForms: Set<StreamReading.EventData> {
        let types = FlatSchema(target).types
        guard jsonContent == nil, types.contains(.string) else { return [.json] }
        return types == .string ? [.text] : [.text, .json]
    }
}

/// Reads each schema once, regardless of the number of references to it.
private struct DataFormReader {
    typealias Forms = Set<StreamReading.EventData>

    private struct Level: Hashable {
        var schema: Schema
        var depth: Int
    }

    private static let deepest = 4

    private var known: [Level: Forms?] = [:]

    /// Whether `data` may be text, and whether JSON, in an object of `event`, `data`, `id` and `retry`; `nil` for any other
    /// schema.
    mutating func forms(of schema: Schema, depth: Int) -> Forms? {
        guard depth < DataFormReader.deepest else { return nil }
        let level = Level(schema: schema.target, depth: depth)
        if let known = known[level] { return known }
        let forms = read(level)
        known[level] = .some(forms)
        return forms
    }

    private mutating func read(_ level: Level) -> Forms? {
        let flat = FlatSchema(level.schema)
        let members: Set<String> = ["event", "data", "id", "retry"]
        guard flat.properties.allSatisfy({ members.contains($0.name) }) else { return nil }
        var forms: Forms = []
        for alternative in flat.unions.flatMap(\.alternatives) {
            guard let inner = self.forms(of: alternative, depth: level.depth + 1) else { return nil }
            forms.formUnion(inner)
        }
        let data = flat.property("data")
        for value in data?.alternativesOfData ?? [] { forms.formUnion(value.ownDataForms) }
        let isEvent = data != nil || (level.depth > 0 && flat.property("event") != nil) || !forms.isEmpty
        return isEvent ? forms : nil
    }
}

extension Declaration {
    /// Sets `stream` in the body, if the body has such a flag.
    fileprivate mutating func switchBody(knowing index: TypeIndex) -> Bool {
        guard case .endpoint(var blueprint) = kind, let body = blueprint.body, body.content.hasMembers,
            let property = blueprint.properties.first(where: { $0.name == body.property }),
            case .declared(let node) = index.underlying(property.type.withoutOptional),
            let model = index.structure(node) ?? TypeIndex(nested).structure(node),
            let flag = model.properties.first(where: { $0.key == "stream" && $0.isStored && $0.isFlag })
        else { return false }
        blueprint.body?.streamSwitch = flag.name
        kind = .endpoint(blueprint)
        return true
    }
}

extension BodyBlueprint.Content {
    fileprivate var hasMembers: Bool {
        switch self {
        case .json, .form, .multipart: true
        case .text, .octets, .choice, .sequence: false
        }
    }
}

extension PropertyBlueprint {
    fileprivate var isFlag: Bool {
        switch type {
        case .standard(.bool), .optional(.standard(.bool)), .presence(.standard(.bool)): true
        default: false
        }
    }
}
