// Maps, generated from maps.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Maps {
    public struct ObjectsValue: HashedModel {
        public var value: Double
        public var unit: String?

        public init(value: Double, unit: String? = nil) {
            self.value = value
            self.unit = unit
        }

        public init(from json: inout ObjectReader) throws {
            value = try json.required("value")
            unit = try json.optional("unit")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("value", value)
            try json.optional("unit", unit)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(value, other.value)
            pairs.add(unit, other.unit)
        }
    }

    public struct Strict: HashedModel {
        public var name: String

        public init(name: String) {
            self.name = name
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.required("name")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("name", name)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(name, other.name)
        }
    }

    /// Named members, and others beside them.
    public struct Settings: HashedModel {
        public var theme: String
        public var size: Int?

        /// All other members.
        public var additionalProperties: [String: Bool]

        public init(theme: String, size: Int? = nil, additionalProperties: [String: Bool] = [:]) {
            self.theme = theme
            self.size = size
            self.additionalProperties = additionalProperties
        }

        public init(from json: inout ObjectReader) throws {
            theme = try json.required("theme")
            size = try json.optional("size")
            additionalProperties = try json.rest(except: ["theme", "size"])
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("theme", theme)
            try json.optional("size", size)
            try json.rest(additionalProperties)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(theme, other.theme)
            pairs.add(size, other.size)
            pairs.add(additionalProperties, other.additionalProperties)
        }
    }

    /// A member has the name that the rest would like.
    public struct Labelled: HashedModel {
        public var additionalProperties: String?

        /// All other members.
        public var additionalProperties2: [String: String]

        public init(additionalProperties: String? = nil, additionalProperties2: [String: String] = [:]) {
            self.additionalProperties = additionalProperties
            self.additionalProperties2 = additionalProperties2
        }

        public init(from json: inout ObjectReader) throws {
            additionalProperties = try json.optional("additionalProperties")
            additionalProperties2 = try json.rest(except: ["additionalProperties"])
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("additionalProperties", additionalProperties)
            try json.rest(additionalProperties2)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(additionalProperties, other.additionalProperties)
            pairs.add(additionalProperties2, other.additionalProperties2)
        }
    }

    /// Any JSON beside the named.
    public struct Loose: HashedModel {
        public var id: String?

        /// All other members.
        public var additionalProperties: [String: JSONValue]

        public init(id: String? = nil, additionalProperties: [String: JSONValue] = [:]) {
            self.id = id
            self.additionalProperties = additionalProperties
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.optional("id")
            additionalProperties = try json.rest(except: ["id"])
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("id", id)
            try json.rest(additionalProperties)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(id, other.id)
            pairs.add(additionalProperties, other.additionalProperties)
        }
    }

    /// Extension members by pattern.
    public struct Extended: HashedModel {
        public var name: String?

        /// All other members.
        public var additionalProperties: [String: String]

        public init(name: String? = nil, additionalProperties: [String: String] = [:]) {
            self.name = name
            self.additionalProperties = additionalProperties
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.optional("name")
            additionalProperties = try json.rest(except: ["name"])
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("name", name)
            try json.rest(additionalProperties)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(name, other.name)
            pairs.add(additionalProperties, other.additionalProperties)
        }
    }
}
