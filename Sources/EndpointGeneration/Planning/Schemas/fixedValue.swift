import EndpointDescription

extension Schema {
    /// Whether it lists values itself, or another schema takes part in what it says. The others need no closer look.
    var mayListValues: Bool { allowedValues != nil || constant != nil || isComposed }

    /// The one value that a schema allows, if it is a string, a whole number or a flag.
    var fixedValue: Literal? {
        guard mayListValues, !admitsNull else { return nil }
        let flat = FlatSchema(self)
        guard flat.unions.isEmpty else { return nil }
        let value = flat.constant ?? flat.allowedValues.flatMap { $0.count == 1 ? $0[0] : nil }
        guard let value else { return nil }
        if flat.types == .string, let text = value.scalarText {
            return .string(text)
        }
        switch value.kind {
        case .string where flat.types == .integer:
            return value.string.flatMap { Int($0) }.map { .integer(String($0)) }
        case .string where flat.types == .boolean: return nil
        case .string:
            return value.string.map { .string($0) }
        case .number:
            return value.int.map { .integer(String($0)) }
        case .boolean:
            return value.bool.map { .boolean($0) }
        case .null, .array, .object:
            return nil
        }
    }
}
