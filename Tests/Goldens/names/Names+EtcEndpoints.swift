// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    /// Reads */ one """ item.
    ///
    /// `GET /items/{item-id}/{class}`
    public struct ItemsGetOne: Endpoint {
        public typealias Response = SelfModel

        public static var operation: OperationInfo {
            OperationInfo(id: "items/get-one", method: .get, path: "/items/{item-id}/{class}", tags: ["../../etc"])
        }

        public var itemID: Swift.String
        public var `class`: Swift.String
        public var request: Swift.String?
        public var response: Swift.String?
        public var filterName: Swift.String?

        /// The same name as in the path.
        public var queryClass: Swift.String?
        public var top: Swift.Int?
        public var xQuoteD: Swift.String?

        public init(
            itemID: Swift.String,
            class: Swift.String,
            request: Swift.String? = nil,
            response: Swift.String? = nil,
            filterName: Swift.String? = nil,
            queryClass: Swift.String? = nil,
            top: Swift.Int? = nil,
            xQuoteD: Swift.String? = nil
        ) {
            self.itemID = itemID
            self.`class` = `class`
            self.request = request
            self.response = response
            self.filterName = filterName
            self.queryClass = queryClass
            self.top = top
            self.xQuoteD = xQuoteD
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/items/\(itemID)/\(`class`)"
            request.query("request", self.request)
            request.query("response", response)
            request.query("filter[name]", filterName)
            request.query("class", queryClass)
            request.query("$top", top)
            request.query("X-Quote\"d", xQuoteD)
        }

        public static func decode(_ response: EndpointResponse) throws -> EndpointRuntime.Outcome<SelfModel, Failure> {
            switch response.status {
            case 200, 201: .success(try response.json())
            case 404: .failure(.notFound(try response.json()))
            default: .undocumented
            }
        }

        public enum Failure: Sendable {
            /// A failure type called Error.
            case notFound(Error)
        }
    }
}
