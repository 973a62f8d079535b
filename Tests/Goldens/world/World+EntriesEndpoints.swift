// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    /// `POST /entries`
    public struct AddEntry: Endpoint {
        public typealias Response = Entry

        public static var operation: OperationInfo {
            OperationInfo(id: "addEntry", method: .post, path: "/entries")
        }

        public var body: Entry

        public init(body: Entry) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/entries"
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Entry, Never> {
            switch response.status {
            case 201: .success(try response.json())
            default: .undocumented
            }
        }
    }
}
