// World stubs, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import EndpointTesting
public import WorldClient

nonisolated extension World.ListInhabitants: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubAnswer] {
        [
            .json(#"[{"kind": "Person", "name": "name", "parent": {"kind": "Animal", "name": "name", "parent": {"kind": "Inhabitant", "name": "name"}, "species": "species", "legs": 1}, "language": "language"}]"#),
        ]
    }

    public init(stubbing request: StubRequest) throws {
        self.init()
    }

    public static func answer(_ response: Response) throws -> StubAnswer {
        try .json(value: response)
    }
}

nonisolated extension World.AddInhabitant: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubAnswer] {
        [
            .json(#"{"kind": "Person", "name": "name", "parent": {"kind": "Animal", "name": "name", "parent": {"kind": "Inhabitant", "name": "name"}, "species": "species", "legs": 1}, "language": "language"}"#, status: 201),
        ]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(body: request.json())
    }

    public static func answer(_ response: Response) throws -> StubAnswer {
        try .json(value: response, status: 201)
    }
}

nonisolated extension World.GetWeather: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubAnswer] {
        [
            .text("text", contentType: "text/plain"),
        ]
    }

    public init(stubbing request: StubRequest) throws {
        self.init()
    }

    public static func answer(_ response: Response) throws -> StubAnswer {
        .text(response, contentType: "text/plain")
    }
}

nonisolated extension World.CheckWeather: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubAnswer] {
        [
            .status(200),
        ]
    }

    public init(stubbing request: StubRequest) throws {
        self.init()
    }

    public static func answer(_ response: Response) throws -> StubAnswer {
        .status(200)
    }
}

@available(*, deprecated)
nonisolated extension World.StopWeather: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubAnswer] {
        [
            .status(204),
        ]
    }

    public init(stubbing request: StubRequest) throws {
        self.init()
    }

    public static func answer(_ response: Response) throws -> StubAnswer {
        .status(204)
    }
}

nonisolated extension World.TellNews: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubAnswer] {
        [
            .json(#"[{"title": "title"}]"#),
        ]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(body: request.json())
    }

    public static func answer(_ response: Response) throws -> StubAnswer {
        try .json(value: response)
    }
}

nonisolated extension World.TellNewsStream: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubAnswer] {
        [
            .events(.init(data: #"{"title": "title"}"#)),
        ]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(body: request.json())
    }

    public static func answer(_ response: Response) throws -> StubAnswer {
        try .events(response, as: .serverSentEvents)
    }
}

nonisolated extension World.ExportNews: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubAnswer] {
        [
            .text(#"{"title": "title"}"#, contentType: "application/jsonl"),
        ]
    }

    public init(stubbing request: StubRequest) throws {
        self.init()
    }

    public static func answer(_ response: Response) throws -> StubAnswer {
        try .events(response, as: .jsonLines, contentType: "application/jsonl")
    }
}

nonisolated extension World.ListLetters: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubAnswer] {
        [
            .json(#"[{"to": "to", "text": "text"}]"#),
        ]
    }

    public init(stubbing request: StubRequest) throws {
        self.init()
    }

    public static func answer(_ response: Response) throws -> StubAnswer {
        try .json(value: response)
    }
}

nonisolated extension World.SendLetter: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubAnswer] {
        [
            .status(204),
        ]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(
            body: request.body([
                ("application/json", { try .json($0.json()) }),
                ("application/x-www-form-urlencoded", { try .form($0.form()) }),
                ("multipart/form-data", { try .multipart($0.multipart { form in
                    try World.SendLetter.Body.Multipart(
                        to: form.field("to"),
                        scan: form.file("scan")
                    )
                }) }),
                ("text/plain", { try .text($0.text()) }),
                ("*/*", { try .image($0.body(), contentType: $0.contentType()) }),
            ])
        )
    }

    public static func answer(_ response: Response) throws -> StubAnswer {
        .status(204)
    }
}

nonisolated extension World.EditLetter: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubAnswer] {
        [
            .status(204),
        ]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(
            body: !request.hasBody ? nil : request.body([
                ("application/json-patch+json", { try .jsonPatch($0.json()) }),
                ("application/merge-patch+json", { try .mergePatch($0.json()) }),
            ])
        )
    }

    public static func answer(_ response: Response) throws -> StubAnswer {
        .status(204)
    }
}

nonisolated extension World.Failures.NotFound: EndpointTesting.StubbedFailure {
    public static var examples: [StubAnswer] {
        [
            .json(#""text""#, status: 404),
        ]
    }

    public func answer() throws -> StubAnswer {
        switch self {
        case .notFound(let value): try .json(value: value, status: 404)
        }
    }
}
