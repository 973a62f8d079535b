import EndpointDescription
import EndpointTemplates

/// Parses a user's template and reports every fault in it.
///
/// The template may use the placeholders of the embedded template with the same name, and `{{access}}`. A section must
/// not contain itself, because the output would grow with every level.
func checkTemplate(_ name: String, _ text: [UInt8], path: String, log: DiagnosticLog) {
    guard let embedded = EndpointTemplates.texts[name], let known = try? Template(name: name, embedded) else { return }
    let template: Template
    do {
        template = try Template(name: name, text)
    } catch {
        log.error(error.problem, at: place(inText: text, path: path, offset: error.offset))
        return
    }
    checkMark(of: name, text, path: path, log: log)
    let values = Set(known.tags.filter { $0.kind == .value }.map(\.name)).union(["access"])
    let sections = Set(known.tags.filter { $0.kind == .section }.map(\.name))
    for tag in template.tags {
        let place = place(inText: text, path: path, offset: tag.offset)
        if tag.kind == .unknownName {
            reportUnknownName(tag.name, at: place, log: log)
            continue
        }
        let isSection = tag.kind == .section
        let (right, wrong) = isSection ? (sections, values) : (values, sections)
        if right.contains(tag.name) {
            guard isSection, tag.surroundings.contains(tag.name) else { continue }
            log.error("{{#\(tag.name)}} is nested in itself", at: place)
        } else if wrong.contains(tag.name) {
            let written = isSection ? "a value: write {{\(tag.name)}}" : "a section: write {{#\(tag.name)}}"
            log.error("'\(tag.name)' is \(written)", at: place)
        } else {
            let near = nearestName(to: tag.name, among: right.sorted())
            log.error(
                "the template '\(name)' knows no '\(tag.name)'\(suggestion(near))",
                at: place,
                remedy: "known are \((values.sorted() + sections.sorted().map { "#" + $0 }).joined(separator: ", "))"
            )
        }
    }
}

/// A capitalised tag must name a type that clients import. Other types are written without braces.
private func reportUnknownName(_ name: String, at place: SourceLocation, log: DiagnosticLog) {
    log.error(
        "no module that clients import has a '\(name)'\(suggestion(nearestLibraryName(to: name)))",
        at: place,
        remedy: "known are \(LibraryName.byTag.keys.sorted().joined(separator: ", ")); write other types without braces"
    )
}

/// The most similar library name. If `tag` names a module, the result includes the type's actual module.
private func nearestLibraryName(to tag: String) -> String? {
    let parts = tag.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nearestName(to: tag, among: LibraryName.byTag.keys.sorted()) }
    let name =
        LibraryName.byTag[parts[1]]
        ?? nearestName(to: parts[1], among: LibraryName.byTag.keys.sorted()).flatMap { LibraryName.byTag[$0] }
    return name.map { "\($0.module.tag).\($0.tag)" }
}

/// Checks that the template prints the ``GeneratedMark``. Without it, later runs could not recognise the file and would
/// not know whether to update, remove or keep it.
private func checkMark(of name: String, _ text: [UInt8], path: String, log: DiagnosticLog) {
    let marks = [
        "File": "// {{namespace}}, generated from ", "StubsFile": "// {{namespace}} stubs, generated from ",
        "Package": "// {{name}}, generated from ",
    ]
    guard let mark = marks[name] else { return }
    let lines = text.split(separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
    // A manifest begins with its tools version.
    if lines.prefix(name == "Package" ? 3 : 1).contains(where: { $0.starts(with: mark.utf8) }) { return }
    log.error(
        "nobody could tell that these files are generated",
        at: place(inText: text, path: path, offset: 0),
        remedy: "begin \(name == "Package" ? "its second" : "the first") line with '\(mark){{source}}'"
    )
}
