// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Petstore {
    public struct NewPet: Model, Hashable {
        /// At least 1 character, at most 64 characters.
        public var name: String
        public var tag: String?

        /// Default: `"available"`.
        public var status: PetStatus?
        public var animal: Animal

        /// Anything worth knowing, such as `coat` or `temper`.
        public var attributes: [String: String]?

        public init(
            name: String,
            tag: String? = nil,
            status: PetStatus? = nil,
            animal: Animal,
            attributes: [String: String]? = nil
        ) {
            self.name = name
            self.tag = tag
            self.status = status
            self.animal = animal
            self.attributes = attributes
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.required("name")
            tag = try json.optional("tag")
            status = try json.optional("status")
            animal = try json.required("animal")
            attributes = try json.optional("attributes")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("name", name)
            try json.optional("tag", tag)
            try json.optional("status", status)
            try json.required("animal", animal)
            try json.optional("attributes", attributes)
        }

        public static func == (a: NewPet, b: NewPet) -> Bool {
            var same = Equality()
            same.compare(a.name, b.name)
            same.compare(a.tag, b.tag)
            same.compare(a.status, b.status)
            same.compare(a.animal, b.animal)
            same.compare(a.attributes, b.attributes)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(tag)
            hasher.combine(status)
            hasher.combine(animal)
            hasher.combine(attributes)
        }
    }
}
