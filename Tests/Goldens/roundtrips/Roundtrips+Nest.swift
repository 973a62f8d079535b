// Roundtrips, generated from roundtrips.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Roundtrips {
    /// A union beside members.
    public struct Nest: Model, Hashable {
        public var id: Int
        public var variant: Variant

        public init(id: Int, variant: Variant) {
            self.id = id
            self.variant = variant
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            variant = try json.inline()
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.inline(variant)
        }

        public static func == (a: Nest, b: Nest) -> Bool {
            var same = Equality()
            same.compare(a.id, b.id)
            same.compare(a.variant, b.variant)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
            hasher.combine(variant)
        }

        public enum Variant: Union {
            case countedEggs(CountedEggs)
            case listedEggs(ListedEggs)

            public static let alternatives = Alternatives<Self>(
                .init(Self.countedEggs),
                .init(Self.listedEggs)
            )

            public init(from json: inout ValueReader) throws {
                self = try json.read(as: Self.alternatives)
            }

            public var alternative: Alternative {
                switch self {
                case .countedEggs(let value): Alternative(value)
                case .listedEggs(let value): Alternative(value)
                }
            }

            public struct CountedEggs: Model, Hashable {
                public var eggs: Int

                public init(eggs: Int) {
                    self.eggs = eggs
                }

                public init(from json: inout ObjectReader) throws {
                    eggs = try json.required("eggs")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("eggs", eggs)
                }

                public static func == (a: CountedEggs, b: CountedEggs) -> Bool {
                    var same = Equality()
                    same.compare(a.eggs, b.eggs)
                    return same.result
                }

                public func hash(into hasher: inout Hasher) {
                    hasher.combine(eggs)
                }
            }

            public struct ListedEggs: Model, Hashable {
                public var eggs: [String]

                public init(eggs: [String]) {
                    self.eggs = eggs
                }

                public init(from json: inout ObjectReader) throws {
                    eggs = try json.required("eggs")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("eggs", eggs)
                }

                public static func == (a: ListedEggs, b: ListedEggs) -> Bool {
                    var same = Equality()
                    same.compare(a.eggs, b.eggs)
                    return same.result
                }

                public func hash(into hasher: inout Hasher) {
                    hasher.combine(eggs)
                }
            }
        }
    }
}
