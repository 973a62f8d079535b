import EndpointRuntime
import Petstore

/// Every layer, in the order that does most good.
func makeClient(of session: TokenSession) -> any HTTPClient {
    let client = HTTPClientFactory.make(
        servers: Petstore.servers,
        layers: ClientLayers(credentials: Credentials(tokens: session))
    )
    return client
}

/// Layers stacked by hand.
func makeSmallClient() -> any HTTPClient {
    let client = URLSessionHTTPClient(servers: Petstore.servers)
        .retrying()
        .deduplicated()
        .cached(by: .default)
        .withIdempotencyKeys()
    return client
}
