// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    /// `DELETE /self`
    public struct NamesEndpoint: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "names", method: .delete, path: "/self")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/self"
        }

        public static func decode(_ response: EndpointResponse) throws -> EndpointRuntime.Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
