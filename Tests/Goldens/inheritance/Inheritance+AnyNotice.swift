// Inheritance, generated from inheritance.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Inheritance {
    /// Only extended: stays what it is.
    public struct AnyNotice: Model, Hashable {
        public var about: String
        public var text: String?

        public init(about: String, text: String? = nil) {
            self.about = about
            self.text = text
        }

        public init(from json: inout ObjectReader) throws {
            about = try json.required("about")
            text = try json.optional("text")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("about", about)
            try json.optional("text", text)
        }

        public static func == (a: AnyNotice, b: AnyNotice) -> Bool {
            var same = Equality()
            same.compare(a.about, b.about)
            same.compare(a.text, b.text)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(about)
            hasher.combine(text)
        }
    }
}
