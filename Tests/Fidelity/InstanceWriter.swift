import EndpointTesting

/// Writes random values that are valid for a schema. It knows nothing of the generator.
public struct InstanceWriter {
    public typealias Part = PlainDescription.Part

    /// How many of the optional members a value has.
    public enum Fullness: Sendable, CaseIterable {
        case minimal, random, full
    }

    /// Where a value is sent, if that limits it.
    public enum Place: Sendable {
        case json
        /// A parameter or a form field: flat, without null. `isPlain` allows only letters and digits.
        case flat(isPlain: Bool)
    }

    /// A member that no schema mentions starts with this.
    public static let undescribed = "undescribed"

    let description: PlainDescription
    let direction: Validator.Direction
    let place: Place
    var fullness = Fullness.random
    var random = SeededGenerator(seed: 0)
    /// How often a value that may be null is null.
    private var nullChance = 0.12
    /// The number of values that one instance may still have.
    var fuel = 0
    /// The alternative of the first union.
    var alternative: Int?
    /// Whether members that no schema mentions are added.
    var addsUndescribed = false
    /// Whether a discriminator decides the value of its member.
    var followsDiscriminators = true
    /// How deep arrays and objects may stand in a flat value.
    var flatDepth = 0

    public init(_ description: PlainDescription, direction: Validator.Direction = .both, place: Place = .json) {
        self.description = description
        self.direction = direction
        self.place = place
    }

    /// A value, and whether it fits more alternatives of a `oneOf` than one; `nil` if none was found.
    public mutating func instance(of schema: Part, seed: UInt64, number: Int) -> (value: Plain, isAmbiguous: Bool)? {
        let strict = Validator(description, direction: direction)
        var lenient = strict
        lenient.allowsSeveral = true
        var second: Plain?
        for attempt in 0..<40 {
            random = SeededGenerator(seed: seed &+ UInt64(attempt) &* 0x5851_F42D_4C95_7F2D)
            fuel = 300
            fullness = attempt > 25 ? .minimal : [.minimal, .full, .random, .random][number % 4]
            alternative = attempt < 12 ? number / 2 : nil
            addsUndescribed = number % 5 == 4
            // Some instances have nulls wherever they may be.
            nullChance = [3, 5].contains(number % 8) ? 0.8 : 0.12
            followsDiscriminators = attempt < 30
            guard let value = write([schema], depth: 0) else { continue }
            if strict.isValid(value, schema) { return (value, false) }
            if second == nil, lenient.isValid(value, schema) { second = value }
            if attempt > 8, let second { return (second, true) }
        }
        return second.map { ($0, true) }
    }

    /// A value that is valid for all of `schemas`.
    mutating func write(_ schemas: [Part], depth: Int) -> Plain? {
        fuel -= 1
        guard depth < 14, fuel > -400 else { return nil }
        for _ in 0..<(depth > 6 ? 2 : 4) {
            guard let parts = flatten(schemas, depth: depth) else { continue }
            if let value = writeFlat(parts, depth: depth) { return value }
            if fuel < -200 { return nil }
        }
        return nil
    }

    /// Whether only what is necessary is written from here on.
    func isSparse(at depth: Int) -> Bool { fullness == .minimal || depth > 5 || fuel < 0 }

    private mutating func writeFlat(_ parts: [Part], depth: Int) -> Plain? {
        let validator = Validator(description, direction: direction, allowsSeveral: true)
        let listed = parts.first { $0.value["enum"] != nil }?.value["enum"]?.elements
        let constant = parts.first { $0.value["const"] != nil }?.value["const"]
        if let values = constant.map({ [$0] }) ?? listed {
            let fitting = values.filter { value in
                !(isFlat && value.isNull) && parts.allSatisfy { validator.isValid(value, $0) }
            }
            return fitting.randomElement(using: &random)
        }
        var kinds = Set(["null", "boolean", "integer", "number", "string", "array", "object"])
        var isTyped = false
        for part in parts {
            guard let types = schemaTypes(part.value, description.version) ?? impliedTypes(part.value) else { continue }
            isTyped = true
            kinds.formIntersection(types.contains("number") ? types + ["integer"] : types)
        }
        if !isTyped { return anything(depth: depth) }
        if isFlat { kinds.remove("null") }
        if kinds.contains("null"), kinds.count == 1 || random.chance(nullChance) { return .null }
        kinds.remove("null")
        if kinds.contains("number") { kinds.remove("integer") }
        if isFlat, depth > flatDepth { kinds.subtract(["array", "object"]) }
        let order = kinds.sorted().shuffled(using: &random)
        for kind in order {
            if let value = write(kind, parts, depth: depth) { return value }
        }
        return nil
    }

    private mutating func write(_ kind: String, _ parts: [Part], depth: Int) -> Plain? {
        switch kind {
        case "boolean": .boolean(random.chance(0.5))
        case "integer", "number": number(parts.map(\.value), isInteger: kind == "integer")
        case "string": string(parts.map(\.value))
        case "array": array(parts, depth: depth)
        case "object": object(parts, depth: depth)
        default: nil
        }
    }

    var isFlat: Bool {
        if case .flat = place { true } else { false }
    }

    /// The type that the keywords of a schema without `type` are about.
    private func impliedTypes(_ schema: Plain) -> [String]? {
        let keys = Set(schema.object?.keys ?? [])
        if !keys.isDisjoint(with: ["properties", "additionalProperties", "required", "patternProperties"]) {
            return ["object"]
        }
        if !keys.isDisjoint(with: ["items", "prefixItems", "minItems", "maxItems"]) { return ["array"] }
        if !keys.isDisjoint(with: ["pattern", "minLength", "maxLength", "format"]) { return ["string"] }
        if !keys.isDisjoint(with: ["minimum", "maximum", "multipleOf"]) { return ["number"] }
        return nil
    }

    /// A value for a schema that allows every value.
    mutating func anything(depth: Int) -> Plain? {
        if isFlat { return string([]) }
        return switch Int.random(in: 0...(depth > 4 ? 4 : 7), using: &random) {
        case 0: string([])
        case 1: number([], isInteger: true)
        case 2: number([], isInteger: false)
        case 3: .boolean(random.chance(0.5))
        case 4: random.chance(0.3) ? .null : string([])
        case 5: .array((0..<Int.random(in: 0...3, using: &random)).compactMap { _ in anything(depth: depth + 2) })
        default:
            .object(
                PlainObject(
                    [("a b", string([])), ("n", number([], isInteger: false))].compactMap { key, value in
                        value.map { (key, $0) }
                    }
                )
            )
        }
    }

    mutating func array(_ parts: [Part], depth: Int) -> Plain? {
        let values = parts.map(\.value)
        let least = values.compactMap { $0["minItems"]?.int }.max() ?? (isFlat ? 1 : 0)
        let most = values.compactMap { $0["maxItems"]?.int }.min() ?? Int.max
        guard least <= most, least < 200 else { return nil }
        let isUnique = values.contains { $0["uniqueItems"]?.flag == true }
        let wanted = isSparse(at: depth) ? least : Int.random(in: least...min(most, least + 3), using: &random)
        let first = parts.map { $0["prefixItems"]?.elements ?? [] }.max { $0.count < $1.count } ?? []
        var elements: [Plain] = []
        var misses = 0
        while elements.count < wanted {
            let index = elements.count
            let rest = parts.compactMap { $0["items"] }
            let schemas = index < first.count ? [first[index]] : rest
            let element = schemas.isEmpty ? anything(depth: depth + 1) : write(schemas, depth: depth + 1)
            if let element, !isUnique || !elements.contains(element) {
                elements.append(element)
            } else {
                misses += 1
                if misses > 10 { return elements.count >= least ? .array(elements) : nil }
            }
        }
        return .array(elements)
    }
}
