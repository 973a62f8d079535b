/// One method on one path (OpenAPI 3.1 §4.8.10), with the path's shared parameters and servers merged in.
package struct Operation: Sendable {
    package var method: Method
    /// As written: `/pets/{petId}`.
    package var path: String
    /// Whether callers pass the header `Authorization`, and the operation states no security.
    package var authorizationParameter: AuthorizationParameter?

    package enum AuthorizationParameter: Sendable { case required, optional }

    /// The header parameter `Content-Type`, with which callers name the media type of a body of bytes.
    package var contentTypeParameter: ContentTypeParameter?

    package struct ContentTypeParameter: Sendable {
        /// Its default, or else its first value.
        package var value: String?
        /// The values that the description lists.
        package var values: [String]
    }

    package var id: String?
    package var summary: String?
    package var description: String?
    /// A sentence that links to the author's documentation.
    package var externalDocs: String?
    package var tags: [String] = []
    /// The tags that contain its tags (`parent`, OpenAPI 3.2 §4.22).
    package var groups: [String] = []
    package var isDeprecated = false
    package var parameters: [Parameter] = []
    package var requestBody: RequestBody?
    package var responses: [Response] = []
    /// The operation's security requirement; if `nil`, the description's requirement applies.
    package var security: [SecurityRequirement]?
    /// The servers of the operation, or else of its path; if `nil`, the description's servers apply.
    package var servers: [Server]?
    /// Requests that the service sends later. The `path` of each is its URL expression, `callbackName` its name.
    package var callbacks: [Operation] = []
    package var callbackName: String?
    package var rules = CallRules()
    /// Rules of its pages, tried in this order.
    package var paginationRules: [PaginationRule] = []
    /// The members whose names start with `x-`.
    package var extensions: [(name: String, value: JSON)] = []
    package var place: SourceLocation

    package init(method: Method, path: String, place: SourceLocation) {
        self.method = method
        self.path = path
        self.place = place
    }
}

// MARK: Method

extension Operation {
    /// A request method (RFC 9110 §9), spelled as it is sent: `GET`.
    package struct Method: Hashable, Sendable {
        package let token: String

        package static let get = Method(token: "GET")
        package static let put = Method(token: "PUT")
        package static let post = Method(token: "POST")
        package static let delete = Method(token: "DELETE")
        package static let options = Method(token: "OPTIONS")
        package static let head = Method(token: "HEAD")
        package static let patch = Method(token: "PATCH")
        package static let trace = Method(token: "TRACE")
        /// OpenAPI 3.2 §4.9.
        package static let query = Method(token: "QUERY")

        /// The methods that are members of a path item. The others are members of its `additionalOperations`.
        private static let members = Dictionary(
            uniqueKeysWithValues: [get, put, post, delete, options, head, patch, trace, query].map {
                ($0.token.lowercased(), $0)
            }
        )

        private init(token: String) {
            self.token = token
        }

        /// The method of this member of a path item; `nil` for any other member.
        package init?(member name: String) {
            guard let method = Method.members[name] else { return nil }
            self = method
        }

        /// A method of `additionalOperations`; `nil` if it is not a token (RFC 9110 §5.6.2).
        package init?(additional name: String) {
            guard !name.isEmpty, name.utf8.allSatisfy(\.isTokenByte) else { return nil }
            token = name
        }

        /// The member of a path item that describes it; `nil` for a method of `additionalOperations`.
        package var member: String? {
            let name = token.lowercased()
            return Method.members[name] == self ? name : nil
        }
    }
}

extension UInt8 {
    /// RFC 9110 §5.6.2.
    package var isTokenByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(self)
        }
    }
}

// MARK: Parameter

/// A parameter of an operation (OpenAPI 3.1 §4.8.12).
package struct Parameter: Sendable {
    package var name: String
    package var location: ParameterLocation
    package var description: String?
    package var isRequired: Bool
    package var isDeprecated = false
    /// The style as written, or the location's default.
    package var style: Style
    /// As written, or the style's default.
    package var explode: Bool
    package var allowReserved = false
    /// The text between the braces of the path, if it contains more than the name: `key+`
    package var placeholder: String?
    /// Whether the value of a path parameter holds several segments: slashes separate them.
    package var spansSegments = false
    package var schema: Schema?
    /// Set when the parameter is described by a media type (`content`) in place of a schema.
    package var contentType: MediaType?
    /// How the members of the whole query are written, if `location` is `querystring` and the content is a form.
    package var encoding: [MediaTypeObject.Encoding] = []
    package var example: JSON?
    /// The members whose names start with `x-`.
    package var extensions: [(name: String, value: JSON)] = []
    package var place: SourceLocation

    package enum Style: String, Sendable {
        case simple, label, matrix, form, spaceDelimited, pipeDelimited, deepObject, cookie
    }

    package init(
        name: String,
        location: ParameterLocation,
        isRequired: Bool,
        style: Style,
        explode: Bool,
        place: SourceLocation
    ) {
        self.name = name
        self.location = location
        self.isRequired = isRequired
        self.style = style
        self.explode = explode
        self.place = place
    }
}

package enum ParameterLocation: String, Sendable {
    case path, query, header, cookie
    /// The whole query as one value (OpenAPI 3.2 §4.12).
    case querystring
}

// MARK: RequestBody

package struct RequestBody: Sendable {
    package var description: String?
    package var isRequired: Bool
    package var content: [MediaTypeObject]
    /// The name under `components.requestBodies`; `nil` for an inline body.
    package var componentName: String?
    package var place: SourceLocation

    package init(isRequired: Bool, content: [MediaTypeObject], place: SourceLocation) {
        self.isRequired = isRequired
        self.content = content
        self.place = place
    }
}

// MARK: Response

/// A response of an operation (OpenAPI 3.1 §4.8.17).
package struct Response: Sendable {
    package var status: Status
    package var summary: String?
    package var description: String?
    package var content: [MediaTypeObject] = []
    /// The media types that the operation itself lists in Swagger 2.0, if the response has no schema.
    package var produced: [String] = []
    package var headers: [Header] = []
    package var links: [Link] = []
    /// The name under `components.responses`; `nil` for an inline response.
    package var componentName: String?
    package var place: SourceLocation

    package enum Status: Sendable, Hashable {
        case code(Int)
        /// `4` for `4XX`.
        case range(Int)
        case `default`

        /// Reads `404`, `4XX` or `default` (OpenAPI 3.1 §4.8.16).
        package init?(_ text: String) {
            if text == "default" {
                self = .default
                return
            }
            let bytes = Array(text.utf8)
            guard bytes.count == 3, bytes[0] > ASCII.zero, bytes[0] < UInt8(ascii: "6") else { return nil }
            if bytes[1] | 0x20 == UInt8(ascii: "x"), bytes[2] | 0x20 == UInt8(ascii: "x") {
                self = .range(Int(bytes[0] - ASCII.zero))
            } else if bytes.allSatisfy({ $0 &- ASCII.zero < 10 }), let code = Int(text) {
                self = .code(code)
            } else {
                return nil
            }
        }
    }

    package init(status: Status, place: SourceLocation) {
        self.status = status
        self.place = place
    }
}

package struct Header: Sendable {
    package var name: String
    package var description: String?
    package var isRequired = false
    package var isDeprecated = false
    package var explode = false
    package var schema: Schema?
    /// Set when the header is described by a media type (`content`) in place of a schema.
    package var contentType: MediaType?
    package var place: SourceLocation

    package init(name: String, place: SourceLocation) {
        self.name = name
        self.place = place
    }
}

/// The operation to call next, and its arguments (OpenAPI 3.1 §4.8.20).
package struct Link: Sendable {
    package var name: String
    package var description: String?
    package var operationID: String?
    /// The `place` of the operation that `operationRef` leads to.
    package var operation: SourceLocation?
    /// The path and the member of its path item that `operationRef` names, which several paths may share.
    package var target: (path: String, member: String)?
    /// Constants and expressions such as `$response.body#/id`, by parameter name.
    package var parameters: [(name: String, value: JSON)] = []
    package var requestBody: JSON?
    /// The `place` of the server that the operation is called at instead of its own.
    package var server: SourceLocation?
    package var place: SourceLocation

    package init(name: String, place: SourceLocation) {
        self.name = name
        self.place = place
    }
}
