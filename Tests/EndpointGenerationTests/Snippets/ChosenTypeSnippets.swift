import Testing

@Suite("Snippets: chosen types")
struct ChosenTypeSnippets {
    private let schemas = #"""
        "Money": {"type": "object", "properties": {"amount": {"type": "string"}}}, "Price": {"$ref": "#/components/schemas/Money"},
        "Order": {"type": "object", "required": ["total", "lines"], "properties": {"total": {"$ref": "#/components/schemas/Money"},
            "tip": {"$ref": "#/components/schemas/Price"}, "lines": {"type": "array", "items": {"$ref": "#/components/schemas/Money"}},
            "refund": {"anyOf": [{"$ref": "#/components/schemas/Money"}, {"type": "null"}]}, "code": {"type": "string"}}}
        """#

    @Test("a chosen JSONCodable type replaces the schema everywhere")
    func json() throws {
        try snippet(
            schemas: schemas,
            configuration: ##"""
                {"types": {"Money": "Cash", "#/components/schemas/Order/properties/code": "Tagged<Order, String>"}}
                """##
        ).becomes(
            #"""
            public typealias Price = Cash

            public struct Order: HashedModel {
                public var total: Cash
                public var tip: Cash?
                public var lines: [Cash]
                public var refund: Cash?
                public var code: Tagged<Order, String>?

                public init(
                    total: Cash,
                    lines: [Cash],
                    tip: Cash? = nil,
                    refund: Cash? = nil,
                    code: Tagged<Order, String>? = nil
                ) {
                    self.total = total
                    self.lines = lines
                    self.tip = tip
                    self.refund = refund
                    self.code = code
                }

                public init(from json: inout ObjectReader) throws {
                    total = try json.required("total")
                    tip = try json.optional("tip")
                    lines = try json.required("lines")
                    refund = try json.optional("refund")
                    code = try json.optional("code")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("total", total)
                    try json.optional("tip", tip)
                    try json.required("lines", lines)
                    try json.optional("refund", refund)
                    try json.optional("code", code)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(total, other.total)
                    pairs.add(lines, other.lines)
                    pairs.add(tip, other.tip)
                    pairs.add(refund, other.refund)
                    pairs.add(code, other.code)
                }
            }
            """#
        )
    }

    @Test("a chosen Codable type is read as a member directly and wrapped elsewhere")
    func codable() throws {
        try snippet(
            schemas: schemas,
            configuration: #"{"types": {"Money": {"type": "Money", "module": "Commerce", "coding": "codable"}}}"#
        ).becomes(
            #"""
            public typealias Price = CodableBox<Money>

            public struct Order: HashedModel {
                public var total: Money
                public var tip: Money?
                public var lines: [CodableBox<Money>]
                public var refund: Money?
                public var code: String?

                public init(
                    total: Money,
                    lines: [CodableBox<Money>],
                    tip: Money? = nil,
                    refund: Money? = nil,
                    code: String? = nil
                ) {
                    self.total = total
                    self.lines = lines
                    self.tip = tip
                    self.refund = refund
                    self.code = code
                }

                public init(from json: inout ObjectReader) throws {
                    total = try json.required("total", as: .codable)
                    tip = try json.optional("tip", as: .codable)
                    lines = try json.required("lines")
                    refund = try json.optional("refund", as: .codable)
                    code = try json.optional("code")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("total", total, as: .codable)
                    try json.optional("tip", tip, as: .codable)
                    try json.required("lines", lines)
                    try json.optional("refund", refund, as: .codable)
                    try json.optional("code", code)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(total, other.total)
                    pairs.add(lines, other.lines)
                    pairs.add(tip, other.tip)
                    pairs.add(refund, other.refund)
                    pairs.add(code, other.code)
                }
            }
            """#
        )
    }

    @Test("a generated type with the name of a chosen one is renamed, or the chosen one qualified")
    func shadowed() throws {
        let other = #"""
            "Money": {"type": "string"}, "Cash": {"type": "object", "properties": {"m": {"$ref": "#/components/schemas/Money"}}}
            """#
        let plain = try snippet(schemas: other, configuration: #"{"types": {"Money": "Cash"}}"#)
        #expect(plain.swift.contains("public struct Cash2: HashedModel"))
        #expect(plain.swift.contains("public var m: Cash?"))
        let inModule = try snippet(
            schemas: other,
            configuration: #"{"types": {"Money": {"type": "Cash", "module": "Commerce"}}}"#
        )
        #expect(inModule.swift.contains("public struct Cash: HashedModel"))
        #expect(inModule.swift.contains("public var m: Commerce.Cash?"))
    }

    @Test("in requests and responses")
    func endpoints() throws {
        let snippet = try snippet(
            endpointsOf: #"""
                "paths": {"/a": {"post": {"operationId": "pay", "parameters": [{"name": "tip", "in": "query", "schema": {"$ref": "#/components/schemas/Money"}}],
                    "requestBody": {"required": true, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Money"}}}},
                    "responses": {"200": {"description": "-", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Money"}}}}}}}},
                "components": {"schemas": {"Money": {"type": "object"}}}
                """#,
            configuration: #"{"types": {"Money": {"type": "Cash", "coding": "codable"}}}"#
        )
        #expect(snippet.swift.contains("public typealias Response = CodableBox<Cash>"))
        #expect(snippet.swift.contains("public init(body: CodableBox<Cash>, tip: CodableBox<Cash>? = nil)"))
    }

    @Test(
        "a type or an encoding that is chosen for no type of the client is a warning",
        arguments: [
            (##""types": {"#/info": "A"}"##, "comes from this place"),
            (##""types": {"#/components/schemas/Order/allOf/0": "A"}"##, "comes from this place"),
            (##""dates": {"#/info/title": "seconds"}"##, "comes from this place"),
            (#""dates": {"unix-time": "seconds", "unix-tme": "seconds"}"#, "has the format 'unix-tme'"),
        ]
    )
    func unused(choice: String, reason: String) throws {
        let snippet = try snippet(
            schemas: #"""
                "Base": {"type": "object", "properties": {"at": {"type": "integer"}}},
                "Order": {"allOf": [{"$ref": "#/components/schemas/Base"}], "properties": {"by": {"type": "string"}}},
                "Time": {"type": "integer", "format": "unix-time"}
                """#,
            configuration: "{\(choice)}"
        )
        #expect(snippet.said == ["warning: no type in the client \(reason), so the choice has no effect"])
    }

    @Test(
        "a choice that a later one for the same place replaces is a warning",
        arguments: [
            ##""types": {"A": "B", "#/components/schemas/A": "C"}"##,
            ##""names": {"schema:A": "B", "#/components/schemas/A": "C"}"##,
        ]
    )
    func repeated(choices: String) throws {
        let snippet = try snippet(schemas: #""A": {"type": "object"}"#, configuration: "{\(choices)}")
        #expect(snippet.said == ["warning: a later choice is for the same place, so this one has no effect"])
    }

    @Test(
        "a name that is not a type is an error",
        arguments: [
            (#""Nope": "A""#, "error: there is no schema 'Nope'"),
            (#""Money": "A()""#, "error: this is not the name of a Swift type"),
            (#""Money": """#, "error: this is not the name of a Swift type"),
            (#""Money": {"module": "A"}"#, "error: expected a string, or an object with 'type', as a custom type"),
            (#""Money": {"type": "A", "coding": "xml"}"#, "error: expected \"json\" or \"codable\" for 'coding'"),
            (
                #""Money": {"type": "A", "modul": "B"}"#,
                "error: unknown member 'modul' in a type; did you mean 'module'?"
            ),
        ]
    )
    func faults(choice: String, message: String) throws {
        let snippet = try snippet(schemas: #""Money": {"type": "object"}"#, configuration: "{\"types\": {\(choice)}}")
        #expect(snippet.said == [message])
    }
}
