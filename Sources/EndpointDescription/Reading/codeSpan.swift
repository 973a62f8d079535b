/// The text as code in a comment, on one line. An empty text becomes `""`.
package func codeSpan(_ text: some StringProtocol) -> String {
    if text.isEmpty { return "`\"\"`" }
    // By bytes and scalars: a combining mark after a backtick would make both one character.
    let backtick = UInt8(ascii: "`")
    guard text.utf8.contains(where: { $0 == backtick || $0 < 0x20 || $0 >= 0x80 }) else { return "`\(text)`" }
    let scalars = String(text).unicodeScalars
    let lines = scalars.split(omittingEmptySubsequences: false) { Character($0).isNewline }
    let line = lines.map { String($0) }.joined(separator: " ")
    var (longest, length) = (0, 0)
    for byte in line.utf8 {
        length = byte == backtick ? length + 1 : 0
        longest = max(longest, length)
    }
    // DocC reads two backticks on each side as a link to a symbol.
    let fence = String(repeating: "`", count: longest == 0 ? 1 : max(3, longest + 1))
    // CommonMark leaves out one space on each side (0.31 §6.1).
    let margin = line.utf8.first == backtick || line.utf8.last == backtick ? " " : ""
    return fence + margin + line + margin + fence
}
