// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    public enum Figure: Union {
        case circle(Circle)
        case box(Box)
        /// A value whose tag the description does not name.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("kind") {
            case "circle", "disc": self = .circle(try json.read())
            case "box": self = .box(try json.read())
            default: self = .undocumented(try json.read())
            }
        }

        public var alternative: Alternative {
            switch self {
            case .circle(let value): Alternative(value)
            case .box(let value): Alternative(value, tag: "kind", "box")
            case .undocumented(let value): Alternative(value)
            }
        }
    }
}
