import EndpointDescription

/// The parts that a schema describes for a multipart body.
struct FormDescription {
    /// `nil` if only the items of the body have a schema.
    var schema: Schema?
    var properties: [Schema.Property]
    var required: Set<String>
    /// The encodings of the parts, by name.
    var encodings: [String: MediaTypeObject.Encoding] = [:]
    /// The member that holds all parts after those with a position of their own. Its schema is that of one part.
    var rest: String?
    /// The member that names the alternative among others, and its value in this one.
    var tag: (key: String, value: Literal)?
    /// Whether parts are identified by their positions instead of their names.
    var isPositional = false
    /// The positions of the properties that a schema describes, by name.
    private var indices: [String: Int] = [:]
    /// Whether the whole, or one of its alternatives, may have parts that are not described.
    private(set) var keepsOthers = false
    /// The parts for which some alternatives have another schema than the first one.
    private(set) var ambiguous: [String] = []
    private var knownAsAmbiguous: Set<String> = []

    private init(_ flats: [FlatSchema], of schema: Schema) {
        self.schema = schema
        properties = []
        required = []
        keepsOthers = flats.contains(where: \.keepsOthers)
        for flat in flats {
            add(flat.properties)
            required.formUnion(flat.required)
        }
    }

    /// The form of the whole schema. The parts of its alternatives are optional.
    init(_ schema: Schema) {
        let flat = FlatSchema(schema.target)
        self.init([flat], of: schema)
        addParts(ofAlternativesIn: flat)
    }

    private mutating func add(_ others: [Schema.Property]) {
        for property in others {
            guard let index = indices[property.name] else {
                indices[property.name] = properties.count
                properties.append(property)
                continue
            }
            let isOther = !property.schema.describesSame(as: properties[index].schema)
            if isOther, knownAsAmbiguous.insert(property.name).inserted { ambiguous.append(property.name) }
        }
    }

    private mutating func addParts(ofAlternativesIn flat: FlatSchema) {
        var met: Set<Schema> = []
        var pending = flat.unions.flatMap(\.alternatives)
        var next = 0
        while next < pending.count {
            let alternative = pending[next].target
            next += 1
            guard met.insert(alternative).inserted else { continue }
            let flat = FlatSchema(alternative)
            keepsOthers = keepsOthers || flat.keepsOthers
            add(flat.properties)
            pending += flat.unions.flatMap(\.alternatives)
        }
    }

    /// The form of a body whose parts have positions: those of `prefixItems`, then the items (OpenAPI 3.2 §4.14); `nil` if
    /// the parts have names.
    init?(positional media: MediaTypeObject) {
        let flat = media.schema.map { FlatSchema($0.target) }
        let described = media.itemSchema ?? flat?.items
        guard media.type.essence != MultipartBlueprint.formType, media.itemSchema != nil || flat?.types == .array,
            described != nil || flat?.prefixItems.isEmpty == false
        else { return nil }
        schema = media.schema
        properties = []
        required = []
        isPositional = true
        let prefix = flat?.prefixItems ?? []
        let items = described.flatMap { $0.target.acceptsNothing ? nil : $0 }
        // Items with an encoding of their own are parts of their own. A missing part would shift those after it.
        let encoded = items.map { Array(repeating: $0, count: max(0, media.prefixEncoding.count - prefix.count)) } ?? []
        for (index, part) in (prefix + encoded).enumerated() {
            let name = part.partName ?? "part\(index + 1)"
            add(part, named: name, or: "\(name)\(index + 1)", encoding: media.encoding(at: index))
        }
        let hasPrefix = !properties.isEmpty
        guard let items else { return }
        add(items, named: "items", or: "otherItems", encoding: media.itemEncoding)
        rest = properties.last?.name
        // Without parts before them, the items are the whole body.
        if hasPrefix, let rest { required.remove(rest) }
    }

    private mutating func add(
        _ part: Schema,
        named name: String,
        or other: String,
        encoding: MediaTypeObject.Encoding?
    ) {
        var free = required.contains(name) ? other : name
        var number = 2
        while required.contains(free) {
            free = "\(other)_\(number)"
            number += 1
        }
        let property = Schema.Property(name: free, schema: part)
        properties.append(property)
        required.insert(property.name)
        if let encoding { encodings[property.name] = encoding }
    }

    /// One form for each alternative of `oneOf` or `anyOf`, with the parts that the schema itself adds to all of them;
    /// empty if the alternatives describe no parts of their own.
    static func alternatives(of schema: Schema) -> [(name: String, form: FormDescription)] {
        let common = FlatSchema(schema.target)
        guard common.unions.count == 1, let union = common.unions.first else { return [] }
        let forms = union.alternatives.compactMap { alternative -> (name: String, form: FormDescription)? in
            let flat = FlatSchema(alternative.target)
            guard !flat.properties.isEmpty else { return nil }
            let name = alternative.reference?.componentName ?? alternative.componentName ?? alternative.title
            let distinguishing = flat.required.first ?? flat.properties[0].name
            var form = FormDescription([flat, common], of: alternative)
            form.addParts(ofAlternativesIn: flat)
            return (name ?? "with-" + distinguishing, form)
        }
        return forms.count == union.alternatives.count ? forms : []
    }

    /// Parts named `files[0]`, `files[1]` and so on, by their common name: how many there are, and their traits. They are
    /// left out unless all of them are optional files with the same traits.
    ///
    /// - Parameter traits: the traits of a part; `nil` if it cannot be in a list of files.
    func numberedFiles(traits: (Schema.Property) -> [PartTrait]?) -> [String: (count: Int, traits: [PartTrait])] {
        var members: [String: [(index: Int, traits: [PartTrait])]] = [:]
        var taken = Set(properties.map(\.name))
        for property in properties {
            guard let (base, index) = property.name.numbered else { continue }
            if !required.contains(property.name), let traits = traits(property) {
                members[base, default: []].append((index, traits))
            } else {
                taken.insert(base)
            }
        }
        return members.filter { base, files in
            !taken.contains(base) && files.count > 1 && files.map(\.index) == Array(files.indices)
                && Set(files.map(\.traits)).count == 1
        }.mapValues { ($0.count, $0[0].traits) }
    }
}

extension String {
    /// `files[3]` as `files` and 3.
    var numbered: (base: String, index: Int)? {
        guard hasSuffix("]"), let open = lastIndex(of: "["), open > startIndex,
            case let text = self[self.index(after: open)...].dropLast(), let index = Int(text), String(index) == text
        else { return nil }
        return (String(self[..<open]), index)
    }
}

extension MediaTypeObject {
    /// The encoding of the part at a position.
    fileprivate func encoding(at index: Int) -> Encoding? {
        index < prefixEncoding.count ? prefixEncoding[index] : itemEncoding
    }
}

extension Schema {
    /// The name of a part that has only a position: that of its schema.
    fileprivate var partName: String? {
        (reference?.componentName ?? componentName ?? title).map { SwiftName.member($0) }
    }
}
