// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    public struct Outcome: Model, Hashable {
        public var outcome: Swift.String?

        public init(outcome: Swift.String? = nil) {
            self.outcome = outcome
        }

        public init(from json: inout ObjectReader) throws {
            outcome = try json.optional("outcome")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("outcome", outcome)
        }

        public static func == (a: Outcome, b: Outcome) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.outcome, b.outcome)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(outcome)
        }
    }
}
