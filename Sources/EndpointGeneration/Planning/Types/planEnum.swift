import EndpointDescription

extension TypePlanner {
    func planEnum(_ flat: FlatSchema, raw: StandardType, node: TypeNode) -> EnumBlueprint {
        let typeNames = ["RawValue", "AllCases"]
        for name in typeNames { node.reserve(name) }
        var values = (flat.allowedValues ?? flat.constant.map { [$0] } ?? []).enumerated().map { index, value in
            (value: value, name: index < flat.allowedValueNames.count ? flat.allowedValueNames[index] : nil as String?)
        }
        let merged = values.isEmpty ? flat.unions.first?.mergedEnum : nil
        values = merged ?? values
        let reserved = Set([namespace.name, "undocumented", "allCases", "index", "rawValue"] + typeNames)
        var names = NameScope(reserved: reserved)
        let given = values.compactMap(\.name).withoutPrefix(node.name, reserved: reserved)
        func chosen(_ name: String?) -> String? { name.flatMap { $0.utf8.contains { $0 >= 0x41 } ? given[$0] : nil } }
        names.keepNames(of: values.compactMap { chosen($0.name) ?? $0.value.scalarText })
        var met = ListedValues()
        var blueprint = EnumBlueprint(rawType: raw, cases: [], isAmongTexts: merged != nil && raw == .string)
        for (value, name) in values {
            let number = value.int ?? value.string.flatMap { Int($0) }
            guard let text = raw == .string ? value.scalarText : number.map(String.init), met.add(value, as: text, log)
            else { continue }
            let caseName = context.chosenNames.claimCase(chosen(name) ?? text, at: value.place, in: &names)
            blueprint.cases.append(
                .init(name: caseName, rawValue: raw == .string ? .string(text) : .integer(text), origin: value.place)
            )
        }
        return blueprint
    }
}

extension [String] {
    /// Each name without the name of the type, if all of them begin with it, as in languages without namespaces for
    /// constants. For example: `LevelLow`, `LevelHigh` → `Low`, `High`
    fileprivate func withoutPrefix(_ type: String, reserved: Set<String>) -> [String: String] {
        let whole = Dictionary(map { ($0, $0) }) { first, _ in first }
        var rests: [String: String] = [:]
        for name in whole.keys where name != type {
            guard let rest = name.words(after: type) else { return whole }
            let isTaken = whole[rest] != nil || reserved.contains { $0.lowercased() == rest.lowercased() }
            rests[name] = isTaken ? name : rest
        }
        return whole.merging(rests) { $1 }
    }
}

extension String {
    /// The words after a prefix that ends where a word does; `nil` if there are none.
    fileprivate func words(after prefix: String) -> String? {
        let rest = dropFirst(prefix.count)
        guard hasPrefix(prefix), let first = rest.first, first.isUppercase else { return nil }
        let startsWord = prefix.last?.isUppercase == false || rest.dropFirst().first?.isLowercase == true
        return startsWord ? String(rest) : nil
    }
}
