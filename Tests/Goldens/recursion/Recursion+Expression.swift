// Recursion, generated from recursion.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Recursion {
    /// A union that holds itself.
    public indirect enum Expression: Union {
        case number(Double)
        case sum(Sum)
        case negation(Negation)

        public static let alternatives = Alternatives<Self>(
            .init(Self.number, .integer, .number),
            .init(Self.sum, needs: ["left"]),
            .init(Self.negation, needs: ["of"])
        )

        public init(from json: inout ValueReader) throws {
            self = try json.read(as: Self.alternatives)
        }

        public var alternative: Alternative {
            switch self {
            case .number(let value): Alternative(value)
            case .sum(let value): Alternative(value)
            case .negation(let value): Alternative(value)
            }
        }
    }
}
