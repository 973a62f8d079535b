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
    /// The place of the change: in the old description for removed parts, otherwise in the new one.
    var place: SourceLocation?
}

/// The text for people. For example: `new.json:41:9: breaking: 'GetPet' asks for 'region' now`
extension Change: CustomStringConvertible {
    var description: String {
        let origin = (place?.position).map { "\($0.path):\($0.line):\($0.column): " } ?? ""
        return "\(origin)\(impact.rawValue): \(message.onOneLine)"
    }

    /// One JSON object on one line, for tools.
    var jsonText: String {
        var members = ["\"impact\":\(jsonString(impact.rawValue))", "\"message\":\(jsonString(message))"]
        if let location = place?.position {
            members.append("\"path\":\(jsonString(location.path))")
            members.append("\"line\":\(location.line)")
            members.append("\"column\":\(location.column)")
        }
        if let pointer = place?.pointer { members.append("\"pointer\":\(jsonString(pointer))") }
        return "{\(members.joined(separator: ","))}"
    }
}
