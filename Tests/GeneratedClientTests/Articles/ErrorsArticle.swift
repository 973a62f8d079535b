import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

/// The problems for which the app has a screen.
enum Trouble: Error {
    case signedOut, notAllowed, gone, tooManyRequests, serviceDown, offline, other

    init(_ error: HTTPError<some Sendable>) {
        switch (error.reason, error.status) {
        case (.transport(let failure), _) where failure.reason == .offline: self = .offline
        case (.request, _) where error.userText == .signIn: self = .signedOut
        case (_, 401): self = .signedOut
        case (_, 403): self = .notAllowed
        case (_, 404), (_, 410): self = .gone
        case (_, 429): self = .tooManyRequests
        case (_, .some(500...599)): self = .serviceDown
        default: self = .other
        }
    }
}

@MainActor
final class SearchModel {
    private(set) var names: [String] = []
    private(set) var task: Task<Void, Never>?
    private let client: any EndpointClient

    init(client: any EndpointClient) { self.client = client }

    func search(_ limit: Int32) {
        task?.cancel()
        task = Task {
            let result = await client.result(of: Petstore.ListPets(limit: limit))
            guard !Task.isCancelled, case .success(let page) = result else { return }
            names = page.items.map(\.name)
        }
    }
}

@Suite("Errors, as their article shows them", .serialized)
struct ErrorsArticle {
    private let server = StubServer()
    private var client: URLSessionClient { server.client }

    func name(of petID: Int64) async -> String {
        await Task { [client] in
            switch await client.result(of: Petstore.GetPet(petID: petID)) {
            case .success(let pet): pet.name
            case .failure(let error):
                switch error.reason {
                case .failure(.notFound(let problem)): problem.title ?? "There is no such pet."
                case .cancelled: ""
                case .undocumented, .decoding, .transport, .request: error.localizedDescription
                }
            }
        }.value
    }

    @Test("a closure reads the error from a result")
    func value() async {
        server.on(Petstore.GetPet.self)
            .respond(.json(#"{"title": "Rex moved"}"#, status: 404), .status(500), .json(#"{"id": 7, "name": "Rex"}"#))
        #expect(await name(of: 7) == "Rex moved")
        #expect(await name(of: 7) == "The service is temporarily unavailable. Please try again later.")
        #expect(await name(of: 7) == "Rex")
    }

    func describe(_ petID: Int64) async -> String {
        do {
            return try await client.send(Petstore.GetPet(petID: petID)).name
        } catch {
            switch error.reason {
            case .failure(.notFound(let problem)): return problem.title ?? "There is no such pet."
            case .cancelled: return ""
            case .undocumented, .decoding, .transport, .request: return error.localizedDescription
            }
        }
    }

    @Test("a function handles every reason")
    func function() async {
        server.on(Petstore.GetPet.self)
            .respond(.json(#"{"title": "Rex moved"}"#, status: 404), .json(#"{"id": 7, "name": "Rex"}"#))
        #expect(await describe(7) == "Rex moved")
        #expect(await describe(7) == "Rex")
    }

    @Test("a closure that catches states the type of its error")
    func closure() async {
        server.on(Petstore.GetPet.self).respond(.json(#"{"title": "Rex moved"}"#, status: 404))
        let client = client
        let title = await Task {
            do throws(Petstore.GetPet.SendError) {
                return try await client.send(Petstore.GetPet(petID: 7)).name
            } catch {
                guard case .notFound(let problem)? = error.failure else { return error.localizedDescription }
                return problem.title ?? "There is no such pet."
            }
        }.value
        #expect(title == "Rex moved")
    }

    private func renameAll() async throws {
        _ = try await client.send(Petstore.UpdatePet(petID: 7, body: Petstore.PetPatch(name: "Rex")))
    }

    private func rename() async throws -> String {
        do {
            try await renameAll()
        } catch let error as Petstore.UpdatePet.SendError {
            if case .notFound? = error.failure { return "One of them is gone." }
            throw error
        }
        return "Done."
    }

    @Test("a typed error is caught as any Error by its type")
    func byType() async throws {
        server.on(Petstore.UpdatePet.self).respond(.json(#"{"title": "No such pet"}"#, status: 404))
        #expect(try await rename() == "One of them is gone.")
    }

    @Test("an error contains the details of the call")
    func evidence() async throws {
        server.on(Petstore.GetPet.self)
            .respond(.json(#"{"title": "No such pet"}"#, status: 404, headers: ["X-Trace": "ab7"]))
        guard case .failure(let error) = await client.result(of: Petstore.GetPet(petID: 7)) else {
            Issue.record("no error")
            return
        }
        #expect(error.operation.id == "getPet")
        #expect(error.requestLine == "GET \(server.url)/pets/{petId}")
        #expect(error.status == 404)
        #expect(error.response?.headers["X-Trace"] == "ab7")
        #expect(error.attempts.count == 1)
    }

    private func list() async -> String? {
        var names: [String] = []
        do {
            for try await pet in client.items(Petstore.ListPets()) { names.append(pet.name) }
        } catch {
            guard case .call(let call) = error.reason, case .other(_, let problem)? = call.failure else {
                return error.localizedDescription
            }
            return problem.title
        }
        return names.joined(separator: ", ")
    }

    @Test("a newer call replaces an older one that has just responded")
    @MainActor
    func newerCall() async throws {
        let (older, responded) = (Latch(), Latch())
        let page = Data(#"{"items": [{"id": 1, "name": "old"}]}"#.utf8)
        let client = StubClient { request in
            guard request.url.query() == "limit=1" else { return EndpointResponse(status: 500) }
            try? await older.wait()
            responded.open()
            return EndpointResponse(status: 200, headers: ["Content-Type": "application/json"], body: .data(page))
        }
        let model = SearchModel(client: client)
        model.search(1)
        let first = model.task
        while client.requests.isEmpty { await Task.yield() }
        older.open()
        while !responded.isOpen {}
        model.search(2)
        await first?.value
        await model.task?.value
        #expect(model.names.isEmpty)
    }

    @Test("the error of a page has the documented failure of its call")
    func page() async {
        server.on(Petstore.ListPets.self).respond(.json(#"{"title": "No such page"}"#, status: 400))
        #expect(await list() == "No such page")
    }

    @Test(
        "a status becomes a state of the app, documented or not",
        arguments: [
            (401, Trouble.signedOut), (403, .notAllowed), (404, .gone), (429, .tooManyRequests), (500, .serviceDown),
            (503, .serviceDown), (418, .other),
        ]
    )
    func statuses(status: Int, trouble: Trouble) {
        let response = EndpointResponse(status: status)
        let operation = Petstore.GetPet.operation
        #expect(Trouble(HTTPError<Never>(.undocumented, operation: operation, response: response)) == trouble)
        #expect(Trouble(HTTPError<Int>(.failure(7), operation: operation, response: response)) == trouble)
    }

    @Test("a call without credentials asks to sign in", arguments: [CredentialError.signedOut, .refreshRejected])
    func unsent(fault: CredentialError) {
        let error = HTTPError<Never>(.request(.authentication(fault)), operation: Petstore.GetPet.operation)
        #expect(Trouble(error) == .signedOut)
    }

    @Test("a stub responds with a status or fails in transport")
    func testing() async {
        let server = StubServer()
        server.on(Petstore.GetPet.self).respond(.json(#"{"title": "No such pet"}"#, status: 404))
        server.on(Petstore.ListCategories.self).respond(.fault(.notConnectedToInternet))
        guard case .failure(let gone) = await server.client.result(of: Petstore.GetPet(petID: 7)),
            case .failure(let offline) = await server.client.result(of: Petstore.ListCategories())
        else {
            Issue.record("not the faults of the stubs")
            return
        }
        #expect(Trouble(gone) == .gone)
        #expect(Trouble(offline) == .offline)
    }
}
