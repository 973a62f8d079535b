// Streams, generated from streams.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Streams {
    public enum ChatEvent: Union {
        case delta(ChatDelta)
        case usage(ChatUsage)
        /// A value whose tag the description does not name.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("type") {
            case "delta": self = .delta(try json.read())
            case "usage": self = .usage(try json.read())
            default: self = .undocumented(try json.read())
            }
        }

        public var alternative: Alternative {
            switch self {
            case .delta(let value): Alternative(value, tag: "type", "delta")
            case .usage(let value): Alternative(value, tag: "type", "usage")
            case .undocumented(let value): Alternative(value)
            }
        }
    }
}
