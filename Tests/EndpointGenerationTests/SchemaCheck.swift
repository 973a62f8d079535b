import EndpointDescription
import Foundation

/// Finds where a value violates a schema, by the definitions of JSON Schema and without the planner's code.
struct SchemaCheck {
    let root: JSON

    func problems(_ value: JSON, _ schema: JSON, at path: String = "") -> [String] {
        if let reference = schema["$ref"]?.string {
            guard case .found(let target) = root.followPointer(reference, log: DiagnosticLog()) else { return [] }
            return problems(value, target, at: path) + problems(of: value, against: schema, at: path)
        }
        return problems(of: value, against: schema, at: path)
    }

    private func problems(of value: JSON, against schema: JSON, at path: String) -> [String] {
        if value.isNull { return admitsNull(schema) ? [] : ["\(path) is null"] }
        var found: [String] = []
        let types = schema["type"]?.string.map { [$0] } ?? schema["type"]?.elements.compactMap(\.string) ?? []
        if !types.isEmpty, !types.contains(where: { isType($0, value) }) { found.append("\(path) is no \(types)") }
        if let values = schema["enum"]?.elements, !values.contains(where: { isEqual($0, value) }) {
            found.append("\(path) \(value.text) is not listed")
        }
        if let constant = schema["const"], !isEqual(constant, value) {
            found.append("\(path) is not \(constant.text)")
        }
        if let number = value.double { found += bounds(number, schema, path) }
        if let text = value.string { found += rules(text, schema, path) }
        if value.isArray { found += elements(value, schema, path) }
        if value.isObject { found += members(value, schema, path) }
        for part in schema["allOf"]?.elements ?? [] { found += problems(value, part, at: path) }
        for keyword in ["oneOf", "anyOf"] {
            guard let arms = schema[keyword]?.elements else { continue }
            let all = arms.map { problems(value, $0, at: path) }
            if !all.contains(where: \.isEmpty) { found.append("\(path) fits no \(keyword): \(all)") }
        }
        return found
    }

    private func admitsNull(_ schema: JSON) -> Bool {
        if let reference = schema["$ref"]?.string,
            case .found(let target) = root.followPointer(reference, log: DiagnosticLog())
        {
            return admitsNull(target)
        }
        if schema["nullable"]?.bool == true || schema["type"]?.string == "null" || schema["const"]?.isNull == true {
            return true
        }
        let listed = (schema["type"]?.elements ?? []).contains { $0.string == "null" }
        let values = (schema["enum"]?.elements ?? []).contains { $0.isNull }
        let arms = ["oneOf", "anyOf"].flatMap { schema[$0]?.elements ?? [] }
        return listed || values || arms.contains(where: admitsNull) || schema.members.isEmpty
    }

    private func isEqual(_ a: JSON, _ b: JSON) -> Bool {
        let values = [a, b].map {
            try? JSONSerialization.jsonObject(with: Data($0.text.utf8), options: .fragmentsAllowed) as? NSObject
        }
        return a.kind == b.kind && values[0] == values[1]
    }

    private func isType(_ type: String, _ value: JSON) -> Bool {
        switch type {
        case "string", "file": value.isString
        case "boolean": value.bool != nil
        case "integer": value.double.map { $0 == $0.rounded() } ?? false
        case "number": value.double != nil
        case "array": value.isArray
        case "object": value.isObject
        default: false
        }
    }

    private func bounds(_ number: Double, _ schema: JSON, _ path: String) -> [String] {
        var found: [String] = []
        if let least = schema["minimum"]?.double {
            let isOver = schema["exclusiveMinimum"]?.bool == true ? number > least : number >= least
            if !isOver { found.append("\(path) is under \(least)") }
        }
        if let most = schema["maximum"]?.double {
            let isUnder = schema["exclusiveMaximum"]?.bool == true ? number < most : number <= most
            if !isUnder { found.append("\(path) is over \(most)") }
        }
        if let least = schema["exclusiveMinimum"]?.double, number <= least {
            found.append("\(path) is not over \(least)")
        }
        if let most = schema["exclusiveMaximum"]?.double, number >= most {
            found.append("\(path) is not under \(most)")
        }
        // The quotient of decimal fractions is inexact: 0.3 / 0.1 = 2.9999999999999996
        if let step = schema["multipleOf"]?.double, abs(number / step - (number / step).rounded()) > 1e-9 {
            found.append("\(path) is no multiple of \(step)")
        }
        return found
    }

    private func rules(_ text: String, _ schema: JSON, _ path: String) -> [String] {
        var found: [String] = []
        let count = text.unicodeScalars.count
        if let least = schema["minLength"]?.int, count < least { found.append("\(path) is shorter than \(least)") }
        if let most = schema["maxLength"]?.int, count > most { found.append("\(path) is longer than \(most)") }
        if let pattern = schema["pattern"]?.string, !matches(text, pattern) {
            found.append("\(path) '\(text)' does not match \(pattern)")
        }
        switch schema["format"]?.string {
        case "date-time" where ISO8601DateFormatter().date(from: text) == nil: found.append("\(path) is no instant")
        case "uuid" where UUID(uuidString: text) == nil: found.append("\(path) is no UUID")
        case "uri" where URL(string: text)?.scheme == nil: found.append("\(path) is no URL")
        case "date" where text.split(separator: "-").count != 3: found.append("\(path) is no date")
        case "byte" where Data(base64Encoded: text) == nil: found.append("\(path) is no base64")
        default: break
        }
        return found
    }

    private func matches(_ text: String, _ pattern: String) -> Bool {
        text.range(of: pattern, options: .regularExpression) != nil
    }

    private func elements(_ value: JSON, _ schema: JSON, _ path: String) -> [String] {
        let elements = value.elements
        var found: [String] = []
        if let least = schema["minItems"]?.int, elements.count < least {
            found.append("\(path) has less than \(least)")
        }
        if let most = schema["maxItems"]?.int, elements.count > most { found.append("\(path) has more than \(most)") }
        if schema["uniqueItems"]?.bool == true, Set(elements.map(\.text)).count < elements.count {
            found.append("\(path) has an element twice")
        }
        let first = schema["prefixItems"]?.elements ?? []
        for (index, element) in elements.enumerated() {
            guard let own = index < first.count ? first[index] : schema["items"] else { continue }
            found += problems(element, own, at: "\(path)[\(index)]")
        }
        return found
    }

    private func members(_ value: JSON, _ schema: JSON, _ path: String) -> [String] {
        let properties = schema["properties"]
        var found: [String] = []
        if let least = schema["minProperties"]?.int, value.count < least { found.append("\(path) has too few members") }
        if let most = schema["maxProperties"]?.int, value.count > most { found.append("\(path) has too many members") }
        for name in schema["required"]?.elements.compactMap(\.string) ?? [] where value[name] == nil {
            // A response has no writeOnly members.
            if properties?[name]?["writeOnly"]?.bool != true { found.append("\(path).\(name) is missing") }
        }
        for (name, member) in value.members {
            if let names = schema["propertyNames"], let text = readJSON(inText: jsonString(name)) {
                found += problems(text, names, at: "\(path), the name '\(name)'")
            }
            for pattern in schema["patternProperties"]?.members ?? [] where matches(name, pattern.name) {
                found += problems(member, pattern.value, at: "\(path).\(name)")
            }
            if let own = properties?[name] {
                found += problems(member, own, at: "\(path).\(name)")
            } else if let others = schema["additionalProperties"],
                schema["patternProperties"]?.members.contains(where: { matches(name, $0.name) }) != true
            {
                if others.bool == false { found.append("\(path).\(name) is one too many") }
                if others.isObject { found += problems(member, others, at: "\(path).\(name)") }
            }
        }
        return found
    }
}
