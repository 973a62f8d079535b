import Testing

@Suite("Snippets: names")
struct NameSnippets {
    @Test("a schema among the '$defs' of a component is named after its key, not after the member that uses it")
    func definitions() throws {
        let snippet = try snippet(
            schemas: ##"""
                "Order": {"type": "object", "properties": {
                    "price": {"$ref": "#/components/schemas/Order/$defs/Money"}, "total": {"$ref": "#/components/schemas/Order/$defs/Money"},
                    "by": {"$ref": "#/components/schemas/Order/$defs/Party"}},
                    "$defs": {"Money": {"type": "object", "properties": {"amount": {"type": "number"}}},
                        "Party": {"oneOf": [{"type": "string"}, {"type": "boolean"}]}}}
                """##
        ).swift
        #expect(snippet.contains("public var price: Money?\n    public var total: Money?\n    public var by: Party?"))
    }

    @Test(
        "an inline schema of a component is named where it stands, whatever refers to it",
        arguments: [
            ##""Aaa": {"$ref": "#/components/schemas/Order/properties/buyer"}"##,
            ##""Aaa": {"type": "object", "properties": {"a": {"$ref": "#/components/schemas/Order/properties/buyer"}}}"##,
            ##""Aaa": {"type": "array", "items": {"$ref": "#/components/schemas/Order/properties/buyer"}}"##,
            ##""Aaa": {"oneOf": [{"$ref": "#/components/schemas/Order/properties/buyer"}, {"type": "string"}]}"##,
        ]
    )
    func inlineOfAComponent(component: String) throws {
        let swift = try snippet(
            schemas: #"""
                \#(component), "Order": {"type": "object", "properties": {
                    "buyer": {"type": "object", "properties": {"name": {"type": "string"}}}}}
                """#
        ).swift
        #expect(swift.contains("public struct Order: HashedModel {\n    public var buyer: Buyer?\n"))
    }

    @Test("a member that refers to another member of its component does not name the type of both")
    func memberOfTheSameComponent() throws {
        let swift = try snippet(
            schemas: ##"""
                "Order": {"type": "object", "properties": {
                    "by": {"$ref": "#/components/schemas/Order/properties/buyer"},
                    "buyer": {"type": "object", "properties": {"name": {"type": "string"}}}}}
                """##
        ).swift
        #expect(swift.contains("public var by: Buyer?\n    public var buyer: Buyer?\n"))
    }

    @Test("keywords and names of generated local variables")
    func locals() throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["self", "init", "json", "default"], "properties": {
                    "self": {"type": "string"}, "init": {"type": "string"}, "json": {"type": "string"}, "default": {"type": "string"}, "hasher": {"type": "string"}, "same": {"type": "string"}}}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                public var selfValue: String
                public var `init`: String
                public var json: String
                public var `default`: String
                public var hasher: String?
                public var same: String?

                public init(
                    selfValue: String,
                    init: String,
                    json: String,
                    default: String,
                    hasher: String? = nil,
                    same: String? = nil
                ) {
                    self.selfValue = selfValue
                    self.`init` = `init`
                    self.json = json
                    self.`default` = `default`
                    self.hasher = hasher
                    self.same = same
                }

                public init(from json: inout ObjectReader) throws {
                    selfValue = try json.required("self")
                    `init` = try json.required("init")
                    self.json = try json.required("json")
                    `default` = try json.required("default")
                    hasher = try json.optional("hasher")
                    same = try json.optional("same")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("self", selfValue)
                    try json.required("init", `init`)
                    try json.required("json", self.json)
                    try json.required("default", `default`)
                    try json.optional("hasher", hasher)
                    try json.optional("same", same)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(selfValue, other.selfValue)
                    pairs.add(`init`, other.`init`)
                    pairs.add(self.json, other.json)
                    pairs.add(`default`, other.`default`)
                    pairs.add(hasher, other.hasher)
                    pairs.add(same, other.same)
                }
            }
            """#
        )
    }

    @Test("members whose Swift names would be equal")
    func collisions() throws {
        try snippet(
            schema: #"""
                {"type": "object", "properties": {"pet_id": {"type": "string"}, "petId": {"type": "string"}, "petID": {"type": "string"}, "+1": {"type": "integer"}, "-1": {"type": "integer"}, "": {"type": "string"}}}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                public var petID: String?
                public var petId: String?
                public var petID2: String?
                public var plus1: Int?
                public var minus1: Int?
                public var empty: String?

                public init(
                    petID: String? = nil,
                    petId: String? = nil,
                    petID2: String? = nil,
                    plus1: Int? = nil,
                    minus1: Int? = nil,
                    empty: String? = nil
                ) {
                    self.petID = petID
                    self.petId = petId
                    self.petID2 = petID2
                    self.plus1 = plus1
                    self.minus1 = minus1
                    self.empty = empty
                }

                public init(from json: inout ObjectReader) throws {
                    petID = try json.optional("pet_id")
                    petId = try json.optional("petId")
                    petID2 = try json.optional("petID")
                    plus1 = try json.optional("+1")
                    minus1 = try json.optional("-1")
                    empty = try json.optional("")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.optional("pet_id", petID)
                    try json.optional("petId", petId)
                    try json.optional("petID", petID2)
                    try json.optional("+1", plus1)
                    try json.optional("-1", minus1)
                    try json.optional("", empty)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(petID, other.petID)
                    pairs.add(petId, other.petId)
                    pairs.add(petID2, other.petID2)
                    pairs.add(plus1, other.plus1)
                    pairs.add(minus1, other.minus1)
                    pairs.add(empty, other.empty)
                }
            }
            """#
        )
    }

    @Test("types with the names of types of Swift and the runtime")
    func shadowing() throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["text", "other", "when", "flag"], "properties": {
                    "text": {"type": "string"}, "other": {"$ref": "#/components/schemas/String"}, "when": {"type": "string", "format": "date-time"}, "flag": {"type": "boolean"}}}
                """#,
            schemas: #"""
                "String": {"type": "object", "properties": {"x": {"type": "integer"}}}, "Date": {"type": "object", "properties": {"x": {"type": "integer"}}}, "Bool": {"type": "string", "enum": ["a", "b"]}, "ObjectReader": {"type": "string", "enum": ["a", "b"]}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                public var text: Swift.String
                public var other: String
                public var when: Foundation.Date
                public var flag: Swift.Bool

                public init(text: Swift.String, other: String, when: Foundation.Date, flag: Swift.Bool) {
                    self.text = text
                    self.other = other
                    self.when = when
                    self.flag = flag
                }

                public init(from json: inout EndpointRuntime.ObjectReader) throws {
                    text = try json.required("text")
                    self.other = try json.required("other")
                    when = try json.required("when")
                    flag = try json.required("flag")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("text", text)
                    try json.required("other", self.other)
                    try json.required("when", when)
                    try json.required("flag", flag)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(text, other.text)
                    pairs.add(self.other, other.other)
                    pairs.add(when, other.when)
                    pairs.add(flag, other.flag)
                }
            }
            """#
        )
    }
}
