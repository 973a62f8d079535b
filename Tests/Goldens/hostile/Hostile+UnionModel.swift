// Hostile, generated from hostile.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Hostile {
    public enum UnionModel: Union {
        case injected(Injected)
        case other(Other)
        /// A value whose tag the description does not name.
        case undocumented(JSONValue)

        public static let alternatives = Alternatives<Self>(
            tag: "\"\\(INJECTED())", otherwise: Self.undocumented,
            .init(Self.injected, for: "\n"),
            .init(Self.other, for: "\"\\(INJECTED())")
        )

        public var alternative: Alternative {
            switch self {
            case .injected(let value): Alternative(value, tag: "\"\\(INJECTED())", "\n")
            case .other(let value): Alternative(value, tag: "\"\\(INJECTED())", "\"\\(INJECTED())")
            case .undocumented(let value): Alternative(value)
            }
        }
    }
}
