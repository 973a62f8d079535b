// Roundtrips, generated from roundtrips.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Roundtrips {
    /// `POST /aviary`
    public struct SaveAviary: Endpoint {
        public typealias Response = Aviary

        public static var operation: OperationInfo {
            OperationInfo(id: "saveAviary", method: .post, path: "/aviary")
        }

        public var body: Aviary

        public init(body: Aviary) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/aviary"
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Aviary, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }
}
