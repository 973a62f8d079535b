public import Foundation

/// A stored answer, with what is needed to tell whether it may be used.
public struct CacheEntry: Sendable, Hashable {
    public var status: Int
    public var headers: HTTPHeaders
    public var url: URL?
    public var body: Data
    /// Which requests it is for.
    public var variant: CacheVariant
    /// When the request was sent.
    public var requestedAt: Date
    /// When the answer came.
    public var receivedAt: Date

    /// What it takes in memory, about, in bytes.
    public var size: Int {
        headers.fields.reduce(body.count + 256) { $0 + $1.name.utf8.count + $1.value.utf8.count + 32 }
    }

    /// The answer as it goes to a caller (RFC 9111 §5.1).
    func response(age: TimeInterval) -> HTTPResponse {
        var response = HTTPResponse(status: status, headers: headers, url: url, body: .data(body))
        response.headers.set("Age", "\(Int(max(0, min(age, 2_147_483_648))))")
        response.isStored = true
        return response
    }

    /// Of several that answer a request the newest, where those that tell by a Vary why they do come first: servers
    /// forget it in the answer for those who want nothing special (RFC 9111 §4.1).
    static func select(_ entries: [CacheEntry]) -> CacheEntry? {
        entries.max { a, b in
            a.variant.isGeneral == b.variant.isGeneral ? a.receivedAt < b.receivedAt : a.variant.isGeneral
        }
    }
}
