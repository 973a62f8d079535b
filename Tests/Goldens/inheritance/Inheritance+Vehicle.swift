// Inheritance, generated from inheritance.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Inheritance {
    /// The mapping leaves out the base: there is no vehicle that is nothing else.
    public indirect enum Vehicle: Union {
        case truck(Truck)
        case tram(Tram)
        case boat(Boat.Base)
        case ferry(Ferry)
        case submarine(Submarine)
        /// A value whose tag the description does not name.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("kind") {
            case "truck", "lorry": self = .truck(try json.read())
            case "tram": self = .tram(try json.read())
            case "boat": self = .boat(try json.read())
            case "ferry": self = .ferry(try json.read())
            case "submarine": self = .submarine(try json.read())
            default: self = .undocumented(try json.read())
            }
        }

        public var alternative: Alternative {
            switch self {
            case .truck(let value): Alternative(value)
            case .tram(let value): Alternative(value, tag: "kind", "tram")
            case .boat(let value): Alternative(value, tag: "kind", "boat")
            case .ferry(let value): Alternative(value, tag: "kind", "ferry")
            case .submarine(let value): Alternative(value, tag: "kind", "submarine")
            case .undocumented(let value): Alternative(value)
            }
        }

        public enum State: OpenEnum {
            case parked, moving
            /// A value that the description does not list.
            case undocumented(String)

            public static let allCases: [State] = [.parked, .moving]

            public var rawValue: String {
                switch self {
                case .parked: "parked"
                case .moving: "moving"
                case .undocumented(let value): value
                }
            }
        }
    }
}
