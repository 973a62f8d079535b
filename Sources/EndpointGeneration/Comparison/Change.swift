import EndpointDescription

/// One thing that is different for those who call a client.
struct Change {
    enum Impact: String {
        /// Code that calls the client may no longer compile, or a client that is out there already may fail or do something
        /// else.
        case breaking
        /// There is more than before, and nothing is missing.
        case additive
    }

    var impact: Impact
    var message: String
    /// Where it is to be seen: what is gone in the old description, all else in the new one.
    var place: SourceLocation?
}

/// `new.json:41:9: breaking: 'GetPet' asks for 'region' now`
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
