// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Unions {
    /// The arms overlap: the one that asks for most is tried first.
    public enum Address: JSONCodable, Hashable {
        case city(City)
        case street(Street)

        public init(from json: inout ValueReader) throws {
            if json.has("street") {
                self = .street(try json.read())
            } else {
                self = .city(try json.read())
            }
        }

        public func encode(to json: inout ValueWriter) throws {
            switch self {
            case .city(let value): try json.write(value)
            case .street(let value): try json.write(value)
            }
        }
    }
}
