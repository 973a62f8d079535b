// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    /// An heir that is told apart by another member in turn.
    public enum Animal: Union {
        case bird(Bird)
        case fish(Fish)
        /// A value whose tag the description does not name.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("species") {
            case "bird": self = .bird(try json.read())
            case "fish": self = .fish(try json.read())
            default: self = .undocumented(try json.read())
            }
        }

        public var alternative: Alternative {
            switch self {
            case .bird(let value): Alternative(value, tag: "species", "bird")
            case .fish(let value): Alternative(value, tag: "species", "fish")
            case .undocumented(let value): Alternative(value)
            }
        }
    }
}
