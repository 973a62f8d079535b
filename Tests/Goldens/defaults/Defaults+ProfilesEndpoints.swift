// Defaults, generated from defaults.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Defaults {
    /// `GET /profiles`
    public struct ListProfiles: Endpoint {
        public typealias Response = [Profile]

        public static var operation: OperationInfo {
            OperationInfo(id: "listProfiles", method: .get, path: "/profiles")
        }

        public var required: Bool

        /// Default: `25`.
        public var limit: Int?

        /// Default: `"newest"`.
        public var order: Order?

        /// Default: `["id","name"]`.
        public var fields: [String]?

        public init(required: Bool = true, limit: Int? = nil, order: Order? = nil, fields: [String]? = nil) {
            self.required = required
            self.limit = limit
            self.order = order
            self.fields = fields
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/profiles"
            request.query("limit", limit)
            request.query("order", order)
            request.query("fields", fields)
            request.query("required", required)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<[Profile], Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }

        public enum Order: OpenEnum, ExpressibleByStringLiteral {
            case newest, oldest
            /// A value that the description does not list.
            case undocumented(String)

            public static let allCases: [Order] = [.newest, .oldest]

            public var rawValue: String {
                switch self {
                case .newest: "newest"
                case .oldest: "oldest"
                case .undocumented(let value): value
                }
            }
        }
    }

    /// `POST /profiles`
    public struct CreateProfile: Endpoint {
        public typealias Response = Profile

        public static var operation: OperationInfo {
            OperationInfo(id: "createProfile", method: .post, path: "/profiles")
        }

        public var body: Profile

        public init(body: Profile) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/profiles"
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Profile, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }
}
