// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    public struct Presence: Model, Hashable {
        public var present: Swift.Bool?

        public init(present: Swift.Bool? = nil) {
            self.present = present
        }

        public init(from json: inout ObjectReader) throws {
            present = try json.optional("present")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("present", present)
        }

        public static func == (a: Presence, b: Presence) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.present, b.present)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(present)
        }
    }
}
