/// Sends resolved requests. The transport and every decorator around it conform.
///
/// A decorator holds another client, forwards ``servers`` and does its one job in ``send(_:)``. Typed sending of
/// endpoints is an extension over this protocol, so decorators see plain values only.
///
/// A transport of your own keeps what the layers rely on:
///
/// - It says in ``HTTPResponse/url`` which address answered. If it follows redirects itself, it adds
///   ``HTTPResponse/Provenance/redirected`` to ``HTTPResponse/provenance``, leaves the headers that
///   ``HTTPRequest/credentialNames`` names behind when it leaves the origin, and takes no body there that
///   ``HTTPRequest/hasSecretBody``.
/// - It throws ``HTTPClientError/cancelled`` only when its task was cancelled, and sets ``TransportError/isUnsent`` where it
///   is certain that nothing was sent.
///
/// In a module that isolates to the main actor by default, declare yours `nonisolated`.
public protocol HTTPClient: Sendable {
    /// Where endpoints are sent to. Decorators forward it unchanged.
    var servers: ServerMap { get }

    /// Sends a request whose address is absolute and answers with whatever status the server gave.
    func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse
}
