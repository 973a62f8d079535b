// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Unions {
    /// `GET /events`
    public struct ListEvents: Endpoint {
        public typealias Response = [Event]

        public static var operation: OperationInfo {
            OperationInfo(id: "listEvents", method: .get, path: "/events")
        }

        public var id: ID?

        public init(id: ID? = nil) {
            self.id = id
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/events"
            request.query("id", id)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<[Event], Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }

        public enum ID: Union, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral {
            case integer(Int)
            case string(String)

            public init(from json: inout ValueReader) throws {
                switch json.kind {
                case .integer: self = .integer(try json.read())
                case .string: self = .string(try json.read())
                default: throw json.noMatch()
                }
            }

            public var alternative: UnionValue {
                switch self {
                case .integer(let value): UnionValue(value)
                case .string(let value): UnionValue(value)
                }
            }
        }
    }

    /// `PUT /filters`
    public struct SaveFilter: Endpoint {
        public typealias Response = Filter?

        public static var operation: OperationInfo {
            OperationInfo(id: "saveFilter", method: .put, path: "/filters")
        }

        public var body: Filter

        public init(body: Filter) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/filters"
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Filter?, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }
}
