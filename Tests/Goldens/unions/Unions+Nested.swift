// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Unions {
    /// A union of unions.
    public enum Nested: Union, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
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

        public var alternative: UnionValue {
            switch self {
            case .shape(let value): UnionValue(value)
            case .integer(let value): UnionValue(value)
            case .boolean(let value): UnionValue(value)
            }
        }
    }
}
