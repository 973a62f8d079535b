// Collisions stubs, generated from collisions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation
public import EndpointTesting
public import CollisionsClient

nonisolated extension Collisions.ListByCursor: EndpointTesting.StubbedEndpoint {
    public static var examples: [EndpointTesting.StubResponse] {
        [
            .json(
                #"{"items": [{"id": 1, "double": 1, "text": "text", "large": 1, "constant": "model", "small": 1, "unsigned": 1, "flag": true, "float": 1.5, "number": 1.5, "money": "1.5", "at": "2024-02-29T12:00:00Z", "day": "2024-02-29", "unix": 1768469400, "textual": 1, "textuals": [1.5], "url": "https://example.com", "uuid": "7f1e2f64-9c0e-4d55-8c6b-2f1f3f0a9c11", "data": "aGk=", "any": {}, "either": "bool", "labels": {"key": "key"}, "status": "bool", "many": "a", "presence": "presence", "map": {"key": 1}}], "total": 1.5, "pages": "pages"}"#
            )
        ]
    }

    public init(stubbing request: EndpointTesting.StubRequest) throws {
        try self.init(cursor: request.query("cursor"))
    }

    public static func stubResponse(_ response: Response) throws -> EndpointTesting.StubResponse {
        try .json(value: response)
    }
}

nonisolated extension Collisions.ListByNumber: EndpointTesting.StubbedEndpoint {
    public static var examples: [EndpointTesting.StubResponse] {
        [
            .json(
                #"{"items": [{"id": 1, "double": 1, "text": "text", "large": 1, "constant": "model", "small": 1, "unsigned": 1, "flag": true, "float": 1.5, "number": 1.5, "money": "1.5", "at": "2024-02-29T12:00:00Z", "day": "2024-02-29", "unix": 1768469400, "textual": 1, "textuals": [1.5], "url": "https://example.com", "uuid": "7f1e2f64-9c0e-4d55-8c6b-2f1f3f0a9c11", "data": "aGk=", "any": {}, "either": "bool", "labels": {"key": "key"}, "status": "bool", "many": "a", "presence": "presence", "map": {"key": 1}}], "total": 1.5, "pages": "1"}"#
            )
        ]
    }

    public init(stubbing request: EndpointTesting.StubRequest) throws {
        try self.init(page: request.query("page"), size: request.query("size"))
    }

    public static func stubResponse(_ response: Response) throws -> EndpointTesting.StubResponse {
        try .json(value: response)
    }
}

nonisolated extension Collisions.ListByOffset: EndpointTesting.StubbedEndpoint {
    public static var examples: [EndpointTesting.StubResponse] {
        [
            .json(
                #"{"items": [{"id": 1, "double": 1, "text": "text", "large": 1, "constant": "model", "small": 1, "unsigned": 1, "flag": true, "float": 1.5, "number": 1.5, "money": "1.5", "at": "2024-02-29T12:00:00Z", "day": "2024-02-29", "unix": 1768469400, "textual": 1, "textuals": [1.5], "url": "https://example.com", "uuid": "7f1e2f64-9c0e-4d55-8c6b-2f1f3f0a9c11", "data": "aGk=", "any": {}, "either": "bool", "labels": {"key": "key"}, "status": "bool", "many": "a", "presence": "presence", "map": {"key": 1}}], "total": 1, "pages": "pages"}"#
            )
        ]
    }

    public init(stubbing request: EndpointTesting.StubRequest) throws {
        try self.init(skip: request.query("skip"), limit: request.query("limit"))
    }

    public static func stubResponse(_ response: Response) throws -> EndpointTesting.StubResponse {
        try .json(value: response)
    }
}

nonisolated extension Collisions.Create: EndpointTesting.StubbedEndpoint {
    public static var examples: [EndpointTesting.StubResponse] {
        [
            .json(
                #"{"id": 1, "double": 1, "text": "text", "large": 1, "constant": "model", "small": 1, "unsigned": 1, "flag": true, "float": 1.5, "number": 1.5, "money": "1.5", "at": "2024-02-29T12:00:00Z", "day": "2024-02-29", "unix": 1768469400, "textual": 1, "textuals": [1.5], "url": "https://example.com", "uuid": "7f1e2f64-9c0e-4d55-8c6b-2f1f3f0a9c11", "data": "aGk=", "any": {}, "either": "bool", "labels": {"key": "key"}, "status": "bool", "many": "a", "presence": "presence", "map": {"key": 1}}"#,
                status: 201
            ),
            .status(202),
        ]
    }

    public init(stubbing request: EndpointTesting.StubRequest) throws {
        try self.init(body: request.json())
    }

    public static func stubResponse(_ response: Response) throws -> EndpointTesting.StubResponse {
        if let response { try .json(value: response, status: 201) } else { .status(202) }
    }
}

nonisolated extension Collisions.Read: EndpointTesting.StubbedEndpoint {
    public static var examples: [EndpointTesting.StubResponse] {
        [
            .json(
                #"{"id": 1, "double": 1, "text": "text", "large": 1, "constant": "model", "small": 1, "unsigned": 1, "flag": true, "float": 1.5, "number": 1.5, "money": "1.5", "at": "2024-02-29T12:00:00Z", "day": "2024-02-29", "unix": 1768469400, "textual": 1, "textuals": [1.5], "url": "https://example.com", "uuid": "7f1e2f64-9c0e-4d55-8c6b-2f1f3f0a9c11", "data": "aGk=", "any": {}, "either": "bool", "labels": {"key": "key"}, "status": "bool", "many": "a", "presence": "presence", "map": {"key": 1}}"#
            )
        ]
    }

    public init(stubbing request: EndpointTesting.StubRequest) throws {
        try self.init(id: request.path("id"))
    }

    public static func stubResponse(_ response: Response) throws -> EndpointTesting.StubResponse {
        try .json(value: response)
    }
}

nonisolated extension Collisions.Remove: EndpointTesting.StubbedEndpoint {
    public static var examples: [EndpointTesting.StubResponse] {
        [.status(204)]
    }

    public init(stubbing request: EndpointTesting.StubRequest) throws {
        try self.init(id: request.path("id"))
    }

    public static func stubResponse(_ response: Response) throws -> EndpointTesting.StubResponse {
        .status(204)
    }
}

nonisolated extension Collisions.Count: EndpointTesting.StubbedEndpoint {
    public static var examples: [EndpointTesting.StubResponse] {
        [.text("text", contentType: "text/plain")]
    }

    public init(stubbing request: EndpointTesting.StubRequest) throws {
        try self.init(
            number: request.path("number"),
            since: request.query("since"),
            unix: request.query("unix"),
            filter: request.query(json: "filter")
        )
    }

    public static func stubResponse(_ response: Response) throws -> EndpointTesting.StubResponse {
        .text(response, contentType: "text/plain")
    }
}

nonisolated extension Collisions.Submit: EndpointTesting.StubbedEndpoint {
    public static var examples: [EndpointTesting.StubResponse] {
        [.status(204)]
    }

    public init(stubbing request: EndpointTesting.StubRequest) throws {
        try self.init(
            body: request.form(fields: ["tags": EndpointRuntime.FormField(style: .spaceDelimited, explode: false)])
        )
    }

    public static func stubResponse(_ response: Response) throws -> EndpointTesting.StubResponse {
        .status(204)
    }
}

nonisolated extension Collisions.Upload: EndpointTesting.StubbedEndpoint {
    public static var examples: [EndpointTesting.StubResponse] {
        [.status(204)]
    }

    public init(stubbing request: EndpointTesting.StubRequest) throws {
        try self.init(
            body: !request.hasBody ? nil : request.multipart { form in
                try Collisions.Upload.Body(
                    file: form.file("file"),
                    model: form.json("model")
                )
            }
        )
    }

    public static func stubResponse(_ response: Response) throws -> EndpointTesting.StubResponse {
        .status(204)
    }
}

nonisolated extension Collisions.Choose: EndpointTesting.StubbedEndpoint {
    public static var examples: [EndpointTesting.StubResponse] {
        [.text("", contentType: "image/png")]
    }

    public init(stubbing request: EndpointTesting.StubRequest) throws {
        try self.init(
            body: request.body([
                ("application/json", { try .json($0.json()) }),
                ("image/*", { try .image($0.body(), contentType: $0.contentType()) }),
                (
                    "application/x-www-form-urlencoded",
                    { try .form($0.form(fields: ["tags": EndpointRuntime.FormField(style: .pipeDelimited, explode: false)])) }
                ),
            ])
        )
    }

    public static func stubResponse(_ response: Response) throws -> EndpointTesting.StubResponse {
        .data(response, contentType: "image/png")
    }
}

nonisolated extension Collisions.Watch: EndpointTesting.StubbedEndpoint {
    public static var examples: [EndpointTesting.StubResponse] {
        [
            .events(
                .init(
                    data:
                        #"{"id": 1, "double": 1, "text": "text", "large": 1, "constant": "model", "small": 1, "unsigned": 1, "flag": true, "float": 1.5, "number": 1.5, "money": "1.5", "at": "2024-02-29T12:00:00Z", "day": "2024-02-29", "unix": 1768469400, "textual": 1, "textuals": [1.5], "url": "https://example.com", "uuid": "7f1e2f64-9c0e-4d55-8c6b-2f1f3f0a9c11", "data": "aGk=", "any": {}, "either": "bool", "labels": {"key": "key"}, "status": "bool", "many": "a", "presence": "presence", "map": {"key": 1}}"#
                )
            )
        ]
    }

    public init(stubbing request: EndpointTesting.StubRequest) throws {
        self.init()
    }

    public static func stubResponse(_ response: Response) throws -> EndpointTesting.StubResponse {
        try .events(response, as: .serverSentEvents)
    }
}

nonisolated extension Collisions.Listen: EndpointTesting.StubbedEndpoint {
    public static var examples: [EndpointTesting.StubResponse] {
        [.events(.init(data: "text"))]
    }

    public init(stubbing request: EndpointTesting.StubRequest) throws {
        self.init()
    }

    public static func stubResponse(_ response: Response) throws -> EndpointTesting.StubResponse {
        try .events(response, as: .serverSentEvents)
    }
}

nonisolated extension Collisions.ListByCursor.Failure: EndpointTesting.StubbedFailure {
    public static var examples: [EndpointTesting.StubResponse] {
        [.json(#"{"message": "message"}"#, status: 404)]
    }

    public func stubResponse() throws -> EndpointTesting.StubResponse {
        switch self {
        case .notFound(let value): try .json(value: value, status: 404)
        }
    }
}

nonisolated extension Collisions.Remove.Failure: EndpointTesting.StubbedFailure {
    public static var examples: [EndpointTesting.StubResponse] {
        [.status(400)]
    }

    public func stubResponse() throws -> EndpointTesting.StubResponse {
        switch self {
        case .clientError(let status): .status(status)
        }
    }
}
