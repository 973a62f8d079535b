// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Unions {
    /// A discriminator without: the tag is the name of the schema.
    public enum Vehicle: Union {
        case bicycle(Bicycle)
        case tram(Tram)
        /// A value whose tag the description does not name.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("vehicle_type") {
            case "Bicycle": self = .bicycle(try json.read())
            case "Tram": self = .tram(try json.read())
            default: self = .undocumented(try json.read())
            }
        }

        public var alternative: Alternative {
            switch self {
            case .bicycle(let value): Alternative(value, tag: "vehicle_type", "Bicycle")
            case .tram(let value): Alternative(value, tag: "vehicle_type", "Tram")
            case .undocumented(let value): Alternative(value)
            }
        }
    }
}
