import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Status and headers of a response whose body has not arrived yet.
struct ResponseHead: Sendable {
    let status: Int
    let headers: HeaderFields
    let url: URL?

    init(status: Int, headers: HeaderFields, url: URL?) {
        self.status = status
        self.headers = headers
        self.url = url
    }

    /// Nil if the platform's response is not an HTTP response.
    init?(_ response: URLResponse?) {
        guard let response = response as? HTTPURLResponse else { return nil }
        status = response.statusCode
        url = response.url
        var fields: [HeaderFields.Field] = []
        for (name, value) in response.allHeaderFields {
            guard let name = name.base as? String else { continue }
            fields.append(HeaderFields.Field(name: name, value: value as? String ?? "\(value)"))
        }
        // The platform does not keep the order of headers; sorting makes it at least deterministic.
        headers = HeaderFields(fields.sorted { $0.name < $1.name })
    }

    var isSuccess: Bool { (200..<300).contains(status) }

    /// The length that the body must have, if the headers state it; nil for a compressed body.
    func expectedLength(of method: EndpointRequest.Method) -> Int? {
        guard method != .head, status != 204, status != 304, !(300..<400).contains(status),
            (headers["Content-Encoding"] ?? "identity").lowercased() == "identity"
        else { return nil }
        return headers.first("Content-Length").flatMap { Int($0) }
    }

    func response(_ body: EndpointResponse.Body) -> EndpointResponse {
        EndpointResponse(status: status, headers: headers, url: url, body: body)
    }
}
