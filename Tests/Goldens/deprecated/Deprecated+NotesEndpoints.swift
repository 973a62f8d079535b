// Deprecated, generated from deprecated.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Deprecated {
    /// `GET /notes`
    @available(*, deprecated)
    public struct ListNotes: Endpoint {
        public static var operation: OperationInfo {
            OperationInfo(id: "listNotes", method: .get, path: "/notes")
        }

        public var `for`: String
        @available(*, deprecated)
        public var page: Int? {
            get { _page }
            set { _page = newValue }
        }
        private var _page: Int?
        public var `in`: String?
        public var `default`: String?

        public init(for: String, page: Int? = nil, in: String? = nil, default: String? = nil) {
            self.`for` = `for`
            self._page = page
            self.`in` = `in`
            self.`default` = `default`
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/notes"
            request.query("page", _page)
            request.query("in", `in`)
            request.query("for", `for`)
            request.header("default", `default`)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Response, Failure> {
            switch response.status {
            case 200, 201: .success(try response.json())
            case 404: .failure(.notFound(try response.json()))
            default: .undocumented
            }
        }

        public struct Response: HashedModel {
            public var kind: String { "list" }
            @available(*, deprecated)
            public var next: String? {
                get { _next }
                set { _next = newValue }
            }
            private var _next: String?

            public init(next: String? = nil) {
                self._next = next
            }

            public init(from json: inout ObjectReader) throws {
                try json.constant("kind", "list")
                _next = try json.optional("next")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.constant("kind", "list")
                try json.optional("next", _next)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(_next, other._next)
            }
        }

        public enum Failure: Sendable {
            /// There are none.
            case notFound(NotFoundBody)

            public struct NotFoundBody: HashedModel {
                @available(*, deprecated)
                public var reason: String? {
                    get { _reason }
                    set { _reason = newValue }
                }
                private var _reason: String?

                public init(reason: String? = nil) {
                    self._reason = reason
                }

                public init(from json: inout ObjectReader) throws {
                    _reason = try json.optional("reason")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.optional("reason", _reason)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(_reason, other._reason)
                }
            }
        }
    }

    /// `POST /notes`
    public struct AddNote: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "addNote", method: .post, path: "/notes")
        }

        public var body: Body?

        public init(body: Body? = nil) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/notes"
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }

        public enum Body: Union {
            case text(Text)
            case picture(Picture)
            case sound(Sound)
            /// A value whose tag the description does not list.
            case undocumented(JSONValue)

            public init(from json: inout ValueReader) throws {
                switch try json.tag("kind") {
                case "text": self = .text(try json.read())
                case "picture": self = .picture(try json.read())
                case "sound": self = .sound(try json.read())
                default: self = .undocumented(try json.undocumentedObject())
                }
            }

            public var alternative: UnionValue {
                switch self {
                case .text(let value): UnionValue(value)
                case .picture(let value): UnionValue(value)
                case .sound(let value): UnionValue(value)
                case .undocumented(let value): UnionValue(value)
                }
            }

            public struct Sound: JSONModel, Hashable {
                public var kind: String { "sound" }

                public init() {}

                public init(from json: inout ObjectReader) throws {
                    try json.constant("kind", "sound")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.constant("kind", "sound")
                }
            }
        }
    }
}

@available(*, deprecated)
nonisolated extension Reply where E == Deprecated.ListNotes {
    /// The header `X-Total`.
    @available(*, deprecated)
    public var total: Int? { header("X-Total") }
}

@available(*, deprecated)
nonisolated extension Reply where E == Deprecated.ListNotes {
    /// Links to `GET /notes`.
    @available(*, deprecated)
    public func next(for: String, in: String? = nil, default: String? = nil) -> Deprecated.ListNotes {
        Deprecated.ListNotes(for: `for`, page: value.next.flatMap({ Int($0) }), in: `in`, default: `default`)
    }
}

nonisolated extension Reply where E == Deprecated.AddNote {
    /// Links to `GET /notes`.
    @available(*, deprecated)
    public func all(page: Int? = nil, in: String? = nil, default: String? = nil) -> Deprecated.ListNotes {
        Deprecated.ListNotes(for: "me", page: page, in: `in`, default: `default`)
    }
}
