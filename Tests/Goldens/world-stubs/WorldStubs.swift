// World stubs, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import EndpointTesting
public import WorldClient

nonisolated extension World.CheckTide: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.json(#"{"ok": true, "level": 1}"#)]
    }

    public init(stubbing request: StubRequest) throws {
        self.init()
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .json(value: response)
    }
}

nonisolated extension World.ListInhabitants: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [
            .json(
                #"[{"kind": "Person", "name": "name", "parent": {"kind": "Animal", "name": "name", "parent": {"kind": "Inhabitant", "name": "name"}, "species": "bird", "legs": 1, "wingspan": 1.5}, "language": "language"}]"#
            )
        ]
    }

    public init(stubbing request: StubRequest) throws {
        self.init()
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .json(value: response)
    }
}

nonisolated extension World.AddInhabitant: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [
            .json(
                #"{"kind": "Person", "name": "name", "parent": {"kind": "Animal", "name": "name", "parent": {"kind": "Inhabitant", "name": "name"}, "species": "bird", "legs": 1, "wingspan": 1.5}, "language": "language"}"#,
                status: 201
            )
        ]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(body: request.json())
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .json(value: response, status: 201)
    }
}

nonisolated extension World.GetWeather: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.text("text", contentType: "text/plain")]
    }

    public init(stubbing request: StubRequest) throws {
        self.init()
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        .text(response, contentType: "text/plain")
    }
}

nonisolated extension World.CheckWeather: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.status(200)]
    }

    public init(stubbing request: StubRequest) throws {
        self.init()
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        .status(200)
    }
}

@available(*, deprecated)
nonisolated extension World.StopWeather: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.status(204)]
    }

    public init(stubbing request: StubRequest) throws {
        self.init()
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        .status(204)
    }
}

nonisolated extension World.TellNews: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.json(#"[{"title": "title"}]"#)]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(body: request.json())
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .json(value: response)
    }
}

nonisolated extension World.TellNewsStream: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.events(.init(data: #"{"title": "title"}"#))]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(body: request.json())
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .events(response, as: .serverSentEvents)
    }
}

nonisolated extension World.ExportNews: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.text(#"{"title": "title"}"#, contentType: "application/jsonl")]
    }

    public init(stubbing request: StubRequest) throws {
        self.init()
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .events(response, as: .jsonLines, contentType: "application/jsonl")
    }
}

nonisolated extension World.ListLetters: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.json(#"[{"to": "to", "text": "text"}]"#)]
    }

    public init(stubbing request: StubRequest) throws {
        self.init()
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .json(value: response)
    }
}

nonisolated extension World.SendLetter: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.status(204)]
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
                ("image/*", { try .image($0.body(), contentType: $0.contentType()) }),
            ])
        )
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        .status(204)
    }
}

nonisolated extension World.EditLetter: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.status(204)]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(
            body: !request.hasBody ? nil : request.body([
                ("application/json-patch+json", { try .jsonPatch($0.json()) }),
                ("application/merge-patch+json", { try .mergePatch($0.json()) }),
            ])
        )
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        .status(204)
    }
}

nonisolated extension World.KeepExhibit: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [
            .json(
                #"{"labels": {"name": "name"}, "settings": {"theme": "theme"}, "loose": {"id": "id"}, "seal": {"object": "seal", "version": 2, "valid": true, "ratio": 0.5, "name": "name"}, "floor": -1, "weight": 1, "depth": 1, "count": 1, "serial": {}, "nothing": null, "breeze": {"from": "from", "to": "to"}, "storm": {"from": "from", "to": "to", "force": 1}, "values": [1], "loan": {"title": "title", "member": "member"}, "shape": {"kind": "circle", "radius": 1.5}, "rule": {"field": "field", "value": "value"}, "mood": "low", "vehicle": {"vehicle_type": "Bicycle", "gears": 1}, "hen": {"egg": {"grams": 1.5}}, "code": "AAA", "formats": {"at": "2026-01-15T09:30:00Z", "on": "2026-01-15", "id": "3f2504e0-4f89-41d3-9a0c-0305e82c3301", "link": "https://example.com/", "bytes": "ZXhhbXBsZQ==", "price": 1.5, "ratio": 1.5, "small": 1, "large": 1, "lasting": "PT5M", "flag": true}}"#
            )
        ]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(body: request.json())
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .json(value: response)
    }
}

nonisolated extension World.ShowExhibit: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.status(204)]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(
            body: request.multipart { form in
                try World.ShowExhibit.Body(
                    title: form.field("title"),
                    photo: form.file("photo"),
                    photoCamera: form.header("X-Camera", ofPart: "photo"),
                    tags: form.field("tags"),
                    photoLenses: form.header("X-Lenses", ofPart: "photo"),
                    photoWind: form.header(json: "X-Wind", ofPart: "photo"),
                    scan: form.file("scan"),
                    winds: form.field("winds"),
                    wind: form.json("wind"),
                    table: form.field("table", contentType: "text/csv"),
                    tableContentLanguage: form.header("Content-Language", ofPart: "table")
                )
            }
        )
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        .status(204)
    }
}

nonisolated extension World.OrderExhibit: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.status(204)]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(
            body: request.form(
                fields: [
                    "tags": FormField(style: .form, explode: true),
                    "colors": FormField(style: .spaceDelimited, explode: false),
                    "callback": FormField(allowReserved: true), "from": FormField(style: .deepObject, explode: true),
                    "wind": FormField(contentType: "application/json"),
                ]
            )
        )
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        .status(204)
    }
}

nonisolated extension World.DropExhibits: EndpointTesting.StubbedEndpoint {
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

nonisolated extension World.FindWind: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.status(204), .json(#"{"from": "from", "to": "to"}"#)]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(id: request.path("id"))
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        if let response { try .json(value: response) } else { .status(204) }
    }
}

nonisolated extension World.DescribeWind: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.json("{}", contentType: "application/hal+json; charset=utf-8")]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(id: request.path("id"), body: request.json())
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .json(value: response, contentType: "application/hal+json; charset=utf-8")
    }
}

nonisolated extension World.AddEntry: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.json(#"{"number": 1, "text": "text"}"#, status: 201)]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(body: request.json())
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .json(value: response, status: 201)
    }
}

nonisolated extension World.CheckTide.Failure: EndpointTesting.StubbedFailure {
    public static var examples: [StubResponse] {
        [.json(#"{"ok": false, "reason": "reason"}"#, status: 500)]
    }

    public func stubResponse() throws -> StubResponse {
        switch self {
        case .other(let status, let value): try .json(value: value, status: status)
        }
    }
}

nonisolated extension World.ExportNews.Failure: EndpointTesting.StubbedFailure {
    public static var examples: [StubResponse] {
        [.json(#""text""#, status: 404)]
    }

    public func stubResponse() throws -> StubResponse {
        switch self {
        case .notFound(let value): try .json(value: value, status: 404)
        }
    }
}

nonisolated extension World.FindWind.Failure: EndpointTesting.StubbedFailure {
    public static var examples: [StubResponse] {
        [
            .json(#"{"title": "title"}"#, contentType: "application/problem+json", status: 404),
            .json(#"{"title": "title"}"#, status: 400),
            .status(500),
            .json(#"{"title": "title"}"#, contentType: "application/problem+json", status: 300),
        ]
    }

    public func stubResponse() throws -> StubResponse {
        switch self {
        case .notFound(let value): try .json(value: value, contentType: "application/problem+json", status: 404)
        case .clientError(let status, let value): try .json(value: value, status: status)
        case .serverError(let status): .status(status)
        case .other(let status, let value):
            try .json(value: value, contentType: "application/problem+json", status: status)
        }
    }
}

nonisolated extension World.DescribeWind.Failure: EndpointTesting.StubbedFailure {
    public static var examples: [StubResponse] {
        [.text("text", contentType: "text/plain", status: 400)]
    }

    public func stubResponse() throws -> StubResponse {
        switch self {
        case .badRequest(let value): .text(value, contentType: "text/plain", status: 400)
        }
    }
}
