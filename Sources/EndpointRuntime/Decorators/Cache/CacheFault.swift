/// Why a cache has no response.
public enum CacheFault: Error, Sendable, Hashable {
    /// The call asked for a response from the cache only, and none is stored.
    case notCached(operation: String)
}

extension CacheFault: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notCached(let operation):
            "\(operation) asked for a cached answer only and none is stored; call it without that option once"
        }
    }
}
