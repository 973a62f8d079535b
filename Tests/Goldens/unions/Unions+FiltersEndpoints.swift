// Unions, generated from unions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Unions {
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
            case 200: .success(try response.json())
            default: .undocumented
            }
        }
    }
}
