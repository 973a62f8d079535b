// Parameters, generated from parameters.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Parameters {
    /// `GET /path/simple/{one}/{list}/{object}/{listExploded}/{objectExploded}`
    public struct PathSimple: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(
                id: "pathSimple",
                method: .get,
                path: "/path/simple/{one}/{list}/{object}/{listExploded}/{objectExploded}"
            )
        }

        public var one: Int
        public var list: Colors
        public var object: Point
        public var listExploded: Colors
        public var objectExploded: Point

        public init(one: Int, list: Colors, object: Point, listExploded: Colors, objectExploded: Point) {
            self.one = one
            self.list = list
            self.object = object
            self.listExploded = listExploded
            self.objectExploded = objectExploded
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/path/simple/\(one)/\(list)/\(object)/\(listExploded, .simple, explode: true)/\(objectExploded, .simple, explode: true)"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /path/label/{one}/{list}/{object}/{listExploded}/{objectExploded}`
    public struct PathLabel: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(
                id: "pathLabel",
                method: .get,
                path: "/path/label/{one}/{list}/{object}/{listExploded}/{objectExploded}"
            )
        }

        public var one: Int
        public var list: Colors
        public var object: Point
        public var listExploded: Colors
        public var objectExploded: Point

        public init(one: Int, list: Colors, object: Point, listExploded: Colors, objectExploded: Point) {
            self.one = one
            self.list = list
            self.object = object
            self.listExploded = listExploded
            self.objectExploded = objectExploded
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/path/label/\(one, .label)/\(list, .label)/\(object, .label)/\(listExploded, .label, explode: true)/\(objectExploded, .label, explode: true)"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /path/matrix/{one}/{list}/{object}/{listExploded}/{objectExploded}`
    public struct PathMatrix: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(
                id: "pathMatrix",
                method: .get,
                path: "/path/matrix/{one}/{list}/{object}/{listExploded}/{objectExploded}"
            )
        }

        public var one: Int
        public var list: Colors
        public var object: Point
        public var listExploded: Colors
        public var objectExploded: Point

        public init(one: Int, list: Colors, object: Point, listExploded: Colors, objectExploded: Point) {
            self.one = one
            self.list = list
            self.object = object
            self.listExploded = listExploded
            self.objectExploded = objectExploded
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/path/matrix/\(one, .matrix, name: "one")/\(list, .matrix, name: "list")/\(object, .matrix, name: "object")/\(listExploded, .matrix, explode: true, name: "listExploded")/\(objectExploded, .matrix, explode: true, name: "objectExploded")"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// A parameter that is a part of its segment.
    ///
    /// `GET /path/partial/{id}.json`
    public struct PartialSegment: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "partialSegment", method: .get, path: "/path/partial/{id}.json")
        }

        public var id: String

        public init(id: String) {
            self.id = id
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/path/partial/\(id).json"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// Several in one segment.
    ///
    /// `GET /path/partial/{from}..{to}/v{version}:run`
    public struct PartialSegments: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "partialSegments", method: .get, path: "/path/partial/{from}..{to}/v{version}:run")
        }

        public var from: CalendarDate
        public var to: CalendarDate
        public var version: Int

        public init(from: CalendarDate, to: CalendarDate, version: Int) {
            self.from = from
            self.to = to
            self.version = version
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/path/partial/\(from)..\(to)/v\(version):run"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// Form style, the default: exploded unless it says otherwise.
    ///
    /// `GET /query/form`
    public struct QueryForm: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "queryForm", method: .get, path: "/query/form")
        }

        public var one: Int
        public var flag: Bool?
        public var list: Colors?
        public var object: Point?
        public var listJoined: Colors?
        public var objectJoined: Point?

        public init(
            one: Int,
            flag: Bool? = nil,
            list: Colors? = nil,
            object: Point? = nil,
            listJoined: Colors? = nil,
            objectJoined: Point? = nil
        ) {
            self.one = one
            self.flag = flag
            self.list = list
            self.object = object
            self.listJoined = listJoined
            self.objectJoined = objectJoined
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/query/form"
            request.query("one", one)
            request.query("flag", flag)
            request.query("list", list)
            request.query("object", object)
            request.query("listJoined", listJoined, explode: false)
            request.query("objectJoined", objectJoined, explode: false)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /query/delimited`
    public struct QueryDelimited: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "queryDelimited", method: .get, path: "/query/delimited")
        }

        public var spaces: Colors?
        public var pipes: Colors?
        public var spacesExploded: Colors?
        public var pipesExploded: Colors?
        public var objectPipes: Point?

        public init(
            spaces: Colors? = nil,
            pipes: Colors? = nil,
            spacesExploded: Colors? = nil,
            pipesExploded: Colors? = nil,
            objectPipes: Point? = nil
        ) {
            self.spaces = spaces
            self.pipes = pipes
            self.spacesExploded = spacesExploded
            self.pipesExploded = pipesExploded
            self.objectPipes = objectPipes
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/query/delimited"
            request.query("spaces", spaces, style: .spaceDelimited)
            request.query("pipes", pipes, style: .pipeDelimited)
            request.query("spacesExploded", spacesExploded, style: .spaceDelimited, explode: true)
            request.query("pipesExploded", pipesExploded, style: .pipeDelimited, explode: true)
            request.query("objectPipes", objectPipes, style: .pipeDelimited)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /query/deep`
    public struct QueryDeepObject: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "queryDeepObject", method: .get, path: "/query/deep")
        }

        public var filter: Point?
        public var nested: Range?

        public init(filter: Point? = nil, nested: Range? = nil) {
            self.filter = filter
            self.nested = nested
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/query/deep"
            request.query("filter", filter, style: .deepObject)
            request.query("nested", nested, style: .deepObject)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `allowReserved` leaves `:/?#[]@!$&'()*+,;=` as they are.
    ///
    /// `GET /query/reserved`
    public struct QueryReserved: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "queryReserved", method: .get, path: "/query/reserved")
        }

        public var path: String?
        public var paths: [String]?
        public var encoded: String?

        public init(path: String? = nil, paths: [String]? = nil, encoded: String? = nil) {
            self.path = path
            self.paths = paths
            self.encoded = encoded
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/query/reserved"
            request.query("path", path, allowReserved: true)
            request.query("paths", paths, explode: false, allowReserved: true)
            request.query("encoded", encoded)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /query/values`
    public struct QueryValues: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "queryValues", method: .get, path: "/query/values")
        }

        public var at: Date?
        public var on: CalendarDate?
        public var id: UUID?
        public var color: Color?
        public var ratio: Double?

        /// Default: `50`.
        public var limit: Int?
        @available(*, deprecated)
        public var old: String? {
            get { _old }
            set { _old = newValue }
        }
        private var _old: String?
        public var nullable: String?
        public var blank: String?

        public init(
            at: Date? = nil,
            on: CalendarDate? = nil,
            id: UUID? = nil,
            color: Color? = nil,
            ratio: Double? = nil,
            limit: Int? = nil,
            old: String? = nil,
            nullable: String? = nil,
            blank: String? = nil
        ) {
            self.at = at
            self.on = on
            self.id = id
            self.color = color
            self.ratio = ratio
            self.limit = limit
            self._old = old
            self.nullable = nullable
            self.blank = blank
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/query/values"
            request.query("at", at)
            request.query("on", on)
            request.query("id", id)
            request.query("color", color)
            request.query("ratio", ratio)
            request.query("limit", limit)
            request.query("old", _old)
            request.query("nullable", nullable)
            request.query("blank", blank)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// Parameters described by a media type: sent as JSON.
    ///
    /// `GET /content`
    public struct ContentParameters: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "contentParameters", method: .get, path: "/content")
        }

        public var `where`: Point
        public var xWhere: Point?
        public var whereCookie: Point?

        public init(where: Point, xWhere: Point? = nil, whereCookie: Point? = nil) {
            self.`where` = `where`
            self.xWhere = xWhere
            self.whereCookie = whereCookie
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/content"
            request.query("where", json: `where`)
            request.header("X-Where", json: xWhere)
            request.cookie("where-cookie", json: whereCookie)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /styles/matrix/{color}`
    public struct StyleMatrix: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "styleMatrix", method: .get, path: "/styles/matrix/{color}")
        }

        public var color: StyledColor

        public init(color: StyledColor) {
            self.color = color
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/styles/matrix/\(color, .matrix, name: "color")"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /styles/matrix-exploded/{color}`
    public struct StyleMatrixExploded: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "styleMatrixExploded", method: .get, path: "/styles/matrix-exploded/{color}")
        }

        public var color: StyledColor

        public init(color: StyledColor) {
            self.color = color
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/styles/matrix-exploded/\(color, .matrix, explode: true, name: "color")"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /styles/label/{color}`
    public struct StyleLabel: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "styleLabel", method: .get, path: "/styles/label/{color}")
        }

        public var color: StyledColor

        public init(color: StyledColor) {
            self.color = color
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/styles/label/\(color, .label)"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /styles/label-exploded/{color}`
    public struct StyleLabelExploded: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "styleLabelExploded", method: .get, path: "/styles/label-exploded/{color}")
        }

        public var color: StyledColor

        public init(color: StyledColor) {
            self.color = color
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/styles/label-exploded/\(color, .label, explode: true)"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /styles/simple/{color}`
    public struct StyleSimple: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "styleSimple", method: .get, path: "/styles/simple/{color}")
        }

        public var color: StyledColor

        public init(color: StyledColor) {
            self.color = color
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/styles/simple/\(color)"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /styles/simple-exploded/{color}`
    public struct StyleSimpleExploded: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "styleSimpleExploded", method: .get, path: "/styles/simple-exploded/{color}")
        }

        public var color: StyledColor

        public init(color: StyledColor) {
            self.color = color
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/styles/simple-exploded/\(color, .simple, explode: true)"
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /styles/form`
    public struct StyleForm: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "styleForm", method: .get, path: "/styles/form")
        }

        public var color: StyledColor?

        public init(color: StyledColor? = nil) {
            self.color = color
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/styles/form"
            request.query("color", color, explode: false)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /styles/form-exploded`
    public struct StyleFormExploded: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "styleFormExploded", method: .get, path: "/styles/form-exploded")
        }

        public var color: StyledColor?

        public init(color: StyledColor? = nil) {
            self.color = color
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/styles/form-exploded"
            request.query("color", color)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /styles/spaceDelimited`
    public struct StyleSpaceDelimited: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "styleSpaceDelimited", method: .get, path: "/styles/spaceDelimited")
        }

        public var color: StyledColor?

        public init(color: StyledColor? = nil) {
            self.color = color
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/styles/spaceDelimited"
            request.query("color", color, style: .spaceDelimited)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /styles/pipeDelimited`
    public struct StylePipeDelimited: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "stylePipeDelimited", method: .get, path: "/styles/pipeDelimited")
        }

        public var color: StyledColor?

        public init(color: StyledColor? = nil) {
            self.color = color
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/styles/pipeDelimited"
            request.query("color", color, style: .pipeDelimited)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /styles/deepObject`
    public struct StyleDeepObject: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "styleDeepObject", method: .get, path: "/styles/deepObject")
        }

        public var color: StyledColor?

        public init(color: StyledColor? = nil) {
            self.color = color
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/styles/deepObject"
            request.query("color", color, style: .deepObject)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /styles/header`
    public struct StyleHeader: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "styleHeader", method: .get, path: "/styles/header")
        }

        public var color: StyledColor?

        public init(color: StyledColor? = nil) {
            self.color = color
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/styles/header"
            request.header("color", color)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /styles/header-exploded`
    public struct StyleHeaderExploded: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "styleHeaderExploded", method: .get, path: "/styles/header-exploded")
        }

        public var color: StyledColor?

        public init(color: StyledColor? = nil) {
            self.color = color
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/styles/header-exploded"
            request.header("color", color, explode: true)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /styles/cookie`
    public struct StyleCookie: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "styleCookie", method: .get, path: "/styles/cookie")
        }

        public var color: StyledColor?

        public init(color: StyledColor? = nil) {
            self.color = color
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/styles/cookie"
            request.cookie("color", color, explode: false)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /styles/cookie-exploded`
    public struct StyleCookieExploded: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "styleCookieExploded", method: .get, path: "/styles/cookie-exploded")
        }

        public var color: StyledColor?

        public init(color: StyledColor? = nil) {
            self.color = color
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/styles/cookie-exploded"
            request.cookie("color", color)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }

        public enum Verbose: OpenEnum {
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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
