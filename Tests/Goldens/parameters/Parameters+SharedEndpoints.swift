// Parameters, generated from parameters.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Parameters {
    /// `GET /shared/{id}`
    public struct SharedParameters: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sharedParameters", method: .get, path: "/shared/{id}")
        }

        public var id: Int

        /// Replaces the one of the path.
        public var verbose: Verbose?
        public var page: Int?

        public init(id: Int, verbose: Verbose? = nil, page: Int? = nil) {
            self.id = id
            self.verbose = verbose
            self.page = page
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/shared/\(id)"
            request.query("verbose", verbose)
            request.query("page", page)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }

        public enum Verbose: OpenEnum, ExpressibleByStringLiteral {
            case yes, no
            /// A value that the description does not list.
            case undocumented(String)

            public static let allCases: [Verbose] = [.yes, .no]

            public var rawValue: String {
                switch self {
                case .yes: "yes"
                case .no: "no"
                case .undocumented(let value): value
                }
            }
        }
    }

    /// `DELETE /shared/{id}`
    public struct SharedOnly: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sharedOnly", method: .delete, path: "/shared/{id}")
        }

        public var id: Int
        public var verbose: Bool?
        public var page: Int?

        public init(id: Int, verbose: Bool? = nil, page: Int? = nil) {
            self.id = id
            self.verbose = verbose
            self.page = page
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/shared/\(id)"
            request.query("verbose", verbose)
            request.query("page", page)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
