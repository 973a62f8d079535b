// Bodies, generated from bodies.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Bodies {
    public struct Letter: HashedModel {
        public var to: String
        public var subject: String?

        /// Default: `1`.
        public var stamps: Int?

        public init(to: String, subject: String? = nil, stamps: Int? = nil) {
            self.to = to
            self.subject = subject
            self.stamps = stamps
        }

        public init(from json: inout ObjectReader) throws {
            to = try json.required("to")
            subject = try json.optional("subject")
            stamps = try json.optional("stamps")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("to", to)
            try json.optional("subject", subject)
            try json.optional("stamps", stamps)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(to, other.to)
            pairs.add(subject, other.subject)
            pairs.add(stamps, other.stamps)
        }
    }

    public struct Point: HashedModel {
        public var x: Double
        public var y: Double

        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }

        public init(from json: inout ObjectReader) throws {
            x = try json.required("x")
            y = try json.required("y")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("x", x)
            try json.required("y", y)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(x, other.x)
            pairs.add(y, other.y)
        }
    }
}
