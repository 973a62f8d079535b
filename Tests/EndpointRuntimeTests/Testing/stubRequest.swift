import Foundation

@testable import EndpointRuntime
@testable import EndpointTesting

/// What a stub reads of a request.
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
