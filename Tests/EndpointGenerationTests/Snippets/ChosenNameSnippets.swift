import Testing

@Suite("Snippets: chosen names")
struct ChosenNameSnippets {
    @Test("schemas, properties, enum values and nested types get the configured names")
    func names() throws {
        try snippet(
            schemas: #"""
                "simple-user": {"type": "object", "properties": {
                    "+1": {"type": "integer"}, "default": {"type": "string"}, "kind": {"type": "string", "enum": ["a", "b c"]},
                    "things": {"type": "array", "items": {"type": "object", "required": ["x"], "properties": {"x": {"type": "string"}}}}}},
                "User": {"type": "string", "enum": ["new"]}
                """#,
            configuration: #"""
                {"names": {"schema:simple-user": "User", "#/components/schemas/simple-user/properties/+1": "thumbsUp",
                    "#/components/schemas/simple-user/properties/default": "repeat",
                    "#/components/schemas/simple-user/properties/kind/enum/1": "beSea",
                    "#/components/schemas/simple-user/properties/kind": "Sort",
                    "#/components/schemas/simple-user/properties/things/items": "Gadget"}}
                """#
        ).becomes(
            #"""
            public struct User: HashedModel {
                public var thumbsUp: Int?
                public var `repeat`: String?
                public var kind: Sort?
                public var things: [Gadget]?

                public init(thumbsUp: Int? = nil, repeat: String? = nil, kind: Sort? = nil, things: [Gadget]? = nil) {
                    self.thumbsUp = thumbsUp
                    self.`repeat` = `repeat`
                    self.kind = kind
                    self.things = things
                }

                public init(from json: inout ObjectReader) throws {
                    thumbsUp = try json.optional("+1")
                    `repeat` = try json.optional("default")
                    kind = try json.optional("kind")
                    things = try json.optional("things")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.optional("+1", thumbsUp)
                    try json.optional("default", `repeat`)
                    try json.optional("kind", kind)
                    try json.optional("things", things)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(thumbsUp, other.thumbsUp)
                    pairs.add(`repeat`, other.`repeat`)
                    pairs.add(kind, other.kind)
                    pairs.add(things, other.things)
                }

                public enum Sort: OpenEnum, ExpressibleByStringLiteral {
                    case a, beSea
                    /// A value that the description does not list.
                    case undocumented(String)

                    public static let allCases: [Sort] = [.a, .beSea]

                    public var rawValue: String {
                        switch self {
                        case .a: "a"
                        case .beSea: "b c"
                        case .undocumented(let value): value
                        }
                    }
                }

                public struct Gadget: HashedModel {
                    public var x: String

                    public init(x: String) {
                        self.x = x
                    }

                    public init(from json: inout ObjectReader) throws {
                        x = try json.required("x")
                    }

                    public func encode(to json: inout ObjectWriter) throws {
                        try json.required("x", x)
                    }

                    public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                        pairs.add(x, other.x)
                    }
                }
            }

            public enum User2: OpenEnum, ExpressibleByStringLiteral {
                case new
                /// A value that the description does not list.
                case undocumented(String)

                public static let allCases: [User2] = [.new]

                public var rawValue: String {
                    switch self {
                    case .new: "new"
                    case .undocumented(let value): value
                    }
                }
            }
            """#,
            saying: ["note: schema 'User' becomes 'User2': 'User' is taken"]
        )
    }

    @Test("operations, parameters and tags get the configured names")
    func operations() throws {
        try snippet(
            endpointsOf: #"""
                "paths": {"/inventory": {"get": {"parameters": [{"name": "q", "in": "query", "schema": {"type": "string"}}],
                    "responses": {"204": {"description": "-"}}}}}
                """#,
            configuration: #"""
                {"names": {"operation:GET /inventory": "CountPets", "#/paths/~1inventory/get/parameters/0": "query"}}
                """#
        ).becomes(
            #"""
            /// `GET /inventory`
            public struct CountPets: Endpoint {
                public typealias Response = NoContent

                public static var operation: OperationInfo {
                    OperationInfo(id: "GET /inventory", method: .get, path: "/inventory")
                }

                public var query: String?

                public init(query: String? = nil) {
                    self.query = query
                }

                public func encode(into request: inout RequestEncoder) {
                    request.path = "/inventory"
                    request.query("q", query)
                }

                public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
                    switch response.status {
                    case 204: .success(NoContent())
                    default: .undocumented
                    }
                }
            }
            """#
        )
    }

    @Test("an extension may choose a name; the configuration wins over it")
    func author() throws {
        try snippet(
            schemas: #"""
                "pet_v2": {"type": "object", "x-endpoint-name": "Pet", "properties": {"n": {"type": "string", "x-endpoint-name": "name"}}},
                "own_v2": {"type": "object", "x-endpoint-name": "Owner"}
                """#,
            configuration: #"{"names": {"schema:own_v2": "Keeper"}}"#
        ).becomes(
            #"""
            public struct Pet: HashedModel {
                public var name: String?

                public init(name: String? = nil) {
                    self.name = name
                }

                public init(from json: inout ObjectReader) throws {
                    name = try json.optional("n")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.optional("n", name)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(name, other.name)
                }
            }

            public typealias Keeper = [String: JSONValue]
            """#
        )
    }

    @Test(
        "a name that cannot be used is reported at its place",
        arguments: [
            (
                #""schema:A": "JSONModel""#,
                "error: 'JSONModel' is already the name of another type, or of one of the runtime"
            ),
            (#""schema:A": "Type""#, "error: 'Type' is not a valid Swift name"),
            (#""schema:A": "b""#, "error: the name of a type must begin with a capital letter"),
            (#""schema:A": "B C""#, "error: 'B C' is not a valid Swift name"),
            (#""schema:A": 1"#, "error: expected a string as the name, found number"),
            (#""schema:Aa": "B""#, "error: there is no schema 'Aa'; did you mean 'A'?"),
            (#""operation:a": "B""#, "error: there is no operation 'a'"),
            (#""tag:a": "B""#, "error: no operation has the tag 'a'"),
            (
                ##""#/components/schemas/A/propertie/x": "y""##,
                "error: '#/components/schemas/A/propertie/x' does not exist; did you mean '#/components/schemas/A/properties'?"
            ),
            (
                ##""#/components/schemas/A/properties/x": "z""##,
                "error: the name 'z' is already used by another member"
            ),
            (
                ##""#/info/title": "z""##,
                "warning: nothing that is generated here has a name, so this name has no effect"
            ),
            (#""A": "B""#, "error: invalid target 'A'"),
        ]
    )
    func faults(choice: String, message: String) throws {
        let snippet = try snippet(
            schemas: #""A": {"type": "object", "properties": {"z": {"type": "string"}, "x": {"type": "string"}}}"#,
            configuration: "{\"names\": {\(choice)}}"
        )
        #expect(snippet.said == [message])
    }

    @Test("the name of a type beside a '$ref' to a component is a warning")
    func nameOfReference() throws {
        let snippet = try snippet(
            schemas: ##"""
                "A": {"type": "object", "properties": {"z": {"type": "string"}}},
                "B": {"type": "object", "properties": {"a": {"$ref": "#/components/schemas/A", "x-endpoint-name": "C"}}}
                """##
        )
        #expect(snippet.said == ["warning: nothing that is generated here has a name, so this name has no effect"])
    }

    @Test("two choices of one name are reported")
    func twice() throws {
        let snippet = try snippet(
            schemas: #""A": {"type": "object"}, "B": {"type": "object"}"#,
            configuration: #"{"names": {"schema:A": "C", "schema:B": "C"}}"#
        )
        #expect(snippet.said == ["error: 'C' is already the name of another type, or of one of the runtime"])
    }
}
