// Recursion, generated from recursion.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Recursion {
    /// Requires itself: sound to describe, impossible to send.
    public struct Endless: Model, Hashable {
        @Indirect public var next: Endless

        public init(next: Endless) {
            self.next = next
        }

        public init(from json: inout ObjectReader) throws {
            next = try json.required("next")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("next", next)
        }

        public static func == (a: Endless, b: Endless) -> Bool {
            var same = Equality()
            same.compare(a.next, b.next)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(next)
        }
    }
}
