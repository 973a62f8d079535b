import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Credentials that a closure provides", .timeLimit(.minutes(15)))
struct ProviderTests {
    private struct Boom: Error {}

    private let server = StubClient { _ in EndpointResponse(status: 200) }
    private let request = AuthenticationFixture.request()

    private func client(_ provider: @escaping Credential.Provider) throws -> AuthenticatingClient {
        server.authenticated(by: try Credentials([AuthenticationFixture.bearer: .provided(provider)]))
    }

    @Test(
        "an error of the closure is reported as the closure's, even a cancellation that is not the caller's",
        arguments: [Boom(), CancellationError(), EndpointClientError.cancelled] as [any Error]
    )
    func failure(error: any Error) async throws {
        let client = try client { throw error }
        do throws(EndpointClientError) {
            _ = try await client.send(request)
            Issue.record("sent")
        } catch { #expect("\(error)".hasPrefix("request not sent: the credential could not be provided: ")) }
        #expect(server.requests.isEmpty)
    }

    @Test("an error of the closure for a cancelled call counts as a cancellation")
    func failureOfCancelledCall() async throws {
        let client = try client { throw URLError(.cancelled) }
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await outcome(client, request)
        }
        #expect(await task.value == "cancelled")
    }

    @Test("a caller that is cancelled does not wait for a closure that ignores it")
    func slow() async throws {
        let latch = Latch()
        let client = try client {
            await Task { try? await latch.wait() }.value
            return "t"
        }
        let result = Lock(String?.none)
        let task = Task {
            let outcome = await outcome(client, request)
            result.withLock { $0 = outcome }
        }
        await until { latch.waiterCount > 0 }
        task.cancel()
        await until { result.withLock { $0 } != nil }
        #expect(result.withLock { $0 } == "cancelled")
        latch.open()
        await task.value
        #expect(server.requests.isEmpty)
    }

    @Test("the closure is cancelled with the caller")
    func cancelled() async throws {
        let latch = Latch()
        let hasEnded = Lock(false)
        let client = try client {
            defer { hasEnded.withLock { $0 = true } }
            try await latch.wait()
            return "t"
        }
        let task = Task { await outcome(client, request) }
        await until { latch.waiterCount > 0 }
        task.cancel()
        #expect(await task.value == "cancelled")
        await until { hasEnded.withLock { $0 } }
    }
}
