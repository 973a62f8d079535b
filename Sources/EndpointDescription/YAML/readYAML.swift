/// Reads a YAML file (YAML 1.2.2, core schema) with one document as JSON. Reports faults to `log`; `nil` if the text is
/// not valid.
///
/// Places are those in the YAML file. Keys become text as they are written, merge keys (`<<`) are replaced by what they
/// merge, and tags outside of the core schema are ignored with a warning. Repeated keys are a warning; the last one is
/// used. Of keys that differ only in their Unicode normal form, the first one is used. Limits: 512 levels of nesting,
/// 500 MB, 30 combining marks in a row, and aliases that expand to ten times the size of the file or to 100 MB, but to 1 MB
/// in any case.
package func readYAML(_ bytes: [UInt8], path: String, into log: DiagnosticLog) -> JSON? {
    guard bytes.count < 500_000_000 else {
        log.error("the file is larger than 500 MB", at: startOfFile(path), remedy: "convert it to JSON, or split it")
        return nil
    }
    let (text, invalid) = decodeYAMLText(bytes)
    if let invalid {
        log.error(
            "these bytes are not \(TextEncoding(of: bytes).name)",
            at: place(inText: text, path: path, offset: invalid),
            remedy: "save the file as UTF-8"
        )
        return nil
    }
    if reportMarks(in: text, path: path, into: log) { return nil }
    var scanner = YAMLScanner(text)
    scanner.scan()
    var fault = scanner.fault
    var writer = scanner.takeWriter()
    if scanner.hasMerge, fault == nil {
        let tape = writer.finish()
        defer { tape.deallocate() }
        var expander = MergeExpander(tape)
        expander.expand()
        fault = expander.fault
        writer = expander.takeWriter()
    }
    let document = JSONDocument(path: path, text: text, writer: writer)
    if fault != nil, reportMergeConflict(in: text, path: path, into: log) { return nil }
    for warning in scanner.warnings {
        log.warning(warning.message, at: place(in: document, offset: warning.offset), remedy: warning.remedy)
    }
    if let fault {
        log.error(fault.message, at: place(in: document, offset: fault.offset), remedy: fault.remedy)
        return nil
    }
    for key in reportLookalikes(among: document.supersededKeys, of: document, into: log) {
        log.warning(
            "the key '\(key.string ?? "")' is repeated later in this mapping; the last one is used",
            at: key.place
        )
    }
    reportHalfPairs(in: document, into: log)
    return JSON(document: document, index: 0)
}
