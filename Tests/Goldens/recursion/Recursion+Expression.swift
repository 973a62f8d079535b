// Recursion, generated from recursion.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Recursion {
    /// A union that holds itself.
    public indirect enum Expression: Union {
        case number(Double)
        case sum(Sum)
        case negation(Negation)

        public init(from json: inout ValueReader) throws {
            switch json.kind {
            case .integer, .number: self = .number(try json.read())
            case .object:
                if json.has("left") {
                    self = .sum(try json.read())
                } else if json.has("of") {
                    self = .negation(try json.read())
                } else {
                    throw json.noMatch()
                }
            default: throw json.noMatch()
            }
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
