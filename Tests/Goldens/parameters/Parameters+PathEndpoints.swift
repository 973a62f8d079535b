// Parameters, generated from parameters.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

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
            request.path =
                "/path/simple/\(one)/\(list)/\(object)/\(listExploded, .simple, explode: true)/\(objectExploded, .simple, explode: true)"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
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
            request.path =
                "/path/label/\(one, .label)/\(list, .label)/\(object, .label)/\(listExploded, .label, explode: true)/\(objectExploded, .label, explode: true)"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
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
            request.path =
                "/path/matrix/\(one, .matrix, name: "one")/\(list, .matrix, name: "list")/\(object, .matrix, name: "object")/\(listExploded, .matrix, explode: true, name: "listExploded")/\(objectExploded, .matrix, explode: true, name: "objectExploded")"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
