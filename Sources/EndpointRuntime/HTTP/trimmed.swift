/// The text without the spaces and tabs around it, which are optional around the parts of a header (RFC 9110 §5.6.3).
func trimmed(_ text: Substring) -> String {
    var bytes = text.utf8
    while bytes.first == 0x20 || bytes.first == 0x09 { bytes.removeFirst() }
    while bytes.last == 0x20 || bytes.last == 0x09 { bytes.removeLast() }
    return String(Substring(bytes))
}
