// Hostile, generated from hostile.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Hostile {
    public enum UnionModel: Union {
        case injectedBody(InjectedBody)
        case other(Other)
        /// A value whose tag the description does not name.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("\"\\(INJECTED())") {
            case "\n": self = .injectedBody(try json.read())
            case "\"\\(INJECTED())": self = .other(try json.read())
            default: self = .undocumented(try json.read())
            }
        }

        public var alternative: Alternative {
            switch self {
            case .injectedBody(let value): Alternative(value, tag: "\"\\(INJECTED())", "\n")
            case .other(let value): Alternative(value, tag: "\"\\(INJECTED())", "\"\\(INJECTED())")
            case .undocumented(let value): Alternative(value)
            }
        }
    }
}
