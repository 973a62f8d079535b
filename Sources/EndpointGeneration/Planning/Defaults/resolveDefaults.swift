import EndpointDescription

/// Gives required members the default of the description as their default argument, now that all types are known.
///
/// The receiver assumes the default of a member or parameter that is left out (OpenAPI 3.1 §4.8.24, "default"), so an
/// optional one is never sent on the caller's behalf: its doc comment states the default instead.
func resolveDefaults(in client: ClientBlueprint, _ context: PlanContext) -> ClientBlueprint {
    var client = client
    // A default object is written in the order of its type's initializer, in which members with a default come last. So the
    // defaults of tags come first.
    var resolver = DefaultResolver(client, context)
    client.mutateProperties { resolver.resolveTag(of: &$0, in: $1) }
    resolver = DefaultResolver(client, context)
    client.mutateProperties { resolver.resolveDefault(of: &$0, in: $1) }
    return client
}

extension ClientBlueprint {
    fileprivate mutating func mutateProperties(_ edit: (inout PropertyBlueprint, Declaration) -> Void) {
        mutate { declaration in
            switch declaration.kind {
            case .structure(var blueprint):
                for index in blueprint.properties.indices { edit(&blueprint.properties[index], declaration) }
                declaration.kind = .structure(blueprint)
            case .endpoint(var blueprint):
                for index in blueprint.properties.indices { edit(&blueprint.properties[index], declaration) }
                declaration.kind = .endpoint(blueprint)
            case .enumeration, .union, .alias, .failure, .cases, .webhook, .group: break
            }
        }
    }
}

/// Writes values of a description as expressions of a type.
struct DefaultPlanner {
    let index: TypeIndex
    /// How many unions inside each other are being tried.
    private var unionDepth = 0
    /// The budget of the default that is being written, if its type is a union.
    private var trials: Trials?

    /// The remaining trials of alternatives of nested unions, because a value may fit any combination of them.
    private final class Trials { var left = 1_000 }

    private static let deepestUnion = 4

    init(index: TypeIndex) {
        self.index = index
    }
}

private struct DefaultResolver {
    let context: PlanContext
    let planner: DefaultPlanner
    let tags: AgreedTags<TypeNode>
    /// The locations of mismatched defaults, so that each is reported once.
    var reported: Set<SourceLocation.ID> = []

    init(_ client: ClientBlueprint, _ context: PlanContext) {
        let index = TypeIndex(client.declarations)
        self.context = context
        planner = DefaultPlanner(index: index)
        tags = AgreedTags(of: client.declarations, index)
    }

    /// Gives a tag the value of the type that it identifies.
    func resolveTag(of property: inout PropertyBlueprint, in declaration: Declaration) {
        guard property.schema != nil else { return }
        if let tag = hierarchyTag(of: property, in: declaration) {
            property.defaultValue = expression(ofTag: tag, as: property.type.withoutOptional)
        } else if property.presence == .required, declaredDefault(of: property, in: declaration) == nil,
            let tag = tags.tag(of: declaration.node, key: property.key)
        {
            property.defaultValue = expression(ofTag: tag, as: property.type)
        }
    }

    private func hierarchyTag(of property: PropertyBlueprint, in declaration: Declaration) -> String? {
        declaration.origin.flatMap { context.hierarchies.tag(of: $0, key: property.key) }
    }

    /// The default that is not null, or the only value of an endpoint's parameter.
    private func declaredDefault(of property: PropertyBlueprint, in declaration: Declaration) -> JSON? {
        guard let schema = property.schema else { return nil }
        let isOfEndpoint = if case .endpoint = declaration.kind { true } else { false }
        let only = isOfEndpoint && property.presence == .required ? schema.target.onlyValue : nil
        guard let given = schema.declaredDefault ?? only, !given.isNull else { return nil }
        return given
    }

    mutating func resolveDefault(of property: inout PropertyBlueprint, in declaration: Declaration) {
        guard hierarchyTag(of: property, in: declaration) == nil else { return }
        if property.schema?.declaredDefault?.isNull == true {
            if property.presence == .nullable {
                property.defaultValue = Expression.none
            } else if property.presence == .required, planner.index.underlying(property.type) == .standard(.json) {
                property.defaultValue = .implicit("null")
            }
        }
        guard let given = declaredDefault(of: property, in: declaration) else { return }
        switch (planner.defaultValue(given, of: property, in: declaration.node), property.presence) {
        case (.mismatched, _):
            guard reported.insert(given.place.id).inserted else { return }
            context.log.warning(
                "the default \(given.text.prefix(60)) is not a value of its type, so it is left out",
                at: given.place
            )
        case (.swift(let expression), .required), (.swift(let expression), .nullable):
            property.defaultValue = expression
        case (.swift, _), (.inexpressible, _):
            let text = given.text
            property.documentation.add("Default: \(codeSpan(text.utf8.count > 200 ? text.prefix(200) + "…" : text)).")
        }
    }

    private func expression(ofTag tag: String, as type: SwiftType) -> Expression? {
        switch planner.index.underlying(type) {
        case .standard(.string): .string(tag)
        case .declared(let node): planner.index.enumeration(node)?.caseName(of: tag).map { .implicit($0) }
        default: nil
        }
    }
}

// MARK: DefaultValue

/// A default of the description, converted for an initializer.
enum DefaultValue {
    /// `"light"`, `["a", "b"]`, `Author(name: "unknown")`
    case swift(Expression)
    /// A value of the type that no plain expression can produce.
    case inexpressible
    /// Not a value of the type.
    case mismatched

    /// Joins all values into one expression, or returns the reason why that is impossible.
    static func joining(
        _ values: [DefaultValue],
        in node: TypeNode,
        _ join: ([Expression]) -> Expression
    ) -> DefaultValue {
        var expressions: [Expression] = []
        var isExpressible = true
        for value in values {
            switch value {
            case .swift(let expression): expressions.append(expression)
            case .inexpressible: isExpressible = false
            case .mismatched: return .mismatched
            }
        }
        guard isExpressible else { return .inexpressible }
        let joined = join(expressions)
        // A longer expression would make the signature hard to read.
        return ExpressionPrinter(in: node).text(joined).utf8.count > 400 ? .inexpressible : .swift(joined)
    }

    init(_ expression: Expression?) { self = expression.map { .swift($0) } ?? .mismatched }
}

extension DefaultPlanner {
    /// The value of a property, in the form of the property.
    fileprivate func defaultValue(_ value: JSON, of property: PropertyBlueprint, in node: TypeNode) -> DefaultValue {
        let type = property.type.withoutOptional
        switch property.form {
        case .numbers where value.isString:
            let number = value.string.flatMap { readJSON(inText: $0) } ?? value
            return defaultValue(number, as: type, isOptional: type != property.type, in: node)
        case nil, .numbers: return defaultValue(value, as: type, isOptional: type != property.type, in: node)
        case .codable, .date(.rfc2822Date): return .inexpressible
        case .date(let unit):
            let seconds = value.double.map { unit == .unixMilliseconds ? $0 / 1_000 : $0 }
            return DefaultValue(
                seconds.map { .make(.standard(.date), [.init("timeIntervalSince1970", .number("\($0)"))]) }
            )
        }
    }

    /// A value as a Swift expression, if a plain one exists.
    ///
    /// - Parameters:
    ///   - isOptional: whether the expression may be optional, as failable initializers are.
    ///   - node: the type in which the expression is written.
    func defaultValue(_ value: JSON, as type: SwiftType, isOptional: Bool, in node: TypeNode) -> DefaultValue {
        switch index.underlying(type) {
        case .standard(let standard): return scalarDefault(value, as: standard, isOptional: isOptional, in: node)
        case .optional(let wrapped):
            if value.isNull { return .swift(.none) }
            return defaultValue(value, as: wrapped, isOptional: true, in: node)
        case .array(let element):
            guard value.isArray else { return .mismatched }
            let elements = value.elements.map { defaultValue($0, as: element, isOptional: false, in: node) }
            return .joining(elements, in: node) { .array($0) }
        case .dictionary(let element):
            guard value.isObject else { return .mismatched }
            return dictionaryDefault(value.members, as: element, in: node)
        case .declared(let declared):
            if let enumeration = index.enumeration(declared) {
                return DefaultValue(enumDefault(value, enumeration))
            }
            if let structure = index.structure(declared) {
                return objectDefault(value, as: declared, structure, in: node)
            }
            if let union = index.union(declared) { return unionDefault(value, union, in: node) }
            return .inexpressible
        case .presence, .stream, .custom: return .inexpressible
        }
    }

    private func enumDefault(_ value: JSON, _ enumeration: EnumBlueprint) -> Expression? {
        let texts = [value.scalarText, value.int.map(String.init)].compactMap { $0 }
        if let name = texts.lazy.compactMap(enumeration.caseName).first { return .implicit(name) }
        guard enumeration.isAmongTexts, let text = value.string else { return nil }
        return .implicit("undocumented", [.init(nil, .string(text))])
    }

    /// A value as a Swift expression that has the same meaning in every scope.
    func literal(_ value: JSON, as type: SwiftType) -> Expression? {
        guard
            case .swift(let expression) = defaultValue(value, as: type, isOptional: false, in: TypeNode(namespace: ""))
        else {
            return nil
        }
        return expression
    }

    private func dictionaryDefault(
        _ members: [(name: String, value: JSON)],
        as element: SwiftType,
        in node: TypeNode
    ) -> DefaultValue {
        guard Set(members.map(\.name)).count == members.count else { return .inexpressible }
        let values = members.map { defaultValue($0.value, as: element, isOptional: false, in: node) }
        return .joining(values, in: node) { expressions in
            .dictionary(zip(members, expressions).map { ($0.name, $1) })
        }
    }

    /// `Author(name: "unknown")`
    private func objectDefault(
        _ value: JSON,
        as declared: TypeNode,
        _ structure: StructBlueprint,
        in node: TypeNode
    ) -> DefaultValue {
        guard value.isObject, structure.isModel else { return .mismatched }
        var left = value.members
        var labels: [String] = []
        var values: [DefaultValue] = []
        for property in structure.inInitializerOrder where property.presence != .rest && property.presence != .inline {
            let index = left.firstIndex { $0.name == property.key }
            let given = index.map { left.remove(at: $0).value }
            if case .constant(let constant) = property.presence {
                guard given?.scalarText == constant.plainText else { return .mismatched }
                continue
            }
            guard let given else {
                if property.presence == .required || property.presence == .nullable { return .mismatched }
                continue
            }
            labels.append(property.name)
            values.append(argument(given, for: property, in: node))
        }
        for property in structure.properties where !left.isEmpty {
            guard property.presence == .rest, case .dictionary(let element) = property.type else { continue }
            labels.append(property.name)
            values.append(dictionaryDefault(left, as: element, in: node))
            left = []
        }
        guard left.isEmpty, !structure.properties.contains(where: { $0.presence == .inline }) else {
            return .inexpressible
        }
        return .joining(values, in: node) { expressions in
            .make(.declared(declared), zip(labels, expressions).map { .init($0, $1) })
        }
    }

    private func argument(_ given: JSON, for property: PropertyBlueprint, in node: TypeNode) -> DefaultValue {
        if case .presence(let wrapped) = property.type {
            if given.isNull { return .swift(.implicit("null")) }
            var member = property
            member.type = wrapped
            return .joining([argument(given, for: member, in: node)], in: node) {
                .implicit("value", $0.map { .init(nil, $0) })
            }
        }
        switch property.form {
        case nil, .numbers: return defaultValue(given, as: property.type, isOptional: false, in: node)
        case .codable, .date: break
        }
        if given.isNull, property.type != property.type.withoutOptional { return .swift(.none) }
        return defaultValue(given, of: property, in: node)
    }

    /// `.card("x")`, if exactly one alternative fits.
    private func unionDefault(_ value: JSON, _ union: UnionBlueprint, in node: TypeNode) -> DefaultValue {
        guard unionDepth < DefaultPlanner.deepestUnion else { return .inexpressible }
        var inner = self
        inner.unionDepth += 1
        let trials = trials ?? Trials()
        inner.trials = trials
        let tag = union.tagKey.flatMap { value[$0]?.scalarText }
        let tagged = tag.flatMap(union.alternatives(tagged:))
        var fits: [Expression] = []
        for index in tagged ?? Array(union.alternatives.indices) where fits.count < 2 {
            let alternative = union.alternatives[index]
            if let tag, alternative.hasTag(otherThan: tag, union.tagKey) {
                // One of several tags that select it; another one would be written.
                if tagged != nil { return .inexpressible }
                continue
            }
            guard trials.left > 0 else { return .inexpressible }
            trials.left -= 1
            switch inner.defaultValue(value, as: alternative.type, isOptional: false, in: node) {
            case .swift(let value): fits.append(.implicit(alternative.name, [.init(nil, value)]))
            case .inexpressible: return .inexpressible
            case .mismatched: break
            }
        }
        if fits.isEmpty, tag != nil { return .mismatched }
        return fits.count == 1 ? .swift(fits[0]) : .inexpressible
    }
}

extension UnionBlueprint {
    /// The alternatives of objects with this tag; `nil` if the tag does not decide.
    fileprivate func alternatives(tagged tag: String) -> [Int]? {
        if case .trial = choice {
            let objects = entries.filter { $0.kinds.contains(.object) }
            let fitting = objects.filter { entry in
                let mayFit = entry.tags.isEmpty && !alternatives[entry.alternative].hasTag(otherThan: tag, tagKey)
                return mayFit || entry.tags.contains(tag)
            }
            // An alternative may have several entries.
            var met: Set<Int> = []
            return fitting.map(\.alternative).filter { met.insert($0).inserted }
        }
        return choice.alternatives(tagged: tag)
    }
}

extension UnionBlueprint.Alternative {
    fileprivate func hasTag(otherThan text: String, _ key: String?) -> Bool {
        tag.map { $0.key == key && $0.value.plainText != text } ?? false
    }
}

extension UnionBlueprint.Choice {
    fileprivate func alternatives(tagged tag: String) -> [Int]? {
        switch self {
        case .alternative(let index): [index]
        case .tag(_, let cases, _, let otherwise):
            (cases.first { $0.keys.contains(tag) }?.choice ?? otherwise).alternatives(tagged: tag)
        case .kind(let groups): groups.first { $0.keys.contains(.object) }?.choice.alternatives(tagged: tag)
        case .undocumented, .noMatch: []
        case .trial: nil
        }
    }
}

extension AgreedTags<TypeNode> {
    /// The values by which unions with a discriminator identify their alternatives.
    fileprivate init(of declarations: [Declaration], _ index: TypeIndex) {
        self.init()
        declarations.walk { declaration in
            guard case .union(let union) = declaration.kind, let key = union.tagKey else { return }
            for alternative in union.alternatives {
                guard case .declared(let node) = index.underlying(alternative.type) else { continue }
                // An alternative with several tags is written with the one that it has.
                var tag: String?
                if case .string(let text)? = alternative.tag?.value { tag = text }
                add(tag, of: node, key: key)
            }
        }
    }
}

extension Schema {
    /// The value of a schema that allows only one, such as that of a header that names the operation.
    fileprivate var onlyValue: JSON? { constant ?? (allowedValues?.count == 1 ? allowedValues?.first : nil) }
}
