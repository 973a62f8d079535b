public import Foundation

/// Collects the parts of a request while an endpoint encodes itself. No method throws: the encoder keeps the first
/// error and throws it when the request is resolved.
public struct RequestEncoder: Sendable {
    /// The path below the server's address.
    public var path: RequestPath {
        get { storedPath }
        set { storedPath = newValue }
    }
    /// Replaces the server's address and ``path``.
    var address: URL?
    /// The delivery of a successful response body.
    public var delivery: EndpointRequest.Delivery = .default

    /// Private, with computed access: a public stored property would add copying code to every endpoint.
    private var storedPath: RequestPath = ""
    private(set) var items: [String] = []
    private(set) var headers = HeaderFields()
    private(set) var cookies: [String] = []
    private(set) var body: HTTPBody = .absent
    private(set) var contentType: String?
    private(set) var acceptedTypes = "application/json"
    private(set) var fault: (any Error)?

    private let boundary: String
    private let temporaryDirectory: URL

    /// Creates an encoder for one request.
    ///
    /// - Parameters:
    ///   - boundary: the separator of the parts of a multipart body, of 1 to 70 characters that RFC 2046 §5.1.1 allows. Nil
    ///     generates a random one. No part may contain it.
    ///   - temporaryDirectory: the directory for multipart bodies over 10 MB.
    public init(
        boundary: String? = nil,
        temporaryDirectory: URL = FileManager.default.temporaryDirectory
    ) {
        self.boundary = boundary ?? "endpoint-\(UUID().uuidString)"
        self.temporaryDirectory = temporaryDirectory
    }

    /// Records an error that resolving throws; only the first one counts.
    public mutating func fail(_ error: any Error) { fault = fault ?? error }

    // MARK: Parameters

    /// A query parameter; nil adds nothing. `explode` defaults to true for form and deepObject.
    public mutating func query<T: JSONCodable>(
        _ name: String,
        _ value: T?,
        style: RequestEncoder.Style = .form,
        explode: Bool? = nil,
        allowReserved: Bool = false
    ) {
        attempt { encoder in
            let escape = allowReserved ? percentEncodedKeepingReserved : percentEncoded
            encoder.items += try encoder.expanded(name, value, style: style, explode: explode, escape: escape)
        }
    }

    /// A query parameter whose value is JSON text (OpenAPI `content`); nil adds nothing.
    public mutating func query<T: JSONCodable>(_ name: String, json value: T?) {
        guard let value else { return }
        attempt { encoder in
            let text = try value.jsonText()
            encoder.items.append(percentEncoded(name) + "=" + percentEncoded(text))
        }
    }

    /// A header parameter in style `simple`, not percent-encoded; nil adds nothing. An element of a list or object that
    /// would read back as several, because it contains a comma outside quotation marks, is an error.
    public mutating func header<T: JSONCodable>(_ name: String, _ value: T?, explode: Bool = false) {
        guard let value else { return }
        attempt { encoder in
            if let text = try headerText(value, name: name, explode: explode) { encoder.headers.set(name, text) }
        }
    }

    /// A header parameter whose value is JSON text in ASCII (RFC 9110 §5.5); nil adds nothing.
    public mutating func header<T: JSONCodable>(_ name: String, json value: T?) {
        guard let value else { return }
        attempt { encoder in
            encoder.headers.set(name, escapedForHeader(try value.jsonText()))
        }
    }

    /// The whole query as a form (OpenAPI 3.2 §4.12); nil adds nothing.
    ///
    /// - Parameter fields: the encoding of single members, if the description specifies it.
    public mutating func querystring<T: JSONCodable>(form value: T?, fields: [String: FormField] = [:]) {
        guard let value else { return }
        attempt { encoder in
            let json = try jsonValue(of: value, parameter: "querystring")
            let text = try formEncoded(json, fields: fields, parameter: "querystring")
            if !text.isEmpty { encoder.items.append(text) }
        }
    }

    /// The whole query as JSON text, percent-encoded; nil adds nothing.
    public mutating func querystring<T: JSONCodable>(json value: T?) {
        guard let value else { return }
        attempt { encoder in encoder.items.append(percentEncoded(try value.jsonText())) }
    }

    /// The whole query as text, percent-encoded; nil adds nothing.
    public mutating func querystring<T: JSONCodable>(_ value: T?) {
        guard let value else { return }
        attempt { encoder in
            let name = "querystring"
            guard let text = try jsonValue(of: value, parameter: name).scalarText(of: name) else {
                throw EncodingError.invalidValue(parameter: name, reason: "it is not a string, a number or a Boolean")
            }
            encoder.items.append(percentEncoded(text))
        }
    }

    /// A cookie parameter in style `form`, percent-encoded, or in style `cookie`, unchanged; nil adds nothing.
    public mutating func cookie<T: JSONCodable>(
        _ name: String,
        _ value: T?,
        style: Style = .form,
        explode: Bool = true,
        allowReserved: Bool = false
    ) {
        attempt { encoder in
            let isPlain = style == .cookie
            let escape =
                isPlain ? { $0 } : allowReserved ? percentEncodedKeepingReservedInCookie : percentEncoded
            var isRefused = false
            let items = try encoder.expanded(name, value, style: style, explode: explode) { text in
                if isPlain, !isCookieValue(text) { isRefused = true }
                return escape(text)
            }
            if isRefused { throw EncodingError.notInCookie(parameter: name) }
            encoder.cookies += items
        }
    }

    /// A cookie parameter whose value is JSON text, percent-encoded; nil adds nothing.
    public mutating func cookie<T: JSONCodable>(_ name: String, json value: T?) {
        guard let value else { return }
        attempt { encoder in
            let text = try value.jsonText()
            encoder.cookies.append(percentEncoded(name) + "=" + percentEncoded(text))
        }
    }

    mutating func replaceHeaders(_ replacements: HeaderFields) { headers.merge(replacements) }

    // MARK: Bodies

    /// A JSON body; nil sends none.
    public mutating func json<T: JSONCodable>(_ value: T?, contentType: String = "application/json") {
        guard let value else { return }
        attempt { encoder in encoder.set(.data(try value.jsonData()), contentType) }
    }

    /// A JSON body of a type that is not ``JSONCodable``; nil sends none. Dates are written as RFC 3339 text.
    public mutating func json<T: Encodable>(codable value: T?, contentType: String = "application/json") {
        guard let value else { return }
        attempt { encoder in encoder.set(.data(try encodedJSON(value)), contentType) }
    }

    /// A form-urlencoded body; nil sends none.
    ///
    /// - Parameter fields: the encoding of single members, if the description specifies it.
    public mutating func form<T: JSONCodable>(_ value: T?, fields: [String: FormField] = [:]) {
        guard let value else { return }
        attempt { encoder in
            let text = try formEncoded(try jsonValue(of: value, parameter: "body"), fields: fields)
            encoder.set(.data(Data(text.utf8)), "application/x-www-form-urlencoded")
        }
    }

    /// A body of consecutive elements; nil sends none.
    ///
    /// - Parameters:
    ///   - content: the part of a server-sent event that an element represents.
    ///   - contentType: the format's own media type by default.
    public mutating func sequence<T: JSONCodable>(
        _ elements: [T]?,
        as format: EventFormat,
        writing content: EventFormat.Content = .data,
        contentType: String? = nil
    ) {
        guard let elements else { return }
        attempt { encoder in
            var data = Data()
            for element in elements { data += try format.written(element, content) }
            encoder.set(.data(data), contentType ?? format.mediaType)
        }
    }

    /// A text body in the charset of its content type, or in UTF-8 if that names none; nil sends no body.
    public mutating func text(_ value: String?, contentType: String = "text/plain; charset=utf-8") {
        guard let value else { return }
        attempt { encoder in
            encoder.set(.data(try bytes(of: value, contentType: contentType, parameter: "body")), contentType)
        }
    }

    /// Bytes unchanged; nil sends none.
    public mutating func body(_ value: HTTPBody?, contentType: String = "application/octet-stream") {
        guard let value, !value.isAbsent else { return }
        set(value, contentType)
    }

    /// A `multipart/form-data` body (RFC 7578), or one of another multipart type (RFC 2046 §5.1). Files are read when
    /// the request is sent. A body over 10 MB is then assembled in a temporary file, which is removed when the request
    /// is released.
    ///
    /// - Parameters:
    ///   - type: the media type without `boundary`. For `multipart/related`, the encoder adds the type of the first
    ///     part (RFC 2387 §3.1).
    ///   - named: whether the parts are sent with their names. Otherwise their order identifies them.
    public mutating func multipart(
        as type: String = "multipart/form-data",
        named: Bool = true,
        _ build: (inout RequestEncoder.MultipartForm) throws -> Void
    ) {
        attempt { encoder in
            guard isBoundary(encoder.boundary) else {
                let reason = "it must consist of 1 to 70 letters, digits and '()+_,-./:=?, or spaces before its end"
                throw RequestEncoder.EncodingError.invalidValue(parameter: "boundary", reason: reason)
            }
            var form = RequestEncoder.MultipartForm(boundary: encoder.boundary, isNamed: named)
            try build(&form)
            let body = try form.body(memoryLimit: 10_000_000, directory: encoder.temporaryDirectory)
            encoder.set(body, form.contentType(type))
        }
    }

    /// The media types that the call can read; `application/json` if this method is not called.
    public mutating func accept(_ types: String...) { acceptedTypes = types.joined(separator: ", ") }

    /// Requests a body that is read while it arrives, by ``EndpointResponse/events(of:as:reading:until:limit:)`` or
    /// ``EndpointResponse/stream()``.
    ///
    /// - Parameter types: for `Accept`; without any, `text/event-stream`.
    public mutating func stream(_ types: String...) {
        delivery = .streamed
        acceptedTypes = types.isEmpty ? "text/event-stream" : types.joined(separator: ", ")
    }

    private mutating func set(_ body: HTTPBody, _ contentType: String) {
        self.body = body
        self.contentType = contentType
    }

    private mutating func attempt(_ step: (inout RequestEncoder) throws -> Void) {
        do { try step(&self) } catch { fail(error) }
    }

    private func expanded<T: JSONCodable>(
        _ name: String,
        _ value: T?,
        style: RequestEncoder.Style,
        explode: Bool?,
        escape: (String) -> String
    ) throws -> [String] {
        guard let value else { return [] }
        return try expandItems(
            try jsonValue(of: value, parameter: name),
            style: style,
            explode: explode ?? style.explodesByDefault,
            name: name,
            escape: escape
        )
    }
}

extension RequestEncoder: CustomStringConvertible, Opaque {
    /// The path with `{}` in place of each value, because values may be secret.
    public var description: String { "a request of \(path)" }
}

// MARK: Style

extension RequestEncoder {
    /// The serialization style of a parameter (OpenAPI 3.1 §4.8.12, "Style Values").
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Style: Sendable, Hashable {
        /// Path and header: `blue,black`.
        case simple
        /// Path: `.blue,black`, or exploded `.blue.black`, where an element with a dot is an error.
        case label
        /// Path: `;color=blue,black`.
        case matrix
        /// Query and cookie: `color=blue,black`, or exploded `color=blue&color=black`.
        case form
        /// Query: `color=blue%20black`. An element with a space is an error.
        case spaceDelimited
        /// Query: `color=blue%7Cblack`. An element with a vertical bar is an error.
        case pipeDelimited
        /// Query: `color[R]=100&color[G]=200`, deeper levels as `a[b][c]=`, list elements as `a[0]=`. A value that is
        /// neither an object nor a list, which a union may contain, is `color=red`.
        case deepObject
        /// Cookie: like `form`, but nothing is percent-encoded (OpenAPI 3.2 §4.12). A value that a cookie cannot
        /// contain (RFC 6265 §4.1.1), such as one with a space or a semicolon, is an error.
        case cookie

        /// Only `form`, `deepObject` and `cookie` explode by default.
        var explodesByDefault: Bool { self == .form || self == .deepObject || self == .cookie }
    }
}
