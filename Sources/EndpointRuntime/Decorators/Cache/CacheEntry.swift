public import Foundation

/// A stored answer, with what is needed to tell whether it may be used.
public struct CacheEntry: Sendable, Hashable {
    public var status: Int
    public var headers: HTTPHeaders
    public var url: URL?
    public var body: Data
    /// The request's headers that the answer's Vary names, as they were.
    public var varying: [HTTPHeaders.Field]
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
        return response
    }

    /// Whether it answers a request with these headers (RFC 9111 §4.1).
    func matches(_ request: HTTPRequest) -> Bool {
        CacheEntry.varying(headers["Vary"], request) == varying
    }

    /// The request's values for a Vary; nil for `*`. Credentials of an authentication layer stand for the principal,
    /// which is in the key already.
    static func varying(_ vary: String?, _ request: HTTPRequest) -> [HTTPHeaders.Field]? {
        var fields: [HTTPHeaders.Field] = []
        for part in (vary ?? "").split(separator: ",") {
            let name = part.trimmingCharacters(in: .whitespaces).lowercased()
            if name == "*" { return nil }
            if request.credentials.names.contains(where: { HTTPHeaders.matches($0, name) }) { continue }
            fields.append(HTTPHeaders.Field(name: name, value: request.headers[name] ?? ""))
        }
        return fields
    }
}
