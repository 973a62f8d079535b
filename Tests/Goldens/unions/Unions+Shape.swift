// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Unions {
    /// A discriminator with a mapping: two tags for one arm, and one by bare name.
    public enum Shape: JSONCodable, Hashable {
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

        public func encode(to json: inout ValueWriter) throws {
            switch self {
            case .circle(let value): try json.write(value)
            case .box(let value): try json.write(value, tag: "kind", "box")
            case .undocumented(let value): try json.write(value)
            }
        }
    }
}
