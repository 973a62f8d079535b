// Petstore stubs, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation
public import EndpointTesting
public import PetstoreClient

nonisolated extension Petstore.ListPets: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [
            .json(
                #"{"items": [{"id": 1, "name": "name", "tag": "tag", "status": "available", "animal": {"species": "dog", "breed": "breed", "barks": true}}]}"#
            )
        ]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(
            limit: request.query("limit"),
            cursor: request.query("cursor"),
            status: request.query("status", explode: false),
            xRequestID: request.header("X-Request-ID")
        )
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .json(value: response)
    }
}

nonisolated extension Petstore.CreatePet: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [
            .json(
                #"{"id": 1, "name": "name", "tag": "tag", "status": "available", "animal": {"species": "dog", "breed": "breed", "barks": true}}"#,
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

nonisolated extension Petstore.WatchPets: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.events(.init(data: #"{"petId": 1, "status": "available"}"#))]
    }

    public init(stubbing request: StubRequest) throws {
        self.init()
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .events(response, as: .serverSentEvents)
    }
}

nonisolated extension Petstore.GetPet: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [
            .json(
                #"{"id": 1, "name": "name", "tag": "tag", "status": "available", "animal": {"species": "dog", "breed": "breed", "barks": true}}"#
            )
        ]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(petID: request.path("petId"))
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .json(value: response)
    }
}

nonisolated extension Petstore.UpdatePet: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [
            .json(
                #"{"id": 1, "name": "name", "tag": "tag", "status": "available", "animal": {"species": "dog", "breed": "breed", "barks": true}}"#
            )
        ]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(petID: request.path("petId"), body: request.json())
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .json(value: response)
    }
}

nonisolated extension Petstore.DeletePet: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.status(204)]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(petID: request.path("petId"))
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        .status(204)
    }
}

nonisolated extension Petstore.GetPhoto: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.text("", contentType: "application/octet-stream")]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(petID: request.path("petId"))
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        .data(response, contentType: "application/octet-stream")
    }
}

nonisolated extension Petstore.UploadPhoto: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.json(#"{"url": "https://example.com/", "takenAt": "2026-01-15T09:30:00Z"}"#)]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(petID: request.path("petId"), body: request.body())
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .json(value: response)
    }
}

nonisolated extension Petstore.AttachDocuments: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.status(204)]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(
            petID: request.path("petId"),
            body: request.multipart { form in
                try Petstore.AttachDocuments.Body(
                    title: form.field("title"),
                    files: form.files("files"),
                    issuedOn: form.field("issuedOn"),
                    vet: form.json("vet")
                )
            }
        )
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        .status(204)
    }
}

nonisolated extension Petstore.ListCategories: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.json(#"[{"name": "name", "children": []}]"#)]
    }

    public init(stubbing request: StubRequest) throws {
        self.init()
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .json(value: response)
    }
}

nonisolated extension Petstore.GetInventory: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.json(#"{"key": 1}"#)]
    }

    public init(stubbing request: StubRequest) throws {
        self.init()
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .json(value: response)
    }
}

nonisolated extension Petstore.PlaceOrder: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [
            .json(
                #"{"id": "3f2504e0-4f89-41d3-9a0c-0305e82c3301", "petId": 1, "payment": {"cardToken": "cardToken", "holder": "holder"}, "urgency": 1, "placedAt": "2026-01-15T09:30:00Z", "deliverOn": "2026-01-15", "trackingURL": "https://example.com/"}"#,
                status: 201
            ),
            .json(#"{"orderId": "3f2504e0-4f89-41d3-9a0c-0305e82c3301", "retryAfter": 1}"#, status: 202),
        ]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(body: request.json(), notify: request.query("notify"))
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        switch response {
        case .created(let value): try .json(value: value, status: 201)
        case .accepted(let value): try .json(value: value, status: 202)
        }
    }
}

nonisolated extension Petstore.GetOrder: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [
            .json(
                #"{"id": "3f2504e0-4f89-41d3-9a0c-0305e82c3301", "petId": 1, "payment": {"cardToken": "cardToken", "holder": "holder"}, "urgency": 1, "placedAt": "2026-01-15T09:30:00Z", "deliverOn": "2026-01-15", "trackingURL": "https://example.com/"}"#
            )
        ]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(orderID: request.path("orderId"))
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .json(value: response)
    }
}

@available(*, deprecated)
nonisolated extension Petstore.CancelOrder: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [.status(204)]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(orderID: request.path("orderId"), reason: request.query("reason"))
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        .status(204)
    }
}

nonisolated extension Petstore.GetOwner: EndpointTesting.StubbedEndpoint {
    public static var examples: [StubResponse] {
        [
            .json(
                #"{"name": "name", "email": "user@example.com", "id": 1, "phone": "phone", "fax": "fax", "address": {"street": "street", "city": "city", "country": "NL"}, "petIds": [1]}"#
            )
        ]
    }

    public init(stubbing request: StubRequest) throws {
        try self.init(ownerID: request.path("ownerId"))
    }

    public static func stubResponse(_ response: Response) throws -> StubResponse {
        try .json(value: response)
    }
}

nonisolated extension Petstore.ListPets.Failure: EndpointTesting.StubbedFailure {
    public static var examples: [StubResponse] {
        [
            .json(
                #"{"type": "about:blank", "title": "title", "status": 1, "detail": "detail"}"#,
                contentType: "application/problem+json",
                status: 500
            )
        ]
    }

    public func stubResponse() throws -> StubResponse {
        switch self {
        case .other(let status, let value):
            try .json(value: value, contentType: "application/problem+json", status: status)
        }
    }
}

nonisolated extension Petstore.CreatePet.Failure: EndpointTesting.StubbedFailure {
    public static var examples: [StubResponse] {
        [
            .json(
                #"{"type": "about:blank", "title": "title", "status": 1, "detail": "detail", "errors": [{"pointer": "pointer", "message": "message"}]}"#,
                contentType: "application/problem+json",
                status: 422
            ),
            .json(
                #"{"type": "about:blank", "title": "title", "status": 1, "detail": "detail"}"#,
                contentType: "application/problem+json",
                status: 500
            ),
        ]
    }

    public func stubResponse() throws -> StubResponse {
        switch self {
        case .invalid(let value): try .json(value: value, contentType: "application/problem+json", status: 422)
        case .other(let status, let value):
            try .json(value: value, contentType: "application/problem+json", status: status)
        }
    }
}

nonisolated extension Petstore.UpdatePet.Failure: EndpointTesting.StubbedFailure {
    public static var examples: [StubResponse] {
        [
            .json(
                #"{"type": "about:blank", "title": "title", "status": 1, "detail": "detail"}"#,
                contentType: "application/problem+json",
                status: 404
            ),
            .json(
                #"{"type": "about:blank", "title": "title", "status": 1, "detail": "detail", "errors": [{"pointer": "pointer", "message": "message"}]}"#,
                contentType: "application/problem+json",
                status: 422
            ),
        ]
    }

    public func stubResponse() throws -> StubResponse {
        switch self {
        case .notFound(let value): try .json(value: value, contentType: "application/problem+json", status: 404)
        case .invalid(let value): try .json(value: value, contentType: "application/problem+json", status: 422)
        }
    }
}

nonisolated extension Petstore.UploadPhoto.Failure: EndpointTesting.StubbedFailure {
    public static var examples: [StubResponse] {
        [
            .json(
                #"{"type": "about:blank", "title": "title", "status": 1, "detail": "detail"}"#,
                contentType: "application/problem+json",
                status: 404
            ),
            .status(413),
        ]
    }

    public func stubResponse() throws -> StubResponse {
        switch self {
        case .notFound(let value): try .json(value: value, contentType: "application/problem+json", status: 404)
        case .contentTooLarge: .status(413)
        }
    }
}

nonisolated extension Petstore.Failures.NotFound: EndpointTesting.StubbedFailure {
    public static var examples: [StubResponse] {
        [
            .json(
                #"{"type": "about:blank", "title": "title", "status": 1, "detail": "detail"}"#,
                contentType: "application/problem+json",
                status: 404
            )
        ]
    }

    public func stubResponse() throws -> StubResponse {
        switch self {
        case .notFound(let value): try .json(value: value, contentType: "application/problem+json", status: 404)
        }
    }
}

nonisolated extension Petstore.PlaceOrder.Failure: EndpointTesting.StubbedFailure {
    public static var examples: [StubResponse] {
        [
            .json(
                #"{"type": "about:blank", "title": "title", "status": 1, "detail": "detail"}"#,
                contentType: "application/problem+json",
                status: 409
            ),
            .json(
                #"{"type": "about:blank", "title": "title", "status": 1, "detail": "detail", "errors": [{"pointer": "pointer", "message": "message"}]}"#,
                contentType: "application/problem+json",
                status: 422
            ),
        ]
    }

    public func stubResponse() throws -> StubResponse {
        switch self {
        case .conflict(let value): try .json(value: value, contentType: "application/problem+json", status: 409)
        case .invalid(let value): try .json(value: value, contentType: "application/problem+json", status: 422)
        }
    }
}

nonisolated extension Petstore.GetOrder.Failure: EndpointTesting.StubbedFailure {
    public static var examples: [StubResponse] {
        [
            .json(
                #"{"type": "about:blank", "title": "title", "status": 1, "detail": "detail"}"#,
                contentType: "application/problem+json",
                status: 404
            ),
            .json(
                #"{"type": "about:blank", "title": "title", "status": 1, "detail": "detail"}"#,
                contentType: "application/problem+json",
                status: 500
            ),
        ]
    }

    public func stubResponse() throws -> StubResponse {
        switch self {
        case .notFound(let value): try .json(value: value, contentType: "application/problem+json", status: 404)
        case .other(let status, let value):
            try .json(value: value, contentType: "application/problem+json", status: status)
        }
    }
}
