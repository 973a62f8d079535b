// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Petstore {
    /// What became of a pet.
    public struct PetEvent: Model, Hashable {
        public var petID: Int64
        public var status: PetStatus

        public init(petID: Int64, status: PetStatus) {
            self.petID = petID
            self.status = status
        }

        public init(from json: inout ObjectReader) throws {
            petID = try json.required("petId")
            status = try json.required("status")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("petId", petID)
            try json.required("status", status)
        }

        public static func == (a: PetEvent, b: PetEvent) -> Bool {
            var same = Equality()
            same.compare(a.petID, b.petID)
            same.compare(a.status, b.status)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(petID)
            hasher.combine(status)
        }
    }
}
