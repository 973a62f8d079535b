/// Bounds that keep one request from waiting or growing forever.
public struct TransportLimits: Sendable, Hashable {
    /// For requests that bring no timeout of their own, redirects included.
    public var timeout: Duration
    /// Redirects followed in a row.
    public var redirects: Int
    /// What a ``ByteStream`` holds for a slow reader, in bytes.
    public var streamBuffer: Int

    /// - Parameters:
    ///   - timeout: 30 s by default.
    ///   - redirects: 20 by default; 0 hands every redirect to the caller as a fault.
    ///   - streamBuffer: 16 MiB by default.
    public init(timeout: Duration = .seconds(30), redirects: Int = 20, streamBuffer: Int = 16 * 1_048_576) {
        self.timeout = timeout
        self.redirects = redirects
        self.streamBuffer = streamBuffer
    }
}
