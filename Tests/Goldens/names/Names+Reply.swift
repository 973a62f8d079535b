// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    public struct Reply: Model, Hashable {
        public var reply: Swift.String?

        public init(reply: Swift.String? = nil) {
            self.reply = reply
        }

        public init(from json: inout ObjectReader) throws {
            reply = try json.optional("reply")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("reply", reply)
        }

        public static func == (a: Reply, b: Reply) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.reply, b.reply)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(reply)
        }
    }
}
