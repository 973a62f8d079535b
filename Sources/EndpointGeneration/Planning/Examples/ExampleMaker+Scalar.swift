import EndpointDescription

extension ExampleMaker {
    /// One of the values that an enum lists.
    mutating func listed(_ flat: FlatSchema, _ raw: StandardType, _ schema: Schema, _ offered: JSON?) -> ExampleValue? {
        let listed = ListedTexts(flat, raw)
        for candidate in [offered, schema.defaultValue].compactMap({ $0 }) {
            if let text = listed.text(of: candidate) { return .text(text) }
        }
        if let offered { note("\(offered.text) is not listed") }
        return listed.texts.first.map(ExampleValue.text)
    }

    /// One of the values that a schema lists, of any kind.
    mutating func listed(_ values: [JSON], _ offered: JSON?) -> ExampleValue? {
        guard let offered else { return values.first.map { .text($0.text) } }
        let text = offered.text
        let isListed = values.contains { $0.text == text || $0.double.map { $0 == offered.double } ?? false }
        if isListed { return .text(text) }
        note("\(text.prefix(60)) is not listed")
        return listed(values, nil)
    }

    mutating func scalar(_ type: StandardType, _ flat: FlatSchema, _ schema: Schema, _ offered: JSON?, name: String)
        -> ExampleValue?
    {
        let listed = (flat.listedValues ?? []).filter(type.reads)
        if let offered, !type.reads(offered) {
            note("\(offered.text.prefix(60)) is not of type \(type.text)")
        } else if !listed.isEmpty {
            return self.listed(listed, offered)
        } else if let offered {
            return .text(offered.text)
        }
        if let fixed = listed.first { return .text(fixed.text) }
        if let value = schema.defaultValue, type.reads(value) { return .text(value.text) }
        return .text(madeUp(type, flat, schema, name: name))
    }

    private func madeUp(_ type: StandardType, _ flat: FlatSchema, _ schema: Schema, name: String) -> String {
        switch type {
        case .bool: "true"
        case .int, .int32, .int64, .uint32, .uint64: String(wholeNumber(schema))
        case .double, .float, .decimal: number(schema)
        case .date: jsonString("2026-01-15T09:30:00Z")
        case .calendarDate: jsonString("2026-01-15")
        case .uuid: jsonString("3f2504e0-4f89-41d3-9a0c-0305e82c3301")
        case .url: jsonString("https://example.com/")
        case .data, .base64: jsonString("ZXhhbXBsZQ==")
        case .json, .noContent, .body, .filePart, .event: "{}"
        case .unixSeconds, .unixTime: "1768469400"
        case .unixMilliseconds: "1768469400000"
        case .rfc2822Date: jsonString("Thu, 15 Jan 2026 09:30:00 +0000")
        case .string: jsonString(string(flat.format, schema, name: name))
        }
    }

    private func string(_ format: String?, _ schema: Schema, name: String) -> String {
        switch format {
        case "email", "idn-email": return "user@example.com"
        case "hostname", "idn-hostname": return "example.com"
        case "ipv4": return "192.0.2.1"
        case "ipv6": return "2001:db8::1"
        case "time": return "09:30:00Z"
        case "duration": return "PT5M"
        case "uri-reference", "iri", "iri-reference": return "https://example.com/"
        default: break
        }
        let least = min(max(schema.limit("minLength")?.int ?? 0, 0), 1_000)
        let most = max(least, schema.limit("maxLength")?.int ?? Int.max)
        if let pattern = schema.limit("pattern")?.string {
            if let text = PatternText(pattern)?.text(least: least, most: most) { return text }
            planner.context.log.note(
                "no text can be made for this pattern, so the example may not match it",
                at: schema.limit("pattern")?.place ?? schema.place,
                remedy: "give an 'example'"
            )
        }
        var text = name.isEmpty || name == "[]" ? "text" : name
        while text.unicodeScalars.count < least { text += text }
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(most)))
    }

    /// The whole numbers that the rules allow.
    func wholeBounds(_ schema: Schema) -> (least: Double?, most: Double?) {
        var least = schema.limit("minimum")?.double
        var most = schema.limit("maximum")?.double
        if let bound = schema.limit("exclusiveMinimum") {
            let above = bound.double.map { max($0.rounded(.down) + 1, least ?? -.infinity) }
            least = bound.bool == true ? least.map { $0 + 1 } : above ?? least
        }
        if let bound = schema.limit("exclusiveMaximum") {
            let below = bound.double.map { min($0.rounded(.up) - 1, most ?? .infinity) }
            most = bound.bool == true ? most.map { $0 - 1 } : below ?? most
        }
        return (least, most)
    }

    /// The number nearest to 1 that the rules allow.
    private func wholeNumber(_ schema: Schema) -> Int {
        let (least, most) = wholeBounds(schema)
        let bounded = min(max(1, least?.rounded(.up) ?? 1), most?.rounded(.down) ?? .infinity)
        let value = Int(exactly: bounded) ?? 1
        guard let step = schema.limit("multipleOf")?.double.flatMap(wholeMultiple), step > 1, value < Int.max - step
        else { return value }
        let remainder = value % step
        guard remainder != 0 else { return value }
        let above = value + (remainder > 0 ? step - remainder : -remainder)
        let (below, overflow) = above.subtractingReportingOverflow(step)
        return Double(above) > most ?? .infinity && !overflow ? below : above
    }

    /// The least whole multiple of a step: 5 for 2.5.
    private func wholeMultiple(of step: Double) -> Int? {
        (1...1_000).lazy.compactMap { Int(exactly: step * Double($0)) }.first
    }

    private func number(_ schema: Schema) -> String {
        let step = schema.limit("multipleOf")?.double
        // The first allowed multiple, counted from the lower bound or else from the upper one.
        if let step, step > 0, let bound = lowerBound(schema) {
            var multiple = (bound.value / step).rounded(.up) * step
            if bound.isExclusive, multiple <= bound.value { multiple += step }
            return text(of: multiple)
        }
        if let step, step > 0, let bound = upperBound(schema) {
            var multiple = min(step, (bound.value / step).rounded(.down) * step)
            if bound.isExclusive, multiple >= bound.value { multiple -= step }
            return text(of: multiple)
        }
        let isFree = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"].allSatisfy {
            schema.limit($0) == nil
        }
        if isFree, step == nil { return "1.5" }
        if let step, isFree { return text(of: step) }
        let most = [schema.limit("maximum")?.double, schema.limit("exclusiveMaximum")?.double].compactMap { $0 }.min()
        if let least = lowerBound(schema)?.value, let most { return text(of: (least + most) / 2) }
        return String(wholeNumber(schema))
    }

    /// The effective bound of `minimum` and `exclusiveMinimum`. In OpenAPI 3.0, the latter is a boolean that modifies
    /// the former.
    private func lowerBound(_ schema: Schema) -> (value: Double, isExclusive: Bool)? {
        let least = schema.limit("minimum")?.double
        let bound = schema.limit("exclusiveMinimum")
        if let open = bound?.double, open >= least ?? open { return (open, true) }
        return least.map { ($0, bound?.bool == true) }
    }

    /// The effective bound of `maximum` and `exclusiveMaximum`.
    private func upperBound(_ schema: Schema) -> (value: Double, isExclusive: Bool)? {
        let most = schema.limit("maximum")?.double
        let bound = schema.limit("exclusiveMaximum")
        if let open = bound?.double, open <= most ?? open { return (open, true) }
        return most.map { ($0, bound?.bool == true) }
    }

    private func text(of number: Double) -> String {
        Int(exactly: number).map(String.init) ?? (number.isFinite ? "\(number)" : "1")
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
        case .double, .float, .decimal: value.double != nil
        case .date: value.string.flatMap(secondsSince1970) != nil
        case .calendarDate: value.string.map { calendarDay($0[...]) != nil } ?? false
        case .uuid: value.string.map(isUUID) ?? false
        case .data, .base64: value.string.map(isBase64) ?? false
        case .rfc2822Date: value.string.map(isMailDate) ?? false
        case .json, .noContent, .body, .filePart, .event: true
        case .unixSeconds, .unixMilliseconds, .unixTime: value.double != nil
        case .string, .url: value.isString
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
    return body.allSatisfy { isDigit($0) || isLetter($0) || $0 == 0x2B || $0 == 0x2F }
}

private func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66 }
