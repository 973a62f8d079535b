// Bodies, generated from bodies.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Bodies {
    /// `POST /json`
    public struct SendJSON: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendJSON", method: .post, path: "/json")
        }

        public var body: Letter

        public init(body: Letter) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/json"
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `PUT /json`
    public struct SendOptionalJSON: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendOptionalJSON", method: .put, path: "/json")
        }

        public var body: Letter?

        public init(body: Letter? = nil) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/json"
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `PATCH /json`
    public struct SendMergePatch: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendMergePatch", method: .patch, path: "/json")
        }

        public var body: Body

        public init(body: Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/json"
            request.json(body, contentType: "application/merge-patch+json")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }

        public struct Body: HashedModel {
            public var subject: Presence<String>
            public var stamps: Int?

            public init(subject: Presence<String> = .absent, stamps: Int? = nil) {
                self.subject = subject
                self.stamps = stamps
            }

            public init(from json: inout ObjectReader) throws {
                subject = try json.presence("subject")
                stamps = try json.optional("stamps")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.presence("subject", subject)
                try json.optional("stamps", stamps)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(subject, other.subject)
                pairs.add(stamps, other.stamps)
            }
        }
    }

    /// `POST /json/array`
    public struct SendArray: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendArray", method: .post, path: "/json/array")
        }

        public var body: [Letter]

        public init(body: [Letter]) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/json/array"
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `POST /json/vendor`
    public struct SendVendorJSON: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendVendorJSON", method: .post, path: "/json/vendor")
        }

        /// JSON by another name.
        public var body: Letter

        public init(body: Letter) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/json/vendor"
            request.json(body, contentType: "application/vnd.example.letter.v2+json")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `POST /json/anything`
    public struct SendAnything: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendAnything", method: .post, path: "/json/anything")
        }

        public var body: JSONValue

        public init(body: JSONValue) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/json/anything"
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
