import Foundation

@testable import EndpointRuntime
@testable import EndpointTesting

/// The parts of a request that a stub reads.
func stubRequest(_ request: EndpointRequest) throws -> StubRequest {
    StubRequest(
        StubServer.RecordedRequest(
            method: request.method,
            url: request.url,
            headers: request.headers,
            body: try request.body.data()
        )
    )
}
