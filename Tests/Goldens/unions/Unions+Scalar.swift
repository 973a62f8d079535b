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

        public init(from json: inout ValueReader) throws {
            switch json.kind {
            case .boolean: self = .boolean(try json.read())
            case .integer: self = .integer(try json.read())
            case .number: self = .number(try json.read())
            case .string: self = .string(try json.read())
            case .array: self = .stringArray(try json.read())
            case .object: self = .dictionary(try json.read())
            default: throw json.noMatch()
            }
        }

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
