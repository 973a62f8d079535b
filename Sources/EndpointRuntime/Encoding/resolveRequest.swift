import Foundation

extension RequestEncoder {
    /// Assembles and checks the request: URL, headers and body.
    package func resolve(operation: OperationInfo, options: CallOptions, servers: ServerMap) throws -> EndpointRequest {
        if let fault { throw fault }
        if let fault = path.fault { throw fault }
        guard body.isNone || operation.method.allowsBody else {
            throw RequestEncoder.EncodingError.bodyNotAllowed(operation.method)
        }
        try operation.method.validate()
        let items = items + options.query.map { percentEncoded($0.name) + "=" + percentEncoded($0.value) }
        let query = (path.query.map { [$0] } ?? []) + items
        let url: URL
        if let address {
            url = try extended(address, by: items)
        } else {
            url = try servers.address(for: operation.server).url(path: path.path, query: query)
        }
        return EndpointRequest(
            method: operation.method,
            url: url,
            headers: try fields(with: options.headers),
            body: body,
            delivery: options.delivery ?? delivery,
            timeout: options.timeout ?? operation.timeout,
            operation: operation,
            options: options
        )
    }

    /// An absolute URL with the query items added and without its fragment, which is never sent (RFC 9110 §7.1).
    private func extended(_ address: URL, by items: [String]) throws(ServerMap.AddressError) -> URL {
        var text = String(address.absoluteString.prefix { $0 != "#" })
        if !items.isEmpty { text += (text.contains("?") ? "&" : "?") + items.joined(separator: "&") }
        guard address.user == nil, address.password == nil, let origin = ServerMap.Origin(address),
            let url = URL(string: text),
            ServerMap.Origin(url) == origin
        else { throw .cannotAddress(Redaction().url(address.absoluteString, showsPath: false)) }
        return url
    }

    private func fields(with overrides: HeaderFields) throws(HeaderFields.FieldError) -> HeaderFields {
        var fields = HeaderFields()
        if !acceptedTypes.isEmpty { fields.set("Accept", acceptedTypes) }
        if let contentType { fields.set("Content-Type", contentType) }
        fields.merge(headers)
        if !cookies.isEmpty {
            fields.set("Cookie", ([fields["Cookie"]].compactMap { $0 } + cookies).joined(separator: "; "))
        }
        fields.merge(overrides)
        try fields.validate()
        return fields
    }
}
