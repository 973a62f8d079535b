// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Petstore {
    /// What kind of animal a pet is.
    public enum Animal: Union {
        case dog(Dog)
        case cat(Cat)
        case bird(Bird)
        /// A value whose tag the description does not name.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("species") {
            case "dog": self = .dog(try json.read())
            case "cat": self = .cat(try json.read())
            case "bird": self = .bird(try json.read())
            default: self = .undocumented(try json.read())
            }
        }

        public var alternative: Alternative {
            switch self {
            case .dog(let value): Alternative(value, tag: "species", "dog")
            case .cat(let value): Alternative(value, tag: "species", "cat")
            case .bird(let value): Alternative(value, tag: "species", "bird")
            case .undocumented(let value): Alternative(value)
            }
        }
    }
}
