// Parameters, generated from parameters.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Parameters {
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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
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

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
