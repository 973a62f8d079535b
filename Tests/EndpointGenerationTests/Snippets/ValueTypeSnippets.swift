import Testing

@Suite("Snippets: enumerations whose values and type disagree")
struct ValueTypeSnippets {
    @Test("string enums with unquoted values")
    func strings() throws {
        try snippet(
            schema: #"{"type": "string", "enum": [1.0, 2, true]}"#
        ).becomes(
            #"""
            public enum Thing: OpenEnum, ExpressibleByStringLiteral {
                case _1_0, _2, `true`
                /// A value that the description does not list.
                case undocumented(String)

                public static let allCases: [Thing] = [._1_0, ._2, .`true`]

                public var rawValue: String {
                    switch self {
                    case ._1_0: "1.0"
                    case ._2: "2"
                    case .`true`: "true"
                    case .undocumented(let value): value
                    }
                }
            }
            """#,
            saying: [String](repeating: "warning: this value has none of the schema's types", count: 3)
        )
    }

    @Test("integer enums with quoted values")
    func integers() throws {
        try snippet(
            schema: #"{"type": "integer", "enum": ["10", "20"]}"#
        ).becomes(
            #"""
            public enum Thing: OpenEnum, ExpressibleByIntegerLiteral {
                case _10, _20
                /// A value that the description does not list.
                case undocumented(Int)

                public static let allCases: [Thing] = [._10, ._20]

                public var rawValue: Int {
                    switch self {
                    case ._10: 10
                    case ._20: 20
                    case .undocumented(let value): value
                    }
                }
            }
            """#,
            saying: [String](repeating: "warning: this value has none of the schema's types", count: 2)
        )
    }
}
