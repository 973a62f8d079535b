/// The text as code in a comment, on one line. An empty text becomes `""`.
func codeSpan(_ text: some StringProtocol) -> String {
    if text.isEmpty { return "`\"\"`" }
    guard text.contains(where: { $0 == "`" || $0.isNewline }) else { return "`\(text)`" }
    let line = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
    let longest = line.split { $0 != "`" }.map(\.count).max() ?? 0
    // DocC reads two backticks on each side as a link to a symbol.
    let fence = String(repeating: "`", count: longest == 0 ? 1 : max(3, longest + 1))
    // CommonMark leaves out one space on each side (0.31 §6.1).
    let margin = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
    return fence + margin + line + margin + fence
}
