// Recursion, generated from recursion.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Recursion {
    /// A union that holds itself.
    public indirect enum Expression: Union, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
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

        public var alternative: UnionValue {
            switch self {
            case .number(let value): UnionValue(value)
            case .sum(let value): UnionValue(value)
            case .negation(let value): UnionValue(value)
            }
        }
    }
}
