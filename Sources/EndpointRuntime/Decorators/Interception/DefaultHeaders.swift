/// Adds headers to every request that does not set them itself.
///
/// A header whose name suggests a credential, such as `X-API-Key`, goes to the origins of ``HTTPClient/servers`` only.
public struct DefaultHeaders: HTTPInterceptor {
    public let headers: HTTPHeaders

    /// - Throws: ``HTTPHeaders/FieldError`` if a name is no token, a value holds a line break, or the transport owns the header.
    public init(_ headers: HTTPHeaders) throws(HTTPHeaders.FieldError) {
        try headers.validate()
        self.headers = headers
    }

    public func intercept(_ request: HTTPRequest, next: any HTTPClient) async throws -> HTTPResponse {
        let own = request.headers
        var request = request
        var isCovered: Bool?
        for field in headers where !own.contains(field.name) {
            if isSensitiveName(field.name) {
                let covered = isCovered ?? next.servers.covers(request.url)
                isCovered = covered
                guard covered else { continue }
                request.credentialNames.insert(field.name)
            }
            request.headers.add(field.name, field.value)
        }
        return try await next.send(request)
    }
}

extension HTTPClient {
    /// Adds headers to every request that does not set them itself.
    ///
    /// - Throws: ``HTTPHeaders/FieldError`` if a header cannot be sent.
    public func addingHeaders(_ headers: HTTPHeaders) throws(HTTPHeaders.FieldError) -> InterceptingClient {
        intercepting(try DefaultHeaders(headers))
    }

    /// Names the app to the server: `Petshop/2.1 (iPhone)` (RFC 9110 §10.1.5).
    ///
    /// - Throws: ``HTTPHeaders/FieldError`` if the text holds a line break.
    public func userAgent(_ text: String) throws(HTTPHeaders.FieldError) -> InterceptingClient {
        try addingHeaders(["User-Agent": text])
    }
}
