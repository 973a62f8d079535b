import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Stub server", .serialized, .timeLimit(.minutes(15)))
struct StubServerTests {
    let server = StubServer()

    @Test("a script responds in turn and its last response repeats")
    func script() async {
        server.on(Petstore.GetPet.self).respond(.status(503), .json(#"{"id":7,"name":"Rex"}"#))
        var statuses: [Int?] = []
        for _ in 0..<3 { statuses.append(await server.client.result(of: Petstore.GetPet(petID: 7)).failure?.status) }
        #expect(statuses == [503, nil, nil])
    }

    @Test("a new script of a route starts with its first response")
    func newScript() async {
        let route = server.on(.get, "/a")
        var statuses: [Int?] = []
        for first in [500, 501] {
            route.respond(.status(first), .status(404))
            statuses.append(await server.client.result(of: AdHocEndpoint<NoContent>(.get, "/a")).failure?.status)
        }
        #expect(statuses == [500, 501])
        #expect(route.uses == 2)
    }

    @Test("a typed route responds with values made from the request")
    func typed() async throws {
        server.on(Petstore.GetPet.self) { request in
            Petstore.Pet(id: Int64(request.parameters["petId"] ?? "") ?? 0, name: "Rex")
        }
        #expect(try await server.client.send(Petstore.GetPet(petID: 9)).id == 9)
    }

    @Test("a value is sent with the status of a success that the endpoint documents")
    func documentedStatus() async throws {
        let pet = Petstore.Pet(id: 1, name: "Rex")
        let call = Petstore.AddPet(body: pet)
        server.on(Petstore.AddPet.self).respond(pet)
        #expect(try await server.client.reply(to: call).status == 201)
        server.on(Petstore.AddPet.self) { _ in pet }
        #expect(try await server.client.reply(to: call).status == 201)
        #expect(try await StubClient().on(Petstore.AddPet.self) { _ in pet }.reply(to: call).status == 201)
        #expect(try await StubClient().on(Petstore.AddPet.self).respond(pet).reply(to: call).value == pet)
        server.on(Petstore.AddPet.self).respond(pet, status: 202)
        #expect(await server.client.result(of: call).failure?.status == 202)
    }

    @Test("a value of an endpoint that documents a text is sent as that text")
    func documentedText() async throws {
        struct GetMotto: Endpoint {
            static var operation: OperationInfo { OperationInfo(id: "getMotto", method: .get, path: "/motto") }

            func encode(into request: inout RequestEncoder) { request.path = "/motto" }

            static func decode(_ response: EndpointResponse) throws -> Outcome<String, Never> {
                response.status == 200 ? .success(try response.text()) : .undocumented
            }
        }
        for status in [nil, 200] {
            server.on(GetMotto.self).respond("good dog", status: status)
            #expect(try await server.client.send(GetMotto()) == "good dog")
        }
        #expect(try await StubClient().on(GetMotto.self) { _ in "good dog" }.send(GetMotto()) == "good dog")
    }

    @Test(
        "a text is sent in the charset of its media type, or in UTF-8 if that lacks a character",
        arguments: [("iso-8859-1", "Café", 4), ("utf-16be", "Café", 8), ("us-ascii", "Café", 5), ("utf-8", "Café", 5)]
    )
    func charset(name: String, text: String, count: Int) async throws {
        server.on(.get, "/motto").respond(.text(text, contentType: "text/plain; charset=\(name)"))
        let response = try await server.client.send(
            EndpointRequest(method: .get, url: server.url.appending(path: "motto"))
        )
        #expect(response.bufferedBody?.count == count)
        #expect(try response.text() == text)
        let charset = count == 5 ? "utf-8" : name
        #expect(response.headers["Content-Type"] == "text/plain; charset=\(charset)")
    }

    @Test("the responses of a typed route are freed with its server")
    func freed() {
        weak var route: StubServer.Route?
        do {
            let server = StubServer()
            withExtendedLifetime(server) {
                route = server.on(Petstore.AddPet.self).respond(.status(204)).route
                #expect(route != nil)
            }
        }
        #expect(route == nil)
    }

    @Test("a value of an endpoint that documents bytes is sent as those bytes")
    func documentedBytes() async throws {
        struct GetPhoto: Endpoint {
            static var operation: OperationInfo { OperationInfo(id: "getPhoto", method: .get, path: "/photo") }

            func encode(into request: inout RequestEncoder) { request.path = "/photo" }

            static func decode(_ response: EndpointResponse) throws -> Outcome<Data, Never> {
                response.status == 200 ? .success(try response.data()) : .undocumented
            }
        }
        server.on(GetPhoto.self).respond(Data([0xFF, 0xD8]))
        #expect(try await server.client.send(GetPhoto()) == Data([0xFF, 0xD8]))
        server.on(GetPhoto.self).respond(Data([0xFF, 0xD8]), status: 404)
        let failure = await server.client.result(of: GetPhoto()).failure
        #expect(failure?.status == 404)
        #expect(try failure?.response?.data() == Data([0xFF, 0xD8]))
    }

    @Test("no content is sent without a body, with the status that the endpoint documents")
    func documentedNoContent() async throws {
        for status in [nil, 204] {
            server.on(Petstore.DeletePet.self).respond(NoContent(), status: status)
            let reply = try await server.client.reply(to: Petstore.DeletePet(petID: 7))
            #expect(reply.status == 204)
            #expect(try reply.response.data().isEmpty)
        }
    }

    @Test("a cookie for secure connections is kept")
    func secureCookie() async throws {
        server.on(.get, "/login").respond(.status(204, headers: ["Set-Cookie": "session=1; Secure; HttpOnly"]))
        server.on(.get, "/pets").respond(.status(204))
        let client = server.client.keepingCookies(in: CookieStore())
        try await client.send(AdHocEndpoint<NoContent>(.get, "/login"))
        try await client.send(AdHocEndpoint<NoContent>(.get, "/pets"))
        #expect(server.requests.last?.headers["Cookie"] == "session=1")
    }

    @Test("a request is recorded with method, path, query, headers and body")
    func recording() async throws {
        server.on(.post, "/pets").respond(.json(#"{"id":1,"name":"Rex"}"#, status: 201))
        let endpoint = Petstore.AddPet(body: Petstore.Pet(id: 1, name: "Rex"), trace: "t")
        _ = try await server.client.send(endpoint, options: CallOptions(query: ["q": "a b", "q": "c"]))
        let request = try #require(server.requests.first)
        #expect(request.method == .post && request.path == "/pets")
        #expect(request.query("q") == ["a b", "c"])
        #expect(request.headers["x-trace"] == "t")
        #expect(request.text == #"{"id":1,"name":"Rex"}"#)
        #expect(try request.json(JSONValue.self) == ["id": 1, "name": "Rex"])
    }

    @Test("headers of one name in different cases arrive as one header")
    func headerCases() async throws {
        let fields = HeaderFields([.init(name: "X-A", value: "1"), .init(name: "x-a", value: "2")])
        server.on(.get, "/a").respond(.status(204, headers: fields))
        let reply = try await server.client.reply(to: AdHocEndpoint<NoContent>(.get, "/a"))
        #expect(reply.headers["X-A"] == "1, 2")
    }

    @Test("an unmatched request fails with the nearest routes, and verify throws the error")
    func unmatched() async {
        server.on(.get, "/pets/{petId}/toys").respond(.status(204))
        server.on(.get, "/owners").respond(.status(204))
        server.on(.post, "/pets").respond(.status(204))
        server.on(.delete, "/a/very/different/path").respond(.status(204))
        let error = await server.client.result(of: Petstore.GetPet(petID: 7)).failure
        let text =
            "no stub for GET /pets/7; the nearest are GET /pets/{petId}/toys, POST /pets, GET /owners; "
            + "the path has 2 segments, not 3"
        guard case .transport(let failure)? = error?.reason else {
            Issue.record("unexpected \(String(describing: error))")
            return
        }
        #expect(failure.detail == text)
        #expect(!failure.isUnsent)
        do {
            try server.verify()
            Issue.record("verified")
        } catch {
            #expect(error.description == text)
        }
    }

    @Test(
        "an unmatched request names its difference from the nearest route",
        arguments: [
            (EndpointRequest.Method.get, "/pets/{petId}", "the method is GET, not POST"),
            (.post, "/pet/{petId}", "the path has 'pets' where 'pet' is expected"),
            (.post, "/pets/{petId}/toys", "the path has 2 segments, not 3"),
            (.post, "pets/{petId}", "the path of a route begins with '/'"),
            (.post, "http://stub.test/pets/{petId}", "the path of a route begins with '/'"),
            (.post, "/pets/7?state=sold", "the query has no 'state=sold'"),
        ] as [(EndpointRequest.Method, String, String)]
    )
    func differences(method: EndpointRequest.Method, path: String, difference: String) async throws {
        let isMethod = method == .get
        server.on(isMethod ? .post : method, path).respond(.status(204))
        let sent: EndpointRequest.Method = isMethod ? .get : .post
        _ = await server.client.result(of: AdHocEndpoint<NoContent>(sent, "/pets/7"))
        let nearest = "\(isMethod ? .post : method) \(path)"
        let fault = StubError.unmatched(request: "\(sent) /pets/7", nearest: [nearest], difference: difference)
        #expect(throws: fault) { try server.verify() }
    }

    @Test("a query in the path of a route chooses the requests that have its items")
    func queries() async throws {
        for state in ["sold", "a%20b"] { server.on(.get, "/pets?state=\(state)").respond(.text(state)) }
        let call = { (query: String) in AdHocEndpoint<String>(.get, RequestPath(verbatim: "/pets?\(query)")) }
        #expect(try await server.client.send(call("page=2&state=sold")) == "sold")
        #expect(try await server.client.send(call("state=a%20b")) == "a%20b")
        #expect(await server.client.result(of: call("state=new")).failure != nil)
    }

    @Test("verify names the error that a stub's closure threw")
    func throwing() async {
        server.on(.get, "/a") { _ in throw CancellationError() }
        _ = await server.client.result(of: AdHocEndpoint<NoContent>(.get, "/a"))
        let fault = StubError.unwritable("the closure for GET /a threw CancellationError()")
        #expect(throws: fault) { try server.verify() }
    }

    @Test("an unused stub can fail the test")
    func unused() throws {
        server.on(.get, "/pets").respond(.status(204))
        #expect(throws: StubError.unused(["GET /pets"])) { try server.verify() }
        try server.verify(allowingUnused: true)
    }

    @Test("waiting for requests ends at its timeout")
    func boundedWait() async {
        await #expect(throws: WaitTimeoutError.self) { try await server.waitForRequests(1, timeout: .zero) }
    }

    @Test("a response can be held by a latch and then delayed by a clock")
    func delays() async throws {
        let clock = ManualClock()
        let server = StubServer(clock: clock)
        let latch = Latch()
        server.on(.get, "/x").respond(.text("late").held(by: latch).delayed(by: .seconds(5)))
        async let response: String = server.client.get("/x")
        await until { latch.waiterCount == 1 }
        latch.open()
        try await clock.waitForSleepers(2)
        #expect(clock.sleepers.map(\.offset) == [.seconds(5), .seconds(30)])
        clock.advance(by: .seconds(5))
        #expect(try await response == "late")
    }

    @Test("a delay longer than any clock can count ends by cancellation")
    func endless() async throws {
        let server = StubServer()
        server.on(.get, "/x").respond(.status(200).delayed(by: .seconds(Int64.max)))
        let stub = StubClient().on(Petstore.GetPet.self).respond(.status(200).delayed(by: .seconds(Int64.max)))
        let calls = [
            Task { await server.client.outcome(of: try .to("\(server.url)/x")) },
            Task { await stub.outcome(of: try stub.resolve(Petstore.GetPet(petID: 7))) },
        ]
        try await server.waitForRequests()
        try await stub.waitForRequests()
        for call in calls {
            call.cancel()
            let outcome = try await call.value
            guard case .failure(.cancelled) = outcome else {
                Issue.record("\(outcome)")
                continue
            }
        }
    }

    @Test("no step follows a failure")
    func failureIsTheEnd() async throws {
        server.on(.get, "/fails").respond(.fault(.timedOut).delayed(by: .zero))
        server.on(.get, "/succeeds").respond(.json("7"))
        let events = SessionEvents()
        let session = URLSession(configuration: StubServer.configuration, delegate: events, delegateQueue: nil)
        defer { session.finishTasksAndInvalidate() }
        for path in ["fails", "succeeds"] {
            session.dataTask(with: server.url.appendingPathComponent(path)).resume()
            try await events.ended(path).wait(timeout: .seconds(10))
        }
        #expect(events.seen == ["fails -1001", "succeeds 200", "succeeds 1 bytes", "succeeds done"])
    }

    @Test("servers do not see each other's requests", arguments: 0..<20)
    func parallel(number: Int) async throws {
        let server = StubServer()
        server.on(.get, "/n").respond(.json("\(number)"))
        for _ in 0..<5 { #expect(try await server.client.get("/n") == number) }
        #expect(server.requests.count == 5)
    }

    @Test(
        "templates match by segment",
        arguments: [
            ("/a/{x}", "/a/b%2Fc", ["x": "b/c"]), ("/a/{x}.png", "/a/1.2.png", ["x": "1.2"]),
            ("/{x}-{y}", "/1-2", ["x": "1", "y": "2"]), ("/a", "/a", [:]), ("/a/{x}", "/a/", nil),
            ("/a/{x}", "/a/b/c", nil), ("/a/b", "/a/c", nil), ("/{x}.png", "/a.jpg", nil),
            ("/a/{?q,r}", "/a/", [:]), ("/a/{x}{?q}{?r}#b", "/a/7?r=1", ["x": "7"]),
        ] as [(String, String, [String: String]?)]
    )
    func templates(template: String, path: String, expected: [String: String]?) async {
        let captured = Latch()
        server.on(.get, template) { request in
            if request.parameters == expected { captured.open() }
            return .status(204)
        }
        let status = await server.client.result(of: AdHocEndpoint<NoContent>(.get, RequestPath(stringLiteral: path)))
        #expect((status.failure == nil) == (expected != nil))
        #expect(captured.isOpen == (expected != nil))
    }

    @Test("a view model's client responds to endpoints with values and faults")
    func stubClient() async throws {
        let client = StubClient()
            .on(Petstore.GetPet.self) { _ in Petstore.Pet(id: 7, name: "Rex") }
            .on(Petstore.DeletePet.self, fail: .transport(TransportError(.offline, requestLine: "DELETE /")))
        #expect(try await client.send(Petstore.GetPet(petID: 7)).name == "Rex")
        guard case .transport? = await client.result(of: Petstore.DeletePet(petID: 7)).failure?.reason else {
            Issue.record("not offline")
            return
        }
        let unknown = await client.result(of: Petstore.AddPet(body: Petstore.Pet(id: 1, name: ""))).failure
        guard case .request(.other(let fault as StubError))? = unknown?.reason else {
            Issue.record("not refused")
            return
        }
        #expect(fault == .unknownEndpoint("addPet", nearest: ["getPet", "deletePet"]))
        #expect(unknown?.localizedDescription == "no stub for endpoint addPet; the nearest are getPet, deletePet")
        #expect("\(StubError.unknownEndpoint("a", nearest: ["b"]))" == "no stub for endpoint a; the nearest is b")
        #expect(client.requests.map(\.operation.id) == ["getPet", "deletePet", "addPet"])
        let raw = EndpointRequest(method: .get, url: try #require(URL(string: "https://h.test/pets/7%3A/?a=1")))
        let refused = await #expect(throws: EndpointClientError.self) { try await client.send(raw) }
        #expect(refused?.localizedDescription.hasPrefix("no stub for endpoint GET /pets/7%3A/;") == true)
    }

    @Test("a stub client matches calls without an endpoint type by their method, path and query")
    func stubClientPaths() async throws {
        let client = StubClient()
            .on(.get, "/pets/{petId}").respond(.status(503), .json("7"))
            .on(.get, "/pets/{petId}?full=true").respond { _ in .json("8") }
            .on(.post, "/pets").respond(.json("9"))
        #expect(await client.result(of: AdHocEndpoint<Int>(.get, "/pets/\("a/b")")).failure?.response?.status == 503)
        #expect(try await client.get("/pets/\("a/b")") == 7)
        #expect(try await client.get("/pets/7", query: ["full": true]) == 8)
        #expect(throws: StubError.unused(["POST /pets"])) { try client.verify() }
        #expect(try await client.post("/pets", body: ["name": "Rex"]) == 9)
        try client.verify()
        _ = await client.result(of: AdHocEndpoint<Int>(.put, "/pets"))
        let fault = StubError.unknownEndpoint(
            "PUT /pets",
            nearest: ["POST /pets", "GET /pets/{petId}", "GET /pets/{petId}?full=true"]
        )
        #expect(throws: fault) { try client.verify() }
    }
}

/// The delegate calls of a session, with the last path component of each task.
private final class SessionEvents: NSObject, URLSessionDataDelegate {
    private let events = Lock([String]())
    private let ends = Lock([String: Latch]())

    var seen: [String] { events.withLock { $0 } }

    func ended(_ path: String) -> Latch {
        ends.withLock { ends in
            let latch = ends[path] ?? Latch()
            ends[path] = latch
            return latch
        }
    }

    private func note(_ task: URLSessionTask, _ event: String) {
        events.withLock { $0.append("\(path(task)) \(event)") }
    }

    private func path(_ task: URLSessionTask) -> String { task.originalRequest?.url?.lastPathComponent ?? "" }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        note(dataTask, "\((response as? HTTPURLResponse)?.statusCode ?? 0)")
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        note(dataTask, "\(data.count) bytes")
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        note(task, error.map { "\(($0 as NSError).code)" } ?? "done")
        ended(path(task)).open()
    }
}
