// Enums, generated from enums.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Enums {
    /// Values of several kinds.
    public enum Mixed: JSONCodable, Hashable {
        case boolean(Bool)
        case integer(Int)
        case string(String)

        public init(from json: inout ValueReader) throws {
            switch json.kind {
            case .boolean: self = .boolean(try json.read())
            case .integer: self = .integer(try json.read())
            case .string: self = .string(try json.read())
            default: throw json.noMatch()
            }
        }

        public func encode(to json: inout ValueWriter) throws {
            switch self {
            case .boolean(let value): try json.write(value)
            case .integer(let value): try json.write(value)
            case .string(let value): try json.write(value)
            }
        }
    }
}
