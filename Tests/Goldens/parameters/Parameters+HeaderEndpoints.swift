// Parameters, generated from parameters.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Parameters {
    /// `GET /header`
    public struct HeaderSimple: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "headerSimple", method: .get, path: "/header")
        }

        public var xOne: Int
        public var xList: Colors?
        public var xObject: Point?
        public var xObjectExploded: Point?

        public init(xOne: Int, xList: Colors? = nil, xObject: Point? = nil, xObjectExploded: Point? = nil) {
            self.xOne = xOne
            self.xList = xList
            self.xObject = xObject
            self.xObjectExploded = xObjectExploded
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/header"
            request.header("X-One", xOne)
            request.header("X-List", xList)
            request.header("X-Object", xObject)
            request.header("X-Object-Exploded", xObjectExploded, explode: true)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
