import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Interception")
struct InterceptionTests {
    private struct Mark: EndpointInterceptor {
        var name: String

        func intercept(_ request: EndpointRequest, next: any EndpointClient) async throws -> EndpointResponse {
            var request = request
            request.headers.add("Order", name)
            var response = try await next.send(request)
            response.headers.add("Order", name)
            return response
        }
    }

    private struct Failing: EndpointInterceptor {
        var error: any Error

        func intercept(_ request: EndpointRequest, next: any EndpointClient) async throws -> EndpointResponse {
            throw error
        }
    }

    @Test("the first interceptor sees the request first and the response last")
    func order() async throws {
        let base = StepClient(.status(200))
        let client = base.intercepting([Mark(name: "a"), Mark(name: "b"), Mark(name: "c")])
        let response = try await client.send(.to())
        #expect(base.requests.first?.headers.values("Order") == ["a", "b", "c"])
        #expect(response.headers.values("Order") == ["c", "b", "a"])
    }

    @Test("an interceptor may respond without the next client")
    func replace() async throws {
        struct Maintenance: EndpointInterceptor {
            func intercept(_ request: EndpointRequest, next: any EndpointClient) async throws -> EndpointResponse {
                EndpointResponse(status: 204)
            }
        }
        let base = StepClient(.status(200))
        #expect(try await base.intercepting(Maintenance(), Mark(name: "x")).send(.to()).status == 204)
        #expect(base.requests.isEmpty)
    }

    @Test("client errors are rethrown unchanged, a cancellation remains one, and any other error refuses the request")
    func errors() async throws {
        func outcome(_ error: any Error) async throws -> Result<EndpointResponse, EndpointClientError> {
            try await StepClient(.status(200)).intercepting(Failing(error: error)).outcome(of: .to())
        }
        guard case .failure(.cancelled) = try await outcome(CancellationError()),
            case .failure(.cancelled) = try await outcome(EndpointClientError.cancelled),
            case .failure(.transport(let failure)) = try await outcome(
                EndpointClientError.transport(TransportError(.offline, requestLine: "GET x"))
            ),
            case .failure(.transport) = try await outcome(TransportError(.offline, requestLine: "GET x")),
            case .failure(.request(.other(let error), _)) = try await outcome(URLError(.dataNotAllowed))
        else {
            Issue.record("another fault")
            return
        }
        #expect(failure.reason == .offline)
        #expect((error as? URLError)?.code == .dataNotAllowed)
    }

    @Test("an interceptor's own error for a cancelled call counts as a cancellation")
    func cancelled() async throws {
        let client = StepClient(.status(200)).intercepting(Failing(error: URLError(.cancelled)))
        let request = try EndpointRequest.to()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await outcome(client, request)
        }
        #expect(await task.value == "cancelled")
    }

    @Test("a static header does not replace one that the request sets")
    func headers() async throws {
        let base = StepClient(.status(200))
        let client = base.addingHeaders(["Accept-Language": "de", "X-App": "7"])
        _ = try await client.send(.to(headers: ["accept-language": "fr"]))
        #expect(base.requests.first?.headers.values("Accept-Language") == ["fr"])
        #expect(base.requests.first?.headers["X-App"] == "7")
    }

    @Test("several values of one static header are all sent")
    func repeated() async throws {
        var headers: HeaderFields = ["X-Flag": "a"]
        headers.add("X-Flag", "b")
        let base = StepClient(.status(200))
        _ = try await base.addingHeaders(headers).send(.to())
        #expect(base.requests.first?.headers.values("X-Flag") == ["a", "b"])
    }

    @Test("a static credential is sent to the servers only and is marked as a credential")
    func credentials() async throws {
        let base = StepClient(.status(200))
        let client = base.addingHeaders(["X-API-Key": "k", "X-App": "7"])
        _ = try await client.send(.to())
        _ = try await client.send(.to("https://elsewhere.test/"))
        #expect(base.requests.map { $0.headers["X-API-Key"] } == ["k", nil])
        #expect(base.requests.map { $0.headers["X-App"] } == ["7", "7"])
        #expect(base.requests.map(\.credentialNames) == [["X-API-Key"], []])
    }

    @Test(
        "a static header that cannot be sent refuses every request",
        arguments: [
            ("X-A", "a\r\nX-B: c", HeaderFields.FieldError.controlCharacter(name: "X-A")),
            ("X A", "a", .notAToken("X A")),
            ("Host", "a", .reserved("Host")),
        ]
    )
    func invalid(name: String, value: String, fault: HeaderFields.FieldError) async throws {
        let base = StepClient(.status(200))
        do {
            _ = try await base.addingHeaders([name: value]).send(.to())
            Issue.record("sent")
        } catch EndpointClientError.request(.other(let error), _) {
            #expect(error as? HeaderFields.FieldError == fault)
        }
        #expect(base.requests.isEmpty)
    }

    @Test("the user agent is sent")
    func userAgent() async throws {
        let base = StepClient(.status(200))
        _ = try await base.userAgent("Petshop/2.1").send(.to())
        #expect(base.requests.first?.headers["User-Agent"] == "Petshop/2.1")
    }
}
