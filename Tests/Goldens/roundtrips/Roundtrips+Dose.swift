// Roundtrips, generated from roundtrips.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Roundtrips {
    /// A number and a flag as tags that alternatives do not hold themselves.
    public enum Dose: Union {
        case grain(Grain)
        case drop(Drop)
        /// A value whose tag the description does not name.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("unit") {
            case "1": self = .grain(try json.read())
            case "2": self = .drop(try json.read())
            default: self = .undocumented(try json.read())
            }
        }

        public var alternative: Alternative {
            switch self {
            case .grain(let value): Alternative(value, tag: "unit", 1)
            case .drop(let value): Alternative(value, tag: "unit", 2)
            case .undocumented(let value): Alternative(value)
            }
        }
    }
}
