// Defaults, generated from defaults.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Defaults {
    public struct Profile: Model, Hashable {
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
            id: String? = nil,
            createdAt: Date? = nil,
            password: String? = nil,
            name: String,
            role: Role = .guest,
            nickname: String? = nil,
            settings: Settings? = nil
        ) {
            self.id = id
            self.createdAt = createdAt
            self.password = password
            self.name = name
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

        public static func == (a: Profile, b: Profile) -> Bool {
            var same = Equality()
            same.compare(a.id, b.id)
            same.compare(a.createdAt, b.createdAt)
            same.compare(a.password, b.password)
            same.compare(a.name, b.name)
            same.compare(a.role, b.role)
            same.compare(a._nickname, b._nickname)
            same.compare(a.settings, b.settings)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
            hasher.combine(createdAt)
            hasher.combine(password)
            hasher.combine(name)
            hasher.combine(role)
            hasher.combine(_nickname)
            hasher.combine(settings)
        }
    }
}
