// Calls, generated from calls.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Calls {
    /// Declares no rule of its own.
    ///
    /// `GET /inherited`
    public struct Says: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "says", method: .get, path: "/inherited", timeout: Calls.timeout, retry: Calls.retry)
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/inherited"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
