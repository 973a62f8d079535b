// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    /// Fails with the status of a success.
    ///
    /// `GET /tide`
    public struct CheckTide: Endpoint {
        public static var operation: OperationInfo {
            OperationInfo(id: "checkTide", method: .get, path: "/tide")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/tide"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Response, Failure> {
            switch response.status {
            case 200 where response.tag("ok") == "false": .failure(.other(status: response.status, try response.json()))
            case 200: .success(try response.json())
            default: .failure(.other(status: response.status, try response.json()))
            }
        }

        public struct Response: HashedModel {
            public var ok: Bool { true }
            public var level: Int

            public init(level: Int) {
                self.level = level
            }

            public init(from json: inout ObjectReader) throws {
                try json.constant("ok", true)
                level = try json.required("level")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.constant("ok", true)
                try json.required("level", level)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(level, other.level)
            }
        }

        public enum Failure: Sendable {
            /// No tide.
            case other(status: Int, OtherBody)

            public struct OtherBody: HashedModel {
                public var ok: Bool { false }
                public var reason: String

                public init(reason: String) {
                    self.reason = reason
                }

                public init(from json: inout ObjectReader) throws {
                    try json.constant("ok", false)
                    reason = try json.required("reason")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.constant("ok", false)
                    try json.required("reason", reason)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(reason, other.reason)
                }
            }
        }
    }

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
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }
}
