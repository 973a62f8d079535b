import Testing

@Suite("Snippets: constants among alternatives")
struct ConstantSnippets {
    @Test("texts that are constants beside other alternatives are one enum")
    func constantsBesideOthers() throws {
        try snippet(
            schema: #"""
                {"oneOf": [{"const": "auto", "description": "As the\nserver likes."}, {"type": "integer"}, {"type": "string", "enum": ["off"]}, {"type": "null"}]}
                """#
        ).becomes(
            #"""
            public enum Thing: Union, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral {
                case choice(Choice)
                case integer(Int)

                public static var auto: Self { .choice(.auto) }
                public static var off: Self { .choice(.off) }

                public init(from json: inout ValueReader) throws {
                    switch json.kind {
                    case .integer: self = .integer(try json.read())
                    case .string: self = .choice(try json.read())
                    default: throw json.noMatch()
                    }
                }

                public var alternative: UnionValue {
                    switch self {
                    case .choice(let value): UnionValue(value)
                    case .integer(let value): UnionValue(value)
                    }
                }

                /// - `auto`: As the server likes.
                public enum Choice: OpenEnum, ExpressibleByStringLiteral {
                    case auto, off
                    /// A value that the description does not list.
                    case undocumented(String)

                    public static let allCases: [Choice] = [.auto, .off]

                    public var rawValue: String {
                        switch self {
                        case .auto: "auto"
                        case .off: "off"
                        case .undocumented(let value): value
                        }
                    }
                }
            }
            """#
        )
    }

    @Test(
        "the descriptions of an enum's values are a list",
        arguments: [
            #"{"oneOf": [{"const": "a", "description": "The first."}, {"const": "b"}, {"const": "c", "description": "Last."}]}"#,
            #"{"type": "string", "enum": ["a", "b", "c"], "x-enum-descriptions": ["The first.", "", "Last."]}"#,
        ]
    )
    func descriptions(schema: String) throws {
        let swift = try snippet(schema: schema).swift
        #expect(swift.hasPrefix("/// - `a`: The first.\n/// - `c`: Last.\npublic enum Thing: OpenEnum"))
    }
}
