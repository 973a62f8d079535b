// Allof, generated from allof.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Allof {
    /// Inheritance, with the discriminator in the parent.
    public struct Animal: Model, Hashable {
        public var kind: String

        public init(kind: String) {
            self.kind = kind
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
        }

        public static func == (a: Animal, b: Animal) -> Bool {
            var same = Equality()
            same.compare(a.kind, b.kind)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
        }
    }
}
