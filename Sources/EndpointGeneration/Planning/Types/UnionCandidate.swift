import EndpointDescription

/// One alternative of a union, before it becomes a case.
struct UnionCandidate {
    var schema: Schema
    var flat: FlatSchema
    var tags: [String] = []
    /// Whether a mapping or an extension states its tags.
    var statesTags = false
    /// Whether its tags are the values of its base that no other alternative has for itself.
    var takesOtherTags = false
    /// An additional tag that readers accept: the schema's name.
    var readName: String?
    /// Whether it is itself a union, which writes the tags of its own alternatives.
    var writesTags = false
    /// Whether it is the standalone type of a base, without its subtypes.
    var isBaseAlone = false
    var type: SwiftType = .json
    var kinds: [UnionBlueprint.JSONKind]

    init(schema: Schema, flat: FlatSchema, kinds: [UnionBlueprint.JSONKind]? = nil) {
        self.schema = schema
        self.flat = flat
        self.kinds = kinds ?? flat.jsonKinds
    }

    var hasObject: Bool { kinds.contains(.object) }

    /// The schema of the elements, if it is a list of objects.
    var objectItems: Schema? {
        guard kinds == [.array], case .array = flat.kind, let items = flat.items?.target else { return nil }
        return FlatSchema(items).jsonKinds.contains(.object) ? items : nil
    }

    var required: [String] { flat.required.filter { flat.property($0) != nil } }

    /// Whether it describes and requires the member.
    func requires(_ key: String) -> Bool { flat.requires(key) && flat.property(key) != nil }

    /// The name or title of its schema.
    var name: String? { schema.target.componentName ?? schema.title }

    var componentName: String? { schema.reference?.componentName ?? schema.target.componentName }

    /// Whether the alternative's own member writes the tag.
    func fixes(_ key: String) -> Bool {
        guard let values = flat.property(key).map(FlatSchema.init), flat.requires(key) else { return false }
        return values.unions.isEmpty && values.onlyValue != nil
    }

    /// Whether the alternative cannot have this member: it neither describes it nor allows undescribed members.
    func isSilent(about key: String?) -> Bool {
        guard let key, flat.unions.isEmpty else { return false }
        return flat.property(key) == nil && !flat.additionalProperties.carriesValues
    }

    /// Whether it describes the member as a number.
    fileprivate func hasNumber(_ key: String) -> Bool {
        guard let values = flat.property(key).map(FlatSchema.init) else { return false }
        return !values.types.intersection([.integer, .number]).isEmpty
            || values.listedValues?.contains { $0.kind == .number } == true
    }

    /// The tags, and those that are numbers also as readers spell them.
    func readTags(_ key: String) -> [String] {
        let all = tags + (readName.map { [$0] } ?? [])
        return hasNumber(key) ? all + all.compactMap { $0.number?.plainText } : all
    }

    /// Whether it describes the member, which may be absent or `null`.
    func mayOmit(_ key: String) -> Bool {
        flat.property(key).map { !flat.requires(key) || $0.admitsNull } ?? false
    }

    /// Whether its values may lack a tag: it describes the tag but does not require it, and readers take a tag that is null
    /// as missing. A discriminator requires the tags that it states.
    func mayLack(_ tag: UnionTraits.Tag) -> Bool { (tag.isInferred || takesOtherTags) && mayOmit(tag.key) }

    /// The tag that writers add; `nil` if the alternative's own member holds it.
    ///
    /// - Parameter shared: the tags of several alternatives, which are not needed to choose one.
    func writtenTag(_ tag: UnionTraits.Tag, shared: Set<String>) -> Literal? {
        let key = tag.key
        // A tag that may be missing is written by the alternative's own member, if it is there.
        if mayLack(tag) || !shared.isDisjoint(with: tags) && mayOmit(key) { return nil }
        // If the alternative has no member that holds its tag, any of its tags selects it when it is read again.
        guard hasObject, !writesTags, !fixes(key), let tag = tags.first, tags.count == 1 || isSilent(about: key) else {
            return nil
        }
        return constant(tag, for: key)
    }

    /// The tag as the JSON value that the member describes.
    private func constant(_ tag: String, for key: String) -> Literal {
        guard let values = flat.property(key).map(FlatSchema.init) else { return .string(tag) }
        let listed = (values.listedValues ?? []).first { $0.scalarText == tag }
        switch listed?.kind {
        case .boolean: return listed?.bool.map { .boolean($0) } ?? .string(tag)
        case .number where listed?.int == nil: return .number(tag)
        case .number: return .integer(tag)
        default:
            if values.types == .boolean, let flag = Bool(tag) { return .boolean(flag) }
            if !values.types.isEmpty, values.types.isSubset(of: [.integer, .number]), let number = tag.number {
                return number
            }
            return .string(tag)
        }
    }
}

extension [UnionCandidate] {
    /// Whether some of them have numbers as tags.
    func hasNumericTags(_ key: String) -> Bool {
        contains { $0.hasNumber(key) && $0.tags.contains { $0.number != nil } }
    }
}

extension String {
    /// The number as readers spell it: `1` for `1.0`, and `0.5` for `0.50`.
    fileprivate var number: Literal? {
        if let whole = Int64(self) { return .integer(String(whole)) }
        // A `Double` has all of this many digits.
        guard utf8.count < 17, utf8.allSatisfy("+-.eE0123456789".utf8.contains), let value = Double(self),
            value.isFinite
        else { return nil }
        return Int64(exactly: value).map { .integer(String($0)) } ?? .number(String(value))
    }
}

extension FlatSchema {
    /// The value that it lists, if it lists one.
    var onlyValue: JSON? { listedValues.flatMap { $0.count == 1 ? $0[0] : nil } }
}

extension JSON {
    /// The text of a string, number or flag, as a discriminator uses it.
    var scalarText: String? {
        switch kind {
        case .string: string
        case .number: numberText.flatMap { Int($0) }.map(String.init) ?? numberText
        case .boolean: bool.map { $0 ? "true" : "false" }
        case .null, .array, .object: nil
        }
    }
}
