// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Petstore {
    /// Fetches one owner.
    ///
    /// `GET /owners/{ownerId}`
    public struct GetOwner: Endpoint {
        public typealias Response = Owner
        public typealias Failure = Failures.NotFound

        public static var operation: OperationInfo {
            OperationInfo(
                id: "getOwner",
                method: .get,
                path: "/owners/{ownerId}",
                tags: ["owners"],
                security: Petstore.security
            )
        }

        public var ownerID: Int64

        public init(ownerID: Int64) {
            self.ownerID = ownerID
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/owners/\(ownerID)"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Owner, Failure> {
            switch response.status {
            case 200, 201: .success(try response.json())
            case 404: .failure(.notFound(try response.json()))
            default: .undocumented
            }
        }
    }
}
