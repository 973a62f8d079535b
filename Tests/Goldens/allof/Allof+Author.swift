// Allof, generated from allof.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Allof {
    public struct Author: Model, Hashable {
        public var name: String
        public var born: CalendarDate?

        public init(name: String, born: CalendarDate? = nil) {
            self.name = name
            self.born = born
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.required("name")
            born = try json.optional("born")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("name", name)
            try json.optional("born", born)
        }

        public static func == (a: Author, b: Author) -> Bool {
            var same = Equality()
            same.compare(a.name, b.name)
            same.compare(a.born, b.born)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(born)
        }
    }
}
