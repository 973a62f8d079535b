import EndpointRuntime
import Petstore

/// Every decorator, in the order that does most good.
func makeClient(of session: TokenSession) -> any EndpointClient {
    let client = Petstore.client(.petstoreAuth(session))
    return client
}

/// Decorators stacked by hand.
func makeSmallClient() -> any EndpointClient {
    let client = URLSessionClient(servers: Petstore.servers)
        .retrying()
        .deduplicated()
        .cached(.default)
        .withIdempotencyKeys()
    return client
}
