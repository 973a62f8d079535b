import EndpointDescription

extension TypePlanner {
    func planEnum(_ flat: FlatSchema, raw: StandardType, at schema: Schema, node: TypeNode) -> EnumBlueprint {
        for name in ["RawValue", "AllCases"] { node.reserve(name) }
        var values = (flat.allowedValues ?? flat.constant.map { [$0] } ?? []).enumerated().map { index, value in
            (value: value, name: index < flat.allowedValueNames.count ? flat.allowedValueNames[index] : nil as String?)
        }
        if values.isEmpty, let union = flat.unions.first { values = union.mergedEnum ?? [] }
        var names = NameScope(reserved: ["undocumented", "allCases", "index", "rawValue"])
        var seen: Set<String> = []
        var blueprint = EnumBlueprint(rawType: raw, cases: [])
        for (value, name) in values {
            let number = value.int ?? value.string.flatMap { Int($0) }
            guard let text = raw == .string ? value.scalarText : number.map(String.init) else { continue }
            guard seen.insert(text).inserted else {
                log.warning("enum value \(value.text) is listed twice", at: value.place)
                continue
            }
            let chosen = name.flatMap { $0.utf8.contains { $0 >= 0x41 } ? $0 : nil }
            let caseName = context.chosenNames.claimCase(chosen ?? text, at: value.place, in: &names)
            blueprint.cases.append(
                .init(name: caseName, rawValue: raw == .string ? .string(text) : .integer(text), origin: value.place)
            )
        }
        return blueprint
    }
}
