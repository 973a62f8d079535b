// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Unions {
    /// A list of types is a union too.
    public enum Identifier: Union {
        case integer(Int)
        case string(String)

        public init(from json: inout ValueReader) throws {
            switch json.kind {
            case .integer: self = .integer(try json.read())
            case .string: self = .string(try json.read())
            default: throw json.noMatch()
            }
        }

        public var alternative: Alternative {
            switch self {
            case .integer(let value): Alternative(value)
            case .string(let value): Alternative(value)
            }
        }
    }
}
