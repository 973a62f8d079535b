import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Errors", .serialized)
struct HTTPErrorTests {
    typealias Failure = Petstore.GetPet.SendError

    static let operation = Petstore.GetPet.operation

    static let all: [Failure] = {
        let response = EndpointResponse(status: 503, headers: ["X-Trace": "abc"], body: .data(Data("boom".utf8)))
        let reasons: [TransportError.Reason] = [
            .offline, .hostNotFound, .cannotConnect, .connectionLost, .timedOut, .insecure, .badResponse, .truncated,
            .bodyTooLarge(limit: 16), .readerTooSlow(limit: 16), .redirect(.loop), .storage, .unsupportedAddress,
            .other,
        ]
        let transport = reasons.map {
            Failure(
                .transport(TransportError($0, code: .unknown, requestLine: "GET https://h.example/x", detail: "boom")),
                operation: operation
            )
        }
        let statuses = [400, 401, 403, 404, 408, 410, 413, 418, 429, 500, 502, 503, 504]
        let server = statuses.map {
            Failure(.undocumented, operation: operation, response: EndpointResponse(status: $0, body: response.body))
        }
        let reading = EndpointResponse.DecodingError(type: "Pet", underlying: EndpointResponse.BodyError.empty)
        let requests: [RequestError] = [
            .encoding(.emptyPathValue(path: "/x")), .server(.notAnAddress("http")),
            .authentication(.refreshFailed(URLError(.badURL))), .notCached(operationID: "http"),
            .other(ConfigurationError(field: "http", problem: "nil")),
        ]
        let gone = Petstore.GetPet.Failure.notFound(Petstore.Problem(title: "gone"))
        return transport + server + requests.map { Failure(.request($0), operation: operation) } + [
            Failure(.decoding(reading), operation: operation, response: response),
            Failure(.cancelled, operation: operation),
            Failure(.failure(gone), operation: operation, response: EndpointResponse(status: 404)),
            Failure(.failure(gone), operation: operation),
        ]
    }()

    @Test("the text for users is a sentence without codes, addresses or internals", arguments: all)
    func userText(_ error: Failure) throws {
        let text = error.localizedDescription
        #expect(text == error.errorDescription)
        #expect(text.hasSuffix("."))
        #expect(text.first?.isUppercase == true)
        for word in ["http", "503", "boom", "URLError", "nil", "Optional", "GET", "decod"] {
            #expect(!text.contains(word), "\(text)")
        }
        #expect(!text.contains { $0.isNumber })
    }

    private func text(_ error: any Error) -> String? {
        Failure(.request(RequestError(error)), operation: Self.operation).errorDescription
    }

    @Test("an error that refused a request has its own text for users")
    func refusal() {
        #expect(text(CredentialError.signedOut) == "Please sign in and try again.")
        #expect(text(RequestEncoder.EncodingError.emptyPathValue(path: "/x")) == "The request could not be sent.")
        #expect(throws: JSONError.self) {
            do { _ = try Petstore.Pet(jsonData: Data("{}".utf8)) } catch {
                #expect(text(error) == "The data is not in the form that this app expects.")
                throw error
            }
        }
    }

    private struct GetCount: Endpoint {
        typealias Failure = Petstore.Problem

        static let operation = OperationInfo(id: "count", method: .get, path: "/count")

        func encode(into request: inout RequestEncoder) { request.path = "/count" }

        static func decode(_ response: EndpointResponse) throws -> Outcome<[Int], Petstore.Problem> {
            switch response.status {
            case 200: .success(try response.json())
            case 202: .success([Int(try response.json(Petstore.Pet.self).id)])
            default: .failure(try response.json())
            }
        }
    }

    @Test(
        "An error names the type that the status of a success stands for",
        arguments: [(200, "cannot read [Int]:"), (202, ".Pet:"), (201, ".Problem:")]
    )
    func typeOfStatus(status: Int, wanted: String) async throws {
        let client = StubClient { _ in EndpointResponse(status: status, body: .data(Data("true".utf8))) }
        let error = await #expect(throws: HTTPError<Petstore.Problem>.self) { _ = try await client.send(GetCount()) }
        #expect(error?.debugDescription.contains(wanted) == true, "\(String(describing: error))")
    }

    @Test("a documented failure has the text of its status, like an undocumented one")
    func documentedText() {
        for status in [401, 403, 404, 429, 503] {
            let response = EndpointResponse(status: status)
            let documented = HTTPError<Int>(.failure(1), operation: Self.operation, response: response)
            let undocumented = HTTPError<Int>(.undocumented, operation: Self.operation, response: response)
            #expect(documented.errorDescription == undocumented.errorDescription)
        }
    }

    @Test("an error is a word larger than its reason, and too large for registers, in which Swift 6.3 loses it")
    func size() {
        let word = MemoryLayout<Int>.size
        #expect(MemoryLayout<Failure>.size <= MemoryLayout<Failure.Reason>.stride + word)
        #expect(MemoryLayout<HTTPError<Never>>.size > 4 * word)
    }

    @Test("an error of a call with a large response is thrown through `any Error` and typed functions unharmed")
    func thrown() async throws {
        struct Wide: Sendable { var (a, b, c, d) = ("a", "b", [1], [2]) }
        struct GetWide: Endpoint {
            typealias Response = Wide
            typealias Failure = String

            static var operation: OperationInfo { OperationInfo(id: "wide", method: .get, path: "/wide") }

            func encode(into request: inout RequestEncoder) { request.path = "/wide" }

            static func decode(_ response: EndpointResponse) throws -> Outcome<Wide, String> { .failure("narrow") }
        }
        let client = StubClient { _ in
            await Task.yield()
            return EndpointResponse(status: 404)
        }
        func erased() async throws { _ = try await client.send(GetWide()) }
        func typed() async throws(GetWide.SendError) -> Wide { try await client.send(GetWide()) }
        for _ in 0..<10 {
            let error = try #require(await #expect(throws: GetWide.SendError.self) { try await erased() })
            #expect(error.failure == "narrow")
            do { _ = try await typed() } catch { #expect(error.failure == "narrow" && error.status == 404) }
        }
    }

    @Test("every error of a call contains operation, request line, status, headers and its attempt")
    func evidence() async throws {
        let server = StubServer()
        let responses: [(StubResponse, String)] = [
            (.json(#"{"title":"gone"}"#, status: 404, headers: ["Retry-After": "7"]), "documented failure"),
            (.json(#"{"title":"gone"}"#, status: 500, headers: ["Retry-After": "7"]), "undocumented response"),
            (.json(#"{"id":7}"#, headers: ["Retry-After": "7"]), "cannot read"),
        ]
        for (response, what) in responses {
            for client: any EndpointClient in [
                server.client, server.client.retrying(RetryingClient.Policy(attempts: 1)),
            ] {
                server.on(Petstore.GetPet.self).respond(response)
                let error = try #require(await client.result(of: Petstore.GetPet(petID: 7)).failure)
                #expect(error.operation == Petstore.GetPet.operation)
                #expect(error.requestLine == "GET \(server.url)/pets/{petId}")
                #expect(error.request?.url.path == "/pets/7")
                #expect(error.response?.headers["Retry-After"] == "7")
                #expect(error.attempts.map(\.outcome) == [.status(try #require(error.status))])
                #expect(error.attempts.first?.duration != nil)
                #expect(error.debugDescription.hasPrefix("getPet: \(what)"))
                #expect(error.debugDescription.contains("\n  GET \(server.url)/pets/{petId}: status"))
                #expect(error.debugDescription.contains("\n  attempt 1: status \(try #require(error.status)) after"))
            }
        }
        server.on(Petstore.GetPet.self).respond(.fault(.networkConnectionLost))
        let lost = try #require(await server.client.result(of: Petstore.GetPet(petID: 7)).failure)
        #expect(lost.requestLine == "GET \(server.url)/pets/{petId}")
        #expect(lost.attempts.map(\.outcome) == [.transport(.connectionLost)])
    }

    @Test("an error lists one attempt if none was recorded, and none if the response was stored")
    func unrecorded() async throws {
        var isCached = false
        for attempts in [[Attempt(outcome: .status(503))], []] {
            let client = StubClient { [isCached] _ in
                var response = EndpointResponse(status: 503)
                response.isCached = isCached
                return response
            }
            let error = try #require(await client.result(of: Petstore.GetPet(petID: 7)).failure)
            #expect(error.attempts == attempts)
            isCached = true
        }
    }

    @Test("the error of a call that a decorator refuses after attempts lists the attempts")
    func refusedLater() async throws {
        let server = StubServer()
        server.on(Petstore.GetPet.self).respond(.status(503))
        let breaking = server.client.circuitBreaking(CircuitBreakingClient.Policy(windowSize: 2))
        let policy = RetryingClient.Policy(backoff: .fixed(.zero), totalTimeout: .seconds(86_400))
        let client = breaking.retrying(policy)
        let error = try #require(await client.result(of: Petstore.GetPet(petID: 7)).failure)
        guard case .request(.circuitOpen) = error.reason else {
            Issue.record("unexpected \(error)")
            return
        }
        #expect(error.attempts.map(\.outcome) == [.status(503), .status(503)])
        #expect(error.request != nil)
    }

    @Test("the error of a call that could not be made contains the operation and no request")
    func unmade() async throws {
        let client = StubClient()
        let path: RequestPath = "/a/\("")"
        let error = try #require(await client.result(of: AdHocEndpoint<Int>(.get, path)).failure)
        guard case .request(.encoding(.emptyPathValue)) = error.reason else {
            Issue.record("unexpected \(error)")
            return
        }
        #expect(error.operation.id.hasPrefix("GET /a/"))
        #expect(error.request == nil && error.requestLine == nil && error.attempts.isEmpty)
    }

    @Test("the technical text has request line, reason, code and every attempt")
    func technical() {
        var failure = TransportError(.timedOut, code: .timedOut, requestLine: "GET https://h/x", detail: "late")
        failure.attempts = [
            Attempt(outcome: .status(503), duration: .seconds(1), delay: .seconds(2)),
            Attempt(outcome: .transport(.timedOut), duration: .seconds(30)),
        ]
        let error: any EndpointError = Failure(.transport(failure), operation: Self.operation)
        #expect(
            error.debugDescription == """
                getPet: transport: timedOut (URLError -1001): late
                  GET https://h/x
                  attempt 1: status 503 after 1 s, then waited 2 s
                  attempt 2: timedOut after 30 s
                """
        )
        #expect(error.attempts.count == 2)
        #expect(!error.isCancellation && error.status == nil)
    }

    @Test(
        "durations are in seconds, to the millisecond",
        arguments: [
            (.zero, "0 s"), (.nanoseconds(1), "0.001 s"), (.microseconds(1_499), "0.001 s"),
            (.milliseconds(1_050), "1.05 s"), (.microseconds(1_999_500), "2 s"), (.seconds(90), "90 s"),
            (.milliseconds(-250), "-0.25 s"), (.seconds(Int64.max), "9223372036854775807 s"),
            (.seconds(Int64.min), "-9223372036854775808 s"),
        ] as [(Duration, String)]
    )
    func durations(duration: Duration, text: String) {
        #expect("\(Attempt(outcome: .status(503), duration: duration))" == "status 503 after \(text)")
    }

    @Test("an error of any endpoint contains response, status and cancellation")
    func erased() {
        let server: any EndpointError = Failure(
            .undocumented,
            operation: Self.operation,
            response: EndpointResponse(status: 503)
        )
        #expect(server.status == 503 && server.response?.status == 503)
        let cancelled: any EndpointError = HTTPError<Never>(.cancelled, operation: Self.operation)
        #expect(cancelled.isCancellation && cancelled.response == nil)
    }

    @Test("only failures before the connection prove that nothing was sent")
    func proof() {
        let proven = Self.all.filter {
            if case .transport(let failure) = $0.reason { failure.isUnsent } else { false }
        }
        #expect(proven.count == 3)
    }

    @Test("no text of an error that wraps a platform error contains the address in its user info")
    func platformErrors() {
        let error = URLError(
            .timedOut,
            userInfo: ["NSErrorFailingURLStringKey": "https://id.test/token?refresh_token=hush"]
        )
        let errors: [any Error] = [
            error, CredentialError.refreshFailed(error), CredentialError.storeFailed(error),
        ]
        for error in errors {
            for text in [
                "\(EndpointClientError.request(.other(error)))",
                HTTPError<Never>(.request(RequestError(error)), operation: Self.operation).debugDescription,
            ] {
                #expect(!text.contains("hush"), "\(text)")
                #expect(text.contains("NSURLErrorDomain -1001"))
            }
        }
    }
}
