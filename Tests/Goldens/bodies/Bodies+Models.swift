// Bodies, generated from bodies.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Bodies {
    public struct Letter: JSONModel, Hashable {
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.to, b.to)
            same.compare(a.subject, b.subject)
            same.compare(a.stamps, b.stamps)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(to)
            hasher.combine(subject)
            hasher.combine(stamps)
        }
    }

    public struct Point: JSONModel, Hashable {
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.x, b.x)
            same.compare(a.y, b.y)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(x)
            hasher.combine(y)
        }
    }
}
