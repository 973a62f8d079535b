// Inheritance, generated from inheritance.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Inheritance {
    public enum Notice: Union {
        case recall(Recall)
        case greeting(Greeting)
        /// A value whose tag the description does not name.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("about") {
            case "Recall": self = .recall(try json.read())
            case "Greeting": self = .greeting(try json.read())
            default: self = .undocumented(try json.read())
            }
        }

        public var alternative: Alternative {
            switch self {
            case .recall(let value): Alternative(value, tag: "about", "Recall")
            case .greeting(let value): Alternative(value, tag: "about", "Greeting")
            case .undocumented(let value): Alternative(value)
            }
        }
    }
}
