// Maps, generated from maps.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Maps {
    /// `PUT /settings`
    public struct SaveSettings: Endpoint {
        public typealias Response = FreeForm

        public static var operation: OperationInfo {
            OperationInfo(id: "saveSettings", method: .put, path: "/settings")
        }

        public var body: Settings

        public init(body: Settings) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/settings"
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<FreeForm, Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }
    }
}
