// Enums, generated from enums.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Enums {
    /// Values of several kinds.
    ///
    /// One of `["auto",0,1,true]`.
    public enum Mixed: Union {
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

        public var alternative: Alternative {
            switch self {
            case .boolean(let value): Alternative(value)
            case .integer(let value): Alternative(value)
            case .string(let value): Alternative(value)
            }
        }
    }
}
