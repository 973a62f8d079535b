// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Unions {
    /// A list of types is a union too.
    public enum Identifier: Union {
        case integer(Int)
        case string(String)

        public static let alternatives = Alternatives<Self>(
            .init(Self.integer, .integer),
            .init(Self.string, .string)
        )

        public var alternative: Alternative {
            switch self {
            case .integer(let value): Alternative(value)
            case .string(let value): Alternative(value)
            }
        }
    }
}
