// Defaults, generated from defaults.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Defaults {
    public struct Profile: HashedModel {
        public var id: String?
        public var createdAt: Date?
        public var password: String?
        public var name: String
        public var role: Role
        @available(*, deprecated)
        public var nickname: String? {
            get { _nickname }
            set { _nickname = newValue }
        }
        private var _nickname: String?
        public var settings: Settings?

        public init(
            name: String,
            id: String? = nil,
            createdAt: Date? = nil,
            password: String? = nil,
            role: Role = .guest,
            nickname: String? = nil,
            settings: Settings? = nil
        ) {
            self.name = name
            self.id = id
            self.createdAt = createdAt
            self.password = password
            self.role = role
            self._nickname = nickname
            self.settings = settings
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.optional("id")
            createdAt = try json.optional("createdAt")
            password = try json.optional("password")
            name = try json.required("name")
            role = try json.required("role")
            _nickname = try json.optional("nickname")
            settings = try json.optional("settings")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("id", id)
            try json.optional("createdAt", createdAt)
            try json.optional("password", password)
            try json.required("name", name)
            try json.required("role", role)
            try json.optional("nickname", _nickname)
            try json.optional("settings", settings)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(name, other.name)
            pairs.add(id, other.id)
            pairs.add(createdAt, other.createdAt)
            pairs.add(password, other.password)
            pairs.add(role, other.role)
            pairs.add(_nickname, other._nickname)
            pairs.add(settings, other.settings)
        }
    }

    public enum Role: OpenEnum, ExpressibleByStringLiteral {
        case guest, member, admin
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [Role] = [.guest, .member, .admin]

        public var rawValue: String {
            switch self {
            case .guest: "guest"
            case .member: "member"
            case .admin: "admin"
            case .undocumented(let value): value
            }
        }
    }

    public struct Settings: HashedModel {
        public var theme: String

        /// Default: `""`.
        public var empty: String?

        /// Default: `"say \"hi\" to \\(you)\n"`.
        public var quoted: String?

        /// Default: `12`.
        public var size: Int?

        /// Default: `-1`.
        public var negative: Int?

        /// Default: `9223372036854775807`.
        public var big: Int64?

        /// Default: `0.5`.
        public var ratio: Double?

        /// Default: `2`.
        public var whole: Double?

        /// Default: `1e-3`.
        public var scientific: Double?

        /// Default: `true`.
        public var enabled: Bool?
        public var none: String?

        /// Default: `"reader"`.
        public var role: Role?

        /// Default: `"member"`.
        public var shared: Defaults.Role?

        /// Default: `[]`.
        public var list: [String]?

        /// Default: `["a","b"]`.
        public var tags: [String]?

        /// Default: `{"a":1}`.
        public var map: [String: Int]?

        /// Default: `"2024-02-29"`.
        public var day: CalendarDate?

        /// Default: `"2024-02-29T12:00:00Z"`.
        public var instant: Date?

        /// Default: `"https://example.com"`.
        public var link: URLText?

        /// Its default is none of its values: a warning, and no default.
        public var unknown: Unknown?

        /// Its default is of another type: a warning, and no default.
        public var mismatched: Int?

        /// Its default does not fit: a warning, and no default.
        public var overflowing: Int32?

        public init(
            theme: String = "light",
            empty: String? = nil,
            quoted: String? = nil,
            size: Int? = nil,
            negative: Int? = nil,
            big: Int64? = nil,
            ratio: Double? = nil,
            whole: Double? = nil,
            scientific: Double? = nil,
            enabled: Bool? = nil,
            none: String? = nil,
            role: Role? = nil,
            shared: Defaults.Role? = nil,
            list: [String]? = nil,
            tags: [String]? = nil,
            map: [String: Int]? = nil,
            day: CalendarDate? = nil,
            instant: Date? = nil,
            link: URLText? = nil,
            unknown: Unknown? = nil,
            mismatched: Int? = nil,
            overflowing: Int32? = nil
        ) {
            self.theme = theme
            self.empty = empty
            self.quoted = quoted
            self.size = size
            self.negative = negative
            self.big = big
            self.ratio = ratio
            self.whole = whole
            self.scientific = scientific
            self.enabled = enabled
            self.none = none
            self.role = role
            self.shared = shared
            self.list = list
            self.tags = tags
            self.map = map
            self.day = day
            self.instant = instant
            self.link = link
            self.unknown = unknown
            self.mismatched = mismatched
            self.overflowing = overflowing
        }

        public init(from json: inout ObjectReader) throws {
            theme = try json.required("theme")
            empty = try json.optional("empty")
            quoted = try json.optional("quoted")
            size = try json.optional("size")
            negative = try json.optional("negative")
            big = try json.optional("big")
            ratio = try json.optional("ratio")
            whole = try json.optional("whole")
            scientific = try json.optional("scientific")
            enabled = try json.optional("enabled")
            none = try json.optional("none")
            role = try json.optional("role")
            shared = try json.optional("shared")
            list = try json.optional("list")
            tags = try json.optional("tags")
            map = try json.optional("map")
            day = try json.optional("day")
            instant = try json.optional("instant")
            link = try json.optional("link")
            unknown = try json.optional("unknown")
            mismatched = try json.optional("mismatched")
            overflowing = try json.optional("overflowing")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("theme", theme)
            try json.optional("empty", empty)
            try json.optional("quoted", quoted)
            try json.optional("size", size)
            try json.optional("negative", negative)
            try json.optional("big", big)
            try json.optional("ratio", ratio)
            try json.optional("whole", whole)
            try json.optional("scientific", scientific)
            try json.optional("enabled", enabled)
            try json.optional("none", none)
            try json.optional("role", role)
            try json.optional("shared", shared)
            try json.optional("list", list)
            try json.optional("tags", tags)
            try json.optional("map", map)
            try json.optional("day", day)
            try json.optional("instant", instant)
            try json.optional("link", link)
            try json.optional("unknown", unknown)
            try json.optional("mismatched", mismatched)
            try json.optional("overflowing", overflowing)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(theme, other.theme)
            pairs.add(empty, other.empty)
            pairs.add(quoted, other.quoted)
            pairs.add(size, other.size)
            pairs.add(negative, other.negative)
            pairs.add(big, other.big)
            pairs.add(ratio, other.ratio)
            pairs.add(whole, other.whole)
            pairs.add(scientific, other.scientific)
            pairs.add(enabled, other.enabled)
            pairs.add(none, other.none)
            pairs.add(role, other.role)
            pairs.add(shared, other.shared)
            pairs.add(list, other.list)
            pairs.add(tags, other.tags)
            pairs.add(map, other.map)
            pairs.add(day, other.day)
            pairs.add(instant, other.instant)
            pairs.add(link, other.link)
            pairs.add(unknown, other.unknown)
            pairs.add(mismatched, other.mismatched)
            pairs.add(overflowing, other.overflowing)
        }

        public enum Role: OpenEnum, ExpressibleByStringLiteral {
            case reader, writer
            /// A value that the description does not list.
            case undocumented(String)

            public static let allCases: [Role] = [.reader, .writer]

            public var rawValue: String {
                switch self {
                case .reader: "reader"
                case .writer: "writer"
                case .undocumented(let value): value
                }
            }
        }

        /// Its default is none of its values: a warning, and no default.
        public enum Unknown: OpenEnum, ExpressibleByStringLiteral {
            case on, off
            /// A value that the description does not list.
            case undocumented(String)

            public static let allCases: [Unknown] = [.on, .off]

            public var rawValue: String {
                switch self {
                case .on: "on"
                case .off: "off"
                case .undocumented(let value): value
                }
            }
        }
    }

    public struct Cat: HashedModel {
        public var type: String
        public var name: String

        public init(name: String, type: String = "Cat") {
            self.name = name
            self.type = type
        }

        public init(from json: inout ObjectReader) throws {
            type = try json.required("type")
            name = try json.required("name")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("type", type)
            try json.required("name", name)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(name, other.name)
            pairs.add(type, other.type)
        }
    }

    public struct Dog: HashedModel {
        public var type: String

        public init(type: String = "Dog") {
            self.type = type
        }

        public init(from json: inout ObjectReader) throws {
            type = try json.required("type")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("type", type)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(type, other.type)
        }
    }

    public enum Pet: Union {
        case cat(Cat)
        case dog(Dog)
        /// A value whose tag the description does not list.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("type") {
            case "Cat": self = .cat(try json.read())
            case "Dog": self = .dog(try json.read())
            default: self = .undocumented(try json.undocumentedObject())
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .cat(let value): UnionValue(value, tag: "type", "Cat")
            case .dog(let value): UnionValue(value, tag: "type", "Dog")
            case .undocumented(let value): UnionValue(value)
            }
        }
    }

    public struct Owner: HashedModel {
        /// The default argument of the tag changes the order of the arguments.
        public var cat: Cat
        public var pets: [Pet]
        public var pet: Pet

        public init(
            cat: Cat = Cat(name: "Tom", type: "Cat"),
            pets: [Pet] = [.cat(Cat(name: "Tom", type: "Cat")), .dog(Dog(type: "Dog"))],
            pet: Pet = .dog(Dog(type: "Dog"))
        ) {
            self.cat = cat
            self.pets = pets
            self.pet = pet
        }

        public init(from json: inout ObjectReader) throws {
            cat = try json.required("cat")
            pets = try json.required("pets")
            pet = try json.required("pet")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("cat", cat)
            try json.required("pets", pets)
            try json.required("pet", pet)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(cat, other.cat)
            pairs.add(pets, other.pets)
            pairs.add(pet, other.pet)
        }
    }

    public struct Draft: HashedModel {
        public var size: Size

        public init(size: Size) {
            self.size = size
        }

        public init(from json: inout ObjectReader) throws {
            size = try json.required("size")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("size", size)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(size, other.size)
        }

        public struct Size: HashedModel {
            public var name: String?
            public var width: Int

            public init(width: Int, name: String? = nil) {
                self.width = width
                self.name = name
            }

            public init(from json: inout ObjectReader) throws {
                name = try json.optional("name")
                width = try json.required("width")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.nullable("name", name)
                try json.required("width", width)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(width, other.width)
                pairs.add(name, other.name)
            }
        }
    }

    public struct Print: HashedModel {
        public var size: Size

        public init(size: Size = Size(name: "A4", width: 210)) {
            self.size = size
        }

        public init(from json: inout ObjectReader) throws {
            size = try json.required("size")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("size", size)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(size, other.size)
        }

        public struct Size: HashedModel {
            public var name: String?
            public var width: Int

            public init(name: String?, width: Int) {
                self.name = name
                self.width = width
            }

            public init(from json: inout ObjectReader) throws {
                name = try json.optional("name")
                width = try json.required("width")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.nullable("name", name)
                try json.required("width", width)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(name, other.name)
                pairs.add(width, other.width)
            }
        }
    }
}
