import EndpointDescription

/// The validation rules of a value: those of its schema and of all schemas that it refers to or is composed of.
final class ExampleRules {
    private let schemas: [Schema]
    private lazy var composed = findComposed()
    /// The texts of the schemas that have rules.
    private lazy var sources = composed.filter { !$0.constraints.isEmpty }.compactMap(\.place.json)

    init(_ schemas: [Schema]) { self.schemas = schemas }

    convenience init(_ schema: Schema) { self.init([schema]) }

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

    /// The values of a keyword, the outermost first.
    func all(_ keyword: String) -> [JSON] { sources.compactMap { $0[keyword] } }

    func first(_ keyword: String) -> JSON? { all(keyword).first }

    /// The count that rules such as `minItems` require.
    func least(_ keyword: String) -> Int { max(all(keyword).compactMap(\.int).max() ?? 0, 0) }

    /// The count that rules such as `maxItems` permit.
    func most(_ keyword: String) -> Int { max(all(keyword).compactMap(\.int).min() ?? .max, 0) }

    /// The lengths of texts that the rules permit. A longer text than a thousand characters is not made.
    var lengths: ClosedRange<Int> {
        let least = min(least("minLength"), ExampleRules.longestText)
        return least...max(least, most("maxLength"))
    }

    var requiresDifferentItems: Bool { all("uniqueItems").contains { $0.bool == true } }

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

    private var step: Double? { all("multipleOf").compactMap(\.double).filter { $0 > 0 }.max() }

    /// The whole number nearest to 1 that the rules permit. If the type has none, the nearest one that it has.
    func wholeNumber<Number: FixedWidthInteger>(_ type: Number.Type) -> Number {
        let range = range(of: type)
        let value = min(max(1, range.least), range.most)
        let step = wholeStep(type)
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
        let distance = wholeStep(Number.self).multipliedReportingOverflow(by: Number(clamping: index))
        guard !distance.overflow else { return nil }
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

    /// The least whole multiple of the step: 5 for 2.5.
    private func wholeStep<Number: FixedWidthInteger>(_ type: Number.Type) -> Number {
        guard let step else { return 1 }
        return (1...1_000).lazy.compactMap { Number(exactly: step * Double($0)) }.first ?? 1
    }

    /// A number that the rules permit: a multiple counted from the lower bound, or else from the upper one.
    func number() -> Double {
        switch (lower, upper, step) {
        case (let lower?, _, let step?):
            let multiple = (lower.value / step).rounded(.up) * step
            return lower.isExclusive && multiple <= lower.value ? multiple + step : multiple
        case (nil, let upper?, let step?):
            let multiple = min(step, (upper.value / step).rounded(.down) * step)
            return upper.isExclusive && multiple >= upper.value ? multiple - step : multiple
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

    /// Another number that the rules permit; `nil` if none is found.
    func number(after number: Double, by index: Int) -> Double? {
        let (lower, upper, step) = (lower, upper, step)
        let distance = (step ?? 1) * Double(index)
        var others = [number + distance, number - distance]
        if step == nil, let upper { others.append(number + (upper.value - number) * Double(index) / 32) }
        return others.first { other in
            let isAbove = lower.map { $0.isExclusive ? other > $0.value : other >= $0.value } ?? true
            let isBelow = upper.map { $0.isExclusive ? other < $0.value : other <= $0.value } ?? true
            return isAbove && isBelow && other != number
        }
    }
}
