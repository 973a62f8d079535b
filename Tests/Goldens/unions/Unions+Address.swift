// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Unions {
    /// The arms overlap: the one that asks for most is tried first.
    public enum Address: Union {
        case city(City)
        case street(Street)

        public init(from json: inout ValueReader) throws {
            if json.has("street") {
                self = .street(try json.read())
            } else {
                self = .city(try json.read())
            }
        }

        public var alternative: Alternative {
            switch self {
            case .city(let value): Alternative(value)
            case .street(let value): Alternative(value)
            }
        }
    }
}
