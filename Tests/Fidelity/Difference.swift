import Foundation

/// A difference between a value that was read and the same value as it was written.
public struct Difference: Sendable {
    public enum Kind: String, Sendable {
        case lost, added, changed
        /// A valid value was not read.
        case refused
        /// An invalid value was read.
        case accepted
    }

    public var kind: Kind
    /// The place in the value: `/pets/0/name`.
    public var path: String
    public var expected: String
    public var found: String
    /// The common trait of differences in many places.
    public var cause: String?
}

/// A difference that the documentation announces, with the reason.
public enum AcceptedDifference: String, Sendable, CaseIterable {
    case nullBecomesAbsent = "an explicit null of an optional member becomes absent where no body tells them apart"
    case undescribedDropped = "a member that nothing describes is dropped where nothing is said about such members"
    case instantSpelling = "an instant is written in UTC, to the microsecond"
    case uuidLetters = "a UUID is written in small letters"
    case nullableMissing = "a required member that may be null may be missing"
    case unknownAlternative = "a value that no alternative of a union admits is kept as it is"
    case doublePrecision = "a number without a format is read as a double, to 17 digits"
    case numberText = "a number that may be written as a text is written as a number"
    case oneDirection =
        "a required member of requests or of responses only may be missing, because one type serves both"
    case unknownValue = "a value that an enum does not list is kept as it is"
    case wideInteger = "an integer beyond 64 bits is refused"
    case reservedTriple =
        "with allowReserved, percent-encoded triples are sent as they are and mean what they stand for (RFC 6570 §3.2.3)"
    case severalPatterns = "members whose patterns or other members differ in type are any JSON value"
}

/// Compares what was read with what was written.
struct Comparison {
    private(set) var differences: [Difference] = []
    private(set) var accepted: [AcceptedDifference] = []
    /// The places of the nulls that became absent.
    private(set) var absentNulls: [String] = []
    /// Whether a null that becomes absent is a difference, as it is in a PATCH.
    var keepsNull = false

    mutating func compare(_ sent: Plain, _ found: Plain, at path: String = "") {
        switch (sent, found) {
        case (.object(let a), .object(let b)):
            for (key, value) in a.members {
                let place = path + "/" + PlainDescription.escaped(key)
                if let other = b[key] {
                    compare(value, other, at: place)
                } else if value.isNull, !keepsNull {
                    accepted.append(.nullBecomesAbsent)
                    absentNulls.append(place)
                } else if key.hasPrefix(InstanceWriter.undescribed) {
                    accepted.append(.undescribedDropped)
                } else {
                    add(.lost, place, value, nil)
                }
            }
            for (key, value) in b.members where a[key] == nil {
                add(.added, path + "/" + PlainDescription.escaped(key), nil, value)
            }
        case (.array(let a), .array(let b)) where a.count == b.count:
            for (index, pair) in zip(a, b).enumerated() { compare(pair.0, pair.1, at: "\(path)/\(index)") }
        case (.string(let a), .string(let b)) where sent != found:
            if let rule = Comparison.sameText(a, b) { accepted.append(rule) } else { add(.changed, path, sent, found) }
        case (.number(let a), .number(let b)) where sent != found && Double(a) == Double(b):
            accepted.append(.doublePrecision)
        case (.string(let text), .number(let number)) where Comparison.isSameNumber(text, number):
            accepted.append(.numberText)
        default:
            if sent != found { add(.changed, path, sent, found) }
        }
    }

    private mutating func add(_ kind: Difference.Kind, _ path: String, _ sent: Plain?, _ found: Plain?) {
        differences.append(
            Difference(kind: kind, path: path, expected: excerpt(sent), found: excerpt(found))
        )
    }

    private static func isSameNumber(_ text: String, _ number: String) -> Bool {
        // A double does not hold every integer, so integers are compared as such.
        if let a = Int64(text), let b = Int64(number) { return a == b }
        return Double(text) != nil && Double(text) == Double(number)
    }

    /// The rule by which two different texts have the same meaning.
    private static func sameText(_ a: String, _ b: String) -> AcceptedDifference? {
        if FormatText.isValid(a, "uuid"), a.lowercased() == b.lowercased() { return .uuidLetters }
        guard let first = instant(a), let second = instant(b) else { return nil }
        // From 2136 on, a Date does not hold microseconds. The seconds since 1970 are exact to half of one.
        let tolerance = first < 5_200_000_000 ? 0.000_002 : 0.000_51
        return abs(first - second) <= tolerance ? .instantSpelling : nil
    }

    /// Seconds since 1970 of a `date-time`.
    static func instant(_ text: String) -> Double? {
        guard FormatText.isValid(text, "date-time") else { return nil }
        let seconds = text.prefix(19).uppercased().replacing(" ", with: "T")
        var rest = text.dropFirst(19)
        var fraction = ""
        if rest.hasPrefix(".") {
            fraction = String(rest.prefix { !"Zz+-".contains($0) })
            rest = rest.dropFirst(fraction.count)
        }
        let offset = rest.lowercased() == "z" ? "+00:00" : String(rest)
        let formatter = ISO8601DateFormatter()
        guard let date = formatter.date(from: seconds + offset) else { return nil }
        return date.timeIntervalSince1970 + (Double("0" + fraction) ?? 0)
    }
}

func excerpt(_ value: Plain?) -> String {
    guard let value else { return "nothing" }
    let text = value.description
    return text.utf8.count > 200 ? String(text.prefix(200)) + "…" : text
}
