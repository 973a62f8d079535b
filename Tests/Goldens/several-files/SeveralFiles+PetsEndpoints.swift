// SeveralFiles, generated from several-files.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension SeveralFiles {
    /// `GET /pets`
    public struct ListPets: Endpoint {
        public typealias Response = [Pet]

        public static var operation: OperationInfo {
            OperationInfo(id: "listPets", method: .get, path: "/pets", tags: ["pets"])
        }

        public var limit: Int32?

        public init(limit: Int32? = nil) {
            self.limit = limit
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/pets"
            request.query("limit", limit)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<[Pet], Failure> {
            switch response.status {
            case 200: .success(try response.json())
            default: .failure(.other(status: response.status, try response.json()))
            }
        }

        public enum Failure: Sendable {
            /// A fault.
            case other(status: Int, Problem)
        }
    }
}
