import EndpointDescription

extension ExampleMaker {
    /// One of the values that a schema lists.
    ///
    /// - Parameter fallback: the value in place of one that is not listed.
    mutating func one(of listed: ListedTexts, _ offered: JSON?, default fallback: JSON?) -> ExampleValue? {
        if let offered {
            if let text = listed.text(of: offered) { return .text(text) }
            note("\(offered.text.prefix(60)) is not listed")
        }
        return (fallback.flatMap(listed.text) ?? listed.texts.first).map(ExampleValue.text)
    }

    /// The values that a schema lists; `nil` if it lists none that its type reads.
    func listed(_ flat: FlatSchema, _ shape: SchemaKind, of schema: Schema) -> ListedTexts? {
        let kind: ListedTexts.Kind
        switch shape {
        case .enumeration(let raw): kind = .enumeration(raw)
        case _ where flat.acceptsNothing || flat.listedValues?.isEmpty != false: return nil
        case .scalar(let type): kind = .scalar(type)
        default: kind = .anything
        }
        let listed = planner.schemas.texts(of: schema, flat, kind)
        return listed.texts.isEmpty ? nil : listed
    }

    mutating func scalar(
        _ type: StandardType,
        _ flat: FlatSchema,
        _ rules: ExampleRules,
        _ offered: JSON?,
        name: String
    ) -> ExampleValue? {
        if let offered {
            if type.reads(offered) { return .text(offered.text) }
            note("\(offered.text.prefix(60)) is not of type \(type.text)")
        }
        if let value = rules.shownDefault, type.reads(value) { return .text(value.text) }
        return .text(madeUp(type, flat, rules, name: name))
    }

    /// - Parameter index: the number of the text, if an array contains several different ones.
    func madeUp(_ type: StandardType, _ flat: FlatSchema, _ rules: ExampleRules, name: String, _ index: Int = 0)
        -> String
    {
        switch type {
        case .bool: "true"
        case .int, .int64: String(rules.wholeNumber(Int.self))
        case .int32: String(rules.wholeNumber(Int32.self))
        case .uint32: String(rules.wholeNumber(UInt32.self))
        case .uint64: String(rules.wholeNumber(UInt64.self))
        case .double, .float, .decimal: numberText(rules.number(type))
        case .date: jsonString("2026-01-15T\(time(index))Z")
        case .calendarDate: jsonString(day(index))
        case .uuid: jsonString("3f2504e0-4f89-41d3-9a0c-0305e82c33\(twoDigits(index + 1))")
        case .url: jsonString("https://example.com/\(suffix(index))")
        case .data, .base64: jsonString(index == 0 ? "ZXhhbXBsZQ==" : "ZXhhbXBsZQ\(twoDigits(index))")
        case .json, .noContent, .body, .filePart, .event: "{}"
        case .unixSeconds, .unixTime: String(1_768_469_400 + index)
        case .unixMilliseconds: String(1_768_469_400_000 + index)
        case .rfc2822Date: jsonString("Thu, 15 Jan 2026 \(time(index)) +0000")
        case .numberOrText(let number): madeUp(number, flat, rules, name: name, index)
        case .string: jsonString(string(flat, rules, name: name, index))
        }
    }

    private func string(_ flat: FlatSchema, _ rules: ExampleRules, name: String, _ index: Int) -> String {
        switch flat.format {
        case "email", "idn-email": return "user\(suffix(index))@example.com"
        case "hostname", "idn-hostname": return index == 0 ? "example.com" : "host\(index).example.com"
        case "ipv4": return "192.0.2.\(index % 254 + 1)"
        case "ipv6": return "2001:db8::\(index % 9_999 + 1)"
        case "time": return "\(time(index))Z"
        case "duration": return "PT\(index + 5)M"
        case "uri-reference", "iri", "iri-reference": return "https://example.com/\(suffix(index))"
        default: break
        }
        if let made = patterned(rules, 1).first { return made }
        switch flat.format {
        // Google and others write large numbers as texts.
        case "int32", "int64", "uint32", "uint64", "fixed32", "fixed64": return "\(index + 1)"
        case "decimal": return "\(index + 1).5"
        case "google-duration": return "\(index + 5)s"
        default: break
        }
        if flat.holdsPlainJSON, rules.first("pattern") == nil {
            let json = index == 0 ? "{}" : "[\(index)]"
            if rules.lengths.contains(json.utf8.count) { return json }
        }
        if let pattern = rules.first("pattern") {
            planner.context.log.note(
                "no text can be made for this pattern, so the example may not match it",
                at: pattern.place,
                remedy: "give an 'example'"
            )
        }
        return text(of: name.isEmpty || name == "[]" ? "text" : name, rules.lengths, index)
    }

    /// Different texts that the `pattern` of the rules matches, if they have one.
    func patterned(_ rules: ExampleRules, _ count: Int) -> [String] {
        guard let text = rules.first("pattern")?.string, let pattern = PatternText(text) else { return [] }
        return pattern.texts(count, least: rules.lengths.lowerBound, most: rules.lengths.upperBound)
    }

    /// A word, repeated or cut to one of these lengths.
    func text(of word: String, _ lengths: ClosedRange<Int>, _ index: Int) -> String {
        var text = word
        while text.unicodeScalars.count < lengths.lowerBound { text += text }
        let suffix = suffix(index, atMost: lengths.upperBound)
        let letters = text.unicodeScalars.prefix(max(lengths.upperBound - suffix.count, 0))
        return String(String.UnicodeScalarView(letters)) + suffix
    }

    /// The suffix of a further text; none for the first one.
    ///
    /// - Parameter most: how long it is at most, if that is possible.
    func suffix(_ index: Int, atMost most: Int = .max) -> String {
        let number = index == 0 ? "" : String(index)
        return number.count > most ? String(index, radix: 36) : number
    }

    /// The last two digits of a number.
    private func twoDigits(_ number: Int) -> String { "\(number / 10 % 10)\(number % 10)" }

    /// One of the seconds of half an hour.
    private func time(_ index: Int) -> String { "09:\(30 + index / 60 % 30):\(twoDigits(index % 60))" }

    /// One of the first 28 days of the months of a year.
    private func day(_ index: Int) -> String {
        let days = 14 + index
        return "2026-\(twoDigits(days / 28 % 12 + 1))-\(twoDigits(days % 28 + 1))"
    }

    func numberText(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? "\(number)"
    }
}

extension StandardType {
    /// Whether a JSON value can be read as this type.
    func reads(_ value: JSON) -> Bool {
        switch self {
        case .bool: value.bool != nil
        case .int, .int64: value.int != nil
        case .int32: value.int.map { Int32(exactly: $0) != nil } ?? false
        case .uint32: value.int.map { UInt32(exactly: $0) != nil } ?? false
        case .uint64: value.int.map { $0 >= 0 } ?? (value.numberText.flatMap { UInt64($0) } != nil)
        case .double, .float, .decimal: value.double.map(holds) ?? false
        case .date: value.string.flatMap(secondsSince1970) != nil
        case .calendarDate: value.string.map { calendarDay($0[...]) != nil } ?? false
        case .uuid: value.string.map(isUUID) ?? false
        case .data, .base64: value.string.map(isBase64) ?? false
        case .rfc2822Date: value.string.map(isMailDate) ?? false
        case .json, .noContent, .body, .filePart, .event: true
        case .unixSeconds, .unixMilliseconds, .unixTime: value.double != nil
        case .string, .url: value.isString
        case .numberOrText(let number):
            number.reads(value) || value.string.flatMap { readJSON(inText: $0) }.map(number.reads) == true
        }
    }
}

func isUUID(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: 0x2D, omittingEmptySubsequences: false)
    return parts.map(\.count) == [8, 4, 4, 4, 12] && parts.joined().allSatisfy(isHexDigit)
}

/// `Thu, 15 Jan 2026 09:30:00 +0000`, as the runtime writes it.
private func isMailDate(_ text: String) -> Bool {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    guard words.count == 6, ["Sun,", "Mon,", "Tue,", "Wed,", "Thu,", "Fri,", "Sat,"].contains(words[0]),
        let month = months.firstIndex(where: { $0 == words[2] })
    else { return false }
    let number = month < 9 ? "0\(month + 1)" : "\(month + 1)"
    return words[5] == "+0000" && secondsSince1970("\(words[3])-\(number)-\(words[1])T\(words[4])Z") != nil
}

private func isBase64(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let body = bytes.prefix { $0 != 0x3D }
    guard bytes.count.isMultiple(of: 4), bytes.count - body.count <= 2, bytes[body.count...].allSatisfy({ $0 == 0x3D })
    else { return false }
    return body.allSatisfy { $0.isASCIIDigit || $0.isASCIILetter || $0 == 0x2B || $0 == 0x2F }
}

private func isHexDigit(_ byte: UInt8) -> Bool { byte.isASCIIDigit || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66 }

extension FlatSchema {
    /// Whether its texts are JSON that is not encoded further.
    fileprivate var holdsPlainJSON: Bool {
        contentMediaType?.kind == .json && contentEncoding == nil || format == "json" || format == "json-string"
    }
}
