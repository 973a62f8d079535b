// Parameters, generated from parameters.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Parameters {
    public enum Color: OpenEnum, ExpressibleByStringLiteral {
        case blue, black, brown
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [Color] = [.blue, .black, .brown]

        public var rawValue: String {
            switch self {
            case .blue: "blue"
            case .black: "black"
            case .brown: "brown"
            case .undocumented(let value): value
            }
        }
    }

    public struct Point: HashedModel {
        public var x: Int
        public var y: Int?

        public init(x: Int, y: Int? = nil) {
            self.x = x
            self.y = y
        }

        public init(from json: inout ObjectReader) throws {
            x = try json.required("x")
            y = try json.optional("y")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("x", x)
            try json.optional("y", y)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(x, other.x)
            pairs.add(y, other.y)
        }
    }

    /// The examples of every style in the OpenAPI Specification (3.1.1 §4.8.12.6).
    public enum StyledColor: Union, ExpressibleByStringInterpolation, ListLiteral {
        case string(String)
        case stringArray([String])
        case rgb(RGB)

        public typealias ArrayLiteralElement = String

        public init(_ elements: [String]) {
            self = .stringArray(elements)
        }

        public init(from json: inout ValueReader) throws {
            switch json.kind {
            case .string: self = .string(try json.read())
            case .array: self = .stringArray(try json.read())
            case .object: self = .rgb(try json.read())
            default: throw json.noMatch()
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .string(let value): UnionValue(value)
            case .stringArray(let value): UnionValue(value)
            case .rgb(let value): UnionValue(value)
            }
        }

        public struct RGB: HashedModel {
            public var r: Int
            public var g: Int
            public var b: Int

            public init(r: Int, g: Int, b: Int) {
                self.r = r
                self.g = g
                self.b = b
            }

            public init(from json: inout ObjectReader) throws {
                r = try json.required("R")
                g = try json.required("G")
                b = try json.required("B")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("R", r)
                try json.required("G", g)
                try json.required("B", b)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(r, other.r)
                pairs.add(g, other.g)
                pairs.add(b, other.b)
            }
        }
    }

    public struct Range: HashedModel {
        public var from: Point?
        public var to: Point?
        public var tags: [String]?

        public init(from: Point? = nil, to: Point? = nil, tags: [String]? = nil) {
            self.from = from
            self.to = to
            self.tags = tags
        }

        public init(from json: inout ObjectReader) throws {
            from = try json.optional("from")
            to = try json.optional("to")
            tags = try json.optional("tags")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("from", from)
            try json.optional("to", to)
            try json.optional("tags", tags)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(from, other.from)
            pairs.add(to, other.to)
            pairs.add(tags, other.tags)
        }
    }
}
