extension InstanceWriter {
    /// An object with the members of every schema.
    mutating func object(_ parts: [Part], depth: Int) -> Plain? {
        var names: [String] = []
        for part in parts {
            names += (part["properties"]?.members.map(\.key) ?? []).filter { !names.contains($0) }
        }
        var required: [String] = []
        for part in parts {
            let own = part.value["required"]?.elements.compactMap(\.text) ?? []
            required += own.filter { !required.contains($0) }
        }
        names += required.filter { !names.contains($0) }
        let validator = Validator(description, direction: direction)
        var object = PlainObject()
        let most = parts.compactMap { $0.value["maxProperties"]?.int }.min() ?? Int.max
        for name in names {
            let isLeftOut = parts.contains { validator.isLeftOut($0["properties"]?[name]) }
            if isLeftOut { continue }
            let isRequired = required.contains(name)
            guard isRequired || (isWanted(depth) && object.count < most) else { continue }
            guard let schemas = schemas(of: name, in: parts) else {
                if isRequired { return nil }
                continue
            }
            let value = schemas.isEmpty ? anything(depth: depth + 1) : write(schemas, depth: depth + 1)
            if let value {
                object[name] = value
            } else if isRequired {
                return nil
            }
        }
        let least = parts.compactMap { $0.value["minProperties"]?.int }.max() ?? 0
        addOthers(to: &object, parts, least: least, most: most, depth: depth)
        for name in names where object.count < least && object[name] == nil {
            if let schemas = schemas(of: name, in: parts), let value = write(schemas, depth: depth + 1) {
                object[name] = value
            }
        }
        if isFlat, object.count == 0 { return nil }
        return object.count >= least ? .object(object) : nil
    }

    private mutating func isWanted(_ depth: Int) -> Bool {
        if isSparse(at: depth) { return false }
        return fullness == .full ? depth < 3 || random.chance(0.6) : random.chance(depth < 2 ? 0.6 : 0.4)
    }

    /// The schemas of a member; `nil` if one of them excludes it.
    private func schemas(of name: String, in parts: [Part]) -> [Part]? {
        var found: [Part] = []
        for part in parts {
            var own = (part["patternProperties"]?.members ?? []).filter {
                description.patterns.match(name, $0.key) == true
            }.map(\.part)
            if let property = part["properties"]?[name] { own.append(property) }
            if own.isEmpty, let others = part["additionalProperties"] ?? part["unevaluatedProperties"] {
                let isKnown = parts.contains { $0["properties"]?[name] != nil }
                if others.value.flag == false, !(isKnown && part["additionalProperties"] == nil) { return nil }
                if others.value.flag == nil { own.append(others) }
            }
            found += own
        }
        return found
    }

    /// Members beyond the named ones: of `patternProperties`, of `additionalProperties`, and undescribed ones.
    private mutating func addOthers(
        to object: inout PlainObject,
        _ parts: [Part],
        least: Int,
        most: Int,
        depth: Int
    ) {
        let isClosed = parts.contains {
            ($0["additionalProperties"] ?? $0["unevaluatedProperties"])?.value.flag == false
        }
        let patterns = parts.flatMap { $0["patternProperties"]?.members ?? [] }
        let isDescribed = parts.contains { part in
            part["additionalProperties"].map { $0.value.flag != false } ?? false
        }
        let isPlain = !parts.contains { $0["properties"] != nil }
        let wanted = isSparse(at: depth) ? 0 : Int.random(in: 0...3, using: &random)
        var keys: [String] = []
        for (pattern, _) in patterns where wanted > 0 || least > object.count {
            if let key = PatternWriter.text(for: pattern, &random), description.patterns.match(key, pattern) == true {
                keys.append(key)
            }
        }
        if !isClosed, isDescribed || (isPlain && patterns.isEmpty) {
            for _ in 0..<max(wanted, least - object.count) { keys.append(otherKey()) }
        }
        // A member that may be dropped does not count.
        if !isClosed, !isFlat, addsUndescribed, object.count >= least, !isDescribed, patterns.isEmpty, depth < 3,
            random.chance(0.5)
        {
            keys.append(InstanceWriter.undescribed + " \(Int.random(in: 0...99, using: &random))")
        }
        let named = parts.compactMap { $0["propertyNames"] }
        for var key in keys where object.count < most && object[key] == nil {
            if !named.isEmpty, case .string(let text)? = write(named, depth: depth + 1) { key = text }
            // A name of a property that was left out has the property's schema.
            guard object[key] == nil, let schemas = schemas(of: key, in: parts) else { continue }
            let value = schemas.isEmpty ? anything(depth: depth + 2) : write(schemas, depth: depth + 1)
            if let value { object[key] = value }
        }
    }

    private mutating func otherKey() -> String {
        let number = Int.random(in: 0...999, using: &random)
        if isFlat { return "other\(number)" }
        let heads = ["other", "Other-Key.", "x_", "a b ", "ü", "$", "日本", "other/", "\"", ""]
        return (heads.randomElement(using: &random) ?? "other") + String(number)
    }
}
