// Enums, generated from enums.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Enums {
    /// `GET /reports`
    public struct ListReports: Endpoint {
        public typealias Response = [Report]

        public static var operation: OperationInfo {
            OperationInfo(id: "listReports", method: .get, path: "/reports")
        }

        /// Default: `"-name"`.
        public var sort: Sort?
        public var sizes: [Size]?

        public init(sort: Sort? = nil, sizes: [Size]? = nil) {
            self.sort = sort
            self.sizes = sizes
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/reports"
            request.query("sort", sort)
            request.query("sizes", sizes)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<[Report], Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }

        public enum Sort: OpenEnum, ExpressibleByStringLiteral {
            case name, nameDescending, nameAscending
            /// A value that the description does not list.
            case undocumented(String)

            public static let allCases: [Sort] = [.name, .nameDescending, .nameAscending]

            public var rawValue: String {
                switch self {
                case .name: "name"
                case .nameDescending: "-name"
                case .nameAscending: "+name"
                case .undocumented(let value): value
                }
            }
        }
    }
}
