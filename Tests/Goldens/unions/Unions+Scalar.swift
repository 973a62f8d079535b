// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Unions {
    /// Told apart by the kind of JSON.
    public enum Scalar: Union {
        case string(String)
        case integer(Int)
        case number(Double)
        case boolean(Bool)
        case stringArray([String])
        case dictionary([String: String])

        public static let alternatives = Alternatives<Self>(
            .init(Self.integer, .integer),
            .init(Self.number, .integer, .number),
            .init(Self.boolean, .boolean),
            .init(Self.stringArray, .array),
            .init(Self.string, .string),
            .init(Self.dictionary)
        )

        public var alternative: Alternative {
            switch self {
            case .string(let value): Alternative(value)
            case .integer(let value): Alternative(value)
            case .number(let value): Alternative(value)
            case .boolean(let value): Alternative(value)
            case .stringArray(let value): Alternative(value)
            case .dictionary(let value): Alternative(value)
            }
        }
    }
}
