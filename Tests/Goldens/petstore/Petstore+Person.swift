// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Petstore {
    public struct Person: Model, Hashable {
        public var name: String
        public var email: String?

        public init(name: String, email: String? = nil) {
            self.name = name
            self.email = email
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.required("name")
            email = try json.optional("email")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("name", name)
            try json.optional("email", email)
        }

        public static func == (a: Person, b: Person) -> Bool {
            var same = Equality()
            same.compare(a.name, b.name)
            same.compare(a.email, b.email)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(email)
        }
    }
}
