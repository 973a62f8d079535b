// Parameters, generated from parameters.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Parameters {
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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
