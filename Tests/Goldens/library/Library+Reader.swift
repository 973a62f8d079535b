// Library, generated from library.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Library {
    /// Kinds that are not listed are guests.
    public enum Reader: Union {
        case member(Member)
        case guest(Guest)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("kind") {
            case "member": self = .member(try json.read())
            default: self = .guest(try json.read())
            }
        }

        public var alternative: Alternative {
            switch self {
            case .member(let value): Alternative(value, tag: "kind", "member")
            case .guest(let value): Alternative(value)
            }
        }
    }
}
