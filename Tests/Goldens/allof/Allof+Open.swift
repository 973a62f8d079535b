// Allof, generated from allof.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Allof {
    /// A map among the parts.
    public struct Open: Model, Hashable {
        public var id: UUID

        /// Every other member.
        public var additionalProperties: [String: Int]

        public init(id: UUID, additionalProperties: [String: Int] = [:]) {
            self.id = id
            self.additionalProperties = additionalProperties
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            additionalProperties = try json.rest(except: ["id"])
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.rest(additionalProperties)
        }

        public static func == (a: Open, b: Open) -> Bool {
            var same = Equality()
            same.compare(a.id, b.id)
            same.compare(a.additionalProperties, b.additionalProperties)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
            hasher.combine(additionalProperties)
        }
    }
}
