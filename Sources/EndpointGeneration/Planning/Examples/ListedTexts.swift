import EndpointDescription

/// The values that a schema lists, as JSON texts.
struct ListedTexts {
    enum Kind: Hashable {
        /// The cases of an enum, by its raw type.
        case enumeration(StandardType)
        /// The values that a type reads.
        case scalar(StandardType)
        case anything
    }

    let texts: [String]
    private let kind: Kind
    private let known: Set<String>
    private let isOpen: Bool

    init(_ flat: FlatSchema, _ kind: Kind) {
        self.kind = kind
        let listed = flat.listedValues ?? []
        switch kind {
        case .enumeration(let raw):
            isOpen = listed.isEmpty
            let values = isOpen ? flat.unions.first.flatMap(\.mergedEnum)?.map(\.value) ?? [] : listed
            texts = values.compactMap { ListedTexts.text(of: $0, raw) }
            known = Set(texts)
        case .scalar, .anything:
            isOpen = false
            let values = listed.filter { value in
                if case .scalar(let type) = kind { type.reads(value) } else { true }
            }
            texts = values.map(\.text)
            known = Set(values.map(\.comparableText))
        }
    }

    /// The text of a value that is listed; `nil` for any other value.
    func text(of value: JSON) -> String? {
        guard case .enumeration(let raw) = kind else { return known.contains(value.comparableText) ? value.text : nil }
        guard let text = ListedTexts.text(of: value, raw), known.contains(text) || isOpen && value.isString else {
            return nil
        }
        return text
    }

    private static func text(of value: JSON, _ raw: StandardType) -> String? {
        if raw == .string { return value.scalarText.map(jsonString) }
        return (value.int ?? value.string.flatMap { Int($0) }).map(String.init)
    }
}

/// The schemas that an example has met, because the elements of a long list have the same one.
final class ExampleSchemas {
    private struct Key: Hashable {
        let schema: Schema
        let kind: ListedTexts.Kind
    }

    private var flats: [Schema: (FlatSchema, SchemaKind)] = [:]
    private var lists: [Key: ListedTexts] = [:]

    func flat(_ schema: Schema) -> (FlatSchema, SchemaKind) {
        if let known = flats[schema] { return known }
        let flat = FlatSchema(schema)
        let found = (flat, flat.kind)
        flats[schema] = found
        return found
    }

    func texts(of schema: Schema, _ flat: FlatSchema, _ kind: ListedTexts.Kind) -> ListedTexts {
        let key = Key(schema: schema, kind: kind)
        if let known = lists[key] { return known }
        let texts = ListedTexts(flat, kind)
        lists[key] = texts
        return texts
    }
}
