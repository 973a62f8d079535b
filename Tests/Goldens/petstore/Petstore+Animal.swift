// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Petstore {
    /// What kind of animal a pet is.
    public enum Animal: Union {
        case dog(Dog)
        case cat(Cat)
        case bird(Bird)
        /// A value whose tag the description does not name.
        case undocumented(JSONValue)

        public static let alternatives = Alternatives<Self>(
            tag: "species", otherwise: Self.undocumented,
            .init(Self.dog, for: "dog"),
            .init(Self.cat, for: "cat"),
            .init(Self.bird, for: "bird")
        )

        public var alternative: Alternative {
            switch self {
            case .dog(let value): Alternative(value, tag: "species", "dog")
            case .cat(let value): Alternative(value, tag: "species", "cat")
            case .bird(let value): Alternative(value, tag: "species", "bird")
            case .undocumented(let value): Alternative(value)
            }
        }
    }
}
