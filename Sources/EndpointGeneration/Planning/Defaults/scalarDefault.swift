import EndpointDescription

extension DefaultPlanner {
    /// A value as an expression of a type that Swift, Foundation or the runtime provides.
    func scalarDefault(_ value: JSON, as type: StandardType, isOptional: Bool, in node: TypeNode) -> DefaultValue {
        func made(_ label: String, _ text: String) -> DefaultValue {
            isOptional ? .swift(.make(.standard(type), [.init(label, .string(text))])) : .inexpressible
        }
        switch type {
        case .string: return DefaultValue(value.string.map(Expression.string))
        case .bool: return DefaultValue(value.bool.map { .literal(.boolean($0)) })
        case .int, .int64: return DefaultValue(value.int.map(Expression.integer))
        case .int32: return DefaultValue(value.int.flatMap { Int32(exactly: $0) }.map { .integer(Int($0)) })
        case .uint32: return DefaultValue(value.int.flatMap { UInt32(exactly: $0) }.map { .integer(Int($0)) })
        case .uint64:
            let number = value.numberText.flatMap { UInt64($0) ?? Double($0).flatMap { UInt64(exactly: $0) } }
            return DefaultValue(number.map { .literal(.integer(String($0))) })
        case .double: return DefaultValue(value.double.flatMap { $0.isFinite ? .number("\($0)") : nil })
        case .float: return DefaultValue(value.double.flatMap { Float($0).isFinite ? .number("\(Float($0))") : nil })
        case .decimal:
            guard let text = value.numberText ?? value.string, Double(text) != nil else { return .mismatched }
            return Int(text).map { .swift(.integer($0)) } ?? made("string", text)
        case .date:
            let seconds = value.string.flatMap(secondsSince1970)
            return DefaultValue(seconds.map { .make(.standard(type), [.init("timeIntervalSince1970", .number($0))]) })
        case .calendarDate:
            guard let day = value.string.flatMap({ calendarDay($0[...]) }) else { return .mismatched }
            let parts = [("year", day.year), ("month", day.month), ("day", day.day)]
            return isOptional
                ? .swift(.make(.standard(type), parts.map { .init($0, .integer($1)) })) : .inexpressible
        case .uuid:
            guard let text = value.string, isUUID(text) else { return .mismatched }
            return made("uuidString", text)
        case .url: return DefaultValue(value.string.map(Expression.string))
        case .base64:
            guard let text = value.string else { return .mismatched }
            return isOptional ? .swift(.make(.standard(type), [.init(nil, .string(text))])) : .inexpressible
        case .json: return jsonLiteral(value, in: node)
        case .numberOrText(.decimal): return .inexpressible
        case .numberOrText(let number): return scalarDefault(value, as: number, isOptional: isOptional, in: node)
        case .data, .noContent, .body, .filePart, .event, .unixSeconds, .unixMilliseconds, .unixTime, .rfc2822Date:
            return .inexpressible
        }
    }

    /// Writes a JSON value as a literal. Only `null` and the braces of objects differ from JSON.
    private func jsonLiteral(_ value: JSON, in node: TypeNode) -> DefaultValue {
        switch value.kind {
        case .null: return .swift(.implicit("null"))
        case .boolean: return DefaultValue(value.bool.map { .literal(.boolean($0)) })
        case .number: return value.int.map { .swift(.integer($0)) } ?? .inexpressible
        case .string: return DefaultValue(value.string.map(Expression.string))
        case .array: return .joining(value.elements.map { jsonLiteral($0, in: node) }, in: node) { .array($0) }
        case .object:
            let members = value.members
            guard Set(members.map(\.name)).count == members.count else { return .inexpressible }
            return .joining(members.map { jsonLiteral($0.value, in: node) }, in: node) { expressions in
                .dictionary(zip(members, expressions).map { ($0.name, $1) })
            }
        }
    }
}

/// The seconds since 1970 of an RFC 3339 date and time, as they are spelled in Swift; `nil` if the text is not one.
func secondsSince1970(_ text: String) -> String? {
    let parts = text.split(maxSplits: 1, whereSeparator: { $0 == "T" || $0 == "t" || $0 == " " })
    guard parts.count == 2, let day = calendarDay(parts[0]), let clock = parts.last else { return nil }
    let time = clock.prefix { $0 != "Z" && $0 != "z" && $0 != "+" && $0 != "-" }
    let pieces = time.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = pieces.first, let numbers = numbers(in: whole, separator: ":", widths: [2, 2, 2]),
        (0..<24).contains(numbers[0]), (0..<60).contains(numbers[1]), (0...60).contains(numbers[2]),
        let offset = offset(of: clock.dropFirst(time.count))
    else { return nil }
    let seconds = day.daysSince1970 * 86_400 + numbers[0] * 3_600 + numbers[1] * 60 + numbers[2] - offset
    guard pieces.count == 2 else { return String(seconds) }
    guard !pieces[1].isEmpty, pieces[1].utf8.allSatisfy(\.isASCIIDigit) else { return nil }
    return seconds < 0 ? adding(pieces[1].prefix(9), to: seconds) : "\(seconds).\(pieces[1])"
}

/// Adds a fraction to negative seconds: -1 and `500` are `-0.500`.
private func adding(_ fraction: Substring, to seconds: Int) -> String {
    let one = repeatElement(10, count: fraction.count).reduce(1, *)
    guard let part = Int(fraction), part > 0 else { return String(seconds) }
    let rest = String(one - part)
    let zeros = String(repeating: "0", count: fraction.count - rest.count)
    return "-\(-seconds - 1).\(zeros)\(rest)"
}

/// `Z` or `+02:00`, in seconds.
private func offset(of zone: Substring) -> Int? {
    if zone.uppercased() == "Z" { return 0 }
    guard let sign = zone.first, sign == "+" || sign == "-",
        let numbers = numbers(in: zone.dropFirst(), separator: ":", widths: [2, 2]),
        numbers[0] < 24, numbers[1] < 60
    else { return nil }
    return (numbers[0] * 3_600 + numbers[1] * 60) * (sign == "-" ? -1 : 1)
}

/// The numbers in a string such as `2024-02-29`; `nil` unless each has exactly the given number of digits.
private func numbers(in text: Substring, separator: Character, widths: [Int]) -> [Int]? {
    let fields = text.split(separator: separator, omittingEmptySubsequences: false)
    guard fields.map(\.utf8.count) == widths, fields.allSatisfy({ $0.utf8.allSatisfy(\.isASCIIDigit) }) else {
        return nil
    }
    let numbers = fields.compactMap { Int($0) }
    return numbers.count == widths.count ? numbers : nil
}

struct CalendarDay {
    var year: Int
    var month: Int
    var day: Int

    /// The calculation starts the year in March, so that the leap day is its last day.
    var daysSince1970: Int {
        let shifted = month <= 2 ? year - 1 : year
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
    }
}

/// `2024-02-29`; `nil` if there is no such day.
func calendarDay(_ text: Substring) -> CalendarDay? {
    guard let numbers = numbers(in: text, separator: "-", widths: [4, 2, 2]) else { return nil }
    let (year, month, day) = (numbers[0], numbers[1], numbers[2])
    guard year >= 1, (1...12).contains(month), day >= 1 else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return day <= lengths[month - 1] ? CalendarDay(year: year, month: month, day: day) : nil
}
