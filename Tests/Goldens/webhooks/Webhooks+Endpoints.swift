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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Parcel, Never> {
            switch response.status {
            case 201: .success(try response.json())
            default: .undocumented
            }
        }

        public struct Body: Model, Hashable {
            public var to: String
            public var callbackURL: URL

            public init(to: String, callbackURL: URL) {
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

            public static func == (a: Body, b: Body) -> Bool {
                var same = Equality()
                same.compare(a.to, b.to)
                same.compare(a.callbackURL, b.callbackURL)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(to)
                hasher.combine(callbackURL)
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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Parcel, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }
    }
}
