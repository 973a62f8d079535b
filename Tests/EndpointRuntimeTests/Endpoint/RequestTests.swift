import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("calls made at run time")
struct RequestTests {
    /// What only conforms to Codable.
    struct Plain: Codable, Sendable, Equatable {
        var name: String
    }

    let server = StubServer()

    @Test("get infers its type and writes queries")
    func get() async throws {
        server.on(.get, "/pets/{id}").respond(.json(#"{"id":7,"name":"Rex"}"#))
        let pet: Petstore.Pet = try await server.client.get(
            "/pets/\(7)?full=\(true)",
            query: ["tags": ["a", "b"], "none": Int?.none, "limit": 5],
            headers: ["X-Trace": "1", "Accept": "application/vnd.pets+json"]
        )
        #expect(pet == Petstore.Pet(id: 7, name: "Rex"))
        let request = try #require(server.requests.first)
        #expect(request.description == "GET /pets/7?full=true&tags=a&tags=b&limit=5")
        #expect(request.headers["X-Trace"] == "1")
        #expect(request.headers["Accept"] == "application/vnd.pets+json")
    }

    @Test("post, put and patch send JSON and read what the context asks for")
    func bodies() async throws {
        for method in [.post, .put, .patch] as [HTTPMethod] {
            server.on(method, "/x") { .data($0.body, contentType: "application/json") }
        }
        let pet = Petstore.Pet(id: 7, name: "Rex")
        #expect(try await server.client.post("/x", body: pet) == pet)
        #expect(try await server.client.put("/x", body: Plain(name: "a")) == Plain(name: "a"))
        #expect(try await server.client.patch("/x", body: [pet]) == [pet])
        #expect(Set(server.requests.map { $0.headers["Content-Type"] }) == ["application/json"])
    }

    @Test("an answer that nobody wants is not read")
    func void() async throws {
        for method in [.post, .put, .patch, .delete] as [HTTPMethod] {
            server.on(method, "/x").respond(.text("not JSON"))
        }
        try await server.client.post("/x", body: 1)
        try await server.client.put("/x", body: 1)
        try await server.client.patch("/x", body: 1)
        try await server.client.delete("/x")
        #expect(server.requests.count == 4)
    }

    @Test("data is the raw bytes, a string is text unless it is JSON")
    func raw() async throws {
        server.on(.get, "/text").respond(.text("\"a\""))
        server.on(.get, "/json").respond(.json("\"a\""))
        #expect(try await server.client.get("/text") == Data("\"a\"".utf8))
        #expect(try await server.client.get("/text") == "\"a\"")
        #expect(try await server.client.get("/json") == "a")
    }

    @Test("a status that is no success is a server error")
    func failure() async {
        server.on(.delete, "/x").respond(.json("{}", status: 409))
        do {
            try await server.client.delete("/x")
            Issue.record("deleted")
        } catch {
            #expect(error.status == 409)
        }
    }

    @Test("a call may bring its own decoding and timeout")
    func custom() async throws {
        server.on(.get, "/csv").respond(.text("1,2,3"))
        let call = Request<[Int]>(.get, "/csv", timeout: .seconds(9), encode: { $0.accept("text/csv") }) { response in
            try response.text().split(separator: ",").compactMap { Int($0) }
        }
        #expect(try await server.client.send(call) == [1, 2, 3])
        #expect(try server.client.resolve(call).timeout == .seconds(9))
        #expect(server.requests.first?.headers["Accept"] == "text/csv")
    }
}
