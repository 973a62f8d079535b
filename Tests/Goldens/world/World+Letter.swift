// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    public struct Letter: Model, Hashable {
        public var to: String
        public var text: Presence<String>

        public init(to: String, text: Presence<String> = .absent) {
            self.to = to
            self.text = text
        }

        public init(from json: inout ObjectReader) throws {
            to = try json.required("to")
            text = try json.presence("text")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("to", to)
            try json.presence("text", text)
        }

        public static func == (a: Letter, b: Letter) -> Bool {
            var same = Equality()
            same.compare(a.to, b.to)
            same.compare(a.text, b.text)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(to)
            hasher.combine(text)
        }
    }
}
