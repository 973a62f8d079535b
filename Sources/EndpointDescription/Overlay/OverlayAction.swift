struct OverlayAction {
    var target: JSON
    var path: JSONPath
    var change: Change
    var place: SourceLocation { target.place }

    enum Change {
        case update(JSON)
        case remove
    }
}

/// The valid actions of an overlay; invalid ones are errors.
func readActions(of overlay: JSON, into log: DiagnosticLog) -> [OverlayAction] {
    guard overlay.isObject else {
        log.error("an overlay must be an object, not this \(overlay.kind.rawValue)", at: overlay.place)
        return []
    }
    if let version = overlay["overlay"] {
        let text = version.string ?? version.text
        if text.hasPrefix("1.") {
            if !text.hasPrefix("1.0") {
                log.warning("Overlay \(text) is unknown; it is read as 1.0", at: version.place)
            }
        } else {
            log.error("Overlay \(text) is not supported; 1.0 is", at: version.place)
        }
    } else {
        log.error(
            "there is no 'overlay' member, so this is not an OpenAPI Overlay",
            at: overlay.place,
            remedy: "add a version, such as \"overlay\": \"1.0.0\""
        )
        return []
    }
    report(unknownIn: overlay, known: ["overlay", "info", "extends", "actions"], of: "an overlay", log)
    guard let actions = overlay["actions"], actions.isArray else {
        log.error("an overlay must have an array of 'actions'", at: (overlay["actions"] ?? overlay).place)
        return []
    }
    return actions.elements.compactMap { readAction($0, into: log) }
}

private func readAction(_ action: JSON, into log: DiagnosticLog) -> OverlayAction? {
    guard action.isObject else {
        log.error("an action must be an object, not this \(action.kind.rawValue)", at: action.place)
        return nil
    }
    report(unknownIn: action, known: ["target", "description", "update", "remove"], of: "an action", log)
    guard let target = action["target"], let text = target.string else {
        log.error(
            "an action must have a 'target', a JSONPath such as '$.paths'",
            at: (action["target"] ?? action).place
        )
        return nil
    }
    let path: JSONPath
    do {
        path = try JSONPath(text)
    } catch {
        log.error(
            "'\(text)' is not a supported JSONPath: \(error.message), at character \(error.offset + 1)",
            at: target.place,
            remedy: "supported are '$', '.name', '[\"name\"]', '[0]', '[*]', '..' and '[?(@.name == \"text\")]'"
        )
        return nil
    }
    if let remove = action["remove"] {
        guard let isRemoved = remove.bool else {
            log.error("'remove' must be true or false, not this \(remove.kind.rawValue)", at: remove.place)
            return nil
        }
        if isRemoved { return OverlayAction(target: target, path: path, change: .remove) }
    }
    guard let update = action["update"] else {
        log.error("this action has neither 'update' nor 'remove'", at: action.place)
        return nil
    }
    return OverlayAction(target: target, path: path, change: .update(update))
}

private func report(unknownIn json: JSON, known: [String], of whole: String, _ log: DiagnosticLog) {
    for (name, value) in json.members where !known.contains(name) && !name.hasPrefix("x-") {
        log.error(
            "'\(name)' is not a member of \(whole)\(suggestion(nearestName(to: name, among: known)))",
            at: value.place
        )
    }
}
