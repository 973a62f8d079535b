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
    var message: String
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

    /// The message, and the first of the other members.
    var sentence: String {
        guard !others.isEmpty else { return message.onOneLine }
        let named = others.count > 3 ? 2 : others.count
        var list = others.prefix(named).map { "'\($0)'" }
        if others.count > named { list.append("\(others.count - named) others") }
        let last = list.removeLast()
        let members = list.isEmpty ? last : "\(list.joined(separator: ", ")) and \(last)"
        return "\(message); likewise for \(members)".onOneLine
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

/// The changes, of which those of one place that differ only in the type they name are one.
func folded(_ changes: [Change]) -> [Change] {
    var folded: [Change] = []
    var known: [SharedChange: Int] = [:]
    for change in changes {
        guard let subject = change.subject else {
            folded.append(change)
            continue
        }
        let key = SharedChange(
            place: change.place.id,
            impact: change.impact,
            begin: change.message[..<subject.lowerBound],
            end: change.message[change.endOfType(in: subject)...]
        )
        if let first = known[key] {
            folded[first].others.append(String(change.message[subject]))
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
    let begin: Substring
    let end: Substring
}

extension Change {
    /// The first name in quotation marks.
    fileprivate var subject: Range<String.Index>? {
        guard let open = message.firstIndex(of: "'") else { return nil }
        let start = message.index(after: open)
        return message[start...].firstIndex(of: "'").map { start..<$0 }
    }

    /// `.limit` of `ListPets.limit` begins here.
    fileprivate func endOfType(in subject: Range<String.Index>) -> String.Index {
        message[subject].firstIndex(of: ".") ?? subject.upperBound
    }
}
