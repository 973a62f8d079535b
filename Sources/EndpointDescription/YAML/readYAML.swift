/// Reads a YAML file (YAML 1.2.2, core schema) with one document as JSON. Reports faults to `log`; `nil` if the text is
/// not valid.
///
/// Places are those in the YAML file. Keys become text as they are written, merge keys (`<<`) are replaced by what they
/// merge, and tags outside of the core schema are ignored with a warning. Repeated keys are a warning; the last one is
/// used. Limits: 512 levels of nesting, 500 MB, and aliases that stand for ten times the size of the file or 100 MB, but
/// for 1 MB in any case.
package func readYAML(_ bytes: [UInt8], path: String, into log: DiagnosticLog) -> JSON? {
    guard bytes.count < 500_000_000 else {
        log.error("the file is larger than 500 MB", at: startOfFile(path))
        return nil
    }
    let text = decodeYAMLText(bytes)
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
    for warning in scanner.warnings {
        log.warning(warning.message, at: place(in: document, offset: warning.offset), remedy: warning.remedy)
    }
    if let fault {
        log.error(fault.message, at: place(in: document, offset: fault.offset), remedy: fault.remedy)
        return nil
    }
    for index in document.supersededKeys {
        let key = JSON(document: document, index: index)
        log.warning(
            "the key '\(key.string ?? "")' is repeated later in this mapping; the last one is used",
            at: key.place
        )
    }
    return JSON(document: document, index: 0)
}
