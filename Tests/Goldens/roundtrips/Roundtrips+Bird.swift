// Roundtrips, generated from roundtrips.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Roundtrips {
    /// The same member, counted or free.
    public enum Bird: Union {
        case withWings(WithWings)
        case sketch(Sketch)
        case dictionary([String: JSONValue])

        public static let alternatives = Alternatives<Self>(
            .init(Self.withWings, needs: ["wings"]),
            .init(Self.sketch, needs: ["wings"], knows: ["colors"]),
            .init(Self.dictionary)
        )

        public init(from json: inout ValueReader) throws {
            self = try json.read(as: Self.alternatives)
        }

        public var alternative: Alternative {
            switch self {
            case .withWings(let value): Alternative(value)
            case .sketch(let value): Alternative(value)
            case .dictionary(let value): Alternative(value)
            }
        }

        public struct WithWings: Model, Hashable {
            public var wings: Int

            public init(wings: Int) {
                self.wings = wings
            }

            public init(from json: inout ObjectReader) throws {
                wings = try json.required("wings")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("wings", wings)
            }

            public static func == (a: WithWings, b: WithWings) -> Bool {
                var same = Equality()
                same.compare(a.wings, b.wings)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(wings)
            }
        }

        public struct Sketch: Model, Hashable {
            public var wings: JSONValue
            public var colors: [String]?

            public init(wings: JSONValue, colors: [String]? = nil) {
                self.wings = wings
                self.colors = colors
            }

            public init(from json: inout ObjectReader) throws {
                wings = try json.required("wings")
                colors = try json.optional("colors")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("wings", wings)
                try json.optional("colors", colors)
            }

            public static func == (a: Sketch, b: Sketch) -> Bool {
                var same = Equality()
                same.compare(a.wings, b.wings)
                same.compare(a.colors, b.colors)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(wings)
                hasher.combine(colors)
            }
        }
    }
}
