// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Petstore {
    /// A pet in the shop.
    public struct Pet: Model, Hashable {
        public var id: Int64
        public var name: String

        /// What the staff call it among themselves.
        public var tag: String?
        public var status: PetStatus?
        public var animal: Animal?

        public init(id: Int64, name: String, tag: String? = nil, status: PetStatus? = nil, animal: Animal? = nil) {
            self.id = id
            self.name = name
            self.tag = tag
            self.status = status
            self.animal = animal
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            name = try json.required("name")
            tag = try json.optional("tag")
            status = try json.optional("status")
            animal = try json.optional("animal")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.required("name", name)
            try json.optional("tag", tag)
            try json.optional("status", status)
            try json.optional("animal", animal)
        }

        public static func == (a: Pet, b: Pet) -> Bool {
            var same = Equality()
            same.compare(a.id, b.id)
            same.compare(a.name, b.name)
            same.compare(a.tag, b.tag)
            same.compare(a.status, b.status)
            same.compare(a.animal, b.animal)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
            hasher.combine(name)
            hasher.combine(tag)
            hasher.combine(status)
            hasher.combine(animal)
        }
    }
}
