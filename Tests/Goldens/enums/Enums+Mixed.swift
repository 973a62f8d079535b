// Enums, generated from enums.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Enums {
    /// Values of several kinds.
    ///
    /// One of `["auto",0,1,true]`.
    public enum Mixed: Union {
        case boolean(Bool)
        case integer(Int)
        case string(String)

        public static let alternatives = Alternatives<Self>(
            .init(Self.boolean, .boolean),
            .init(Self.integer, .integer),
            .init(Self.string, .string)
        )

        public var alternative: Alternative {
            switch self {
            case .boolean(let value): Alternative(value)
            case .integer(let value): Alternative(value)
            case .string(let value): Alternative(value)
            }
        }
    }
}
