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
        log.error(error.problem, at: place(inText: text, path: path, offset: error.offset), remedy: error.remedy)
        return
    }
    checkMark(of: name, text, path: path, log: log)
    let values = Set(known.tags.filter { $0.kind == .value }.map(\.name)).union(["access"])
    let sections = Set(known.tags.filter { $0.kind == .section }.map(\.name))
    let places = places(inText: text, path: path)
    checkPlaces(of: values, inTemplate: name, text, places, log: log)
    for tag in template.tags {
        let place = places(tag.offset)
        if tag.kind == .unknownName {
            let near = nearestLibraryName(to: tag.name) ?? nearestName(to: tag.name, among: values.sorted())
            reportUnknownName(tag.name, nearest: near, at: place, log: log)
            continue
        }
        let isSection = tag.kind == .section
        let (right, wrong) = isSection ? (sections, values) : (values, sections)
        if right.contains(tag.name) {
            guard isSection, tag.surroundings.contains(tag.name) else { continue }
            log.error("{{#\(tag.name)}} is nested in itself", at: place)
        } else if wrong.contains(tag.name) {
            if isSection {
                log.error("'\(tag.name)' is a value; write {{\(tag.name)}}", at: place)
            } else {
                log.error("'\(tag.name)' is a section; write {{#\(tag.name)}}", at: place)
            }
        } else {
            let near = nearestName(to: tag.name, among: right.sorted())
            log.error(
                "the template '\(name)' has no value or section '\(tag.name)'\(suggestion(near))",
                at: place,
                remedy: "use one of \((values.sorted() + sections.sorted().map { "#" + $0 }).joined(separator: ", "))"
            )
        }
    }
}

/// Checks that no comment or literal ends early: where a wrapping list goes on in the next line, or where a value ends
/// it. Values are escaped for code and for `//`.
private func checkPlaces(
    of values: Set<String>,
    inTemplate name: String,
    _ text: [UInt8],
    _ place: (_ offset: Int) -> SourceLocation,
    log: DiagnosticLog
) {
    let outline = TemplateOutline(text)
    if let deepLiteral = outline.deepLiteral {
        log.error(
            "literals are nested more than \(CodeScanner.depthLimit) deep",
            at: place(deepLiteral),
            remedy: "assign the inner ones to constants"
        )
    }
    for tag in outline.tags {
        let isText = values.contains(tag.text) && !isName(tag.text, inTemplate: name)
        switch tag.place {
        case .code: break
        case .literal:
            guard isText else { continue }
            log.error(
                "{{\(tag.text)}} is not escaped for a string literal",
                at: place(tag.offset),
                remedy: "write it outside of the literal"
            )
        case .lineComment:
            guard let separator = Template.Separator(rawValue: tag.text), separator != .comma else { continue }
            log.error(
                "{{\(tag.text)}} would break a comment into lines without '//'",
                at: place(tag.offset),
                remedy: "use {{,}}"
            )
        case .blockComment:
            guard isText else { continue }
            log.error(
                "a value in a block comment may end the comment",
                at: place(tag.offset),
                remedy: "write the comment with '//'"
            )
        }
    }
}

/// Whether a value is a name, a type or a keyword, which cannot end a literal or a comment.
private func isName(_ value: String, inTemplate template: String) -> Bool {
    switch value {
    case "access", "case", "element", "failure", "indirect", "integer", "item", "keyword", "kind", "label", "literal",
        "location", "member", "modifier", "module", "name", "namespace", "owner", "payload", "protocol", "raw",
        "response", "servers", "setter", "storage", "target", "way":
        true
    case "type": template != "Content"
    default: false
    }
}

/// A capitalized tag must name a type that generated code uses. Other types are written without braces.
private func reportUnknownName(_ name: String, nearest near: String?, at place: SourceLocation, log: DiagnosticLog) {
    log.error(
        "there is no tag for the type '\(name)'\(suggestion(near))",
        at: place,
        remedy: "write the type without braces, or use one of "
            + LibraryName.allCases.map(\.rawValue).sorted().joined(separator: ", ")
    )
}

/// The most similar library name. If `tag` names a module, the result includes the type's actual module.
private func nearestLibraryName(to tag: String) -> String? {
    let names = LibraryName.allCases.map(\.rawValue).sorted()
    let parts = tag.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nearestName(to: tag, among: names) }
    let name =
        LibraryName(rawValue: parts[1])
        ?? nearestName(to: parts[1], among: names).flatMap { LibraryName(rawValue: $0) }
    return name.map { "\($0.module.tag).\($0.rawValue)" }
}

/// Checks that the template prints the ``GeneratedMark``. Without it, later runs could not recognize the file and could
/// not decide whether to update, remove or keep it.
private func checkMark(of name: String, _ text: [UInt8], path: String, log: DiagnosticLog) {
    let subjects = ["File": "{{namespace}}", "StubsFile": "{{namespace}} stubs", "Package": "{{name}}"]
    guard let subject = subjects[name], GeneratedMark(in: text)?.subject != subject else { return }
    // A manifest begins with its tools version.
    let line = name == "Package" ? "its second line" : "the first line"
    log.error(
        "the template does not mark its output as generated",
        at: place(inText: text, path: path, offset: 0),
        remedy: "begin \(line) with '\(GeneratedMark.opening(of: subject)){{source}}\(GeneratedMark.end)'"
    )
}
