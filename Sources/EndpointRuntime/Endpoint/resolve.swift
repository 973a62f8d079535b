extension HTTPClient {
    /// The request that sending an endpoint would send, fully addressed. Nothing goes over the wire.
    ///
    /// - Throws: ``ServerMap/AddressError``, ``RequestEncoder/EncodingError``, ``HTTPHeaders/FieldError``, ``HTTPBody/FileError`` or what the endpoint throws.
    public func resolve<E: Endpoint>(
        _ endpoint: E,
        options: CallOptions = CallOptions()
    ) throws -> HTTPRequest {
        var encoder = RequestEncoder()
        try endpoint.encode(into: &encoder)
        return try encoder.resolve(operation: endpoint.operation, options: options, servers: servers)
    }
}
