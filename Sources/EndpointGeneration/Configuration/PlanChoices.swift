import EndpointDescription

/// The user's choices about the generated Swift, by the place in the description that they apply to.
struct PlanChoices {
    struct Name {
        var name: String
        /// The place of the choice.
        var place: SourceLocation
    }

    /// Names of types and members. Names of types begin with a capital.
    var names: [SourceLocation.ID: Name] = [:]
    var tags: [String: String] = [:]
    /// Custom types that replace schemas.
    var types: [SourceLocation.ID: CustomType] = [:]
    /// Encodings of dates, by `format`.
    var dateFormats: [String: DateForm] = [:]
    /// Encodings of single dates.
    var dates: [SourceLocation.ID: DateForm] = [:]
    var conformance = Conformance.hashable
    var isMutable = true
    /// The selectors of `include`.
    var included: [Selector] = []
}
