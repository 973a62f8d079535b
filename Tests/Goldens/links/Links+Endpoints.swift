// Links, generated from links.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Links {
    /// `GET /authors/{id}`
    public struct GetAuthor: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "getAuthor", method: .get, path: "/authors/{id}")
        }

        public var id: String

        public init(id: String) {
            self.id = id
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/authors/\(id)"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /tags/{name}`
    public struct GetTag: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "getTag", method: .get, path: "/tags/{name}")
        }

        public var name: String
        public var kind: Kind?
        public var lang: String?

        public init(name: String, kind: Kind? = nil, lang: String? = nil) {
            self.name = name
            self.kind = kind
            self.lang = lang
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/tags/\(name)"
            request.query("kind", kind)
            request.query("lang", lang)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }

        public enum Kind: OpenEnum, ExpressibleByStringLiteral {
            case short, long
            /// A value that the description does not list.
            case undocumented(String)

            public static let allCases: [Kind] = [.short, .long]

            public var rawValue: String {
                switch self {
                case .short: "short"
                case .long: "long"
                case .undocumented(let value): value
                }
            }
        }
    }
}
