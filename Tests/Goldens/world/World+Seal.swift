// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    public struct Seal: Model, Hashable {
        public var object: String { "seal" }
        public var version: Int { 2 }
        public var valid: Bool { true }

        /// One of `[0.5]`.
        public var ratio: Double
        public var name: String

        public init(ratio: Double, name: String) {
            self.ratio = ratio
            self.name = name
        }

        public init(from json: inout ObjectReader) throws {
            try json.constant("object", "seal")
            try json.constant("version", 2)
            try json.constant("valid", true)
            ratio = try json.required("ratio")
            name = try json.required("name")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.constant("object", "seal")
            try json.constant("version", 2)
            try json.constant("valid", true)
            try json.required("ratio", ratio)
            try json.required("name", name)
        }

        public static func == (a: Seal, b: Seal) -> Bool {
            var same = Equality()
            same.compare(a.ratio, b.ratio)
            same.compare(a.name, b.name)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(ratio)
            hasher.combine(name)
        }
    }
}
