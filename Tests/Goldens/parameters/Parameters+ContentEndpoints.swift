// Parameters, generated from parameters.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Parameters {
    /// Parameters described by a media type: sent as JSON.
    ///
    /// `GET /content/{area}`
    public struct ContentParameters: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "contentParameters", method: .get, path: "/content/{area}")
        }

        public var area: [Point]
        public var `where`: Point
        public var xWhere: Point?
        public var whereCookie: Point?

        public init(area: [Point], where: Point, xWhere: Point? = nil, whereCookie: Point? = nil) {
            self.area = area
            self.`where` = `where`
            self.xWhere = xWhere
            self.whereCookie = whereCookie
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/content/\(json: area)"
            request.query("where", json: `where`)
            request.header("X-Where", json: xWhere)
            request.cookie("where-cookie", json: whereCookie)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
