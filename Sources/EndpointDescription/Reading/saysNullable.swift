extension DescriptionReader {
    /// Whether the schema itself allows `null`, in any of the possible spellings.
    func saysNullable(_ schema: JSON) -> Bool {
        if schema["nullable"].map(isTrue) == true || schema["x-nullable"]?.bool == true { return true }
        if let type = schema["type"] {
            if type.isArray ? type.elements.contains(where: isNullType) : isNullType(type) { return true }
        }
        if schema["const"]?.isNull == true || schema["enum"]?.elements.contains(where: \.isNull) == true { return true }
        return isNullAdmitted(by: schema["allOf"]) || isNullAdmitted(by: schema["oneOf"])
            || isNullAdmitted(by: schema["anyOf"])
    }

    private func isNullAdmitted(by alternatives: JSON?) -> Bool {
        guard let alternatives else { return false }
        return alternatives.elements.contains(where: isOnlyNull)
    }

    /// Whether an alternative is `{"type": "null"}` or an equivalent, such as `{"nullable": true}` in OpenAPI 3.0.
    func isOnlyNull(_ alternative: JSON) -> Bool {
        guard alternative.isObject, alternative.count > 0 else { return false }
        if let type = alternative["type"] {
            if type.isNull || type.string == "null" { return true }
            if type.isArray { return type.count == 1 && type.elements.first?.string == "null" }
        }
        if alternative["const"]?.isNull == true { return true }
        if let values = alternative["enum"], values.isArray, values.count > 0 {
            return values.elements.allSatisfy { $0.isNull }
        }
        guard alternative["nullable"]?.bool == true || alternative["x-nullable"]?.bool == true else { return false }
        return alternative.members.allSatisfy { ["nullable", "x-nullable", "title", "description"].contains($0.name) }
    }

    /// An unquoted `null` in YAML becomes null in JSON.
    private func isNullType(_ type: JSON) -> Bool { type.isNull || type.string == "null" }

    private func isTrue(_ value: JSON) -> Bool { value.bool == true || value.string?.lowercased() == "true" }
}
