/// Reports the first line that begins with the mark of a merge conflict, because most other errors in such a text
/// follow from it.
func reportMergeConflict(in text: [UInt8], path: String, into log: DiagnosticLog) -> Bool {
    let mark = Array("<<<<<<< ".utf8)
    var start = 0
    while start < text.count {
        if text[start...].starts(with: mark) {
            log.error(
                "the file has a merge conflict that is not resolved",
                at: place(inText: text, path: path, offset: start),
                remedy: "choose one of both parts, and remove the lines with the marks"
            )
            return true
        }
        start = (text[start...].firstIndex(of: ASCII.lineFeed) ?? text.count) + 1
    }
    return false
}
