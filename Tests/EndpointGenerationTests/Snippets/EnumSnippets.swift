import Testing

@Suite("Snippets: enums")
struct EnumSnippets {
    @Test("strings")
    func strings() throws {
        try snippet(
            schema: #"""
                {"type": "string", "description": "How it goes.", "enum": ["available", "on-hold", "default", "+1", "-1", ""]}
                """#
        ).becomes(
            #"""
            /// How it goes.
            public enum Thing: OpenEnum, ExpressibleByStringLiteral {
                case available, onHold, `default`, plus1, minus1, empty
                /// A value that the description does not list.
                case undocumented(String)

                public static let allCases: [Thing] = [.available, .onHold, .`default`, .plus1, .minus1, .empty]

                public var rawValue: String {
                    switch self {
                    case .available: "available"
                    case .onHold: "on-hold"
                    case .`default`: "default"
                    case .plus1: "+1"
                    case .minus1: "-1"
                    case .empty: ""
                    case .undocumented(let value): value
                    }
                }
            }
            """#
        )
    }

    @Test("integers with names")
    func integers() throws {
        try snippet(
            schema: #"{"type": "integer", "enum": [1, 2, -3], "x-enum-varnames": ["low", "normal", "high"]}"#
        ).becomes(
            #"""
            public enum Thing: OpenEnum, ExpressibleByIntegerLiteral {
                case low, normal, high
                /// A value that the description does not list.
                case undocumented(Int)

                public static let allCases: [Thing] = [.low, .normal, .high]

                public var rawValue: Int {
                    switch self {
                    case .low: 1
                    case .normal: 2
                    case .high: -3
                    case .undocumented(let value): value
                    }
                }
            }
            """#
        )
    }

    @Test("integers without names")
    func unnamed() throws {
        try snippet(
            schema: #"{"type": "integer", "enum": [1, -1]}"#
        ).becomes(
            #"""
            public enum Thing: OpenEnum, ExpressibleByIntegerLiteral {
                case _1, minus1
                /// A value that the description does not list.
                case undocumented(Int)

                public static let allCases: [Thing] = [._1, .minus1]

                public var rawValue: Int {
                    switch self {
                    case ._1: 1
                    case .minus1: -1
                    case .undocumented(let value): value
                    }
                }
            }
            """#
        )
    }

    @Test("more than sixteen cases have an index")
    func index() throws {
        try snippet(
            schema: #"""
                {"type": "string", "enum": ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q"]}
                """#
        ).becomes(
            #"""
            public enum Thing: OpenEnum, ExpressibleByStringLiteral {
                case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q
                /// A value that the description does not list.
                case undocumented(String)

                public static let allCases: [Thing] = [.a, .b, .c, .d, .e, .f, .g, .h, .i, .j, .k, .l, .m, .n, .o, .p, .q]

                public static let index = OpenEnumIndex<Thing>()

                public var rawValue: String {
                    switch self {
                    case .a: "a"
                    case .b: "b"
                    case .c: "c"
                    case .d: "d"
                    case .e: "e"
                    case .f: "f"
                    case .g: "g"
                    case .h: "h"
                    case .i: "i"
                    case .j: "j"
                    case .k: "k"
                    case .l: "l"
                    case .m: "m"
                    case .n: "n"
                    case .o: "o"
                    case .p: "p"
                    case .q: "q"
                    case .undocumented(let value): value
                    }
                }
            }
            """#
        )
    }

    @Test("values that differ only in case are separate cases")
    func collisions() throws {
        try snippet(
            schema: #"{"type": "string", "enum": ["asc", "ASC", "created", "-created", "undocumented"]}"#
        ).becomes(
            #"""
            public enum Thing: OpenEnum, ExpressibleByStringLiteral {
                case asc, ASC, created, createdDescending, undocumented2
                /// A value that the description does not list.
                case undocumented(String)

                public static let allCases: [Thing] = [.asc, .ASC, .created, .createdDescending, .undocumented2]

                public var rawValue: String {
                    switch self {
                    case .asc: "asc"
                    case .ASC: "ASC"
                    case .created: "created"
                    case .createdDescending: "-created"
                    case .undocumented2: "undocumented"
                    case .undocumented(let value): value
                    }
                }
            }
            """#
        )
    }

    @Test("an enum beside a plain string is an open enum")
    func open() throws {
        try snippet(
            schema: #"{"anyOf": [{"type": "string", "enum": ["gpt-4"]}, {"type": "string"}]}"#
        ).becomes(
            #"""
            public enum Thing: OpenEnum, ExpressibleByStringLiteral {
                case gpt4
                /// A value that the description does not list.
                case undocumented(String)

                public static let allCases: [Thing] = [.gpt4]

                public var rawValue: String {
                    switch self {
                    case .gpt4: "gpt-4"
                    case .undocumented(let value): value
                    }
                }
            }
            """#
        )
    }

    @Test("values that cannot name a case are listed in the comment")
    func unnameable() throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["half", "factor", "object"], "properties": {
                    "half": {"const": 0.5}, "factor": {"type": "number", "enum": [0.5, 1.5]},
                    "object": {"const": {"k": [1]}}, "mixed": {"enum": ["a", 1, null]}, "flag": {"enum": [true, null]}}}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                /// Always `0.5`.
                public var half: Double

                /// One of `[0.5,1.5]`.
                public var factor: Double

                /// Always `{"k":[1]}`.
                public var object: [String: JSONValue]

                /// One of `["a",1,null]`.
                public var mixed: Mixed?
                public var flag: Bool?

                public init(half: Double, factor: Double, object: [String: JSONValue], mixed: Mixed? = nil, flag: Bool? = nil) {
                    self.half = half
                    self.factor = factor
                    self.object = object
                    self.mixed = mixed
                    self.flag = flag
                }

                public init(from json: inout ObjectReader) throws {
                    half = try json.required("half")
                    factor = try json.required("factor")
                    object = try json.required("object")
                    mixed = try json.optional("mixed")
                    flag = try json.optional("flag")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("half", half)
                    try json.required("factor", factor)
                    try json.required("object", object)
                    try json.optional("mixed", mixed)
                    try json.optional("flag", flag)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(half, other.half)
                    pairs.add(factor, other.factor)
                    pairs.add(object, other.object)
                    pairs.add(mixed, other.mixed)
                    pairs.add(flag, other.flag)
                }

                /// One of `["a",1,null]`.
                public enum Mixed: Union, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral {
                    case integer(Int)
                    case string(String)

                    public init(from json: inout ValueReader) throws {
                        switch json.kind {
                        case .integer: self = .integer(try json.read())
                        case .string: self = .string(try json.read())
                        default: throw json.noMatch()
                        }
                    }

                    public var alternative: UnionValue {
                        switch self {
                        case .integer(let value): UnionValue(value)
                        case .string(let value): UnionValue(value)
                        }
                    }
                }
            }
            """#
        )
    }

    @Test("a repeated value is one case")
    func twice() throws {
        try snippet(
            schema: #"{"type": "string", "enum": ["a", "a"]}"#
        ).becomes(
            #"""
            public enum Thing: OpenEnum, ExpressibleByStringLiteral {
                case a
                /// A value that the description does not list.
                case undocumented(String)

                public static let allCases: [Thing] = [.a]

                public var rawValue: String {
                    switch self {
                    case .a: "a"
                    case .undocumented(let value): value
                    }
                }
            }
            """#,
            saying: ["warning: 'enum' lists \"a\" twice; the second one is ignored"]
        )
    }
}
