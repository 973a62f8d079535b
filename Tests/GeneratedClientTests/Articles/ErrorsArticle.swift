import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

/// What the app has a screen for.
enum Trouble: Error {
    case signedOut, notAllowed, gone, tooManyRequests, serviceDown, offline, other

    init(_ error: HTTPError<some Sendable>) {
        switch (error, error.status) {
        case (.transport(let failure), _) where failure.reason == .offline: self = .offline
        case (_, 401): self = .signedOut
        case (_, 403): self = .notAllowed
        case (_, 404), (_, 410): self = .gone
        case (_, 429): self = .tooManyRequests
        case (_, .some(500...599)): self = .serviceDown
        default: self = .other
        }
    }
}

@Suite("Errors, as their article shows them")
struct ErrorsArticle {
    private let server = StubServer()
    private var client: URLSessionHTTPClient { server.client }

    func describe(_ petID: Int64) async -> String {
        do {
            return try await client.send(Petstore.GetPet(petID: petID)).name
        } catch {
            switch error {
            case .failure(.notFound(let problem)): return problem.title ?? "There is no such pet."
            case .cancelled: return ""
            case .server, .decoding, .transport, .request: return error.localizedDescription
            }
        }
    }

    @Test("a function handles all of them")
    func function() async {
        server.on(Petstore.GetPet.self)
            .respond(.json(#"{"title": "Rex moved"}"#, status: 404), .status(500), .json(#"{"id": 7, "name": "Rex"}"#))
        #expect(await describe(7) == "Rex moved")
        #expect(await describe(7) == "The service is temporarily unavailable. Please try again later.")
        #expect(await describe(7) == "Rex")
    }

    @Test("a closure takes the error as a value")
    func value() async {
        server.on(Petstore.GetPet.self).respond(.json(#"{"title": "No such pet"}"#, status: 404))
        var names: [String] = []
        switch await client.result(of: Petstore.GetPet(petID: 7)) {
        case .success(let pet): names.append(pet.name)
        case .failure(.failure(.notFound)): names.append("gone")
        case .failure(let error): names.append(error.localizedDescription)
        }
        #expect(names == ["gone"])
    }

    private func renameAll() async throws {
        _ = try await client.send(Petstore.UpdatePet(petID: 7, body: Petstore.PetPatch(name: "Rex")))
    }

    private func rename() async throws -> String {
        do {
            try await renameAll()
        } catch Petstore.UpdatePet.SendError.failure(.notFound) {
            return "One of them is gone."
        }
        return "Done."
    }

    @Test("anywhere else it is caught by its type")
    func pattern() async throws {
        server.on(Petstore.UpdatePet.self).respond(.json(#"{"title": "No such pet"}"#, status: 404))
        #expect(try await rename() == "One of them is gone.")
    }

    @Test(
        "statuses become what the app has a screen for",
        arguments: [
            (401, Trouble.signedOut), (403, .notAllowed), (404, .gone), (429, .tooManyRequests), (500, .serviceDown),
            (503, .serviceDown), (418, .other),
        ]
    )
    func statuses(status: Int, trouble: Trouble) {
        #expect(Trouble(HTTPError<Never>.server(HTTPResponse(status: status))) == trouble)
    }

    @Test("a stub answers with a status or fails the wire")
    func testing() async {
        let server = StubServer()
        server.on(Petstore.GetPet.self).respond(.json(#"{"title": "No such pet"}"#, status: 404))
        server.on(Petstore.ListCategories.self).respond(.fault(.notConnectedToInternet))
        guard case .failure(.failure(.notFound)) = await server.client.result(of: Petstore.GetPet(petID: 7)),
            case .failure(let error) = await server.client.result(of: Petstore.ListCategories())
        else {
            Issue.record("not the faults of the stubs")
            return
        }
        #expect(Trouble(error) == .offline)
    }
}
