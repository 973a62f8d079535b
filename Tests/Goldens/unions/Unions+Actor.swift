// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Unions {
    /// Told apart by the members that are required.
    public enum Actor: Union {
        case person(Person)
        case machine(Machine)
        /// Only a name.
        case string(String)

        public init(from json: inout ValueReader) throws {
            switch json.kind {
            case .string: self = .string(try json.read())
            case .object:
                if json.has("email") {
                    self = .person(try json.read())
                } else if json.has("serial") {
                    self = .machine(try json.read())
                } else {
                    throw json.noMatch()
                }
            default: throw json.noMatch()
            }
        }

        public var alternative: Alternative {
            switch self {
            case .person(let value): Alternative(value)
            case .machine(let value): Alternative(value)
            case .string(let value): Alternative(value)
            }
        }
    }
}
