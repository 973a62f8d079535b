import EndpointTesting

/// Random valid arguments of an operation.
struct ArgumentMaker {
    typealias Part = PlainDescription.Part

    /// Header parameters that OpenAPI ignores, and those that only the transport sets.
    private static let ignoredHeaders = [
        "accept", "content-type", "authorization", "host", "content-length", "transfer-encoding", "connection",
    ]

    let description: PlainDescription
    let seed: UInt64
    let number: Int
    /// Which of several forms is sent.
    let form: Int
    private var random: SeededGenerator

    init(_ description: PlainDescription, seed: UInt64, number: Int, form: Int = 0) {
        self.description = description
        self.seed = seed
        self.number = number
        self.form = form
        random = SeededGenerator(seed: seed)
    }

    /// By `query.limit`, `path.id`, `body` or `body.photo`; nil if something required has no valid value.
    mutating func arguments(of operation: PlainOperation, _ kind: String?, _ media: PlainOperation.Media?) -> Arguments?
    {
        var values: [String: Plain] = [:]
        for parameter in operation.parameters {
            guard let name = parameter.value["name"]?.text, let place = parameter.value["in"]?.text else { continue }
            let isIgnored =
                place == "header"
                && ArgumentMaker.ignoredHeaders.contains(name.lowercased())
            let isRequired = parameter.value["required"]?.flag == true || place == "path"
            guard !isIgnored, isRequired || isWanted else { continue }
            if let value = value(of: parameter, place: place) {
                values["\(place).\(name)"] = value
            } else if isRequired {
                return nil
            }
        }
        guard let kind, let media else { return Arguments(values) }
        if kind == "multipart" || kind == "positions" {
            guard let parts = kind == "multipart" ? parts(of: media) : positions(of: media) else { return nil }
            values.merge(parts) { $1 }
            // The form itself is an argument.
            values["body"] = .object(PlainObject())
            return Arguments(values)
        }
        guard operation.body?.value["required"]?.flag == true || isWanted else { return Arguments(values) }
        guard let body = body(kind, media) else { return nil }
        values["body"] = body
        return Arguments(values)
    }

    /// As few arguments as possible, and one field of a form as one of its alternatives.
    mutating func arguments(of operation: PlainOperation, _ form: PlainOperation.Media, _ field: FormField)
        -> Arguments?
    {
        guard var arguments = arguments(of: operation, "form", form),
            var fields = (arguments.values["body"] ?? body("form", form))?.object,
            let value = write(field.alternative, .flat(isPlain: false), depth: field.isDeep ? 3 : 1)
        else { return nil }
        fields[field.name] = value
        arguments.values["body"] = .object(fields)
        return arguments
    }

    private var isWanted: Bool {
        mutating get { number % 3 == 0 ? false : number % 3 == 1 ? true : random.chance(0.6) }
    }

    private mutating func write(_ schema: Part, _ place: InstanceWriter.Place, depth: Int) -> Plain? {
        var writer = InstanceWriter(description, direction: .request, place: place)
        writer.flatDepth = depth
        return writer.instance(of: schema, seed: random.next(), number: number)?.value
    }

    private mutating func value(of parameter: Part, place: String) -> Plain? {
        if let (type, content) = parameter["content"]?.members.first, let media = description.resolve(content) {
            guard let schema = media["schema"] else { return .string("text") }
            if place == "querystring", type == "application/x-www-form-urlencoded" {
                let isPlain = media["encoding"] != nil
                return write(schema, .flat(isPlain: isPlain), depth: 1)
            }
            let value = write(schema, place == "header" ? .flat(isPlain: true) : .json, depth: 1)
            return value?.isNull == true ? nil : value
        }
        guard let schema = parameter["schema"] else { return .string("text") }
        let style = parameter.value["style"]?.text
        // Elements of these styles cannot hold their own separator, and headers are not encoded.
        let isPlain =
            place == "header" || ["spaceDelimited", "pipeDelimited", "label", "cookie"].contains(style)
            || parameter.value["allowReserved"]?.flag == true
        let value = write(schema, .flat(isPlain: isPlain), depth: style == "deepObject" ? 3 : 0)
        if place == "path", let text = value?.text, ["", ".", ".."].contains(text) { return .string("a") }
        return value
    }

    private mutating func body(_ kind: String, _ media: PlainOperation.Media) -> Plain? {
        switch kind {
        case "json":
            guard let schema = media.schema else { return .object(PlainObject([("any", .boolean(true))])) }
            let value = write(schema, .json, depth: 0)
            return value?.isNull == true ? nil : value
        case "form":
            guard let schema = media.schema else { return .object(PlainObject([("any", .string("text"))])) }
            let isDeep =
                media.part["encoding"]?.members.contains { $0.part.value["style"]?.text == "deepObject" } ?? false
            let styles = media.part["encoding"]?.members.compactMap { $0.part.value["style"]?.text } ?? []
            let isPlain = styles.contains { ["spaceDelimited", "pipeDelimited"].contains($0) }
            let value = write(schema, .flat(isPlain: isPlain), depth: isDeep ? 3 : 1)
            if value?.object != nil { return value }
            let isEmpty = Validator(description, direction: .request).isValid(.object(PlainObject()), schema)
            return isEmpty ? .object(PlainObject()) : nil
        case "sequence":
            guard let schema = media.itemSchema(in: description) else { return nil }
            var items: [Plain] = []
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                guard let item = write(schema, .json, depth: 0) else { return nil }
                items.append(item)
            }
            return .array(items)
        default: return .string("a text\nof \(number) letters")
        }
    }

    /// Whether a numbered part, `files[1]`, follows the one before.
    private func isNext(_ name: String, after values: [String: Plain]) -> Bool {
        guard name.hasSuffix("]"), let open = name.lastIndex(of: "["),
            let number = Int(name[name.index(after: open)...].dropLast()), number > 0
        else { return true }
        return values["body.\(name[..<open])[\(number - 1)]"] != nil
    }

    /// The parts by position: `body.0`, and those behind as `body.rest`.
    private mutating func positions(of media: PlainOperation.Media) -> [String: Plain]? {
        var values: [String: Plain] = [:]
        for (index, part) in media.prefix(in: description).enumerated() {
            guard let value = write(part, .flat(isPlain: false), depth: 1) else { return nil }
            values["body.\(index)"] = value
        }
        guard let schema = media.itemSchema(in: description) else { return values }
        var items: [Plain] = []
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            guard let item = write(schema, .flat(isPlain: false), depth: 1) else { return nil }
            items.append(item)
        }
        values["body.rest"] = .array(items)
        return values
    }

    private mutating func parts(of media: PlainOperation.Media) -> [String: Plain]? {
        guard let schema = media.schema else { return [:] }
        var values: [String: Plain] = [:]
        var all = description.opened(schema)
        // The sender sends one of several forms.
        for choice in all.flatMap({ [$0["oneOf"], $0["anyOf"]].compactMap { $0?.elements } }) {
            if !choice.isEmpty { all += description.opened(choice[form % choice.count]) }
        }
        let required = Set(all.flatMap { $0.value["required"]?.elements.compactMap(\.text) ?? [] })
        for (name, property) in all.flatMap({ $0["properties"]?.members ?? [] }) {
            let isRequired = required.contains(name)
            guard isRequired || isWanted, isNext(name, after: values) else { continue }
            if let value = write(property, .flat(isPlain: false), depth: 1) {
                values["body.\(name)"] = value
            } else if isRequired {
                return nil
            }
            guard let headers = media.part["encoding"]?[name]?["headers"]?.members else { continue }
            for (header, part) in headers where header.lowercased() != "content-type" {
                guard let part = description.resolve(part), let value = self.value(of: part, place: "header") else {
                    continue
                }
                values["header.\(name).\(header)"] = value
            }
        }
        return values
    }
}

extension PlainDescription {
    /// A schema and everything that holds next to it through references and `allOf`.
    func opened(_ schema: Part) -> [Part] {
        var found: [Part] = []
        var waiting = [schema]
        while let next = waiting.popLast(), found.count < 100 {
            guard let part = resolve(next) else { continue }
            found.append(part)
            waiting += part["allOf"]?.elements ?? []
        }
        return found
    }
}
