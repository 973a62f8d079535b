import Foundation

extension EndpointResponse {
    /// The addresses in `Location` and `Content-Location` on the request's own origin: resources that an unsafe request
    /// may have changed in addition to its own (RFC 9111 §4.4).
    func addressesNamed(in request: EndpointRequest) -> [URL] {
        ["Location", "Content-Location"].compactMap { name in
            guard let text = headers[name], let url = URL(string: text, relativeTo: request.url)?.absoluteURL,
                ServerMap.Origin(url) == request.origin
            else { return nil }
            return url
        }
    }
}
