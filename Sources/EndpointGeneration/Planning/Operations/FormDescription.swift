import EndpointDescription

/// The parts that a schema describes for a multipart body.
struct FormDescription {
    var schema: Schema
    var properties: [Schema.Property]
    var required: Set<String>

    private init(_ flats: [FlatSchema], of schema: Schema) {
        self.schema = schema
        properties = []
        required = []
        for flat in flats {
            for property in flat.properties where !properties.contains(where: { $0.name == property.name }) {
                properties.append(property)
            }
            required.formUnion(flat.required)
        }
    }

    /// The form of the whole schema. Alternatives that it combines are left out.
    init(_ schema: Schema) {
        self.init([FlatSchema(schema.target)], of: schema)
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
            let telling = flat.required.first ?? flat.properties[0].name
            return (name ?? "with-" + telling, FormDescription([flat, common], of: alternative))
        }
        return forms.count == union.alternatives.count ? forms : []
    }

    /// Parts named `files[0]`, `files[1]` and so on, by their common name; only where each of them is an optional file.
    func numberedFiles(where isFile: (Schema.Property) -> Bool) -> [String: Int] {
        var indices: [String: [Int]] = [:]
        for property in properties where !required.contains(property.name) && isFile(property) {
            guard let (base, index) = property.name.numbered else { continue }
            indices[base, default: []].append(index)
        }
        return indices.compactMapValues { $0.count > 1 && $0 == Array($0.indices) ? $0.count : nil }
            .filter { base, _ in !properties.contains { $0.name == base } }
    }
}

extension String {
    /// `files[3]` as `files` and 3.
    var numbered: (base: String, index: Int)? {
        guard hasSuffix("]"), let open = lastIndex(of: "["), open > startIndex,
            let index = Int(self[self.index(after: open)...].dropLast())
        else { return nil }
        return (String(self[..<open]), index)
    }
}
