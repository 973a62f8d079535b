// Allof, generated from allof.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Allof {
    /// The same member twice: the narrower type wins.
    public struct Overlapping: Model, Hashable {
        public var state: State
        public var size: Int?
        public var note: String?
        public var any: Bool?

        public init(state: State, size: Int? = nil, note: String? = nil, any: Bool? = nil) {
            self.state = state
            self.size = size
            self.note = note
            self.any = any
        }

        public init(from json: inout ObjectReader) throws {
            state = try json.required("state")
            size = try json.optional("size")
            note = try json.optional("note")
            any = try json.optional("any")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("state", state)
            try json.optional("size", size)
            try json.optional("note", note)
            try json.optional("any", any)
        }

        public static func == (a: Overlapping, b: Overlapping) -> Bool {
            var same = Equality()
            same.compare(a.state, b.state)
            same.compare(a.size, b.size)
            same.compare(a.note, b.note)
            same.compare(a.any, b.any)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(state)
            hasher.combine(size)
            hasher.combine(note)
            hasher.combine(any)
        }

        public enum State: OpenEnum {
            case new, used
            /// A value that the description does not list.
            case undocumented(String)

            public static let allCases: [State] = [.new, .used]

            public var rawValue: String {
                switch self {
                case .new: "new"
                case .used: "used"
                case .undocumented(let value): value
                }
            }
        }
    }
}
