import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Send", .serialized)
struct SendTests {
    let server = StubServer()
    let rex = Petstore.Pet(id: 7, name: "Rex")

    @Test("a documented success is decoded")
    func success() async throws {
        server.on(Petstore.GetPet.self).respond(rex)
        #expect(try await server.client.send(Petstore.GetPet(petID: 7)) == rex)
        #expect(server.requests.map(\.description) == ["GET /pets/7"])
        try server.verify()
    }

    @Test("outcomes and deliveries are compared by their values")
    func equality() {
        #expect(Outcome<Int, String>.success(1) == .success(1) && Outcome<Int, String>.failure("a") != .undocumented)
        let file = URL(fileURLWithPath: "/a")
        #expect(Set<EndpointRequest.Delivery>([.default, .default, .streamed, .file(file), .file(file)]).count == 3)
    }

    @Test("a function catches a documented failure with an exhaustive switch")
    func exhaustive() async {
        func title() async -> String {
            do {
                return try await server.client.send(Petstore.GetPet(petID: 7)).name
            } catch {
                switch error.reason {
                case .failure(.notFound(let problem)): return problem.title
                case .undocumented, .decoding, .transport, .request, .cancelled: return "other"
                }
            }
        }
        server.on(.get, "/pets/{id}").respond(.json(#"{"title":"gone"}"#, status: 404))
        #expect(await title() == "gone")
    }

    @Test("result gives value or error inside closures, async let and groups")
    func result() async {
        server.on(.get, "/pets/{id}") { request in
            request.parameters["id"] == "7"
                ? .json(#"{"id":7,"name":"Rex"}"#) : .json(#"{"title":"gone"}"#, status: 404)
        }
        let client = server.client
        async let found = client.result(of: Petstore.GetPet(petID: 7))
        async let lost = Task {
            switch await client.result(of: Petstore.GetPet(petID: 8)) {
            case .success(let pet): pet.name
            case .failure(let error):
                if case .notFound(let problem)? = error.failure { problem.title } else { "\(error)" }
            }
        }.value
        let names = await withTaskGroup(of: String?.self) { group in
            for id in [7, 7, 9] as [Int64] {
                group.addTask { try? await client.result(of: Petstore.GetPet(petID: id)).get().name }
            }
            return await group.reduce(into: [String?]()) { $0.append($1) }
        }
        #expect(await (try? found.get()) == rex)
        #expect(await lost == "gone")
        #expect(names.compactMap { $0 } == ["Rex", "Rex"])
    }

    @Test("a failure is caught by its pattern anywhere, through any Error")
    func pattern() async throws {
        func erased() async throws { _ = try await server.client.send(Petstore.GetPet(petID: 7)) }
        server.on(.get, "/pets/{id}").respond(.json(#"{"title":"gone"}"#, status: 404))
        do {
            try await erased()
            Issue.record("nothing was thrown")
        } catch let error as Petstore.GetPet.SendError {
            #expect(error.failure == .notFound(Petstore.Problem(title: "gone")))
        }
    }

    @Test("an undocumented status is a failure that keeps the response")
    func undocumented() async throws {
        server.on(.get, "/pets/{id}").respond(.text("busy", status: 503))
        let error = await failure(of: Petstore.GetPet(petID: 7))
        guard case .undocumented? = error?.reason, let response = error?.response else { return unexpected(error) }
        #expect(response.status == 503)
        #expect(try response.text() == "busy")
        #expect(response.decodingError == nil)
        #expect(error?.status == 503)
    }

    @Test("a failure whose body is a proxy's page is undocumented and has a decoding error")
    func proxyPage() async {
        server.on(.get, "/pets/{id}").respond(.data(Data("<html>".utf8), contentType: "text/html", status: 404))
        let error = await failure(of: Petstore.GetPet(petID: 7))
        guard case .undocumented? = error?.reason, let response = error?.response else { return unexpected(error) }
        #expect(response.decodingError is JSONError)
        #expect("\(response.debugDescription)".contains("not as documented"))
    }

    @Test(
        "a success that cannot be decoded is a decoding error",
        arguments: ["{", "", #"{"id":"x"}"#, #"{"id":7}"#, "[]"]
    )
    func drift(body: String) async {
        server.on(.get, "/pets/{id}").respond(.json(body))
        let error = await failure(of: Petstore.GetPet(petID: 7))
        guard case .decoding(let reading)? = error?.reason else { return unexpected(error) }
        #expect(error?.operation.id == "getPet")
        #expect(reading.type.hasSuffix("Petstore.Pet"))
        #expect(error?.status == 200)
    }

    @Test("a body of another media type than the description's JSON is named, with remedies")
    func otherMediaType() async {
        server.on(.get, "/pets/{id}").respond(.data(Data("the,csv".utf8), contentType: "text/csv; charset=utf-8"))
        let error = await failure(of: Petstore.GetPet(petID: 7))
        guard case .decoding(let reading)? = error?.reason else { return unexpected(error) }
        #expect(
            reading.description.hasSuffix(
                "; the server sent text/csv, and the client reads JSON: read the bytes with 'download', or describe this "
                    + "response of a generated call as text/csv alone with an overlay"
            )
        )
    }

    @Test("a transport failure contains reason, code and request line, but not the query")
    func transport() async {
        server.on(.get, "/pets/{id}").respond(.fault(.networkConnectionLost))
        let options = CallOptions(query: ["token": "hush"])
        let error = await failure(of: Petstore.GetPet(petID: 7), options: options)
        guard case .transport(let failure)? = error?.reason else { return unexpected(error) }
        #expect(failure.reason == .connectionLost)
        #expect(failure.code == .networkConnectionLost)
        #expect(failure.requestLine == "GET \(server.url)/pets/{petId}")
        #expect(!failure.debugDescription.contains("hush"))
    }

    @Test("a reply contains the status, the headers and the raw body in addition to the value")
    func reply() async throws {
        let headers: HeaderFields = [
            "X-Count": "42", "X-Flag": "true", "X-Tags": "a, b", "X-Name": "007", "X-Quoted": #""a, \"b", c"#,
            "X-Inches": "3\", 5",
            "Last-Modified": "Thu, 01 Jan 1970 00:01:00 GMT",
        ]
        server.on(.get, "/pets/{id}").respond(.json(#"{"id":7,"name":"Rex"}"#, headers: headers))
        let reply = try await server.client.reply(to: Petstore.GetPet(petID: 7))
        #expect(reply.value == rex)
        #expect(reply.status == 200)
        #expect(reply.response.bufferedBody == Data(#"{"id":7,"name":"Rex"}"#.utf8))
        #expect(reply.header("x-count", as: Int.self) == 42)
        #expect(reply.header("x-flag", as: Bool.self) == true)
        #expect(reply.header("x-tags", as: [String].self) == ["a", "b"])
        #expect(reply.header("x-quoted", as: [String].self) == [#""a, \"b""#, "c"])
        #expect(reply.header("x-inches", as: [String].self) == ["3\"", "5"])
        #expect(reply.header("last-modified", as: Date.self) == Date(timeIntervalSince1970: 60))
        #expect(reply.header("x-name", as: String.self) == "007")
        #expect(reply.header("x-name", as: Bool.self) == nil)
        #expect(reply.header("x-none", as: String.self) == nil)
    }

    @Test("a call to an operation's own server fails if the server map lacks it, and nothing is sent")
    func unmappedServer() async {
        let client = URLSessionClient(
            servers: ServerMap(base: server.url),
            configuration: StubServer.configuration
        )
        let error = await client.result(of: Petstore.DeletePet(petID: 7)).failure
        guard case .request(.server(let fault))? = error?.reason else { return unexpected(error) }
        #expect(fault == .unmapped("https://admin.example.com", known: []))
        #expect(server.requests.isEmpty)
    }

    @Test("the stub server maps every operation to itself")
    func mapsAll() async throws {
        server.on(Petstore.DeletePet.self).respond(.status(204))
        // The compiler does not warn about the unused result.
        try await server.client.send(Petstore.DeletePet(petID: 7))
        #expect(try await server.client.send(Petstore.DeletePet(petID: 7)) == NoContent())
    }

    @Test("call options replace headers, add query items and set the timeout")
    func options() async throws {
        let options = CallOptions(
            timeout: .seconds(3),
            retry: .never,
            cache: .reload,
            headers: ["x-trace": "mine", "Accept": "text/csv"],
            query: ["a b": "c+d"]
        )
        let endpoint = Petstore.AddPet(body: rex, trace: "theirs")
        let request = try server.client.resolve(endpoint, options: options)
        #expect(request.headers.values("X-Trace") == ["mine"])
        #expect(request.headers["accept"] == "text/csv")
        #expect(request.url.absoluteString == "\(server.url)/pets?a%20b=c%2Bd")
        #expect(request.timeout == .seconds(3))
        #expect(request.options.retry == .never)
        #expect(try server.client.resolve(endpoint).timeout == .seconds(10))
    }

    private func failure<E: Endpoint>(
        of endpoint: E,
        options: CallOptions = CallOptions()
    ) async -> HTTPError<E.Failure>? {
        await server.client.result(of: endpoint, options: options).failure
    }

    private func unexpected(_ error: (any Error)?) {
        Issue.record("unexpected \(String(describing: error))")
    }
}

extension Result {
    var success: Success? {
        if case .success(let value) = self { value } else { nil }
    }

    var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
