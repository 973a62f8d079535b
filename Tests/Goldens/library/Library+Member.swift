// Library, generated from library.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Library {
    public struct Member: Model, Hashable {
        public var kind: String
        public var number: Int

        public init(kind: String, number: Int) {
            self.kind = kind
            self.number = number
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            number = try json.required("number")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("number", number)
        }

        public static func == (a: Member, b: Member) -> Bool {
            var same = Equality()
            same.compare(a.kind, b.kind)
            same.compare(a.number, b.number)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(number)
        }
    }
}
