extension [Schema] {
    /// The alternatives without components that are only `null`, which make the choice optional. If all others are
    /// enums, an alternative that is only the empty string is removed too, because an enum can have it as an unlisted
    /// value.
    package var withoutNullAndBlank: [Schema] {
        guard count > 1 else { return self }
        let some = filter { $0.reference?.isOnlyNull != true }
        let rest = some.filter { !$0.isBlank }
        let isBesideEnums = !rest.isEmpty && rest.allSatisfy(\.isEnumOfTexts)
        return isBesideEnums ? rest : some
    }

    /// Whether `withoutNullAndBlank` drops the empty string.
    package var mayBeBlank: Bool { withoutNullAndBlank.count < filter { $0.reference?.isOnlyNull != true }.count }
}

extension Schema {
    fileprivate var isOnlyNull: Bool { acceptsOnlyNull && !saysWhatItIs }

    fileprivate var isBlank: Bool { values == [""] }

    fileprivate var isEnumOfTexts: Bool { values != nil }

    /// The strings that the schema, or the one it refers to, allows.
    private var values: [String]? {
        guard let values = (reference ?? self).allowedValues else { return nil }
        let texts = values.compactMap(\.string)
        return texts.count == values.count ? texts : nil
    }
}
