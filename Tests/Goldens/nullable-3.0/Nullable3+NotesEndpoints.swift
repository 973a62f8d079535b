// Nullable3, generated from nullable-3.0.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Nullable3 {
    /// `GET /notes/{id}`
    public struct GetNote: Endpoint {
        public typealias Response = Note

        public static var operation: OperationInfo {
            OperationInfo(id: "getNote", method: .get, path: "/notes/{id}")
        }

        public var id: String

        public init(id: String) {
            self.id = id
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/notes/\(id)"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Note, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }

    /// `PATCH /notes/{id}`
    public struct UpdateNote: Endpoint {
        public typealias Response = Note?

        public static var operation: OperationInfo {
            OperationInfo(id: "updateNote", method: .patch, path: "/notes/{id}")
        }

        public var id: String
        public var body: NotePatch

        public init(id: String, body: NotePatch) {
            self.id = id
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/notes/\(id)"
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Note?, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }
}
