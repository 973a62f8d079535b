// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Unions {
    /// A union of unions.
    public enum Nested: Union {
        case shape(Shape)
        case integer(Int)
        case boolean(Bool)

        public static let alternatives = Alternatives<Self>(
            .init(Self.shape),
            .init(Self.integer, .integer),
            .init(Self.boolean, .boolean)
        )

        public var alternative: Alternative {
            switch self {
            case .shape(let value): Alternative(value)
            case .integer(let value): Alternative(value)
            case .boolean(let value): Alternative(value)
            }
        }
    }
}
