extension EndpointClient {
    /// The fully addressed request that sending an endpoint would send. Nothing is sent.
    ///
    /// - Throws: ``ServerMap/AddressError``, ``RequestEncoder/EncodingError``, ``HeaderFields/FieldError``,
    ///   ``HTTPBody/FileError`` or the endpoint's own error.
    public func resolve<E: Endpoint>(
        _ endpoint: E,
        options: CallOptions = CallOptions()
    ) throws -> EndpointRequest {
        var encoder = RequestEncoder()
        try endpoint.encode(into: &encoder)
        return try encoder.resolve(operation: endpoint.operation, options: options, servers: servers)
    }
}
