// Roundtrips, generated from roundtrips.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Roundtrips {
    public struct Raft: JSONModel, Hashable {
        public var kind: String
        public var logs: Int

        public init(logs: Int, kind: String = "raft") {
            self.logs = logs
            self.kind = kind
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
            same.compare(a.logs, b.logs)
            same.compare(a.kind, b.kind)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(logs)
            hasher.combine(kind)
        }
    }
}
