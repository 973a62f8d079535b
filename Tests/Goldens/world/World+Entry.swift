// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    public struct Entry: Model, Hashable {
        public var number: Int?
        public var text: String
        public var secret: String?

        public init(number: Int? = nil, text: String, secret: String? = nil) {
            self.number = number
            self.text = text
            self.secret = secret
        }

        public init(from json: inout ObjectReader) throws {
            number = try json.optional("number")
            text = try json.required("text")
            secret = try json.optional("secret")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("number", number)
            try json.required("text", text)
            try json.optional("secret", secret)
        }

        public static func == (a: Entry, b: Entry) -> Bool {
            var same = Equality()
            same.compare(a.number, b.number)
            same.compare(a.text, b.text)
            same.compare(a.secret, b.secret)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(number)
            hasher.combine(text)
            hasher.combine(secret)
        }
    }
}
