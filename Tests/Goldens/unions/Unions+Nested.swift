// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Unions {
    /// A union of unions.
    public enum Nested: JSONCodable, Hashable {
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

        public func encode(to json: inout ValueWriter) throws {
            switch self {
            case .shape(let value): try json.write(value)
            case .integer(let value): try json.write(value)
            case .boolean(let value): try json.write(value)
            }
        }
    }
}
