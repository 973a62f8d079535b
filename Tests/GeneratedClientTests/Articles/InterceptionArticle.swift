import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

/// Puts each installation into one half of an experiment.
struct Experiment: EndpointInterceptor {
    let half: String

    func intercept(_ request: EndpointRequest, next: any EndpointClient) async throws -> EndpointResponse {
        var request = request
        request.headers["X-Experiment"] = half
        return try await next.send(request)
    }
}

/// Copies the experiment to the header `X-Group`, which the server reads.
struct Renaming: EndpointInterceptor {
    func intercept(_ request: EndpointRequest, next: any EndpointClient) async throws -> EndpointResponse {
        var request = request
        request.headers["X-Group"] = request.headers["X-Experiment"]
        return try await next.send(request)
    }
}

/// Sends nothing while the shop is closed.
struct OpeningHours: EndpointInterceptor {
    struct Closed: LocalizedError {
        var errorDescription: String? { "The shop is closed. Please come back tomorrow." }
    }

    let isOpen: @Sendable () -> Bool

    func intercept(_ request: EndpointRequest, next: any EndpointClient) async throws -> EndpointResponse {
        guard isOpen() else { throw Closed() }
        return try await next.send(request)
    }
}

@Suite("Interception, as its article shows it", .serialized)
struct InterceptionArticle {
    private let server = StubServer()
    private var transport: URLSessionClient { server.client }

    init() { server.on(Petstore.DeletePet.self).respond(.status(204)) }

    @Test("the first interceptor sees the request first")
    func order() async throws {
        let client = transport.intercepting(Experiment(half: "b"), Renaming())
        try await client.send(Petstore.DeletePet(petID: 7))
        #expect(server.requests.first?.headers["X-Group"] == "b")
    }

    @Test("every request has the app's headers")
    func headers() async throws {
        let client = transport.addingHeaders(["X-API-Version": "2"]).userAgent("Petshop/2.1 (iPhone)")
        try await client.send(Petstore.DeletePet(petID: 7))
        let headers = try #require(server.requests.first?.headers)
        #expect(headers["X-API-Version"] == "2" && headers["User-Agent"] == "Petshop/2.1 (iPhone)")
    }

    @Test("a refusal has its own text for users")
    func testing() async throws {
        let stub = StubClient { _ in EndpointResponse(status: 204) }
        let client = stub.intercepting(OpeningHours(isOpen: { false }))
        let error = await #expect(throws: Petstore.DeletePet.SendError.self) {
            try await client.send(Petstore.DeletePet(petID: 7))
        }
        #expect(error?.localizedDescription == "The shop is closed. Please come back tomorrow.")
        #expect(stub.requests.isEmpty)
        try await stub.intercepting(OpeningHours(isOpen: { true })).send(Petstore.DeletePet(petID: 7))
        #expect(stub.requests.count == 1)
    }
}
