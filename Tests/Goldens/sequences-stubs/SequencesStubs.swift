// Sequences stubs, generated from sequences.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation
public import EndpointTesting
public import SequencesClient

nonisolated extension Sequences.ReadLines: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.text("{\"id\": 1}\n{\"id\": 2, \"name\": \"b\"}\n", contentType: "application/jsonl")]
    }

    public init(stubbing request: StubRequest) throws {
        self.init()
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .events(response, as: .jsonLines, contentType: "application/jsonl")
    }
}

nonisolated extension Sequences.WriteLines: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.status(204)]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(body: request.sequence(as: .jsonLines))
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        .status(204)
    }
}

nonisolated extension Sequences.ReplaceLines: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.status(204)]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(body: request.sequence(as: .jsonLines))
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        .status(204)
    }
}

nonisolated extension Sequences.ReadRecords: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.text("\u{1E}{\"id\": 1, \"name\": \"name\"}\n", contentType: "application/geo+json-seq")]
    }

    public init(stubbing request: StubRequest) throws {
        self.init()
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .events(response, as: .jsonSequence, contentType: "application/geo+json-seq")
    }
}

nonisolated extension Sequences.WriteRecords: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.status(204)]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(
            body: request.body([
                ("application/json-seq", { try .jsonSeq($0.sequence(as: .jsonSequence)) }),
                ("application/json", { try .json($0.json()) }),
            ])
        )
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        .status(204)
    }
}

nonisolated extension Sequences.ReadEvents: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.events(.init(event: "event", data: #"{"id": 1, "name": "name"}"#))]
    }

    public init(stubbing request: StubRequest) throws {
        self.init()
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .events(response, as: .serverSentEvents, reading: .event)
    }
}

nonisolated extension Sequences.WriteEvents: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.status(204)]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(body: request.sequence(as: .serverSentEvents, reading: .event))
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        .status(204)
    }
}

nonisolated extension Sequences.SendMixed: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.status(204)]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(
            body: request.multipart(names: ["row", "part2", "picture"], rest: "items") { form in
                try Sequences.SendMixed.Body(
                    row: form.json("row"),
                    part2: form.json("part2"),
                    picture: form.file("picture"),
                    rowOrigin: form.header("X-Origin", ofPart: "row"),
                    items: form.items("items", contentType: "text/markdown")
                )
            }
        )
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        .status(204)
    }
}

nonisolated extension Sequences.SendRows: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.text("", contentType: "multipart/mixed")]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(
            body: !request.hasBody ? nil : request.multipart(names: [], rest: "items") { form in
                try Sequences.SendRows.Body(
                    items: form.items("items", contentType: "application/json")
                )
            }
        )
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        .data(response, contentType: "multipart/mixed")
    }
}

nonisolated extension Sequences.SendRelated: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.status(204)]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(
            body: request.multipart(names: ["row", "media"]) { form in
                try Sequences.SendRelated.Body(
                    row: form.json("row"),
                    media: form.file("media")
                )
            }
        )
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        .status(204)
    }
}

nonisolated extension Sequences.SendNamed: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.status(204)]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(
            body: request.multipart { form in
                try Sequences.SendNamed.Body(
                    row: form.json("row"),
                    file: form.file("file")
                )
            }
        )
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        .status(204)
    }
}
