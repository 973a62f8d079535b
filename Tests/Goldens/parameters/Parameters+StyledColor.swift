// Parameters, generated from parameters.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Parameters {
    /// What the OpenAPI Specification shows in every style (3.1.1 §4.8.12.6).
    public enum StyledColor: Union {
        case string(String)
        case stringArray([String])
        case rgb(RGB)

        public init(from json: inout ValueReader) throws {
            switch json.kind {
            case .string: self = .string(try json.read())
            case .array: self = .stringArray(try json.read())
            case .object: self = .rgb(try json.read())
            default: throw json.noMatch()
            }
        }

        public var alternative: Alternative {
            switch self {
            case .string(let value): Alternative(value)
            case .stringArray(let value): Alternative(value)
            case .rgb(let value): Alternative(value)
            }
        }

        public struct RGB: Model, Hashable {
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
