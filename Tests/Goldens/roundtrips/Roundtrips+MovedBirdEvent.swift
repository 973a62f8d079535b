// Roundtrips, generated from roundtrips.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Roundtrips {
    public struct MovedBirdEvent: Model, Hashable {
        public var id: Int
        public var event: String
        public var cage: Int

        public init(id: Int, event: String, cage: Int) {
            self.id = id
            self.event = event
            self.cage = cage
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            event = try json.required("event")
            cage = try json.required("cage")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.required("event", event)
            try json.required("cage", cage)
        }

        public static func == (a: MovedBirdEvent, b: MovedBirdEvent) -> Bool {
            var same = Equality()
            same.compare(a.id, b.id)
            same.compare(a.event, b.event)
            same.compare(a.cage, b.cage)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
            hasher.combine(event)
            hasher.combine(cage)
        }
    }
}
