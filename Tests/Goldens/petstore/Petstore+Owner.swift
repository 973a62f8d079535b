// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Petstore {
    /// A person with a pet.
    public struct Owner: Model, Hashable {
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

        public static func == (a: Owner, b: Owner) -> Bool {
            var same = Equality()
            same.compare(a.name, b.name)
            same.compare(a.email, b.email)
            same.compare(a.id, b.id)
            same.compare(a.phone, b.phone)
            same.compare(a._fax, b._fax)
            same.compare(a.address, b.address)
            same.compare(a.petIDs, b.petIDs)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(email)
            hasher.combine(id)
            hasher.combine(phone)
            hasher.combine(_fax)
            hasher.combine(address)
            hasher.combine(petIDs)
        }

        public struct Address: Model, Hashable {
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

            public static func == (a: Address, b: Address) -> Bool {
                var same = Equality()
                same.compare(a.street, b.street)
                same.compare(a.city, b.city)
                same.compare(a.country, b.country)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(street)
                hasher.combine(city)
                hasher.combine(country)
            }
        }
    }
}
