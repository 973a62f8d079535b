// Hostile, generated from hostile.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Hostile {
    public struct Other: Model, Hashable {
        public var level: Level?

        public init(level: Level? = nil) {
            self.level = level
        }

        public init(from json: inout ObjectReader) throws {
            level = try json.optional("level")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("level", level)
        }

        public static func == (a: Other, b: Other) -> Bool {
            var same = Equality()
            same.compare(a.level, b.level)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(level)
        }
    }
}
