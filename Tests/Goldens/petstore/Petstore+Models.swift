// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Petstore {
    /// A pet in the shop.
    public struct Pet: HashedModel {
        public var id: Int64
        public var name: String

        /// The name that the staff uses.
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

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(id, other.id)
            pairs.add(name, other.name)
            pairs.add(tag, other.tag)
            pairs.add(status, other.status)
            pairs.add(animal, other.animal)
        }
    }

    /// The fate of a pet.
    public struct PetEvent: HashedModel {
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

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(petID, other.petID)
            pairs.add(status, other.status)
        }
    }

    public struct NewPet: HashedModel {
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
            animal: Animal,
            tag: String? = nil,
            status: PetStatus? = nil,
            attributes: [String: String]? = nil
        ) {
            self.name = name
            self.animal = animal
            self.tag = tag
            self.status = status
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

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(name, other.name)
            pairs.add(animal, other.animal)
            pairs.add(tag, other.tag)
            pairs.add(status, other.status)
            pairs.add(attributes, other.attributes)
        }
    }

    public struct PetPatch: HashedModel {
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

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(name, other.name)
            pairs.add(tag, other.tag)
            pairs.add(status, other.status)
            pairs.add(ownerID, other.ownerID)
        }
    }

    public struct PetPage: HashedModel {
        public var items: [Pet]

        /// `null` on the last page.
        public var nextCursor: String?

        public init(items: [Pet], nextCursor: String? = nil) {
            self.items = items
            self.nextCursor = nextCursor
        }

        public init(from json: inout ObjectReader) throws {
            items = try json.required("items")
            nextCursor = try json.optional("nextCursor")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("items", items)
            try json.optional("nextCursor", nextCursor)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(items, other.items)
            pairs.add(nextCursor, other.nextCursor)
        }
    }

    /// Where a pet stands on its way to a home.
    public enum PetStatus: OpenEnum, ExpressibleByStringLiteral {
        case available, onHold, sold
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [PetStatus] = [.available, .onHold, .sold]

        public var rawValue: String {
            switch self {
            case .available: "available"
            case .onHold: "on-hold"
            case .sold: "sold"
            case .undocumented(let value): value
            }
        }
    }

    /// What kind of animal a pet is.
    public enum Animal: Union {
        case dog(Dog)
        case cat(Cat)
        case bird(Bird)
        /// A value whose tag the description does not list.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("species") {
            case "dog": self = .dog(try json.read())
            case "cat": self = .cat(try json.read())
            case "bird": self = .bird(try json.read())
            default: self = .undocumented(try json.undocumentedObject())
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .dog(let value): UnionValue(value, tag: "species", "dog")
            case .cat(let value): UnionValue(value, tag: "species", "cat")
            case .bird(let value): UnionValue(value, tag: "species", "bird")
            case .undocumented(let value): UnionValue(value)
            }
        }
    }

    public struct Dog: HashedModel {
        public var species: String
        public var breed: String?
        public var barks: Bool

        public init(barks: Bool, species: String = "dog", breed: String? = nil) {
            self.barks = barks
            self.species = species
            self.breed = breed
        }

        public init(from json: inout ObjectReader) throws {
            species = try json.required("species")
            breed = try json.optional("breed")
            barks = try json.required("barks")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("species", species)
            try json.optional("breed", breed)
            try json.required("barks", barks)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(barks, other.barks)
            pairs.add(species, other.species)
            pairs.add(breed, other.breed)
        }
    }

    public struct Cat: HashedModel {
        public var species: String
        public var breed: String?

        /// Default: `9`.
        public var lives: Int?

        public init(species: String = "cat", breed: String? = nil, lives: Int? = nil) {
            self.species = species
            self.breed = breed
            self.lives = lives
        }

        public init(from json: inout ObjectReader) throws {
            species = try json.required("species")
            breed = try json.optional("breed")
            lives = try json.optional("lives")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("species", species)
            try json.optional("breed", breed)
            try json.optional("lives", lives)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(species, other.species)
            pairs.add(breed, other.breed)
            pairs.add(lives, other.lives)
        }
    }

    public struct Bird: HashedModel {
        public var species: String

        /// In metres.
        public var wingspan: Double?
        public var words: [String]?

        public init(species: String = "bird", wingspan: Double? = nil, words: [String]? = nil) {
            self.species = species
            self.wingspan = wingspan
            self.words = words
        }

        public init(from json: inout ObjectReader) throws {
            species = try json.required("species")
            wingspan = try json.optional("wingspan")
            words = try json.optional("words")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("species", species)
            try json.optional("wingspan", wingspan)
            try json.optional("words", words)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(species, other.species)
            pairs.add(wingspan, other.wingspan)
            pairs.add(words, other.words)
        }
    }

    public struct Photo: HashedModel {
        public var url: URLText
        public var takenAt: Date

        public init(url: URLText, takenAt: Date) {
            self.url = url
            self.takenAt = takenAt
        }

        public init(from json: inout ObjectReader) throws {
            url = try json.required("url")
            takenAt = try json.required("takenAt")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("url", url)
            try json.required("takenAt", takenAt)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(url, other.url)
            pairs.add(takenAt, other.takenAt)
        }
    }

    public struct Category: HashedModel {
        public var name: String
        @Indirect public var parent: Category?
        public var children: [Category]?

        public init(name: String, parent: Category? = nil, children: [Category]? = nil) {
            self.name = name
            self.parent = parent
            self.children = children
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.required("name")
            parent = try json.optional("parent")
            children = try json.optional("children")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("name", name)
            try json.optional("parent", parent)
            try json.optional("children", children)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(name, other.name)
            pairs.add(parent, other.parent)
            pairs.add(children, other.children)
        }
    }

    public struct NewOrder: HashedModel {
        public var petID: Int64
        public var payment: Payment
        public var urgency: Urgency?

        /// Default: `false`.
        public var giftWrap: Bool?
        public var deliverOn: CalendarDate?

        public init(
            petID: Int64,
            payment: Payment,
            urgency: Urgency? = nil,
            giftWrap: Bool? = nil,
            deliverOn: CalendarDate? = nil
        ) {
            self.petID = petID
            self.payment = payment
            self.urgency = urgency
            self.giftWrap = giftWrap
            self.deliverOn = deliverOn
        }

        public init(from json: inout ObjectReader) throws {
            petID = try json.required("petId")
            payment = try json.required("payment")
            urgency = try json.optional("urgency")
            giftWrap = try json.optional("giftWrap")
            deliverOn = try json.optional("deliverOn")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("petId", petID)
            try json.required("payment", payment)
            try json.optional("urgency", urgency)
            try json.optional("giftWrap", giftWrap)
            try json.optional("deliverOn", deliverOn)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(petID, other.petID)
            pairs.add(payment, other.payment)
            pairs.add(urgency, other.urgency)
            pairs.add(giftWrap, other.giftWrap)
            pairs.add(deliverOn, other.deliverOn)
        }
    }

    public struct Order: HashedModel {
        public var id: UUID
        public var petID: Int64
        public var payment: Payment
        public var urgency: Urgency?
        public var placedAt: Date
        public var deliverOn: CalendarDate?
        public var trackingURL: URLText?

        public init(
            id: UUID,
            petID: Int64,
            payment: Payment,
            placedAt: Date,
            urgency: Urgency? = nil,
            deliverOn: CalendarDate? = nil,
            trackingURL: URLText? = nil
        ) {
            self.id = id
            self.petID = petID
            self.payment = payment
            self.placedAt = placedAt
            self.urgency = urgency
            self.deliverOn = deliverOn
            self.trackingURL = trackingURL
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            petID = try json.required("petId")
            payment = try json.required("payment")
            urgency = try json.optional("urgency")
            placedAt = try json.required("placedAt")
            deliverOn = try json.optional("deliverOn")
            trackingURL = try json.optional("trackingURL")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.required("petId", petID)
            try json.required("payment", payment)
            try json.optional("urgency", urgency)
            try json.required("placedAt", placedAt)
            try json.optional("deliverOn", deliverOn)
            try json.optional("trackingURL", trackingURL)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(id, other.id)
            pairs.add(petID, other.petID)
            pairs.add(payment, other.payment)
            pairs.add(placedAt, other.placedAt)
            pairs.add(urgency, other.urgency)
            pairs.add(deliverOn, other.deliverOn)
            pairs.add(trackingURL, other.trackingURL)
        }
    }

    public enum Urgency: OpenEnum, ExpressibleByIntegerLiteral {
        case low, normal, high
        /// A value that the description does not list.
        case undocumented(Int)

        public static let allCases: [Urgency] = [.low, .normal, .high]

        public var rawValue: Int {
            switch self {
            case .low: 1
            case .normal: 2
            case .high: 3
            case .undocumented(let value): value
            }
        }
    }

    /// How an order is paid. No discriminator: the alternatives differ in their required members.
    public enum Payment: Union {
        case card(CardPayment)
        case invoice(InvoicePayment)

        public static let alternatives = Alternatives<Self>(
            .init(Self.card, needs: ["cardToken"], knows: ["holder"]),
            .init(Self.invoice, needs: ["billTo"], knows: ["reference"])
        )

        public init(from json: inout ValueReader) throws {
            self = try json.read(as: Self.alternatives)
        }

        public var alternative: UnionValue {
            switch self {
            case .card(let value): UnionValue(value)
            case .invoice(let value): UnionValue(value)
            }
        }
    }

    public struct CardPayment: HashedModel {
        public var cardToken: String
        public var holder: String?

        public init(cardToken: String, holder: String? = nil) {
            self.cardToken = cardToken
            self.holder = holder
        }

        public init(from json: inout ObjectReader) throws {
            cardToken = try json.required("cardToken")
            holder = try json.optional("holder")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("cardToken", cardToken)
            try json.optional("holder", holder)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(cardToken, other.cardToken)
            pairs.add(holder, other.holder)
        }
    }

    public struct InvoicePayment: HashedModel {
        public var billTo: String
        public var reference: String?

        public init(billTo: String, reference: String? = nil) {
            self.billTo = billTo
            self.reference = reference
        }

        public init(from json: inout ObjectReader) throws {
            billTo = try json.required("billTo")
            reference = try json.optional("reference")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("billTo", billTo)
            try json.optional("reference", reference)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(billTo, other.billTo)
            pairs.add(reference, other.reference)
        }
    }

    /// A person with a pet.
    public struct Owner: HashedModel {
        public var name: String
        public var email: String
        public var id: Int64
        public var phone: String?

        /// Use `phone`.
        @available(*, deprecated)
        public var fax: String? {
            get { _fax }
            set { _fax = newValue }
        }
        private var _fax: String?
        public var address: Address?
        public var petIDs: [Int64]?

        public init(
            name: String,
            email: String,
            id: Int64,
            phone: String? = nil,
            fax: String? = nil,
            address: Address? = nil,
            petIDs: [Int64]? = nil
        ) {
            self.name = name
            self.email = email
            self.id = id
            self.phone = phone
            self._fax = fax
            self.address = address
            self.petIDs = petIDs
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.required("name")
            email = try json.required("email")
            id = try json.required("id")
            phone = try json.optional("phone")
            _fax = try json.optional("fax")
            address = try json.optional("address")
            petIDs = try json.optional("petIds")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("name", name)
            try json.required("email", email)
            try json.required("id", id)
            try json.optional("phone", phone)
            try json.optional("fax", _fax)
            try json.optional("address", address)
            try json.optional("petIds", petIDs)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(name, other.name)
            pairs.add(email, other.email)
            pairs.add(id, other.id)
            pairs.add(phone, other.phone)
            pairs.add(_fax, other._fax)
            pairs.add(address, other.address)
            pairs.add(petIDs, other.petIDs)
        }

        public struct Address: HashedModel {
            public var street: String
            public var city: String

            /// Default: `"NL"`.
            public var country: String?

            public init(street: String, city: String, country: String? = nil) {
                self.street = street
                self.city = city
                self.country = country
            }

            public init(from json: inout ObjectReader) throws {
                street = try json.required("street")
                city = try json.required("city")
                country = try json.optional("country")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("street", street)
                try json.required("city", city)
                try json.optional("country", country)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(street, other.street)
                pairs.add(city, other.city)
                pairs.add(country, other.country)
            }
        }
    }

    /// Problem details for HTTP APIs (RFC 9457).
    public struct Problem: HashedModel {
        /// Default: `"about:blank"`.
        public var type: String?
        public var title: String?
        public var status: Int?
        public var detail: String?

        public init(type: String? = nil, title: String? = nil, status: Int? = nil, detail: String? = nil) {
            self.type = type
            self.title = title
            self.status = status
            self.detail = detail
        }

        public init(from json: inout ObjectReader) throws {
            type = try json.optional("type")
            title = try json.optional("title")
            status = try json.optional("status")
            detail = try json.optional("detail")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("type", type)
            try json.optional("title", title)
            try json.optional("status", status)
            try json.optional("detail", detail)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(type, other.type)
            pairs.add(title, other.title)
            pairs.add(status, other.status)
            pairs.add(detail, other.detail)
        }
    }

    public struct ValidationProblem: HashedModel {
        /// Default: `"about:blank"`.
        public var type: String?
        public var title: String?
        public var status: Int?
        public var detail: String?
        public var errors: [Error]

        public init(
            errors: [Error],
            type: String? = nil,
            title: String? = nil,
            status: Int? = nil,
            detail: String? = nil
        ) {
            self.errors = errors
            self.type = type
            self.title = title
            self.status = status
            self.detail = detail
        }

        public init(from json: inout ObjectReader) throws {
            type = try json.optional("type")
            title = try json.optional("title")
            status = try json.optional("status")
            detail = try json.optional("detail")
            errors = try json.required("errors")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("type", type)
            try json.optional("title", title)
            try json.optional("status", status)
            try json.optional("detail", detail)
            try json.required("errors", errors)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(errors, other.errors)
            pairs.add(type, other.type)
            pairs.add(title, other.title)
            pairs.add(status, other.status)
            pairs.add(detail, other.detail)
        }

        public struct Error: HashedModel {
            /// A JSON Pointer into the request body.
            public var pointer: String
            public var message: String

            public init(pointer: String, message: String) {
                self.pointer = pointer
                self.message = message
            }

            public init(from json: inout ObjectReader) throws {
                pointer = try json.required("pointer")
                message = try json.required("message")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("pointer", pointer)
                try json.required("message", message)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(pointer, other.pointer)
                pairs.add(message, other.message)
            }
        }
    }

    /// Requests that the service sends by itself.
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

            public init(headers: HeaderFields, body: Data) throws {
                payload = try Payload(jsonData: body)
                deliveryAttempt = try headers.required("X-Delivery-Attempt")
            }

            public struct Payload: HashedModel {
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

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(pet, other.pet)
                    pairs.add(ownerID, other.ownerID)
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

            public init(headers: HeaderFields = [:], body: Data) throws {
                payload = try Payload(jsonData: body)
            }

            public struct Payload: HashedModel {
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

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(petID, other.petID)
                    pairs.add(reason, other.reason)
                }
            }
        }

        /// The body of any of these webhooks; its content decides which.
        public enum Event: Union {
            case petAdopted(PetAdopted.Payload)
            case petReturned(PetReturned.Payload)
            /// A value whose tag the description does not list.
            case undocumented(JSONValue)

            public init(from json: inout ValueReader) throws {
                switch try json.tag("type") {
                case "pet.adopted": self = .petAdopted(try json.read())
                case "pet.returned": self = .petReturned(try json.read())
                default: self = .undocumented(try json.undocumentedObject())
                }
            }

            public var alternative: UnionValue {
                switch self {
                case .petAdopted(let value): UnionValue(value)
                case .petReturned(let value): UnionValue(value)
                case .undocumented(let value): UnionValue(value)
                }
            }
        }
    }
}
