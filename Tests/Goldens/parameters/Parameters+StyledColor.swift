// Parameters, generated from parameters.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Parameters {
    /// What the OpenAPI Specification shows in every style (3.1.1 §4.8.12.6).
    public enum StyledColor: Union, ExpressibleByStringInterpolation, ListLiteral {
        case string(String)
        case stringArray([String])
        case rgb(RGB)

        public typealias ArrayLiteralElement = String

        public init(_ elements: [String]) { self = .stringArray(elements) }

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

        public struct RGB: JSONModel, Hashable {
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
                self.b = try json.required("B")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("R", r)
                try json.required("G", g)
                try json.required("B", self.b)
            }

            public static func == (a: RGB, b: RGB) -> Bool {
                var same = Equality()
                same.compare(a.r, b.r)
                same.compare(a.g, b.g)
                same.compare(a.b, b.b)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(r)
                hasher.combine(g)
                hasher.combine(self.b)
            }
        }
    }
}
