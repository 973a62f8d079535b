// Inheritance, generated from inheritance.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Inheritance {
    public enum Notice: Union {
        case recall(Recall)
        case greeting(Greeting)
        /// A value whose tag the description does not name.
        case undocumented(JSONValue)

        public static let alternatives = Alternatives<Self>(
            tag: "about", otherwise: Self.undocumented,
            .init(Self.recall, for: "Recall"),
            .init(Self.greeting, for: "Greeting")
        )

        public var alternative: Alternative {
            switch self {
            case .recall(let value): Alternative(value, tag: "about", "Recall")
            case .greeting(let value): Alternative(value, tag: "about", "Greeting")
            case .undocumented(let value): Alternative(value)
            }
        }
    }
}
