/// The parts between the commas, except for commas in quotation marks (RFC 9110 §5.6.1). If a quotation mark is not
/// closed, every comma separates.
///
/// - Parameters:
///   - separator: the character in place of the comma, such as the semicolon between parameters (RFC 9110 §5.6.6).
///   - skipsEmpty: whether empty parts are left out, as RFC 9110 requires of recipients.
package func listElements(
    of text: String,
    by separator: Unicode.Scalar = ",",
    skipsEmpty: Bool = true
) -> [Substring] {
    let scalars = text.unicodeScalars
    func parts(where isEnd: (Unicode.Scalar) -> Bool) -> [Substring] {
        scalars.split(omittingEmptySubsequences: skipsEmpty, whereSeparator: isEnd).map { Substring($0) }
    }
    guard text.utf8.contains(UInt8(ascii: "\"")) else { return parts { $0 == separator } }
    var isQuoted = false
    var isEscaped = false
    let elements = parts { scalar in
        defer { isEscaped = isQuoted && !isEscaped && scalar == "\\" }
        if scalar == "\"", !isEscaped { isQuoted.toggle() }
        return scalar == separator && !isQuoted
    }
    return isQuoted ? parts { $0 == separator } : elements
}
