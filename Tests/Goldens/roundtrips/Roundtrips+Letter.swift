// Roundtrips, generated from roundtrips.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Roundtrips {
    /// Both branches hold.
    public struct Letter: Model, Hashable {
        public var who: Who?
        public var lines: [Line]?
        public var sender: Visit?
        public var size: Int?
        public var state: State?
        public var reply: Reply?

        public init(
            who: Who? = nil,
            lines: [Line]? = nil,
            sender: Visit? = nil,
            size: Int? = nil,
            state: State? = nil,
            reply: Reply? = nil
        ) {
            self.who = who
            self.lines = lines
            self.sender = sender
            self.size = size
            self.state = state
            self.reply = reply
        }

        public init(from json: inout ObjectReader) throws {
            who = try json.optional("who")
            lines = try json.optional("lines")
            sender = try json.optional("sender")
            size = try json.optional("size")
            state = try json.optional("state")
            reply = try json.optional("reply")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("who", who)
            try json.optional("lines", lines)
            try json.optional("sender", sender)
            try json.optional("size", size)
            try json.optional("state", state)
            try json.optional("reply", reply)
        }

        public static func == (a: Letter, b: Letter) -> Bool {
            var same = Equality()
            same.compare(a.who, b.who)
            same.compare(a.lines, b.lines)
            same.compare(a.sender, b.sender)
            same.compare(a.size, b.size)
            same.compare(a.state, b.state)
            same.compare(a.reply, b.reply)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(who)
            hasher.combine(lines)
            hasher.combine(sender)
            hasher.combine(size)
            hasher.combine(state)
            hasher.combine(reply)
        }

        public struct Who: Model, Hashable {
            public var alpha: String
            public var common: Int?
            public var extra: String?

            public init(alpha: String, common: Int? = nil, extra: String? = nil) {
                self.alpha = alpha
                self.common = common
                self.extra = extra
            }

            public init(from json: inout ObjectReader) throws {
                alpha = try json.required("alpha")
                common = try json.optional("common")
                extra = try json.optional("extra")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("alpha", alpha)
                try json.optional("common", common)
                try json.optional("extra", extra)
            }

            public static func == (a: Who, b: Who) -> Bool {
                var same = Equality()
                same.compare(a.alpha, b.alpha)
                same.compare(a.common, b.common)
                same.compare(a.extra, b.extra)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(alpha)
                hasher.combine(common)
                hasher.combine(extra)
            }
        }

        public struct Line: Model, Hashable {
            public var left: String?
            public var right: String?

            public init(left: String? = nil, right: String? = nil) {
                self.left = left
                self.right = right
            }

            public init(from json: inout ObjectReader) throws {
                left = try json.optional("left")
                right = try json.optional("right")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.optional("left", left)
                try json.optional("right", right)
            }

            public static func == (a: Line, b: Line) -> Bool {
                var same = Equality()
                same.compare(a.left, b.left)
                same.compare(a.right, b.right)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(left)
                hasher.combine(right)
            }
        }

        public enum State: OpenEnum {
            case lost
            /// A value that the description does not list.
            case undocumented(String)

            public static let allCases: [State] = [.lost]

            public var rawValue: String {
                switch self {
                case .lost: "lost"
                case .undocumented(let value): value
                }
            }
        }

        public struct Reply: Model, Hashable {
            public var who: Who?
            public var lines: [Line]?
            public var sender: Visit?
            public var size: Int?
            public var state: State?
            @Indirect public var reply: Reply?
            public var thanks: Bool?

            public init(
                who: Who? = nil,
                lines: [Line]? = nil,
                sender: Visit? = nil,
                size: Int? = nil,
                state: State? = nil,
                reply: Reply? = nil,
                thanks: Bool? = nil
            ) {
                self.who = who
                self.lines = lines
                self.sender = sender
                self.size = size
                self.state = state
                self.reply = reply
                self.thanks = thanks
            }

            public init(from json: inout ObjectReader) throws {
                who = try json.optional("who")
                lines = try json.optional("lines")
                sender = try json.optional("sender")
                size = try json.optional("size")
                state = try json.optional("state")
                reply = try json.optional("reply")
                thanks = try json.optional("thanks")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.optional("who", who)
                try json.optional("lines", lines)
                try json.optional("sender", sender)
                try json.optional("size", size)
                try json.optional("state", state)
                try json.optional("reply", reply)
                try json.optional("thanks", thanks)
            }

            public static func == (a: Reply, b: Reply) -> Bool {
                var same = Equality()
                same.compare(a.who, b.who)
                same.compare(a.lines, b.lines)
                same.compare(a.sender, b.sender)
                same.compare(a.size, b.size)
                same.compare(a.state, b.state)
                same.compare(a.reply, b.reply)
                same.compare(a.thanks, b.thanks)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(who)
                hasher.combine(lines)
                hasher.combine(sender)
                hasher.combine(size)
                hasher.combine(state)
                hasher.combine(reply)
                hasher.combine(thanks)
            }
        }
    }
}
