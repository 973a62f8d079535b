import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

enum Screen: Hashable { case home, search }

/// Sends the screen that a call comes from, for statistics.
struct Statistics: EndpointInterceptor {
    func intercept(_ request: EndpointRequest, next: any EndpointClient) async throws -> EndpointResponse {
        var request = request
        if let screen = request.options.context[Screen.self] { request.headers["X-Screen"] = "\(screen)" }
        return try await next.send(request)
    }
}

@Suite("One call, as its article shows it", .serialized)
struct OneCallArticle {
    private let server = StubServer()

    @Test("an interceptor reads the context")
    func context() async throws {
        server.on(Petstore.GetPet.self).respond(Petstore.Pet(id: 7, name: "Rex"))
        let client = server.client.intercepting(Statistics())
        let options = CallOptions(context: [Screen.search])
        let pet = try await client.send(Petstore.GetPet(petID: 7), options: options)
        #expect(pet.name == "Rex" && server.requests.first?.headers["X-Screen"] == "search")
    }

    @Test("a call has credentials of its own")
    func credentials() async throws {
        server.on(Petstore.DeletePet.self).respond(.status(204))
        let (user, administrator) = (TokenSession(), TokenSession())
        try await user.signIn(AuthTokens(accessToken: "u"))
        try await administrator.signIn(AuthTokens(accessToken: "a"))
        let client = server.client.authenticated(by: user)
        let options = CallOptions(credentials: Credentials(tokens: administrator))
        _ = try await client.send(Petstore.DeletePet(petID: 7), options: options)
        #expect(server.requests.first?.headers["Authorization"] == "Bearer a")
    }

    @Test("a client of the factory uses the credentials of a call, and one stacked without authentication ignores them")
    func stacks() async throws {
        server.on(Petstore.DeletePet.self).respond(.status(204))
        let administrator = TokenSession()
        try await administrator.signIn(AuthTokens(accessToken: "a"))
        let options = CallOptions(credentials: Credentials(tokens: administrator))
        let clients: [any EndpointClient] = [ClientFactory.make(over: server.client), server.client.retrying()]
        for client in clients { _ = try await client.send(Petstore.DeletePet(petID: 7), options: options) }
        #expect(server.requests.map { $0.headers["Authorization"] } == ["Bearer a", nil])
    }

    @Test("a call may receive a redirect as its response")
    func redirects() async throws {
        server.on(Petstore.ListCategories.self).respond(.redirect(to: "/elsewhere"))
        let client = server.client
        func print(_ text: String) { #expect(text == "/elsewhere") }
        let options = CallOptions(redirects: .never)
        let response = try await client.send(client.resolve(Petstore.ListCategories(), options: options))
        print(response.headers["Location"] ?? "no redirect")
    }

    @Test("the stub server records what the interceptor sent")
    func testing() async throws {
        let server = StubServer()
        server.on(Petstore.ListCategories.self).respond(.json("[]"))
        let client = server.client.intercepting(Statistics())

        _ = try await client.send(Petstore.ListCategories(), options: CallOptions(context: [Screen.home]))
        #expect(server.requests.first?.headers["X-Screen"] == "home")
    }
}
