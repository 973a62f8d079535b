// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Petstore {
    public struct PetPatch: Model, Hashable {
        public var name: String?
        public var tag: Presence<String>
        public var status: PetStatus?

        /// `null` returns the pet to the shop.
        public var ownerID: Presence<Int64>

        public init(
            name: String? = nil,
            tag: Presence<String> = .absent,
            status: PetStatus? = nil,
            ownerID: Presence<Int64> = .absent
        ) {
            self.name = name
            self.tag = tag
            self.status = status
            self.ownerID = ownerID
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.optional("name")
            tag = try json.presence("tag")
            status = try json.optional("status")
            ownerID = try json.presence("ownerId")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("name", name)
            try json.presence("tag", tag)
            try json.optional("status", status)
            try json.presence("ownerId", ownerID)
        }

        public static func == (a: PetPatch, b: PetPatch) -> Bool {
            var same = Equality()
            same.compare(a.name, b.name)
            same.compare(a.tag, b.tag)
            same.compare(a.status, b.status)
            same.compare(a.ownerID, b.ownerID)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(tag)
            hasher.combine(status)
            hasher.combine(ownerID)
        }
    }
}
