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
        let isInData = holdsData[parent] ?? key.container?.isData ?? false
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

extension JSON {
    /// Whether it is, or is part of, an example, a listed or default value, or an extension.
    fileprivate var isData: Bool {
        if isInside(["example", "examples", "default", "enum", "const"]) { return true }
        var json = self
        while let container = json.container {
            if container.isObject, JSON(document: document, index: json.index - 1).isExtensionName { return true }
            json = container
        }
        return false
    }
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
