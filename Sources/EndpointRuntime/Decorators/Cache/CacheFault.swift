/// Why a cache has no answer.
public enum CacheFault: Error, Sendable, Hashable {
    /// The call asked for an answer from the cache only, and there is none.
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
