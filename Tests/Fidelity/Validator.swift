import Foundation

/// Whether a value is valid for a schema: JSON Schema 2020-12 for OpenAPI 3.1, its own dialect for OpenAPI 3.0. A format is
/// an assertion, because the generated types depend on it.
public struct Validator: Sendable {
    /// The message that a value is part of. OpenAPI leaves `readOnly` members out of requests, and `writeOnly` ones out of
    /// responses.
    public enum Direction: Sendable {
        case request, response, both
    }

    public typealias Part = PlainDescription.Part

    public let description: PlainDescription
    public var direction = Direction.both
    /// Whether a value may fit several alternatives of `oneOf`. Many descriptions say `oneOf` where they mean `anyOf`.
    public var allowsSeveral = false

    public init(_ description: PlainDescription, direction: Direction = .both, allowsSeveral: Bool = false) {
        self.description = description
        self.direction = direction
        self.allowsSeveral = allowsSeveral
    }

    /// The first violation; `nil` if the value is valid.
    public func problem(_ value: Plain, _ schema: Part, at path: String = "", depth: Int = 0) -> String? {
        guard depth < 200 else { return "\(path): the schemas never end" }
        if let flag = schema.value.flag { return flag ? nil : "\(path) is not allowed" }
        if let reference = description.reference(of: schema) {
            guard let target = description.follow(reference) else { return nil }
            if let found = problem(value, target, at: path, depth: depth + 1) { return found }
            if description.version == .openAPI30 { return nil }
        }
        return kindProblem(value, schema, at: path)
            ?? boundProblem(value, schema, at: path)
            ?? compositionProblem(value, schema, at: path, depth: depth + 1)
            ?? elementProblem(value, schema, at: path, depth: depth + 1)
            ?? memberProblem(value, schema, at: path, depth: depth + 1)
    }

    func isValid(_ value: Plain, _ schema: Part) -> Bool { problem(value, schema) == nil }

    private func kindProblem(_ value: Plain, _ schema: Part, at path: String) -> String? {
        let types = schemaTypes(schema.value, description.version)
        if let types, !types.contains(where: { Validator.isOf($0, value) }) {
            return "\(path) is \(value.kind), not \(types.joined(separator: " or "))"
        }
        if let values = schema.value["enum"]?.elements, !values.contains(value) {
            return "\(path) is not one of the listed values"
        }
        if let constant = schema.value["const"], constant != value { return "\(path) is not \(constant)" }
        return nil
    }

    static func isOf(_ type: String, _ value: Plain) -> Bool {
        switch (type, value) {
        case ("null", .null), ("boolean", .boolean), ("string", .string), ("array", .array), ("object", .object),
            ("number", .number):
            true
        case ("file", .string): true
        case ("integer", .number(let text)): DecimalText(text).isInteger
        default: false
        }
    }

    private func boundProblem(_ value: Plain, _ schema: Part, at path: String) -> String? {
        switch value {
        case .number(let text): numberProblem(Double(text) ?? 0, schema.value, at: path)
        case .string(let text): textProblem(text, schema.value, at: path)
        default: nil
        }
    }

    private func numberProblem(_ number: Double, _ schema: Plain, at path: String) -> String? {
        if let least = schema["minimum"]?.double {
            let isOver = schema["exclusiveMinimum"]?.flag == true ? number > least : number >= least
            if !isOver { return "\(path) is under \(least)" }
        }
        if let most = schema["maximum"]?.double {
            let isUnder = schema["exclusiveMaximum"]?.flag == true ? number < most : number <= most
            if !isUnder { return "\(path) is over \(most)" }
        }
        if let least = schema["exclusiveMinimum"]?.double, number <= least { return "\(path) is not over \(least)" }
        if let most = schema["exclusiveMaximum"]?.double, number >= most { return "\(path) is not under \(most)" }
        if let step = schema["multipleOf"]?.double, step > 0 {
            let quotient = number / step
            if abs(quotient - quotient.rounded()) > 1e-9 { return "\(path) is no multiple of \(step)" }
        }
        return nil
    }

    private func textProblem(_ text: String, _ schema: Plain, at path: String) -> String? {
        let count = text.unicodeScalars.count
        if let least = schema["minLength"]?.int, count < least { return "\(path) is shorter than \(least)" }
        if let most = schema["maxLength"]?.int, count > most { return "\(path) is longer than \(most)" }
        if let pattern = schema["pattern"]?.text, description.patterns.match(text, pattern) == false {
            return "\(path) does not match \(pattern)"
        }
        if let format = schema["format"]?.text, !FormatText.isValid(text, format) { return "\(path) is no \(format)" }
        return nil
    }

    private func compositionProblem(_ value: Plain, _ schema: Part, at path: String, depth: Int) -> String? {
        for part in schema["allOf"]?.elements ?? [] {
            if let found = problem(value, part, at: path, depth: depth) { return found }
        }
        func fits(_ part: Part) -> Bool { problem(value, part, at: path, depth: depth) == nil }
        if let parts = schema["anyOf"]?.elements, !parts.contains(where: fits) { return "\(path) fits no anyOf" }
        if let parts = schema["oneOf"]?.elements {
            let count = parts.reduce(0) { $0 + (fits($1) ? 1 : 0) }
            if count == 0 || (count > 1 && !allowsSeveral) { return "\(path) fits \(count) of oneOf" }
        }
        if let part = schema["not"], fits(part) { return "\(path) fits what is excluded" }
        if let condition = schema["if"] {
            let branch = fits(condition) ? schema["then"] : schema["else"]
            if let branch, let found = problem(value, branch, at: path, depth: depth) { return found }
        }
        return nil
    }

    private func elementProblem(_ value: Plain, _ schema: Part, at path: String, depth: Int) -> String? {
        guard case .array(let elements) = value else { return nil }
        if let least = schema.value["minItems"]?.int, elements.count < least { return "\(path) has too few elements" }
        if let most = schema.value["maxItems"]?.int, elements.count > most { return "\(path) has too many elements" }
        if schema.value["uniqueItems"]?.flag == true {
            for (index, element) in elements.enumerated() where elements[..<index].contains(element) {
                return "\(path)/\(index) is there twice"
            }
        }
        let first = schema["prefixItems"]?.elements ?? []
        for (index, element) in elements.enumerated() {
            guard let own = index < first.count ? first[index] : schema["items"] else { continue }
            if let found = problem(element, own, at: "\(path)/\(index)", depth: depth) { return found }
        }
        if let wanted = schema["contains"] {
            let count = elements.reduce(0) { $0 + (problem($1, wanted, depth: depth) == nil ? 1 : 0) }
            if count < schema.value["minContains"]?.int ?? 1 { return "\(path) does not contain what it should" }
            if let most = schema.value["maxContains"]?.int, count > most { return "\(path) contains too many" }
        }
        return nil
    }

    private func memberProblem(_ value: Plain, _ schema: Part, at path: String, depth: Int) -> String? {
        guard case .object(let object) = value else { return nil }
        for name in schema.value["required"]?.elements.compactMap(\.text) ?? [] where object[name] == nil {
            if !isLeftOut(schema["properties"]?[name]) { return "\(path)/\(name) is missing" }
        }
        if let least = schema.value["minProperties"]?.int, object.count < least { return "\(path) has too few members" }
        if let most = schema.value["maxProperties"]?.int, object.count > most { return "\(path) has too many members" }
        let patterns = schema["patternProperties"]?.members ?? []
        for (name, member) in object.members {
            let place = path + "/" + PlainDescription.escaped(name)
            var known: [Part] = patterns.filter { description.patterns.match(name, $0.key) == true }.map(\.part)
            if let own = schema["properties"]?[name] { known.append(own) }
            if known.isEmpty, let others = schema["additionalProperties"] { known.append(others) }
            for part in known {
                if let found = problem(member, part, at: place, depth: depth) { return found }
            }
            if let names = schema["propertyNames"],
                let found = problem(.string(name), names, at: place, depth: depth)
            {
                return found
            }
            for other in schema.value["dependentRequired"]?[name]?.elements.compactMap(\.text) ?? []
            where object[other] == nil {
                return "\(path)/\(other) is missing next to \(name)"
            }
            if let part = schema["dependentSchemas"]?[name],
                let found = problem(value, part, at: path, depth: depth)
            {
                return found
            }
        }
        return nil
    }

    /// Whether a member is left out in this direction although it is required.
    func isLeftOut(_ property: Part?) -> Bool {
        guard let property else { return false }
        let own = [property, description.resolve(property)].compactMap { $0?.value }
        return switch direction {
        case .request: own.contains { $0["readOnly"]?.flag == true }
        case .response: own.contains { $0["writeOnly"]?.flag == true }
        case .both: false
        }
    }
}

/// Whether a schema consists of `nullable` alone. To the letter of OpenAPI 3.0 it admits every value; tools write it
/// next to another alternative, and mean null.
func meansNull(_ schema: Plain) -> Bool {
    guard schema["nullable"]?.flag == true, let keys = schema.object?.keys else { return false }
    return Set(keys).isSubset(of: ["nullable", "title", "description", "example"])
}

/// The values of `type`, with `null` for `nullable`; `nil` if every type is allowed.
func schemaTypes(_ schema: Plain, _ version: PlainDescription.Version) -> [String]? {
    if meansNull(schema) { return ["null"] }
    guard let type = schema["type"] else { return nil }
    var types = type.text.map { [$0] } ?? type.elements.compactMap(\.text)
    // OpenAPI 3.0.3, "nullable": it adds null to the type of the same schema.
    if version == .openAPI30, (schema["nullable"] ?? schema["x-nullable"])?.flag == true { types.append("null") }
    return types
}
