/// Sends resolved requests. The transport and every decorator around it conform.
///
/// A decorator holds another client, forwards ``servers`` and does its one job in ``send(_:)``. Typed sending of
/// endpoints is an extension of this protocol, so decorators see plain values only.
///
/// A custom transport must meet the following requirements, on which decorators rely:
///
/// - It sets ``EndpointResponse/url`` to the address that the response came from. If it follows redirects itself, it adds
///   ``EndpointResponse/Provenance/redirected`` to ``EndpointResponse/provenance``; on a redirect to another origin it removes
///   the headers named in ``EndpointRequest/credentialNames``, and it does not send the body if
///   ``EndpointRequest/hasSecretBody`` is true.
/// - It throws ``EndpointClientError/cancelled`` only if its task was cancelled, and sets ``TransportError/isUnsent`` if it
///   is certain that nothing was sent.
///
/// In a module with main actor isolation by default, declare your client `nonisolated`.
public protocol EndpointClient: Sendable {
    /// The servers of the endpoints. Decorators forward the value unchanged.
    var servers: ServerMap { get }

    /// Sends a request whose address is absolute and returns the response, whatever its status.
    func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse
}
