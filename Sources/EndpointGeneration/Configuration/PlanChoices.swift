import EndpointDescription

/// What a user decides about the Swift of a description, by the place of what it is about.
struct PlanChoices {
    struct Name {
        var name: String
        /// Where it was chosen.
        var place: SourceLocation
    }

    /// Names of types and members. Those of types begin with a capital.
    var names: [SourceLocation.ID: Name] = [:]
    var tags: [String: String] = [:]
    /// Types of the user's in place of schemas.
    var types: [SourceLocation.ID: ForeignType] = [:]
    /// How instants travel, by `format`.
    var dateFormats: [String: DateForm] = [:]
    /// How single instants travel.
    var dates: [SourceLocation.ID: DateForm] = [:]
    var conformance = Conformance.hashable
    var isMutable = true
}

/// How an instant travels.
enum DateForm: String, CaseIterable {
    case rfc3339, seconds, milliseconds
}

/// What models conform to beyond `Model`.
enum Conformance {
    case none, equatable, hashable
}
