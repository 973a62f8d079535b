// SeveralFiles, generated from several-files.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension SeveralFiles {
    public enum Pet: Union {
        case cat(Cat)
        /// A value whose tag the description does not list.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("kind") {
            case "cat": self = .cat(try json.read())
            default: self = .undocumented(try json.undocumentedObject())
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .cat(let value): UnionValue(value, tag: "kind", "cat")
            case .undocumented(let value): UnionValue(value)
            }
        }
    }

    public struct Cat: HashedModel {
        public var kind: String
        public var name: String
        public var owner: Owner?
        public var lives: Int?

        public init(name: String, kind: String = "cat", owner: Owner? = nil, lives: Int? = nil) {
            self.name = name
            self.kind = kind
            self.owner = owner
            self.lives = lives
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            name = try json.required("name")
            owner = try json.optional("owner")
            lives = try json.optional("lives")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("name", name)
            try json.optional("owner", owner)
            try json.optional("lives", lives)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(name, other.name)
            pairs.add(kind, other.kind)
            pairs.add(owner, other.owner)
            pairs.add(lives, other.lives)
        }
    }

    public struct Problem: HashedModel {
        public var message: String

        public init(message: String) {
            self.message = message
        }

        public init(from json: inout ObjectReader) throws {
            message = try json.required("message")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("message", message)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(message, other.message)
        }
    }

    public struct Owner: HashedModel {
        public var pets: [Pet]?

        public init(pets: [Pet]? = nil) {
            self.pets = pets
        }

        public init(from json: inout ObjectReader) throws {
            pets = try json.optional("pets")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("pets", pets)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(pets, other.pets)
        }
    }
}
