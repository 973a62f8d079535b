// Recursion, generated from recursion.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Recursion {
    public struct Negation: Model, Hashable {
        public var of: Expression

        public init(of: Expression) {
            self.of = of
        }

        public init(from json: inout ObjectReader) throws {
            of = try json.required("of")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("of", of)
        }

        public static func == (a: Negation, b: Negation) -> Bool {
            var same = Equality()
            same.compare(a.of, b.of)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(of)
        }
    }
}
