// Responses, generated from responses.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Responses {
    /// `POST /success/several`
    public struct SeveralSuccesses: Endpoint {
        public static var operation: OperationInfo {
            OperationInfo(id: "severalSuccesses", method: .post, path: "/success/several")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/success/several"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Response, Never> {
            switch response.status {
            case 200: .success(.ok(try response.json()))
            case 201: .success(.created(try response.json()))
            case 202: .success(.accepted(try response.json()))
            default: .undocumented
            }
        }

        public struct AcceptedBody: HashedModel {
            public var job: String

            public init(job: String) {
                self.job = job
            }

            public init(from json: inout ObjectReader) throws {
                job = try json.required("job")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("job", job)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(job, other.job)
            }
        }

        public enum Response: Sendable {
            case ok(Thing)
            case created(Thing)
            case accepted(AcceptedBody)
        }
    }

    /// Two codes, one type: no enum needed.
    ///
    /// `PUT /success/same`
    public struct SameSuccessTwice: Endpoint {
        public typealias Response = Thing

        public static var operation: OperationInfo {
            OperationInfo(id: "sameSuccessTwice", method: .put, path: "/success/same")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/success/same"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Thing, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }

    /// 204 beside 200 makes it optional.
    ///
    /// `GET /success/maybe`
    public struct ThingOrNothing: Endpoint {
        public typealias Response = Thing?

        public static var operation: OperationInfo {
            OperationInfo(id: "thingOrNothing", method: .get, path: "/success/maybe")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/success/maybe"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Thing?, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            case 204: .success(nil)
            default: .undocumented
            }
        }
    }

    /// `GET /success/range`
    public struct SuccessRange: Endpoint {
        public typealias Response = Thing
        public typealias Failure = Failures.NotFound

        public static var operation: OperationInfo {
            OperationInfo(id: "successRange", method: .get, path: "/success/range")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/success/range"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Thing, Failure> {
            switch response.status {
            case 200..<300: .success(try response.json())
            case 404: .failure(.notFound(try response.json()))
            default: .undocumented
            }
        }
    }
}
