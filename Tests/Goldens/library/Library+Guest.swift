// Library, generated from library.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Library {
    public struct Guest: Model, Hashable {
        public var kind: String?
        public var nickname: String?

        public init(kind: String? = nil, nickname: String? = nil) {
            self.kind = kind
            self.nickname = nickname
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.optional("kind")
            nickname = try json.optional("nickname")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("kind", kind)
            try json.optional("nickname", nickname)
        }

        public static func == (a: Guest, b: Guest) -> Bool {
            var same = Equality()
            same.compare(a.kind, b.kind)
            same.compare(a.nickname, b.nickname)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(nickname)
        }
    }
}
