import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Retry", .serialized, .timeLimit(.minutes(15)))
struct RetryTests {
    private struct NoDelay: Backoff {
        func delay(beforeRetry retry: Int, random: Double) -> Duration { .zero }
    }

    private func eager(_ base: some EndpointClient, attempts: Int = 3) throws -> RetryingClient {
        base.retrying(RetryingClient.Policy(attempts: attempts, backoff: NoDelay()), clock: ManualClock())
    }

    @Test("temporary statuses are retried", arguments: [408, 429, 500, 502, 503, 504])
    func passing(status: Int) async throws {
        let base = StepClient(.status(status), .status(200))
        let response = try await eager(base).send(.to())
        #expect(response.status == 200)
        #expect(response.attempts.map(\.outcome) == [.status(status), .status(200)])
        #expect(base.requests.count == 2)
    }

    @Test("other statuses are final", arguments: [200, 301, 400, 401, 403, 404, 409, 422, 501, 505])
    func final(status: Int) async throws {
        let base = StepClient(.status(status))
        let response = try await eager(base).send(.to())
        // A transport that records nothing leaves a success without attempts, which costs calls nothing.
        #expect(response.attempts.map(\.outcome) == (status == 200 ? [] : [.status(status)]))
        #expect(base.requests.count == 1)
    }

    @Test(
        "idempotent methods are repeated, and POST and PATCH are sent once",
        arguments: [
            (EndpointRequest.Method.get, 3), (.head, 3), (.options, 3), (.trace, 3), (.put, 3), (.delete, 3),
            (.post, 1),
            (.patch, 1),
        ]
    )
    func methods(method: EndpointRequest.Method, count: Int) async throws {
        for step in [StepClient.Step.status(503), .fail(.connectionLost), .fail(.timedOut)] {
            let base = StepClient(step)
            _ = try await eager(base).outcome(of: .to("https://api.test/", method))
            #expect(base.requests.count == count)
        }
    }

    @Test("a call that is said not to be idempotent is not repeated, whatever its method and its key")
    func notIdempotent() async throws {
        var described = try EndpointRequest.to("https://api.test/")
        described.operation.retry = RetryRules(isIdempotent: false)
        let options = CallOptions(retry: RetryRules(isIdempotent: false))
        let keyed: HeaderFields = ["Idempotency-Key": "7"]
        for request in [described, try .to("https://api.test/", .put, headers: keyed, options: options)] {
            let base = StepClient(.status(503))
            _ = try await eager(base).outcome(of: request)
            #expect(base.requests.count == 1)
        }
    }

    @Test("a POST is retried with a key, if the caller or the description allows it, or if nothing was sent")
    func marks() async throws {
        let url = "https://api.test/"
        var described = try EndpointRequest.to(url, .post)
        described.operation.isIdempotent = true
        let requests = try [
            described,
            .to(url, .post, headers: ["idempotency-key": "7"]),
            .to(url, .post, options: CallOptions(retry: .idempotent)),
        ]
        for request in requests {
            let base = StepClient(.status(503))
            _ = try await eager(base).outcome(of: request)
            #expect(base.requests.count == 3)
        }
        for reason in [TransportError.Reason.hostNotFound, .cannotConnect, .offline] {
            let base = StepClient(.fail(reason), .status(200))
            #expect(try await eager(base).send(.to(url, .post)).status == 200)
        }
        let empty = StepClient(.status(503))
        _ = try await eager(empty).outcome(of: .to(url, .post, headers: ["Idempotency-Key": " "]))
        #expect(empty.requests.count == 1)
    }

    @Test(
        "a POST is retried after a 429 with Retry-After, and after no other status",
        arguments: [
            (429, ["Retry-After": "0"], 2), (429, ["Retry-After": "Thu, 01 Jan 1970 00:00:00 GMT"], 2),
            (429, [:], 1), (429, ["Retry-After": "soon"], 1), (503, ["Retry-After": "0"], 1),
        ] as [(Int, HeaderFields, Int)]
    )
    func throttled(status: Int, headers: HeaderFields, count: Int) async throws {
        for method in [EndpointRequest.Method.post, .patch] {
            let base = StepClient(.status(status, headers), .status(201))
            let response = try await eager(base).send(.to("https://api.test/", method))
            #expect(base.requests.count == count)
            #expect(response.status == (count == 2 ? 201 : status))
        }
    }

    @Test("a policy, an operation and a call can each disable the retry after a 429")
    func throttledNot() async throws {
        let url = "https://api.test/"
        let step = StepClient.Step.status(429, ["Retry-After": "0"])
        let no = StepClient(step)
        let policy = RetryingClient.Policy(backoff: NoDelay(), repeatsThrottled: false)
        _ = await no.retrying(policy, clock: ManualClock()).outcome(of: try .to(url, .post))
        #expect(no.requests.count == 1)
        var described = try EndpointRequest.to(url, .post)
        described.operation.retry = RetryRules(statuses: [503])
        for request in [described, try .to(url, .post, options: CallOptions(retry: .never))] {
            let base = StepClient(step)
            _ = try await eager(base).outcome(of: request)
            #expect(base.requests.count == 1)
        }
    }

    @Test("a GET that the description calls unsafe to repeat is not repeated")
    func unsafeGet() async throws {
        let base = StepClient(.status(503))
        var request = try EndpointRequest.to()
        request.operation.isIdempotent = false
        _ = try await eager(base).outcome(of: request)
        #expect(base.requests.count == 1)
    }

    @Test("a failure that a retry cannot fix is not retried")
    func hopeless() async throws {
        let steps: [StepClient.Step] = [
            .fail(.insecure), .fail(.redirect(.tooMany)), .fail(.unsupportedAddress), .fail(.bodyTooLarge(limit: 1)),
            .fail(.readerTooSlow(limit: 1)), .fail(.storage), .fail(.badResponse),
            .fault(.cancelled), .fault(.request(.other(URLError(.badURL)))),
        ]
        for step in steps {
            let base = StepClient(step)
            _ = try await eager(base).outcome(of: .to())
            #expect(base.requests.count == 1, "\(step)")
        }
    }

    @Test("the last failure lists every attempt")
    func evidence() async throws {
        let base = StepClient(.status(503), .fail(.timedOut), .fail(.connectionLost))
        guard case .failure(.transport(let failure)) = try await eager(base).outcome(of: .to()) else {
            Issue.record("no failure")
            return
        }
        #expect(failure.reason == .connectionLost)
        #expect(
            failure.attempts.map(\.outcome) == [.status(503), .transport(.timedOut), .transport(.connectionLost)]
        )
    }

    @Test(
        "a call replaces the number of attempts, within 1…5",
        arguments: [
            (RetryRules.never, 1), (.attempts(4), 4), (.attempts(9), 5), (.attempts(0), 1), (.attempts(-3), 1),
        ]
    )
    func overrides(retry: RetryRules, count: Int) async throws {
        let base = StepClient(.status(503))
        _ = try await eager(base).outcome(of: .to(options: CallOptions(retry: retry)))
        #expect(base.requests.count == count)
    }

    @Test("a request is the same in every attempt")
    func sameRequest() async throws {
        let base = StepClient(.status(503), .status(503), .status(200))
        let body = HTTPBody.data(Data("x".utf8))
        let request = try EndpointRequest.to("https://api.test/", .put, headers: ["A": "b"], body: body)
        _ = try await eager(base).send(request)
        #expect(base.requests.count == 3)
        for sent in base.requests {
            #expect(sent.headers == request.headers)
            #expect(sent.body == body)
        }
    }

    @Test("cancelling during a delay ends the call at once, without another request")
    func cancelWhileSleeping() async throws {
        let clock = ManualClock()
        let base = StepClient(.status(503))
        let budget = RetryingClient.Budget()
        let client = base.retrying(.fixed(.seconds(1)), budget: budget, clock: clock)
        let request = try EndpointRequest.to()
        let task = Task { await client.outcome(of: request) }
        try await clock.waitForSleepers()
        task.cancel()
        guard case .failure(.cancelled) = await task.value else {
            Issue.record("not cancelled")
            return
        }
        #expect(base.requests.count == 1)
        #expect(try budget.tokens(for: #require(ServerMap.Origin(request.url))) == 500)
    }

    @Test("a call that is cancelled in flight is not retried")
    func cancelInFlight() async throws {
        let latch = Latch()
        let base = StepClient(.wait(latch))
        let client = try eager(base)
        let request = try EndpointRequest.to()
        let task = Task { await client.outcome(of: request) }
        await until { latch.waiterCount > 0 }
        task.cancel()
        guard case .failure(.cancelled) = await task.value else {
            Issue.record("not cancelled")
            return
        }
        #expect(base.requests.count == 1)
    }

    @Test("a call that is cancelled before the second attempt does not send it")
    func cancelBeforeRetry() async throws {
        let base = StubClient { request throws(EndpointClientError) in
            withUnsafeCurrentTask { $0?.cancel() }
            return EndpointResponse(status: 503)
        }
        let client = try eager(base)
        let request = try EndpointRequest.to()
        let result = await Task { await client.outcome(of: request) }.value
        guard case .failure(.cancelled) = result else {
            Issue.record("not cancelled")
            return
        }
        #expect(base.requests.count == 1)
    }

    @Test("a request that the platform cancels is not sent again, although its caller still waits")
    func cancelledByThePlatform() async throws {
        let server = StubServer()
        server.on(.get, "/pets").respond(.fault(.cancelled))
        let client = server.client.retrying(RetryingClient.Policy(backoff: NoDelay()), clock: ManualClock())
        let error = await client.result(of: AdHocEndpoint<Int>(.get, "/pets")).failure
        #expect(error?.isCancellation == false)
        #expect(server.requests.count == 1)
    }

    @Test("through the stub server, a 503 is followed by the response")
    func wire() async throws {
        let server = StubServer()
        server.on(.get, "/pets").respond(.status(503), .json("7"))
        let client = server.client.retrying(RetryingClient.Policy(backoff: NoDelay()), clock: ManualClock())
        #expect(try await client.get("/pets") == 7)
        #expect(server.requests.count == 2)
    }
}
