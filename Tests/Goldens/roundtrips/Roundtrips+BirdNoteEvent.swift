// Roundtrips, generated from roundtrips.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Roundtrips {
    public struct BirdNoteEvent: Model, Hashable {
        public var event: String?
        public var id: Int?
        public var text: String?

        public init(event: String? = nil, id: Int? = nil, text: String? = nil) {
            self.event = event
            self.id = id
            self.text = text
        }

        public init(from json: inout ObjectReader) throws {
            event = try json.optional("event")
            id = try json.optional("id")
            text = try json.optional("text")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("event", event)
            try json.optional("id", id)
            try json.optional("text", text)
        }

        public static func == (a: BirdNoteEvent, b: BirdNoteEvent) -> Bool {
            var same = Equality()
            same.compare(a.event, b.event)
            same.compare(a.id, b.id)
            same.compare(a.text, b.text)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(event)
            hasher.combine(id)
            hasher.combine(text)
        }
    }
}
