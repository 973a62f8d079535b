/// Why a cache has no answer, or cannot be made as asked.
public enum CacheFault: Error, Sendable, Hashable {
    /// The call asked for an answer from the cache only, and there is none.
    case notCached(operation: String)
    case outOfRange(field: String, allowed: String)
}

extension CacheFault: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notCached(let operation):
            "\(operation) asked for a cached answer only and none is stored; call it without that option once"
        case .outOfRange(let field, let allowed): "\(field) is out of range; it must be \(allowed)"
        }
    }
}
