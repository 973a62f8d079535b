import EndpointDescription

/// The validation rules of a value: those of its schema and of all schemas that it refers to or is composed of.
final class ExampleRules {
    private let schemas: [Schema]
    private lazy var composed = findComposed()
    /// The texts of the schemas that have rules.
    private lazy var sources = composed.filter { !$0.constraints.isEmpty }.compactMap(\.place.json)

    init(_ schemas: [Schema]) { self.schemas = schemas }

    convenience init(_ schema: Schema) { self.init([schema]) }

    /// The rules that these texts of schemas have.
    private init(sources: [JSON]) {
        schemas = []
        self.sources = sources
    }

    private static let mostSchemas = 64
    static let longestText = 1_000

    private func findComposed() -> [Schema] {
        if schemas.count == 1, !schemas[0].isComposed { return schemas }
        var found = schemas
        var known = Set(schemas)
        var index = 0
        while index < found.count, found.count < ExampleRules.mostSchemas {
            let schema = found[index]
            index += 1
            let inner = schema.allOf.prefix(ExampleRules.mostSchemas)
            for next in [schema.reference, schema.target].compactMap({ $0 }) + inner where known.insert(next).inserted {
                found.append(next)
            }
        }
        return found
    }

    /// The outermost default, unless it is `null`, or a list or an object without content: those show nothing.
    var shownDefault: JSON? {
        let value = composed.lazy.compactMap(\.defaultValue).first
        return value.flatMap { $0.isNull || ($0.isArray || $0.isObject) && $0.count == 0 ? nil : $0 }
    }

    /// The values of a keyword, the outermost first.
    func all(_ keyword: String) -> [JSON] { sources.compactMap { $0[keyword] } }

    func first(_ keyword: String) -> JSON? { all(keyword).first }

    /// The count that rules such as `minItems` require.
    func least(_ keyword: String) -> Int { max(counts(keyword).max() ?? 0, 0) }

    /// The count that rules such as `maxItems` permit.
    func most(_ keyword: String) -> Int { max(counts(keyword).min() ?? .max, 0) }

    /// The counts as `Int`; one that is beyond it is its greatest or its least value.
    private func counts(_ keyword: String) -> [Int] {
        all(keyword).compactMap { json in
            guard let text = json.numberText, json.int == nil else { return json.int }
            if let number = json.double, abs(number) < 1e18 { return nil }
            return text.hasPrefix("-") ? .min : .max
        }
    }

    /// The lengths of texts that the rules permit. A longer text than a thousand characters is not made.
    var lengths: ClosedRange<Int> {
        let least = min(least("minLength"), ExampleRules.longestText)
        return least...max(least, most("maxLength"))
    }

    var requiresDifferentItems: Bool { all("uniqueItems").contains { $0.bool == true } }

    /// The rules of the names of members, including those of schemas that they refer to or are composed of.
    ///
    /// - Parameter root: the description, the only file in which references are followed.
    func ofNames(in root: JSON?, _ log: DiagnosticLog) -> ExampleRules {
        var found = all("propertyNames")
        var index = 0
        while index < found.count, found.count < ExampleRules.mostSchemas {
            let reference = found[index]["$ref"]?.string
            let isLocal = reference?.hasPrefix("#") == true && found[index].place.path == root?.place.path
            if let reference, isLocal, case .found(let target)? = root?.followPointer(reference, log: log) {
                found.append(target)
            }
            found += found[index]["allOf"]?.elements ?? []
            index += 1
        }
        return ExampleRules(sources: found)
    }

    /// The schemas of each member in the schemas that an object is composed of. All of their rules apply.
    var members: [String: [Schema]] {
        let composed = composed.filter { !$0.properties.isEmpty }
        guard composed.count > 1 else { return [:] }
        return Dictionary(grouping: composed.flatMap(\.properties), by: \.name).mapValues { $0.map(\.schema) }
    }
}

// MARK: Numbers

extension ExampleRules {
    private struct Bound {
        let number: JSON
        let isExclusive: Bool
    }

    /// In OpenAPI 3.0, an exclusive bound is a boolean that modifies the other one.
    private func bounds(_ keyword: String, _ exclusive: String) -> [Bound] {
        let all = sources.flatMap { json in
            [
                json[keyword].map { Bound(number: $0, isExclusive: json[exclusive]?.bool == true) },
                json[exclusive].map { Bound(number: $0, isExclusive: true) },
            ]
        }
        return all.compactMap { $0 }.filter { $0.number.double != nil }
    }

    private var lowerBounds: [Bound] { bounds("minimum", "exclusiveMinimum") }
    private var upperBounds: [Bound] { bounds("maximum", "exclusiveMaximum") }

    private var lower: (value: Double, isExclusive: Bool)? {
        lowerBounds.map { (value: $0.number.double ?? 0, isExclusive: $0.isExclusive) }
            .max { $0.value == $1.value ? !$0.isExclusive && $1.isExclusive : $0.value < $1.value }
    }

    private var upper: (value: Double, isExclusive: Bool)? {
        upperBounds.map { (value: $0.number.double ?? 0, isExclusive: $0.isExclusive) }
            .min { $0.value == $1.value ? $0.isExclusive && !$1.isExclusive : $0.value < $1.value }
    }

    private var step: (json: JSON, value: Double)? {
        all("multipleOf").compactMap { json in json.double.map { (json, $0) } }
            .filter { $0.value > 0 }.max { $0.value < $1.value }
    }

    /// A multiple of a step. For example: 0.3 for 3 × 0.1, which is 0.30000000000000004 as a product
    private func multiple(_ count: Double, of step: Double) -> Double {
        let scales: [Double] = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]
        guard let scale = scales.first(where: { (step * $0).rounded() / $0 == step }) else { return count * step }
        return count * (step * scale).rounded() / scale
    }

    /// The whole number nearest to 1 that the rules permit. If the type has none, the nearest one that it has.
    func wholeNumber<Number: FixedWidthInteger>(_ type: Number.Type) -> Number {
        let range = range(of: type)
        // 0 is a multiple of every number.
        guard let step = wholeStep(type) else { return min(max(0, range.least), range.most) }
        let value = min(max(1, range.least), range.most)
        let remainder = value % step
        guard remainder != 0 else { return value }
        // One of the multiples around the value is on the side of 0.
        let inner = value - remainder
        let outer = value > 0 ? inner.addingReportingOverflow(step) : inner.subtractingReportingOverflow(step)
        guard !outer.overflow else { return inner }
        let (above, below) = value > 0 ? (outer.partialValue, inner) : (inner, outer.partialValue)
        return above > range.most ? below : above
    }

    /// Another whole number that the rules permit; `nil` if it would be out of bounds.
    func wholeNumber<Number: FixedWidthInteger>(after number: Number, by index: Int) -> Number? {
        let range = range(of: Number.self)
        guard let distance = wholeStep(Number.self)?.multipliedReportingOverflow(by: Number(clamping: index)),
            !distance.overflow
        else { return nil }
        let above = number.addingReportingOverflow(distance.partialValue)
        let below = number.subtractingReportingOverflow(distance.partialValue)
        return [above, below].first {
            !$0.overflow && $0.partialValue >= range.least && $0.partialValue <= range.most
        }?.partialValue
    }

    private func range<Number: FixedWidthInteger>(of type: Number.Type) -> (least: Number, most: Number) {
        (lowerBounds.map { least($0, type) }.max() ?? .min, upperBounds.map { most($0, type) }.min() ?? .max)
    }

    private func least<Number: FixedWidthInteger>(_ bound: Bound, _ type: Number.Type) -> Number {
        if let exact = exact(bound.number, type) { return bound.isExclusive && exact < .max ? exact + 1 : exact }
        let value = bound.number.double ?? 0
        return clamped(bound.isExclusive ? value.rounded(.down) + 1 : value.rounded(.up))
    }

    private func most<Number: FixedWidthInteger>(_ bound: Bound, _ type: Number.Type) -> Number {
        if let exact = exact(bound.number, type) { return bound.isExclusive && exact > .min ? exact - 1 : exact }
        let value = bound.number.double ?? 0
        return clamped(bound.isExclusive ? value.rounded(.up) - 1 : value.rounded(.down))
    }

    private func exact<Number: FixedWidthInteger>(_ json: JSON, _ type: Number.Type) -> Number? {
        json.numberText.flatMap { Number($0) } ?? json.int.flatMap { Number(exactly: $0) }
    }

    private func clamped<Number: FixedWidthInteger>(_ value: Double) -> Number {
        Number(exactly: value) ?? (value < 0 ? .min : .max)
    }

    /// The least whole multiple of the step: 5 for 2.5; `nil` if the type has none.
    private func wholeStep<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
        guard let step else { return 1 }
        return exact(step.json, type)
            ?? (1...1_000).lazy.compactMap { Number(exactly: self.multiple(Double($0), of: step.value)) }.first
    }

    /// A number that the rules permit. If the type has none, one near the bounds that it has.
    func number(_ type: StandardType) -> Double {
        let greatest = type.greatestNumber
        let value = min(max(number(within: greatest), -greatest), greatest)
        guard type == .float else { return value }
        let nearest = Float(value)
        let held = [nearest, nearest.nextUp, nearest.nextDown].filter(\.isFinite).compactMap { Double("\($0)") }
        return held.first(where: permits) ?? held.first ?? value
    }

    /// A multiple counted from the lower bound, or else from the upper one.
    private func number(within greatest: Double) -> Double {
        let lower = lower.map { (value: max($0.value, -greatest), isExclusive: $0.isExclusive) }
        let upper = upper.map { (value: min($0.value, greatest), isExclusive: $0.isExclusive) }
        switch (lower, upper, step?.value) {
        case (let lower?, _, let step?):
            let count = (lower.value / step).rounded(.down)
            let multiples = (0...2).map { multiple(count + Double($0), of: step) }
            return multiples.first(where: isAboveLeast) ?? multiples[2]
        case (nil, let upper?, let step?):
            let count = min((upper.value / step).rounded(.up), 1)
            let multiples = (0...2).map { multiple(count - Double($0), of: step) }
            return multiples.first(where: isBelowMost) ?? multiples[2]
        case (nil, nil, let step?): return step
        case (let lower?, let upper?, nil): return lower.value / 2 + upper.value / 2
        case (let lower?, nil, nil):
            let value = max(1, lower.value.rounded(.up))
            return lower.isExclusive && value <= lower.value ? max(value + 1, value.nextUp) : value
        case (nil, let upper?, nil):
            let value = min(1, upper.value.rounded(.down))
            return upper.isExclusive && value >= upper.value ? min(value - 1, value.nextDown) : value
        case (nil, nil, nil): return 1.5
        }
    }

    private func isAboveLeast(_ number: Double) -> Bool {
        lower.map { $0.isExclusive ? number > $0.value : number >= $0.value } ?? true
    }

    private func isBelowMost(_ number: Double) -> Bool {
        upper.map { $0.isExclusive ? number < $0.value : number <= $0.value } ?? true
    }

    private func permits(_ number: Double) -> Bool { isAboveLeast(number) && isBelowMost(number) }

    /// Another number that the rules permit; `nil` if none is found.
    func number(after number: Double, by index: Int, _ type: StandardType) -> Double? {
        let index = Double(index)
        var others = [number + index, number - index]
        if let step = step?.value {
            let count = (number / step).rounded()
            others = [count + index, count - index].map { multiple($0, of: step) }
        } else if let upper {
            others.append(number + (upper.value - number) * index / 32)
        }
        return others.first { $0 != number && abs($0) <= type.greatestNumber && permits($0) }
    }
}

extension StandardType {
    /// The greatest number that it reads: `Decimal` reads less than 10¹⁶⁵.
    fileprivate var greatestNumber: Double {
        switch self {
        case .float: Double(Float.greatestFiniteMagnitude)
        case .decimal: 1e164
        default: .greatestFiniteMagnitude
        }
    }

    /// Whether a number can be read as this type, if that is one of fractions.
    func holds(_ number: Double) -> Bool { self == .float ? Float(number).isFinite : abs(number) <= greatestNumber }
}
