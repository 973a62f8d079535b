import Foundation
import Testing

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

/// The request that an operation sends, as a stub reads it.
func sent(
    _ path: String = "/things",
    method: EndpointRequest.Method = .get,
    _ build: (inout RequestEncoder) -> Void
) throws -> StubRequest {
    var encoder = RequestEncoder()
    if path == "/things" { encoder.path = "/things" }
    build(&encoder)
    let operation = OperationInfo(id: "test", method: method, path: path)
    let request = try encoder.resolve(
        operation: operation,
        options: CallOptions(),
        servers: ServerMap(all: "https://stub.test")
    )
    var recorded = StubServer.RecordedRequest(
        method: request.method,
        url: request.url,
        headers: request.headers,
        body: try request.body.data()
    )
    recorded.encodedParameters = try #require(PathTemplate(text: path).match(recorded.path))
    return StubRequest(recorded)
}
