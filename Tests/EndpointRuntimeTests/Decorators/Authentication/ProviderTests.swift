import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Credentials that a closure provides", .timeLimit(.minutes(1)))
struct ProviderTests {
    private struct Boom: Error {}

    private let server = StubClient { _ in EndpointResponse(status: 200) }
    private let request = AuthenticationFixture.request()

    private func client(_ provider: @escaping Credential.Provider) throws -> AuthenticatingClient {
        server.authenticated(by: try Credentials([AuthenticationFixture.bearer: .provided(provider)]))
    }

    @Test(
        "an error of the closure is named as one, also if it is a cancellation that is not the caller's",
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
}
