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
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

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
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /cookie`
    public struct CookieForm: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "cookieForm", method: .get, path: "/cookie")
        }

        public var session: String
        public var list: Colors?
        public var object: Point?

        public init(session: String, list: Colors? = nil, object: Point? = nil) {
            self.session = session
            self.list = list
            self.object = object
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/cookie"
            request.cookie("session", session)
            request.cookie("list", list, explode: false)
            request.cookie("object", object, explode: false)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
