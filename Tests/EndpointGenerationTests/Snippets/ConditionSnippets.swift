import Testing

@Suite("Snippets: conditions")
struct ConditionSnippets {
    @Test("a conditional member is optional, and its comment states the condition")
    func members() throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["kind"], "properties": {"kind": {"type": "string"}, "card": {"type": "string"}},
                 "if": {"properties": {"kind": {"const": "mail"}}}, "then": {"required": ["street"], "properties": {"street": {"type": "string"}}},
                 "else": {"allOf": [{"properties": {"number": {"type": "integer"}}}]},
                 "dependentSchemas": {"card": {"properties": {"owner": {"type": "string"}, "kind": {"minLength": 2}}}},
                 "dependentRequired": {"card": ["owner"]}}
                """#
        ).becomes(
            #"""
            /// Properties that require others: `{"card":["owner"]}`.
            ///
            /// Properties that ask for more:
            /// `{"card":{"properties":{"owner":{"type":"string"},"kind":{"minLength":2}}}}`.
            ///
            /// Where it fits `{"properties":{"kind":{"const":"mail"}}}`, fits
            /// `{"required":["street"],"properties":{"street":{"type":"string"}}}`; otherwise fits
            /// `{"allOf":[{"properties":{"number":{"type":"integer"}}}]}`.
            public struct Thing: HashedModel {
                public var kind: String
                public var card: String?

                /// Present only under a condition.
                public var street: String?

                /// Present only under a condition.
                public var number: Int?

                /// Present only under a condition.
                public var owner: String?

                public init(
                    kind: String,
                    card: String? = nil,
                    street: String? = nil,
                    number: Int? = nil,
                    owner: String? = nil
                ) {
                    self.kind = kind
                    self.card = card
                    self.street = street
                    self.number = number
                    self.owner = owner
                }

                public init(from json: inout ObjectReader) throws {
                    kind = try json.required("kind")
                    card = try json.optional("card")
                    street = try json.optional("street")
                    number = try json.optional("number")
                    owner = try json.optional("owner")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("kind", kind)
                    try json.optional("card", card)
                    try json.optional("street", street)
                    try json.optional("number", number)
                    try json.optional("owner", owner)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(kind, other.kind)
                    pairs.add(card, other.card)
                    pairs.add(street, other.street)
                    pairs.add(number, other.number)
                    pairs.add(owner, other.owner)
                }
            }
            """#
        )
    }

    @Test("conditions among the parts of an allOf, and one that is of several types")
    func parts() throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["value"], "properties": {"kind": {"type": "string"}}, "allOf": [
                    {"if": {"properties": {"kind": {"const": "a"}}}, "then": {"properties": {"value": {"type": "string"}, "kind": {"type": "integer"}}}},
                    {"if": {"properties": {"kind": {"const": "b"}}}, "then": {"properties": {"value": {"type": "integer"}}}}]}
                """#
        ).becomes(
            #"""
            /// Where it fits `{"properties":{"kind":{"const":"a"}}}`, fits
            /// `{"properties":{"value":{"type":"string"},"kind":{"type":"integer"}}}`.
            ///
            /// Where it fits `{"properties":{"kind":{"const":"b"}}}`, fits
            /// `{"properties":{"value":{"type":"integer"}}}`.
            public struct Thing: HashedModel {
                public var kind: String?

                /// Present only under a condition.
                public var value: JSONValue

                public init(value: JSONValue, kind: String? = nil) {
                    self.value = value
                    self.kind = kind
                }

                public init(from json: inout ObjectReader) throws {
                    kind = try json.optional("kind")
                    value = try json.required("value")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.optional("kind", kind)
                    try json.required("value", value)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(value, other.value)
                    pairs.add(kind, other.kind)
                }
            }
            """#,
            saying: [
                "note: a condition describes 'kind' differently from the member itself; it is ignored for this member",
                "note: 'value' has different types under different conditions; it becomes any JSON value",
            ]
        )
    }
}
