// Library stubs, generated from library.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import EndpointTesting
public import LibraryClient

nonisolated extension Library.SearchBooks: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.json(#"[{"isbn": "9780141439600", "title": "A Tale of Two Cities"}]"#)]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(body: request.json())
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .json(value: response)
    }
}

nonisolated extension Library.ListBooks: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.json(#"[{"isbn": "9780141439600", "title": "A Tale of Two Cities"}]"#)]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(
            filter: request.queryForm(
                fields: ["shelves": FormField(style: .form, explode: false), "path": FormField(allowReserved: true)]
            )
        )
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .json(value: response)
    }
}

nonisolated extension Library.LinkBooks: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.status(204)]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(body: request.json())
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        .status(204)
    }
}

nonisolated extension Library.DiscoverBooks: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.json(#"[{"isbn": "9780141439600", "title": "A Tale of Two Cities"}]"#)]
    }

    public init(stubbing request: StubRequest) throws {
        self.init()
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .json(value: response)
    }
}

nonisolated extension Library.SelectShelves: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.json(#"["text"]"#)]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(selector: request.queryJSON())
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .json(value: response)
    }
}

nonisolated extension Library.EvaluatePath: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.text("two\nlines", contentType: "text/plain")]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(path: request.queryText())
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        .text(response, contentType: "text/plain")
    }
}

nonisolated extension Library.ListCopies: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.status(204)]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(
            page: request.query("page", members: ["size", "number"]),
            order: request.query("order", members: ["sort", "descending"]),
            labels: request.query("labels", others: ["size", "number", "sort", "descending", "at"]),
            at: request.query("at", style: .deepObject),
            display: request.cookie("display", members: ["theme"]),
            traits: request.cookie("traits", others: ["theme"])
        )
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        .status(204)
    }
}

nonisolated extension Library.GetLoan: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.json(#"{"book": "9780141439600", "reader": {"kind": "guest", "nickname": "Ann"}}"#)]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(
            place: request.path("place"),
            session: request.cookie("session", style: .cookie),
            colours: request.cookie("colours", style: .cookie),
            numbers: request.cookie("numbers", style: .cookie, explode: false),
            theme: request.cookie("theme")
        )
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .json(value: response)
    }
}

nonisolated extension Library.ListBooks.Failure: EndpointTesting.StubbedFailure {
    public static var examples: [StubResponse] {
        [.json(#"{"detail": "detail"}"#, status: 404)]
    }

    public func stubResponse() throws -> StubResponse {
        switch self {
        case .notFound(let value): try .json(value: value, status: 404)
        }
    }
}
