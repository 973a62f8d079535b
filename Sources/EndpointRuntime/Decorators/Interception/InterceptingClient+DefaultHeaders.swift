extension InterceptingClient {
    /// Adds headers to every request that does not set them itself.
    ///
    /// A header whose name suggests a credential, such as `X-API-Key`, is sent only to the origins of
    /// ``EndpointClient/servers``.
    public struct DefaultHeaders: EndpointInterceptor {
        public let headers: HeaderFields

        private let fault: HeaderFields.FieldError?

        /// - Parameter headers: the headers to add. If one of them cannot be sent, every request is refused with
        ///   ``HeaderFields/FieldError``: its name is not a token, its value contains a line break, or the transport
        ///   owns the header.
        public init(_ headers: HeaderFields) {
            self.headers = headers
            do throws(HeaderFields.FieldError) {
                try headers.validate()
                fault = nil
            } catch { fault = error }
        }

        public func intercept(_ request: EndpointRequest, next: any EndpointClient) async throws -> EndpointResponse {
            if let fault { throw fault }
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
}

extension EndpointClient {
    /// Adds headers to every request that does not set them itself.
    public func addingHeaders(_ headers: HeaderFields) -> InterceptingClient {
        intercepting(InterceptingClient.DefaultHeaders(headers))
    }

    /// Sets the `User-Agent` that identifies the app to the server: `Petshop/2.1 (iPhone)` (RFC 9110 §10.1.5).
    public func userAgent(_ text: String) -> InterceptingClient {
        addingHeaders(["User-Agent": text])
    }
}
