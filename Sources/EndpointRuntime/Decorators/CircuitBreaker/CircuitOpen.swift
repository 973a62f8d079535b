import Foundation

/// A request that was not sent because its origin failed too often of late.
public struct CircuitOpen: Error, Sendable, Hashable {
    public var origin: Origin
    /// When the next request may try; zero while one is trying now.
    public var retryAfter: Duration

    public init(origin: Origin, retryAfter: Duration) {
        self.origin = origin
        self.retryAfter = retryAfter
    }
}

extension CircuitOpen: CustomStringConvertible, UserTextError {
    public var description: String {
        retryAfter > .zero
            ? "\(origin) failed too often; nothing is sent to it for another \(retryAfter)"
            : "\(origin) failed too often; one request tries it now, the others wait for its outcome"
    }

    var userText: HTTPFault.UserText { .unavailable }
}
