// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    /// The same name after camel-casing.
    public struct SimpleUnderscoreUser: Model, Hashable {
        public var login: Swift.String?

        public init(login: Swift.String? = nil) {
            self.login = login
        }

        public init(from json: inout ObjectReader) throws {
            login = try json.optional("login")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("login", login)
        }

        public static func == (a: SimpleUnderscoreUser, b: SimpleUnderscoreUser) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.login, b.login)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(login)
        }
    }
}
