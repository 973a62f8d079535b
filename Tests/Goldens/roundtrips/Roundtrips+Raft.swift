// Roundtrips, generated from roundtrips.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Roundtrips {
    public struct Raft: Model, Hashable {
        public var kind: String
        public var logs: Int

        public init(kind: String = "raft", logs: Int) {
            self.kind = kind
            self.logs = logs
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            logs = try json.required("logs")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("logs", logs)
        }

        public static func == (a: Raft, b: Raft) -> Bool {
            var same = Equality()
            same.compare(a.kind, b.kind)
            same.compare(a.logs, b.logs)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(logs)
        }
    }
}
