// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Unions {
    public struct Person: Model, Hashable {
        public var email: String
        public var name: String?

        public init(email: String, name: String? = nil) {
            self.email = email
            self.name = name
        }

        public init(from json: inout ObjectReader) throws {
            email = try json.required("email")
            name = try json.optional("name")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("email", email)
            try json.optional("name", name)
        }

        public static func == (a: Person, b: Person) -> Bool {
            var same = Equality()
            same.compare(a.email, b.email)
            same.compare(a.name, b.name)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(email)
            hasher.combine(name)
        }
    }
}
