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
    func isSeparator(_ scalar: Unicode.Scalar) -> Bool { scalar == separator }
    let scalars = text.unicodeScalars
    guard text.utf8.contains(UInt8(ascii: "\"")) else {
        return scalars.split(omittingEmptySubsequences: skipsEmpty, whereSeparator: isSeparator).map { Substring($0) }
    }
    var isQuoted = false
    var isEscaped = false
    let elements = scalars.split(omittingEmptySubsequences: skipsEmpty) { scalar in
        defer { isEscaped = isQuoted && !isEscaped && scalar == "\\" }
        if scalar == "\"", !isEscaped { isQuoted.toggle() }
        return isSeparator(scalar) && !isQuoted
    }
    if !isQuoted { return elements.map { Substring($0) } }
    return scalars.split(omittingEmptySubsequences: skipsEmpty, whereSeparator: isSeparator).map { Substring($0) }
}
