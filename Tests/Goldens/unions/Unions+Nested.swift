// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Unions {
    /// A union of unions.
    public enum Nested: Union {
        case shape(Shape)
        case integer(Int)
        case boolean(Bool)

        public init(from json: inout ValueReader) throws {
            switch json.kind {
            case .boolean: self = .boolean(try json.read())
            case .integer: self = .integer(try json.read())
            case .object: self = .shape(try json.read())
            default: throw json.noMatch()
            }
        }

        public var alternative: Alternative {
            switch self {
            case .shape(let value): Alternative(value)
            case .integer(let value): Alternative(value)
            case .boolean(let value): Alternative(value)
            }
        }
    }
}
