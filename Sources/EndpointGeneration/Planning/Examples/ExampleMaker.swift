import EndpointDescription

extension StubPlanner {
    /// A value of `schema` as JSON text: the first of the author's examples that the schema permits, else the first
    /// one as far as it fits, else generated. The result is deterministic.
    ///
    /// - Parameter place: where the media type is, for an example that has no place of its own.
    /// - Returns: `nil` if there is no finite value.
    func exampleValue(of schema: Schema, offered: [JSON], at place: SourceLocation? = nil) -> ExampleValue? {
        var chosen: (value: ExampleValue?, misfits: [ExampleMisfit], offered: JSON)?
        for example in offered {
            var maker = ExampleMaker(planner: self)
            let made = maker.value(of: schema, offered: example, name: "")
            let isPermitted = maker.misfits.allSatisfy { $0.undescribed != nil }
            if isPermitted || chosen == nil { chosen = (made, maker.misfits, example) }
            if isPermitted { break }
        }
        guard let chosen else {
            var maker = ExampleMaker(planner: self)
            return maker.value(of: schema, offered: nil, name: "")
        }
        report(chosen.misfits, of: chosen.offered, at: place)
        return chosen.value
    }

    func exampleValue(of schema: Schema, offered: JSON?, at place: SourceLocation? = nil) -> ExampleValue? {
        exampleValue(of: schema, offered: offered.map { [$0] } ?? [], at: place)
    }

    private func report(_ misfits: [ExampleMisfit], of example: JSON, at place: SourceLocation?) {
        guard !misfits.isEmpty else { return }
        let place = example.place.position.path.isEmpty ? place : example.place
        let undescribed = misfits.compactMap(\.undescribed)
        if undescribed.count == misfits.count {
            context.log.note(
                "this example has members that its schema does not describe, so the stub leaves them out: "
                    + undescribed.firstThree,
                at: place
            )
        } else {
            context.log.note(
                "this example does not match its schema, so the stub differs: "
                    + misfits.map(\.problem).firstThree,
                at: place
            )
        }
    }
}

extension [String] {
    fileprivate var firstThree: String {
        prefix(3).joined(separator: "; ") + (count > 3 ? "; and \(count - 3) more" : "")
    }
}

/// A point at which the author's example does not fit.
struct ExampleMisfit {
    let problem: String
    /// The quoted path of a member that its schema allows but does not describe.
    var undescribed: String?
}

/// Builds one example.
struct ExampleMaker {
    let planner: StubPlanner
    var misfits: [ExampleMisfit] = []
    /// The schemas that are being built. A value of one of them inside itself would never end.
    var open: Set<Schema> = []
    private(set) var depth = 0
    /// The number of values made so far. Beyond a few hundred, optional members are left out.
    private(set) var count = 0
    /// The number of values that are not from the author's examples.
    private(set) var generated = 0
    /// The number of values and of misfits of alternatives that were tried and not chosen.
    private var tried = 0
    /// The number of members that were compared with alternatives.
    private var compared = 0
    private var place: [String] = []

    private static let mostGenerated = 5_000
    private static let mostTried = 5_000
    private static let mostCompared = 1_000_000

    init(planner: StubPlanner) {
        self.planner = planner
    }

    /// - Parameter others: further schemas whose rules apply.
    mutating func value(of schema: Schema, offered: JSON?, name: String, beside others: [Schema] = []) -> ExampleValue?
    {
        count += 1
        place.append(name)
        depth += 1
        defer {
            place.removeLast()
            depth -= 1
        }
        if offered == nil { generated += 1 }
        // A finite value may still be too large to build, if each of its parts contains the next one several times.
        guard depth < 64, count < 100_000, generated < ExampleMaker.mostGenerated else { return nil }
        if schema.target.acceptsOnlyNull { return .text("null") }
        let rules = ExampleRules([schema] + others)
        var given = offered ?? schema.shownExample
        if given?.isNull == true {
            if schema.allowsNull { return .text("null") }
            note("null is not allowed")
            given = nil
        }
        if let given { return made(schema, rules, offered: given, name: name) }
        guard let fallback = rules.shownDefault, !open.contains(schema.target) else {
            return made(schema, rules, offered: nil, name: name)
        }
        // A default that does not fit is no misfit of the author's example.
        let before = misfits
        defer { misfits = before }
        return made(schema, rules, offered: fallback, name: name)
    }

    private mutating func made(_ schema: Schema, _ rules: ExampleRules, offered: JSON?, name: String) -> ExampleValue? {
        let (flat, shape) = planner.schemas.flat(schema.target)
        return value(of: schema.target, flat, shape, rules, offered: offered, name: name)
            ?? (schema.admitsNull ? .text("null") : nil)
    }

    mutating func note(_ problem: String) {
        let path = path
        misfits.append(ExampleMisfit(problem: path.isEmpty ? problem : "'\(path)': \(problem)"))
    }

    mutating func noteUndescribed(_ member: String, isForbidden: Bool) {
        let path = path
        note("'\(member)' is not described")
        guard !isForbidden else { return }
        misfits[misfits.count - 1].undescribed = path.isEmpty ? "'\(member)'" : "'\(path).\(member)'"
    }

    private var path: String { place.filter { !$0.isEmpty }.joined(separator: ".") }

    mutating func value(
        of schema: Schema,
        _ flat: FlatSchema,
        _ shape: SchemaKind,
        _ rules: ExampleRules,
        offered: JSON?,
        name: String
    ) -> ExampleValue? {
        if let hierarchy = planner.context.hierarchies[schema] {
            return member(of: hierarchy, base: schema, offered: offered)
        }
        if let listed = listed(flat, shape, of: schema) {
            return one(of: listed, offered, default: rules.shownDefault)
        }
        switch shape {
        case .scalar(let type): return scalar(type, flat, rules, offered, name: name)
        case .enumeration: return nil
        case _ where flat.acceptsNothing: return nil
        case .anything:
            if let offered { return .text(offered.text) }
            return flat.required.isEmpty ? .text("{}") : dictionary(flat, rules, nil)
        case .array: return array(flat, rules, offered)
        case .dictionary, .structure, .union:
            // The author's example is finite; a generated one has to stop at recursion.
            let isNew = open.insert(schema).inserted
            defer { if isNew { open.remove(schema) } }
            guard isNew || offered != nil else { return nil }
            if case .union = shape {
                if let union = flat.unions.first { return choice(union, offered) }
                return typeList(flat, schema, rules, offered, name: name)
            }
            if case .dictionary = shape { return dictionary(flat, rules, offered) }
            return object(flat, schema, rules, offered, tag: nil)
        }
    }

    /// How many copies of a value an example has room for. Maps within maps would grow exponentially.
    func affordable(_ count: Int, _ made: ExampleValue) -> Int {
        min(count, max(1, ExampleMaker.mostGenerated / made.count))
    }

    /// The offered value, if it is of the wanted kind.
    mutating func expect(_ offered: JSON?, _ fits: (JSON) -> Bool, _ wanted: String) -> JSON? {
        guard let offered else { return nil }
        if fits(offered) { return offered }
        if let written = offered.writtenJSON, fits(written) { return written }
        note("it is not \(wanted)")
        return nil
    }
}

extension JSON {
    /// The value whose JSON this text is: many tools write examples as text.
    var writtenJSON: JSON? {
        guard let text = string, text.contains(where: { $0 == "{" || $0 == "[" }) else { return nil }
        return readJSON(inText: text)
    }
}

extension Schema {
    /// The example of this schema, else of the schema that it refers to.
    var shownExample: JSON? {
        var schema = self
        for _ in 0..<64 {
            if let example = schema.example { return example }
            guard let next = schema.reference else { break }
            schema = next
        }
        return target.example
    }

    /// The value of a rule in this schema, in its target or in a member of their `allOf`.
    func limit(_ keyword: String) -> JSON? {
        for schema in [self, target] + allOf.map(\.target) + target.allOf.map(\.target) {
            if let value = schema.place.json?[keyword] { return value }
        }
        return nil
    }
}

// MARK: fewestMisfits

extension ExampleMaker {
    /// The value of the alternative that the author's example fits best. Most often, the first one tried has no misfit.
    mutating func fewestMisfits(
        _ alternatives: [ExampleAlternative],
        _ offered: JSON,
        _ make: (inout ExampleMaker, ExampleAlternative) -> ExampleValue?
    ) -> ExampleValue? {
        let given = Dictionary(offered.members.map { ($0.name, $0.value) }) { first, _ in first }
        let mayCompare = compared < ExampleMaker.mostCompared
        if mayCompare { compared += alternatives.count * (given.count + 1) }
        let ranked = alternatives.enumerated().map { index, alternative in
            let least = mayCompare ? alternative.outline.leastMisfits(offered, given) : 0
            return (index: index, alternative: alternative, least: least)
        }
        let before = (misfits: misfits, count: count, generated: generated)
        var best: (value: ExampleValue, misfits: [ExampleMisfit], count: Int, generated: Int)?
        let sorted = ranked.sorted { $0.least == $1.least ? $0.index < $1.index : $0.least < $1.least }
        for (position, next) in sorted.enumerated() {
            if position > 0, tried > ExampleMaker.mostTried { break }
            if let best, best.misfits.count <= before.misfits.count + next.least { break }
            (misfits, count, generated) = before
            let made = make(&self, next.alternative)
            func cost(_ count: Int, _ misfits: [ExampleMisfit]) -> Int {
                count - before.count + misfits.count - before.misfits.count
            }
            let isBetter = best.map { $0.misfits.count > misfits.count } ?? true
            if let made, isBetter {
                tried += best.map { cost($0.count, $0.misfits) } ?? 0
                best = (made, misfits, count, generated)
            } else {
                tried += cost(count, misfits)
            }
        }
        (misfits, count, generated) = best.map { ($0.misfits, $0.count, $0.generated) } ?? before
        return best?.value
    }
}

// MARK: ExampleValue

/// A JSON value that is being built for an example.
enum ExampleValue: Sendable {
    /// JSON text.
    case text(String)
    case array([ExampleValue])
    case object([(name: String, value: ExampleValue)])

    /// The number of values in it, itself included. A long text counts as several.
    var count: Int {
        switch self {
        case .text(let text): 1 + text.utf8.count / 64
        case .array(let elements): elements.reduce(1) { $0 + $1.count }
        case .object(let members): members.reduce(1) { $0 + $1.value.count }
        }
    }

    var text: String {
        var text = ""
        write(into: &text)
        return text
    }

    private func write(into text: inout String) {
        switch self {
        case .text(let own): text += own
        case .array(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += ", " }
                element.write(into: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += ", " }
                text += jsonString(member.name) + ": "
                member.value.write(into: &text)
            }
            text += "}"
        }
    }
}
