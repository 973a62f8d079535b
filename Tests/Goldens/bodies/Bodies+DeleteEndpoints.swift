// Bodies, generated from bodies.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Bodies {
    /// A body where few expect one.
    ///
    /// `DELETE /delete`
    public struct DeleteSome: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "deleteSome", method: .delete, path: "/delete")
        }

        public var body: Body?

        public init(body: Body? = nil) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/delete"
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }

        public struct Body: HashedModel {
            public var ids: [Int]

            public init(ids: [Int]) {
                self.ids = ids
            }

            public init(from json: inout ObjectReader) throws {
                ids = try json.required("ids")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("ids", ids)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(ids, other.ids)
            }
        }
    }
}
