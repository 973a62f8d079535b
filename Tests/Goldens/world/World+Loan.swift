// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    public struct Loan: Model, Hashable {
        public var title: String
        public var variant: Variant

        public init(title: String, variant: Variant) {
            self.title = title
            self.variant = variant
        }

        public init(from json: inout ObjectReader) throws {
            title = try json.required("title")
            variant = try json.inline()
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("title", title)
            try json.inline(variant)
        }

        public static func == (a: Loan, b: Loan) -> Bool {
            var same = Equality()
            same.compare(a.title, b.title)
            same.compare(a.variant, b.variant)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(title)
            hasher.combine(variant)
        }

        public enum Variant: Union {
            case toMember(ToMember)
            case toLibrary(ToLibrary)

            public static let alternatives = Alternatives<Self>(
                .init(Self.toMember, needs: ["member"]),
                .init(Self.toLibrary, needs: ["library"])
            )

            public init(from json: inout ValueReader) throws {
                self = try json.read(as: Self.alternatives)
            }

            public var alternative: Alternative {
                switch self {
                case .toMember(let value): Alternative(value)
                case .toLibrary(let value): Alternative(value)
                }
            }

            public struct ToMember: Model, Hashable {
                public var member: String

                public init(member: String) {
                    self.member = member
                }

                public init(from json: inout ObjectReader) throws {
                    member = try json.required("member")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("member", member)
                }

                public static func == (a: ToMember, b: ToMember) -> Bool {
                    var same = Equality()
                    same.compare(a.member, b.member)
                    return same.result
                }

                public func hash(into hasher: inout Hasher) {
                    hasher.combine(member)
                }
            }

            public struct ToLibrary: Model, Hashable {
                public var library: String

                public init(library: String) {
                    self.library = library
                }

                public init(from json: inout ObjectReader) throws {
                    library = try json.required("library")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("library", library)
                }

                public static func == (a: ToLibrary, b: ToLibrary) -> Bool {
                    var same = Equality()
                    same.compare(a.library, b.library)
                    return same.result
                }

                public func hash(into hasher: inout Hasher) {
                    hasher.combine(library)
                }
            }
        }
    }
}
