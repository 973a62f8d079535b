// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    public struct Bool: Model, Hashable {
        public var yes: Swift.Bool?

        public init(yes: Swift.Bool? = nil) {
            self.yes = yes
        }

        public init(from json: inout ObjectReader) throws {
            yes = try json.optional("yes")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("yes", yes)
        }

        public static func == (a: Bool, b: Bool) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.yes, b.yes)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(yes)
        }
    }
}
