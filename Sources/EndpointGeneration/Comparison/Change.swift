import EndpointDescription

/// One change that callers of a client notice.
struct Change {
    enum Impact: String, CaseIterable {
        /// Code that calls the client may no longer compile, or a client that is already in use may fail or behave
        /// differently.
        case breaking
        /// Something is added, and nothing is removed.
        case additive
        /// Calls are made in another way, and nothing else changes.
        case behavior
    }

    var impact: Impact
    var text: ChangeText
    /// The other members that a shared part changes in the same way. For example: `ListPets.limit`
    var others: [String] = []
    /// The place of the change: in the old description for removed parts, otherwise in the new one.
    var place: SourceLocation
}

/// The text for people. For example: `new.json:41:9: breaking: 'GetPet' now requires 'region'`
extension Change: CustomStringConvertible {
    var description: String {
        let origin = place.position
        return "\(origin.path):\(origin.line):\(origin.column): \(impact.rawValue): \(sentence)"
    }

    var message: String { text.description }

    /// The whole text on one line.
    var sentence: String { wholeText.description.onOneLine }

    /// The text, and the first of the other members.
    var wholeText: ChangeText {
        guard !others.isEmpty else { return text }
        let named = others.count > 3 ? 2 : others.count
        var list = others.prefix(named).map { "\(code: $0)" as ChangeText }
        if others.count > named { list.append("\(String(others.count - named)) others") }
        let last = list.removeLast()
        let members = list.isEmpty ? last : "\(list.joined(separator: ", ")) and \(last)"
        return "\(text); likewise for \(members)"
    }

    /// One JSON object on one line, for tools.
    var jsonText: String {
        var members = ["\"impact\":\(jsonString(impact.rawValue))", "\"message\":\(jsonString(message))"]
        if !others.isEmpty { members.append("\"others\":[\(others.map(jsonString).joined(separator: ","))]") }
        let location = place.position
        members.append("\"path\":\(jsonString(location.path))")
        members.append("\"line\":\(location.line)")
        members.append("\"column\":\(location.column)")
        if let pointer = place.pointer { members.append("\"pointer\":\(jsonString(pointer))") }
        return "{\(members.joined(separator: ","))}"
    }
}

/// The changes, with those of one place that differ only in the type that they name combined into one.
func folded(_ changes: [Change]) -> [Change] {
    var folded: [Change] = []
    var known: [SharedChange: Int] = [:]
    for change in changes {
        guard let subject = change.text.subject, let parts = change.text.withoutType else {
            folded.append(change)
            continue
        }
        let key = SharedChange(place: change.place.id, impact: change.impact, parts: parts)
        if let first = known[key] {
            folded[first].others.append(subject.name)
        } else {
            known[key] = folded.count
            folded.append(change)
        }
    }
    return folded
}

/// A change without the type it names.
private struct SharedChange: Hashable {
    let place: SourceLocation.ID
    let impact: Change.Impact
    let parts: [ChangeText.Part]
}
