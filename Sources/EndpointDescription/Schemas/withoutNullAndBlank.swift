extension [Schema] {
    /// Arms without a component that is only `null`, which makes the choice optional, and beside an enum without one that
    /// is only the empty text: an enum keeps that as a value that it does not list.
    package var withoutNullAndBlank: [Schema] {
        guard count > 1 else { return self }
        let some = filter { $0.reference?.isOnlyNull != true }
        let rest = some.filter { !$0.isBlank }
        let isBesideEnums = !rest.isEmpty && rest.allSatisfy(\.isEnumOfTexts)
        return isBesideEnums ? rest : some
    }

    /// Whether the empty text was left out of the arms.
    package var mayBeBlank: Bool { withoutNullAndBlank.count < filter { $0.reference?.isOnlyNull != true }.count }
}

extension Schema {
    fileprivate var isOnlyNull: Bool { acceptsOnlyNull && !saysWhatItIs }

    fileprivate var isBlank: Bool { values == [""] }

    fileprivate var isEnumOfTexts: Bool { values != nil }

    /// The texts that it or what it refers to allows.
    private var values: [String]? {
        guard let values = (reference ?? self).allowedValues else { return nil }
        let texts = values.compactMap(\.string)
        return texts.count == values.count ? texts : nil
    }
}
