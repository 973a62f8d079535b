// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Petstore {
    /// What the service sends by itself.
    public enum Webhooks {
        /// A pet found a home.
        public struct PetAdopted: Webhook {
            public static var name: String { "pet.adopted" }

            public var payload: Payload

            /// Counted from 1.
            public var deliveryAttempt: Int

            public init(payload: Payload, deliveryAttempt: Int) {
                self.payload = payload
                self.deliveryAttempt = deliveryAttempt
            }

            public init(headers: HTTPHeaders, body: Data) throws {
                payload = try Payload(jsonData: body)
                deliveryAttempt = try headers.required("X-Delivery-Attempt")
            }

            public struct Payload: Model, Hashable {
                public var type: String { "pet.adopted" }
                public var pet: Pet
                public var ownerID: Int64

                public init(pet: Pet, ownerID: Int64) {
                    self.pet = pet
                    self.ownerID = ownerID
                }

                public init(from json: inout ObjectReader) throws {
                    try json.constant("type", "pet.adopted")
                    pet = try json.required("pet")
                    ownerID = try json.required("ownerId")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.constant("type", "pet.adopted")
                    try json.required("pet", pet)
                    try json.required("ownerId", ownerID)
                }

                public static func == (a: Payload, b: Payload) -> Bool {
                    var same = Equality()
                    same.compare(a.pet, b.pet)
                    same.compare(a.ownerID, b.ownerID)
                    return same.result
                }

                public func hash(into hasher: inout Hasher) {
                    hasher.combine(pet)
                    hasher.combine(ownerID)
                }
            }
        }

        /// A pet is back in the shop.
        public struct PetReturned: Webhook {
            public static var name: String { "pet.returned" }

            public var payload: Payload

            public init(payload: Payload) {
                self.payload = payload
            }

            public init(headers: HTTPHeaders = [:], body: Data) throws {
                payload = try Payload(jsonData: body)
            }

            public struct Payload: Model, Hashable {
                public var type: String { "pet.returned" }
                public var petID: Int64
                public var reason: String?

                public init(petID: Int64, reason: String? = nil) {
                    self.petID = petID
                    self.reason = reason
                }

                public init(from json: inout ObjectReader) throws {
                    try json.constant("type", "pet.returned")
                    petID = try json.required("petId")
                    reason = try json.optional("reason")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.constant("type", "pet.returned")
                    try json.required("petId", petID)
                    try json.optional("reason", reason)
                }

                public static func == (a: Payload, b: Payload) -> Bool {
                    var same = Equality()
                    same.compare(a.petID, b.petID)
                    same.compare(a.reason, b.reason)
                    return same.result
                }

                public func hash(into hasher: inout Hasher) {
                    hasher.combine(petID)
                    hasher.combine(reason)
                }
            }
        }

        /// The body of any of these webhooks; its content decides which.
        public enum Event: Union {
            case petAdopted(PetAdopted.Payload)
            case petReturned(PetReturned.Payload)
            /// A value whose tag the description does not name.
            case undocumented(JSONValue)

            public init(from json: inout ValueReader) throws {
                switch try json.tag("type") {
                case "pet.adopted": self = .petAdopted(try json.read())
                case "pet.returned": self = .petReturned(try json.read())
                default: self = .undocumented(try json.read())
                }
            }

            public var alternative: Alternative {
                switch self {
                case .petAdopted(let value): Alternative(value)
                case .petReturned(let value): Alternative(value)
                case .undocumented(let value): Alternative(value)
                }
            }
        }
    }
}
