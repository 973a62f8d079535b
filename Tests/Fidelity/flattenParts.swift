extension InstanceWriter {
    /// The schemas that hold together once references are followed, `allOf` is opened and every union has been decided.
    mutating func flatten(_ schemas: [Part], depth: Int) -> [Part]? {
        var waiting = schemas.map { Step(part: $0) }
        var parts: [Part] = []
        var seen: Set<String> = []
        while !waiting.isEmpty {
            let step = waiting.removeFirst()
            let part = step.part
            if let flag = part.value.flag {
                if !flag { return nil }
                continue
            }
            if let reference = description.reference(of: part) {
                guard let target = description.follow(reference) else { return nil }
                // A schema that leads back to itself adds nothing.
                if !seen.insert(reference).inserted { continue }
                waiting.insert(Step(part: target, isBase: step.isBase, owner: step.owner ?? target), at: 0)
                if description.version == .openAPI30 { continue }
            }
            var owner = step.owner
            if owner == nil, part.pointer.hasPrefix("#/components/schemas/"),
                part.pointer.split(separator: "/").count == 4
            {
                owner = part
            }
            parts.append(part)
            for keyword in ["oneOf", "anyOf"] {
                guard let alternatives = part[keyword]?.elements, !alternatives.isEmpty else { continue }
                let chosen = choose(alternatives, depth: depth)
                waiting.append(Step(part: chosen))
                if let tag = tag(of: part, for: description.reference(of: chosen)) { parts.append(tag) }
            }
            if let condition = part["if"] {
                if random.chance(0.5) {
                    waiting.append(Step(part: condition))
                    if let then = part["then"] { waiting.append(Step(part: then)) }
                } else if let other = part["else"] {
                    waiting.append(Step(part: other))
                }
            }
            if let owner, followsDiscriminators, part["oneOf"] == nil, part["anyOf"] == nil,
                let discriminator = part["discriminator"]
            {
                guard let subtype = decide(discriminator, owner: owner, isBase: step.isBase) else { return nil }
                if subtype.pointer != owner.pointer, !step.isBase {
                    parts.removeLast()
                    // The subtype leads back to its base.
                    seen.remove(owner.pointer)
                    seen.insert(subtype.pointer)
                    waiting.append(Step(part: subtype, owner: subtype))
                    continue
                }
                if let tag = tag(of: part, for: owner.pointer) { parts.append(tag) }
            }
            for base in part["allOf"]?.elements ?? [] { waiting.append(Step(part: base, isBase: true, owner: owner)) }
        }
        return parts
    }

    private struct Step {
        var part: Part
        /// Whether it was reached through `allOf`.
        var isBase = false
        /// The component that the value is of.
        var owner: Part?
    }

    private mutating func choose(_ alternatives: [Part], depth: Int) -> Part {
        if depth <= 1, let number = alternative {
            alternative = nil
            return alternatives[number % alternatives.count]
        }
        // Deep inside, alternatives without parts of their own come first, so that recursion ends.
        if isSparse(at: depth) {
            let simple = alternatives.filter { part in
                let type = (description.resolve(part) ?? part).value["type"]?.text
                return type != nil && type != "object" && type != "array"
            }
            if let part = simple.randomElement(using: &random), random.chance(0.7) { return part }
        }
        return alternatives.randomElement(using: &random) ?? alternatives[0]
    }

    /// The subtype that a value of a base with a discriminator is of.
    private mutating func decide(_ discriminator: Part, owner: Part, isBase: Bool) -> Part? {
        // A base that is only extended stays what it is.
        if isBase || !description.used.contains(owner.pointer) { return owner }
        let subtypes = description.everySubtype(of: owner.pointer)
        if subtypes.isEmpty { return owner }
        return subtypes.randomElement(using: &random)
    }

    /// The constraints of a discriminator on a value of one schema (OpenAPI 3.1 §4.8.25).
    private func tag(of part: Part, for reference: String?) -> Part? {
        guard followsDiscriminators, let reference, let discriminator = part["discriminator"],
            let name = discriminator.value["propertyName"]?.text
        else { return nil }
        var values: [Plain] = []
        let component = reference.split(separator: "/").last.map { PlainDescription.unescaped(String($0)) } ?? reference
        for (key, target) in discriminator.value["mapping"]?.members ?? [] {
            if target.text == reference || target.text == component { values.append(.string(key)) }
        }
        if values.isEmpty {
            // Many descriptions list tags that are spelled otherwise than the components.
            let listed = part["properties"]?[name].flatMap { description.resolve($0) }?.value["enum"]?.elements ?? []
            values = listed.filter { ($0.text ?? "").letters == component.letters }
        }
        if values.isEmpty { values = [.string(component)] }
        let schema = PlainObject([
            ("required", .array([.string(name)])),
            ("properties", .object(PlainObject([(name, .object(PlainObject([("enum", .array(values))])))]))),
        ])
        return Part(.object(schema), discriminator.pointer)
    }
}

extension String {
    /// Its letters and digits in small letters.
    fileprivate var letters: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
