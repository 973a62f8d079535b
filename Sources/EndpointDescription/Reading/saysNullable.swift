extension DescriptionReader {
    /// Whether a schema itself says that `null` is among its values, in any of the ways that there are.
    func saysNullable(_ schema: JSON) -> Bool {
        if schema["nullable"].map(isTrue) == true || schema["x-nullable"]?.bool == true { return true }
        if let type = schema["type"], (type.isArray ? type.elements : [type]).contains(where: isNullType) {
            return true
        }
        if schema["const"]?.isNull == true || schema["enum"]?.elements.contains(where: \.isNull) == true { return true }
        return ["allOf", "oneOf", "anyOf"].contains { schema[$0]?.elements.contains(where: isOnlyNull) == true }
    }

    /// `{"type": "null"}` and its many spellings; also `{"nullable": true}`, which OpenAPI 3.0 authors write to that end.
    func isOnlyNull(_ arm: JSON) -> Bool {
        guard arm.isObject, arm.count > 0 else { return false }
        if let type = arm["type"] {
            if type.isNull || type.string == "null" { return true }
            if type.isArray { return type.count == 1 && type.elements.first?.string == "null" }
        }
        if arm["const"]?.isNull == true { return true }
        if let values = arm["enum"], values.isArray, values.count > 0 {
            return values.elements.allSatisfy { $0.isNull }
        }
        guard arm["nullable"]?.bool == true || arm["x-nullable"]?.bool == true else { return false }
        return arm.members.allSatisfy { ["nullable", "x-nullable", "title", "description"].contains($0.name) }
    }

    /// Written without quotation marks in YAML, `null` arrives as null.
    private func isNullType(_ type: JSON) -> Bool { type.isNull || type.string == "null" }

    private func isTrue(_ value: JSON) -> Bool { value.bool == true || value.string?.lowercased() == "true" }
}
