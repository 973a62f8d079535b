/// Sends resolved requests. The transport and every decorator around it conform.
///
/// A decorator holds another client, forwards ``servers`` and does its one job in ``send(_:)``. Typed sending of
/// endpoints is an extension of this protocol, so decorators see plain values only.
///
/// A custom transport must meet the following requirements, on which decorators rely:
///
/// - It sets ``HTTPResponse/url`` to the address that the response came from. If it follows redirects itself, it adds
///   ``HTTPResponse/Provenance/redirected`` to ``HTTPResponse/provenance``; on a redirect to another origin it removes
///   the headers named in ``HTTPRequest/credentialNames``, and it does not send the body if
///   ``HTTPRequest/hasSecretBody`` is true.
/// - It throws ``EndpointClientError/cancelled`` only if its task was cancelled, and sets ``TransportError/isUnsent`` if it
///   is certain that nothing was sent.
///
/// In a module with main actor isolation by default, declare your client `nonisolated`.
public protocol EndpointClient: Sendable {
    /// The servers of the endpoints. Decorators forward the value unchanged.
    var servers: ServerMap { get }

    /// Sends a request whose address is absolute and returns the response, whatever its status.
    func send(_ request: HTTPRequest) async throws(EndpointClientError) -> HTTPResponse
}
