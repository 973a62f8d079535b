// Maps, generated from maps.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Maps {
    /// `GET /translations`
    public struct ListTranslations: Endpoint {
        public typealias Response = [String: Texts]

        public static var operation: OperationInfo {
            OperationInfo(id: "listTranslations", method: .get, path: "/translations")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/translations"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<[String: Texts], Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }

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
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }
}
