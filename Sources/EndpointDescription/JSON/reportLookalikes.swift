/// Reports the keys that are left out because Swift, which compares texts by canonical equivalence (UAX #15), takes each of
/// them for an earlier one of its object. For example: `é` as one scalar and as two. In data, such as an example, this is a
/// warning.
///
/// - Returns: the other keys.
func reportLookalikes(among keys: [Int], of document: JSONDocument, into log: DiagnosticLog) -> [JSON] {
    var others: [JSON] = []
    var holdsData: [UInt32: Bool] = [:]
    for index in keys {
        let key = JSON(document: document, index: index)
        guard document.nodes[index].detail & JSONDocument.Node.lookalike != 0 else {
            others.append(key)
            continue
        }
        let parent = document.nodes[index].parent
        let isInData = holdsData[parent] ?? key.container?.isData(includingSections: true) ?? false
        holdsData[parent] = isInData
        log.add(
            Diagnostic(
                isInData || key.isExtensionName ? .warning : .error,
                "the name \(asciiString(key.string ?? "")) differs from an earlier one only in its Unicode form, so this member is left out",
                at: key.place,
                remedy: "rename one of them: Swift takes both for the same text"
            )
        )
    }
    return others
}

/// A string as a JSON literal with escapes in place of characters outside of ASCII.
private func asciiString(_ string: String) -> String {
    var text = ""
    for unit in jsonString(string).utf16 {
        if unit < 0x80 {
            text.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
        } else {
            let digits = String(unit, radix: 16)
            text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }
    }
    return text
}
