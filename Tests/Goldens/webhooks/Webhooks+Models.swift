// Webhooks, generated from webhooks.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Webhooks {
    public struct Parcel: HashedModel {
        public var id: UUID
        public var to: String?

        public init(id: UUID, to: String? = nil) {
            self.id = id
            self.to = to
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            to = try json.optional("to")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.optional("to", to)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(id, other.id)
            pairs.add(to, other.to)
        }
    }

    public struct Delivery: HashedModel {
        public var parcelID: UUID
        public var at: Date
        public var signedBy: String?

        public init(parcelID: UUID, at: Date, signedBy: String? = nil) {
            self.parcelID = parcelID
            self.at = at
            self.signedBy = signedBy
        }

        public init(from json: inout ObjectReader) throws {
            parcelID = try json.required("parcelId")
            at = try json.required("at")
            signedBy = try json.optional("signedBy")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("parcelId", parcelID)
            try json.required("at", at)
            try json.optional("signedBy", signedBy)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(parcelID, other.parcelID)
            pairs.add(at, other.at)
            pairs.add(signedBy, other.signedBy)
        }
    }

    /// Requests that the service sends by itself.
    public enum WebhookRequests {
        /// We cannot find it any more.
        public struct ParcelLost: Webhook {
            public static var name: String { "parcel.lost" }

            public var payload: Payload

            /// The same when it is sent again.
            public var delivery: UUID

            /// The header `X-Tags`.
            public var tags: [String]?

            /// The header `Headers`.
            @available(*, deprecated)
            public var headers: String? {
                get { _headers }
                set { _headers = newValue }
            }
            private var _headers: String?

            /// The header `X-Point`.
            public var point: String?

            public init(
                payload: Payload,
                delivery: UUID,
                tags: [String]? = nil,
                headers: String? = nil,
                point: String? = nil
            ) {
                self.payload = payload
                self.delivery = delivery
                self.tags = tags
                self._headers = headers
                self.point = point
            }

            public init(headers: HeaderFields, body: Data) throws {
                payload = try Payload(jsonData: body)
                delivery = try headers.required("X-Delivery")
                tags = try headers.optional("X-Tags")
                _headers = try headers.optional("Headers")
                point = try headers.optional("X-Point")
            }

            public struct Payload: HashedModel {
                public var parcel: Parcel
                public var lastSeen: String

                public init(parcel: Parcel, lastSeen: String) {
                    self.parcel = parcel
                    self.lastSeen = lastSeen
                }

                public init(from json: inout ObjectReader) throws {
                    parcel = try json.required("parcel")
                    lastSeen = try json.required("lastSeen")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("parcel", parcel)
                    try json.required("lastSeen", lastSeen)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(parcel, other.parcel)
                    pairs.add(lastSeen, other.lastSeen)
                }
            }
        }

        /// No operationId: named after the webhook.
        public struct ParcelFound: Webhook {
            public static var name: String { "parcel.found" }

            public var payload: Parcel

            public init(payload: Parcel) {
                self.payload = payload
            }

            public init(headers: HeaderFields = [:], body: Data) throws {
                payload = try Parcel(jsonData: body)
            }
        }

        /// Sent with `PUT`.
        @available(*, deprecated)
        public struct ParcelSigned: Webhook {
            public static var name: String { "parcel.signed" }

            /// A picture of the signature, where there is one.
            public var payload: Data?

            public init(payload: Data? = nil) {
                self.payload = payload
            }

            public init(headers: HeaderFields = [:], body: Data) throws {
                payload = body.isEmpty ? nil : body
            }
        }

        /// Are you there?
        ///
        /// Sent with `GET`.
        public struct Ping: Webhook {
            public static var name: String { "ping" }

            public init() {}

            public init(headers: HeaderFields = [:], body: Data = Data()) throws {
            }
        }

        /// The body of any of these webhooks; its content decides which.
        public enum Event: Union {
            case parcelLost(ParcelLost.Payload)
            case parcelFound(Parcel)

            public static let alternatives = Alternatives<Self>(
                .init(Self.parcelLost, needs: ["parcel"]),
                .init(Self.parcelFound, needs: ["id"], knows: ["to"])
            )

            public init(from json: inout ValueReader) throws {
                self = try json.read(as: Self.alternatives)
            }

            public var alternative: UnionValue {
                switch self {
                case .parcelLost(let value): UnionValue(value)
                case .parcelFound(let value): UnionValue(value)
                }
            }
        }
    }
}
