struct OverlayAction {
    var target: JSON
    var path: JSONPath
    var change: Change
    var place: SourceLocation { target.place }

    enum Change {
        case update(JSON)
        /// The path of the value that is copied into the targets.
        case copy(JSONPath, place: SourceLocation)
        case remove
    }
}

enum OverlayVersion {
    case v1_0
    case v1_1
    case v1_2

    /// Whether an object, an array and another value cannot replace each other, which is the rule from version 1.1 on.
    var isStrict: Bool { self != .v1_0 }
}

/// The valid actions of an overlay; invalid ones are errors.
///
/// An overlay may use what a later version has introduced.
func readActions(of overlay: JSON, into log: DiagnosticLog) -> (actions: [OverlayAction], version: OverlayVersion) {
    guard overlay.isObject else {
        log.error("an overlay must be an object, not this \(overlay.kind.rawValue)", at: overlay.place)
        return ([], .v1_2)
    }
    guard let version = overlay["overlay"] else {
        log.error(
            "there is no 'overlay' member, so this is not an OpenAPI Overlay",
            at: overlay.place,
            remedy: "add a version, such as \"overlay\": \"1.2.0\""
        )
        return ([], .v1_2)
    }
    let known = readVersion(version, into: log)
    report(
        unknownIn: overlay,
        known: ["overlay", "$self", "info", "extends", "actions", "components"],
        of: "an overlay",
        log
    )
    guard let actions = overlay["actions"], actions.isArray else {
        log.error("an overlay must have an array of 'actions'", at: (overlay["actions"] ?? overlay).place)
        return ([], known)
    }
    return (actions.elements.compactMap { readAction($0, of: overlay, into: log) }, known)
}

private func readVersion(_ version: JSON, into log: DiagnosticLog) -> OverlayVersion {
    let text = version.string ?? version.text
    switch text.split(separator: ".").prefix(2) {
    case ["1", "0"]: return .v1_0
    case ["1", "1"]: return .v1_1
    case ["1", "2"]: return .v1_2
    case let parts where parts.first == "1":
        log.warning("Overlay \(text) is unknown; it is read as 1.2", at: version.place)
    default: log.error("Overlay \(text) is not supported; 1.0, 1.1 and 1.2 are", at: version.place)
    }
    return .v1_2
}

private func readAction(_ action: JSON, of overlay: JSON, into log: DiagnosticLog) -> OverlayAction? {
    guard action.isObject else {
        log.error("an action must be an object, not this \(action.kind.rawValue)", at: action.place)
        return nil
    }
    let known = ["target", "description", "update", "copy", "remove"]
    report(unknownIn: action, known: known + ["$ref"], of: "an action", log)
    var shared: JSON?
    if let reference = action["$ref"] {
        guard let fields = readFields(reference, of: overlay, into: log) else { return nil }
        report(unknownIn: fields, known: known.filter { $0 != "target" }, of: "a reusable action", log)
        shared = fields
    }
    func isChange(_ name: String, _: JSON) -> Bool { ["update", "copy"].contains(name) }
    func member(_ name: String) -> JSON? { action[name] ?? shared?[name] }

    guard let target = action["target"], target.string != nil else {
        log.error(
            "an action must have a 'target', a JSONPath such as '$.paths'",
            at: (action["target"] ?? action).place
        )
        return nil
    }
    guard let path = readPath(target, into: log) else { return nil }
    if let remove = member("remove") {
        guard let isRemoved = remove.bool else {
            log.error("'remove' must be true or false, not this \(remove.kind.rawValue)", at: remove.place)
            return nil
        }
        if isRemoved, action["remove"] == nil, let (name, own) = action.members.first(where: isChange) {
            log.error("'\(name)' has no effect next to a reusable action that removes", at: own.place)
            return nil
        }
        if isRemoved { return OverlayAction(target: target, path: path, change: .remove) }
    }
    switch (member("update"), member("copy")) {
    case (let update?, nil): return OverlayAction(target: target, path: path, change: .update(update))
    case (nil, let copy?):
        guard copy.string != nil else {
            log.error("'copy' must be a JSONPath, not this \(copy.kind.rawValue)", at: copy.place)
            return nil
        }
        return readPath(copy, into: log).map {
            OverlayAction(target: target, path: path, change: .copy($0, place: copy.place))
        }
    case (nil, nil):
        log.error("this action has none of 'update', 'copy' and 'remove'", at: action.place)
    case (_?, let copy?):
        log.error("this action has both 'update' and 'copy'", at: copy.place, remedy: "make it two actions")
    }
    return nil
}

/// The fields of the reusable action that an action refers to.
private func readFields(_ reference: JSON, of overlay: JSON, into log: DiagnosticLog) -> JSON? {
    let prefix = "#/components/actions/"
    guard let text = reference.string, text.hasPrefix(prefix) else {
        log.error("the '$ref' of an action must begin with '\(prefix)'", at: reference.place)
        return nil
    }
    let name = unescapePointerStep(String(text.dropFirst(prefix.count)))
    let actions = overlay["components"]?["actions"]
    guard let action = actions?[name] else {
        let near = log.nearest(to: name, among: actions?.members.map(\.name) ?? [])
        log.error("there is no reusable action '\(name)'\(suggestion(near))", at: reference.place)
        return nil
    }
    guard let fields = action["fields"], fields.isObject else {
        log.error("a reusable action must have an object of 'fields'", at: action.place)
        return nil
    }
    return fields
}

private func readPath(_ json: JSON, into log: DiagnosticLog) -> JSONPath? {
    let text = json.string ?? ""
    do {
        return try JSONPath(text)
    } catch {
        let character = String(decoding: text.utf8.prefix(error.offset), as: UTF8.self).unicodeScalars.count + 1
        log.error(
            "'\(text)' is not a JSONPath: \(error.message), at character \(character)",
            at: json.place,
            remedy: "write a path, for example: $.paths['/pets'].get.parameters[?@.name == 'limit']"
        )
        return nil
    }
}

private func report(unknownIn json: JSON, known: [String], of whole: String, _ log: DiagnosticLog) {
    for (name, value) in json.members where !known.contains(name) && !name.hasPrefix("x-") {
        log.error(
            "'\(name)' is not a member of \(whole)\(suggestion(nearestName(to: name, among: known)))",
            at: value.place
        )
    }
}
