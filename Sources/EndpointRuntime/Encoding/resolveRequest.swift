import Foundation

extension RequestEncoder {
    /// Assembles and checks the request: URL, headers and body.
    package func resolve(operation: OperationInfo, options: CallOptions, servers: ServerMap) throws -> EndpointRequest {
        if let fault { throw fault }
        if let fault = path.fault { throw fault }
        guard body.isAbsent || operation.method.allowsBody else {
            throw RequestEncoder.EncodingError.bodyNotAllowed(operation.method)
        }
        try operation.method.validate()
        let items = try items(and: options.query)
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

    private func items(and added: QueryItems) throws -> [String] {
        if added.isEmpty { return items }
        var encoder = self
        for item in added.items { encoder.add(item.name, item.value) }
        if let fault = encoder.fault { throw fault }
        return encoder.items
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

extension RequestEncoder {
    /// The reason why a call cannot be encoded as a request.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum EncodingError: Error, Sendable, Hashable {
        /// A value in the path is empty or null, so the path would name another resource.
        case emptyPathValue(path: String)
        /// A segment is `.` or `..`, which would leave the path.
        case dotSegment(path: String)
        /// The style cannot encode a value inside a value. A parameter in the path is named by the path up to it.
        case nestedValue(parameter: String, style: RequestEncoder.Style)
        /// A form, the form in a whole query, or an element of an event stream is not an object.
        case notAnObject(parameter: String)
        /// The value contains a character that a cookie may not contain (RFC 6265 §4.1.1), in style `cookie`, which
        /// percent-encodes nothing.
        case notInCookie(parameter: String)
        /// The value is nested more than 64 levels deep.
        case tooDeep(parameter: String)
        /// The value cannot be turned into JSON, would read back as another one, or contains a character that the
        /// charset of its body lacks.
        case invalidValue(parameter: String, reason: String)
        /// The method does not allow a body: GET, HEAD or TRACE.
        case bodyNotAllowed(EndpointRequest.Method)
    }
}

extension RequestEncoder.EncodingError: CustomStringConvertible, DeveloperError {
    public var description: String {
        switch self {
        case .emptyPathValue(let path): "a value in the path '\(path)' is empty; pass a value that is not empty"
        case .dotSegment(let path):
            "a segment of the path '\(path)' is '.' or '..', which would lead to another path; pass another value"
        case .nestedValue(let name, let style):
            "parameter '\(name)' contains a nested value, which style \(style) cannot encode; use flat values"
        case .notAnObject(let name): "'\(name)' must be an object with named members"
        case .notInCookie(let name):
            "'\(name)' contains a character that a cookie cannot contain, such as a space, a comma or a semicolon; escape it"
        case .tooDeep(let name): "'\(name)' is nested more than 64 levels deep; pass a flatter value"
        case .invalidValue(let name, let reason): "'\(name)' cannot be encoded: \(reason)"
        case .bodyNotAllowed(let method): "a \(method) request cannot carry a body; use POST or query parameters"
        }
    }
}
