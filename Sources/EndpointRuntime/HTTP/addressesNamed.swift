import Foundation

extension HTTPResponse {
    /// The addresses that `Location` and `Content-Location` name on the request's own origin: what an unsafe request may
    /// have changed beside its own address (RFC 9111 §4.4).
    func addressesNamed(in request: HTTPRequest) -> [URL] {
        ["Location", "Content-Location"].compactMap { name in
            guard let text = headers[name], let url = URL(string: text, relativeTo: request.url)?.absoluteURL,
                ServerMap.Origin(url) == request.origin
            else { return nil }
            return url
        }
    }
}
