import EndpointRuntime
import EndpointTesting

/// The request that an ad-hoc call would send.
func resolve(
    _ method: EndpointRequest.Method = .get,
    base: String = "https://h.example",
    _ write: @escaping @Sendable (inout RequestEncoder) throws -> Void
) throws -> EndpointRequest {
    let client = URLSessionClient(
        servers: ServerMap(base: base),
        configuration: StubServer.configuration
    )
    return try client.resolve(AdHocEndpoint<NoContent>(method, "", encode: write))
}
