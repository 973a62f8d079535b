import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing
import WorldClient

@Suite("Failures of generated endpoints", .serialized)
struct FailureTests {
    let server = StubServer()

    init() {
        server.on(Petstore.GetPet.self)
            .respond(.json(#"{"title": "no such pet", "status": 404}"#, status: 404))
    }

    @Test("a function catches a documented failure with an exhaustive switch")
    func exhaustive() async {
        func title() async -> String? {
            do {
                return try await server.client.send(Petstore.GetPet(petID: 7)).name
            } catch {
                switch error.reason {
                case .failure(.notFound(let problem)): return problem.title
                case .undocumented, .decoding, .transport, .request, .cancelled: return "another"
                }
            }
        }
        #expect(await title() == "no such pet")
    }

    @Test("closures, task groups and async let receive a documented failure as a value")
    func result() async {
        let client = server.client
        async let failure = client.result(of: Petstore.GetPet(petID: 7))
        let titles = await withTaskGroup(of: String?.self) { group in
            for id in Int64(1)...3 {
                group.addTask {
                    switch await client.result(of: Petstore.GetPet(petID: id)) {
                    case .success(let pet): pet.name
                    case .failure(let error):
                        if case .notFound(let problem)? = error.failure { problem.title } else { "\(error)" }
                    }
                }
            }
            return await group.reduce(into: [String?]()) { $0.append($1) }
        }
        #expect(titles == ["no such pet", "no such pet", "no such pet"])
        guard case .failure(let error) = await failure, case .notFound? = error.failure else {
            Issue.record("not the documented failure")
            return
        }
    }

    @Test("a documented failure is caught by its type through any Error")
    func pattern() async throws {
        func erased() async throws { _ = try await server.client.send(Petstore.GetPet(petID: 7)) }
        do {
            try await erased()
            Issue.record("nothing was thrown")
        } catch let error as Petstore.GetPet.SendError {
            guard case .notFound(let problem)? = error.failure else { throw error }
            #expect(error.status == 404)
            #expect(problem.title == "no such pet")
            #expect(problem.status == 404)
        }
    }

    @Test("a failure for all other statuses contains the status")
    func others() async {
        server.on(Petstore.ListPets.self).respond(.json(#"{"title": "tea"}"#, status: 418))
        guard case .failure(let error) = await server.client.result(of: Petstore.ListPets()),
            case .other(let status, let problem)? = error.failure
        else {
            Issue.record("not the documented failure")
            return
        }
        #expect(status == 418)
        #expect(problem.title == "tea")
    }

    @Test("a documented failure may have no body")
    func bodiless() async {
        server.on(Petstore.UploadPhoto.self).respond(.status(413))
        let endpoint = Petstore.UploadPhoto(petID: 7, body: .data(Data([1])))
        guard case .failure(let error) = await server.client.result(of: endpoint),
            case .contentTooLarge? = error.failure
        else {
            Issue.record("not the documented failure")
            return
        }
    }

    @Test("an undocumented status keeps the response")
    func undocumented() async throws {
        server.on(Petstore.GetPet.self).respond(.text("busy", status: 503))
        guard case .failure(let error) = await server.client.result(of: Petstore.GetPet(petID: 7)),
            case .undocumented = error.reason, let response = error.response
        else {
            Issue.record("not a server error")
            return
        }
        #expect(response.status == 503)
        #expect(try response.text() == "busy")
        #expect(response.decodingError == nil)
    }

    @Test("a proxy's page in place of a documented failure is an undocumented response, not a decoding error")
    func proxy() async throws {
        let page = Data("<html><h1>502 Bad Gateway</h1></html>".utf8)
        server.on(Petstore.ListPets.self).respond(.data(page, contentType: "text/html", status: 502))
        guard case .failure(let error) = await server.client.result(of: Petstore.ListPets()),
            case .undocumented = error.reason, let response = error.response
        else {
            Issue.record("not a server error")
            return
        }
        #expect(response.status == 502)
        #expect(response.decodingError is JSONError)
        #expect(response.bufferedBody == page)
    }

    @Test(
        "a success that differs from the description is a decoding error with its operation, type and place",
        arguments: [
            (#"{"id": 7}"#, "name"), (#"{"id": "7", "name": "Rex"}"#, "id"),
            (#"{"id": 7, "name": "Rex", "animal": {"species": "dog"}}"#, "animal.barks"),
        ]
    )
    func drift(body: String, place: String) async throws {
        server.on(Petstore.GetPet.self).respond(.json(body))
        guard case .failure(let error) = await server.client.result(of: Petstore.GetPet(petID: 7)),
            case .decoding(let fault) = error.reason
        else {
            Issue.record("not a decoding fault")
            return
        }
        #expect(error.operation.id == "getPet")
        #expect(fault.type.hasSuffix("Petstore.Pet"))
        let reading = try #require(fault.underlying as? JSONError)
        let path = reading.path.map { component in
            if case .key(let name) = component { name } else { "[]" }
        }
        #expect(path.joined(separator: ".") == place)
    }

    @Test("a documented failure with status 200 is recognized by its constant member")
    func disguised() async throws {
        server.on(.get, "/tide").respond(
            .json(#"{"level": 3, "ok": true}"#),
            .json(#"{"reason": "no sea", "ok": false}"#),
            .json(#"{"level": 3}"#)
        )
        #expect(try await server.client.send(World.CheckTide()).level == 3)
        guard case .failure(let error) = await server.client.result(of: World.CheckTide()),
            case .other(200, let body)? = error.failure
        else {
            Issue.record("not the documented failure")
            return
        }
        #expect(body.reason == "no sea")
        #expect(error.status == 200 && error.response != nil)
        guard case .failure(let drift) = await server.client.result(of: World.CheckTide()),
            case .decoding = drift.reason
        else {
            Issue.record("neither of the two is documented")
            return
        }
    }
}
