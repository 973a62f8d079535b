/// Lets callers write literals for unions: `model: "gpt-4.1"`, `metadata: ["order": "7"]`.
///
/// A union takes a kind of literal if one of its alternatives accepts every value of that kind, and if every
/// alternative that accepts some of them holds them as they are. A union of a date and a string takes no literals: a
/// literal could mean either, depending on its text.
func planLiterals(in client: ClientBlueprint) -> ClientBlueprint {
    var index = LiteralIndex(types: TypeIndex(client.declarations))
    var client = client
    client.mutate { declaration in
        guard case .union(var blueprint) = declaration.kind else { return }
        blueprint.literals = index.literals(of: blueprint)
        // The associated types of dictionary literals, which nested types of these names would become instead.
        if blueprint.literals.contains(where: \.isDictionary), !declaration.node.reserve(allOf: ["Key", "Value"]) {
            blueprint.literals.removeAll(where: \.isDictionary)
        }
        declaration.kind = .union(blueprint)
    }
    return client
}

/// How an alternative takes the literals of a kind.
private enum LiteralFit: Equatable {
    case none, every
    /// Every integer of this type.
    case within(StandardType)
    /// Some of them, or in another form.
    case some
}

private struct LiteralFits {
    var string = LiteralFit.none
    var integer = LiteralFit.none
    var float = LiteralFit.none
    var boolean = LiteralFit.none
    var array = LiteralFit.none
    var dictionary = LiteralFit.none

    static let any = LiteralFits(
        string: .some,
        integer: .some,
        float: .some,
        boolean: .some,
        array: .some,
        dictionary: .some
    )

    func merged(with other: LiteralFits) -> LiteralFits {
        func merged(_ path: KeyPath<LiteralFits, LiteralFit>) -> LiteralFit {
            switch (self[keyPath: path], other[keyPath: path]) {
            case (.none, let fit), (let fit, .none): fit
            case (.every, .every): .every
            case (.within(let type), .within(let other)) where type == other: .within(type)
            default: .some
            }
        }
        return LiteralFits(
            string: merged(\.string),
            integer: merged(\.integer),
            float: merged(\.float),
            boolean: merged(\.boolean),
            array: merged(\.array),
            dictionary: merged(\.dictionary)
        )
    }
}

private struct LiteralIndex {
    let types: TypeIndex
    private var known: [TypeNode: LiteralFits] = [:]
    private var opened: Set<TypeNode> = []

    init(types: TypeIndex) {
        self.types = types
    }

    mutating func literals(of union: UnionBlueprint) -> [UnionBlueprint.Literals] {
        for alternative in union.alternatives { declared(alternative.type).map { settle($0) } }
        let fits = fits(of: union)
        var literals: [UnionBlueprint.Literals] = []
        if fits.string == .every { literals.append(.string) }
        switch fits.integer {
        case .every: literals.append(.integer(type: nil))
        case .within(let type): literals.append(.integer(type: type))
        case .none, .some: break
        }
        if fits.float == .every { literals.append(.float) }
        if fits.boolean == .every { literals.append(.boolean) }
        let lists = union.alternatives.compactMap { alternative -> UnionBlueprint.Literals? in
            guard case .array(let element) = types.underlying(alternative.type) else { return nil }
            return .array(alternative: alternative.name, element: element)
        }
        // Two lists would differ by their elements only.
        if fits.array == .every, lists.count == 1 { literals += lists }
        let dictionaries = union.alternatives.compactMap { alternative -> UnionBlueprint.Literals? in
            guard case .dictionary(let value) = types.underlying(alternative.type) else { return nil }
            return .dictionary(alternative: alternative.name, value: value)
        }
        if fits.dictionary == .every, dictionaries.count == 1 { literals += dictionaries }
        return literals
    }

    /// Finds what a type takes, the unions inside of a union first. The stack is explicit, because descriptions may chain
    /// thousands of them.
    private mutating func settle(_ node: TypeNode) {
        var stack = [node]
        while let next = stack.last {
            if opened.insert(next).inserted {
                stack += (types.union(next)?.alternatives ?? []).compactMap { declared($0.type) }
            } else {
                stack.removeLast()
                if known[next] == nil { known[next] = settledFits(of: next) }
            }
        }
    }

    /// The declared type of a value, unless it is settled already or being settled.
    private func declared(_ type: SwiftType) -> TypeNode? {
        switch types.underlying(type) {
        case .declared(let node): opened.contains(node) ? nil : node
        case .optional(let inner): declared(inner)
        case .standard, .array, .dictionary, .presence, .stream, .custom: nil
        }
    }

    private func settledFits(of node: TypeNode) -> LiteralFits {
        var fits = LiteralFits()
        if let blueprint = types.enumeration(node) {
            if blueprint.rawType == .string { fits.string = .every } else { fits.integer = .every }
        } else if let union = types.union(node) {
            fits = self.fits(of: union)
            if fits.array != .none { fits.array = .some }
            if fits.dictionary != .none { fits.dictionary = .some }
        } else if types.structure(node) != nil {
            // A literal would be the dictionary, and its JSON would be read as this object.
            fits.dictionary = .some
        } else {
            fits = .any
        }
        return fits
    }

    private func fits(of union: UnionBlueprint) -> LiteralFits {
        union.alternatives.reduce(LiteralFits()) { $0.merged(with: fits(of: $1.type)) }
    }

    private func fits(of type: SwiftType) -> LiteralFits {
        switch types.underlying(type) {
        case .standard(let standard): LiteralFits(standard)
        case .array: LiteralFits(array: .every)
        case .dictionary: LiteralFits(dictionary: .every)
        case .optional(let inner): fits(of: inner)
        // A type that is reached again through itself adds no literals.
        case .declared(let node): known[node] ?? LiteralFits()
        case .presence, .stream, .custom: .any
        }
    }
}

extension UnionBlueprint.Literals {
    fileprivate var isDictionary: Bool {
        if case .dictionary = self { true } else { false }
    }
}

extension LiteralFits {
    fileprivate init(_ type: StandardType) {
        self.init()
        switch type {
        case .string: string = .every
        case .bool: boolean = .every
        case .int, .int64: integer = .every
        case .int32, .uint32, .uint64: integer = .within(type)
        case .double, .float: (integer, float) = (.every, .every)
        // A floating-point literal may be too large.
        case .decimal: (integer, float) = (.every, .some)
        case .date, .uuid, .data, .url, .base64, .calendarDate, .rfc2822Date: string = .some
        case .unixSeconds, .unixMilliseconds, .unixTime: (integer, float, string) = (.some, .some, .some)
        case .json, .body, .filePart, .event: self = .any
        case .noContent: break
        case .numberOrText(let number): self.init(number)
        }
    }
}
