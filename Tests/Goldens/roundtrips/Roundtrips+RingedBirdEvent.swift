// Roundtrips, generated from roundtrips.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Roundtrips {
    public struct RingedBirdEvent: Model, Hashable {
        public var id: Int
        public var event: String
        public var ring: String

        public init(id: Int, event: String, ring: String) {
            self.id = id
            self.event = event
            self.ring = ring
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            event = try json.required("event")
            ring = try json.required("ring")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.required("event", event)
            try json.required("ring", ring)
        }

        public static func == (a: RingedBirdEvent, b: RingedBirdEvent) -> Bool {
            var same = Equality()
            same.compare(a.id, b.id)
            same.compare(a.event, b.event)
            same.compare(a.ring, b.ring)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
            hasher.combine(event)
            hasher.combine(ring)
        }
    }
}
