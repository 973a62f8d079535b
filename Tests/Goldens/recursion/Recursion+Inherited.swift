// Recursion, generated from recursion.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Recursion {
    /// Through an allOf.
    public struct Inherited: Model, Hashable {
        public var name: String?
        @Indirect public var next: Inherited?

        public init(name: String? = nil, next: Inherited? = nil) {
            self.name = name
            self.next = next
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.optional("name")
            next = try json.optional("next")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("name", name)
            try json.optional("next", next)
        }

        public static func == (a: Inherited, b: Inherited) -> Bool {
            var same = Equality()
            same.compare(a.name, b.name)
            same.compare(a.next, b.next)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(next)
        }
    }
}
