// SeveralFiles, generated from several-files.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension SeveralFiles {
    public enum Pet: Union {
        case cat(Cat)
        /// A value whose tag the description does not name.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("kind") {
            case "cat": self = .cat(try json.read())
            default: self = .undocumented(try json.read())
            }
        }

        public var alternative: Alternative {
            switch self {
            case .cat(let value): Alternative(value, tag: "kind", "cat")
            case .undocumented(let value): Alternative(value)
            }
        }
    }
}
