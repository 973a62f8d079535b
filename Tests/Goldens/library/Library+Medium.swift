// Library, generated from library.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Library {
    /// A base whose kinds extend it. Without a kind it is something printed.
    public enum Medium: Union {
        case film(Film)
        case print(Print)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("type") {
            case "film": self = .film(try json.read())
            default: self = .print(try json.read())
            }
        }

        public var alternative: Alternative {
            switch self {
            case .film(let value): Alternative(value, tag: "type", "film")
            case .print(let value): Alternative(value)
            }
        }
    }
}
