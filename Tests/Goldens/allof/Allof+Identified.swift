// Allof, generated from allof.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Allof {
    public struct Identified: Model, Hashable {
        public var id: UUID

        public init(id: UUID) {
            self.id = id
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
        }

        public static func == (a: Identified, b: Identified) -> Bool {
            var same = Equality()
            same.compare(a.id, b.id)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
        }
    }
}
