import EndpointDescription

/// A name that the user chose.
///
/// - Returns: `nil` with an error if the name is not valid in Swift.
func readSwiftName(_ value: JSON, log: DiagnosticLog) -> String? {
    guard let name = value.string else {
        log.error("expected a string as the name, found \(value.kind.rawValue)", at: value.place)
        return nil
    }
    if SwiftName.verbatim(name) == name, ReservedWords.renamedTypes[name] == nil, name != "self" { return name }
    log.error("'\(name)' is not a valid Swift name", at: value.place, remedy: "use '\(SwiftName.member(name))'")
    return nil
}
