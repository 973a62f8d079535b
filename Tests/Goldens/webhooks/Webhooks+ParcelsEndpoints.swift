// Webhooks, generated from webhooks.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Webhooks {
    /// `POST /parcels`
    public struct SendParcel: Endpoint {
        public typealias Response = Parcel

        public static var operation: OperationInfo {
            OperationInfo(id: "sendParcel", method: .post, path: "/parcels")
        }

        public var body: Body

        public init(body: Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/parcels"
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Parcel, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }

        public struct Body: HashedModel {
            public var to: String
            public var callbackURL: URLText

            public init(to: String, callbackURL: URLText) {
                self.to = to
                self.callbackURL = callbackURL
            }

            public init(from json: inout ObjectReader) throws {
                to = try json.required("to")
                callbackURL = try json.required("callbackURL")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("to", to)
                try json.required("callbackURL", callbackURL)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(to, other.to)
                pairs.add(callbackURL, other.callbackURL)
            }
        }

        /// Requests that the service sends later because of this call.
        public enum Callbacks {
            /// Sent with `POST` to `{$request.body#/callbackURL}`.
            public struct Refused: Webhook {
                public static var name: String { "refused" }

                public var payload: Payload

                public init(payload: Payload) {
                    self.payload = payload
                }

                public init(headers: HeaderFields = [:], body: Data) throws {
                    payload = try Payload(jsonData: body)
                }

                public struct Payload: HashedModel {
                    public var reason: Reason

                    public init(reason: Reason) {
                        self.reason = reason
                    }

                    public init(from json: inout ObjectReader) throws {
                        reason = try json.required("reason")
                    }

                    public func encode(to json: inout ObjectWriter) throws {
                        try json.required("reason", reason)
                    }

                    public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                        pairs.add(reason, other.reason)
                    }

                    public enum Reason: OpenEnum, ExpressibleByStringLiteral {
                        case damaged, unwanted
                        /// A value that the description does not list.
                        case undocumented(String)

                        public static let allCases: [Reason] = [.damaged, .unwanted]

                        public var rawValue: String {
                            switch self {
                            case .damaged: "damaged"
                            case .unwanted: "unwanted"
                            case .undocumented(let value): value
                            }
                        }
                    }
                }
            }

            /// Sent with `POST` to `{$request.body#/callbackURL}`.
            public struct Delivered: Webhook {
                public static var name: String { "delivered" }

                public var payload: Delivery

                public init(payload: Delivery) {
                    self.payload = payload
                }

                public init(headers: HeaderFields = [:], body: Data) throws {
                    payload = try Delivery(jsonData: body)
                }
            }

            /// The body of any of these webhooks; its content decides which.
            public enum Event: Union {
                case refused(Refused.Payload)
                case delivered(Delivery)

                public static let alternatives = Alternatives<Self>(
                    .init(Self.refused, needs: ["reason"]),
                    .init(Self.delivered, needs: ["parcelId"], knows: ["signedBy"])
                )

                public init(from json: inout ValueReader) throws {
                    self = try json.read(as: Self.alternatives)
                }

                public var alternative: UnionValue {
                    switch self {
                    case .refused(let value): UnionValue(value)
                    case .delivered(let value): UnionValue(value)
                    }
                }
            }
        }
    }

    /// `GET /parcels/{parcelId}`
    public struct GetParcel: Endpoint {
        public typealias Response = Parcel

        public static var operation: OperationInfo {
            OperationInfo(id: "getParcel", method: .get, path: "/parcels/{parcelId}")
        }

        public var parcelID: UUID

        public init(parcelID: UUID) {
            self.parcelID = parcelID
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/parcels/\(parcelID)"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Parcel, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }
}

nonisolated extension Reply where E == Webhooks.SendParcel {
    /// Asks where it is.
    ///
    /// Links to `GET /parcels/{parcelId}`.
    public func track() -> Webhooks.GetParcel {
        Webhooks.GetParcel(parcelID: value.id)
    }

    /// Links to `GET /parcels/{parcelId}`.
    public func trackHere() -> Webhooks.GetParcel? {
        guard let parcelID: UUID = header("X-Parcel") else { return nil }
        return Webhooks.GetParcel(parcelID: parcelID)
    }
}
