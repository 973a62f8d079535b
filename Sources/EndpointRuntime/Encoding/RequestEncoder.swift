public import Foundation

/// Where an endpoint writes itself. No method throws: the first fault is kept and thrown when the request is resolved.
public struct RequestEncoder: Sendable {
    /// The path below the server's address.
    public var path: RequestPath = ""
    /// Takes the place of the server's address and ``path``.
    var address: URL?
    /// How a successful body is handed over.
    public var delivery: HTTPRequest.Delivery = .default

    private(set) var items: [String] = []
    private(set) var headers = HTTPHeaders()
    private(set) var cookies: [String] = []
    private(set) var body: HTTPBody = .none
    private(set) var contentType: String?
    private(set) var acceptedTypes = "application/json"
    private(set) var fault: (any Error)?

    private let boundary: String
    private let temporaryDirectory: URL

    /// - Parameters:
    ///   - boundary: what separates the parts of a multipart body; nil makes a random one.
    ///   - temporaryDirectory: where multipart bodies over 10 MB are written.
    public init(
        boundary: String? = nil,
        temporaryDirectory: URL = FileManager.default.temporaryDirectory
    ) {
        self.boundary = boundary ?? "endpoint-\(UUID().uuidString)"
        self.temporaryDirectory = temporaryDirectory
    }

    /// Keeps a fault for resolving to throw; only the first counts.
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

    /// A header parameter in style `simple`, not percent-encoded; nil adds nothing.
    public mutating func header<T: JSONCodable>(_ name: String, _ value: T?, explode: Bool = false) {
        guard let value else { return }
        attempt { encoder in
            let json = try jsonValue(of: value, parameter: name)
            let flat = try ParameterValue(json, parameter: name, style: .simple)
            if let text = expand(flat, style: .simple, explode: explode, name: name, escape: { $0 }) {
                encoder.headers.set(name, text)
            }
        }
    }

    /// A header parameter whose value is JSON text; nil adds nothing.
    public mutating func header<T: JSONCodable>(_ name: String, json value: T?) {
        guard let value else { return }
        attempt { encoder in
            encoder.headers.set(name, try value.jsonText())
        }
    }

    /// The whole query as a form (OpenAPI 3.2 §4.12); nil adds nothing.
    ///
    /// - Parameter fields: how single members are written, where the description says so.
    public mutating func querystring<T: JSONCodable>(form value: T?, fields: [String: FormField] = [:]) {
        guard let value else { return }
        attempt { encoder in
            let json = try jsonValue(of: value, parameter: "querystring")
            let text = try formEncoded(json, fields: fields, parameter: "querystring")
            if !text.isEmpty { encoder.items.append(text) }
        }
    }

    /// The whole query as a JSON text, percent-encoded; nil adds nothing.
    public mutating func querystring<T: JSONCodable>(json value: T?) {
        guard let value else { return }
        attempt { encoder in encoder.items.append(percentEncoded(try value.jsonText())) }
    }

    /// The whole query as a text, percent-encoded; nil adds nothing.
    public mutating func querystring<T: JSONCodable>(_ value: T?) {
        guard let value else { return }
        attempt { encoder in
            guard let text = scalarText(try jsonValue(of: value, parameter: "querystring")) else {
                throw EncodingError.nestedValue(parameter: "querystring", style: .simple)
            }
            encoder.items.append(percentEncoded(text))
        }
    }

    /// A cookie parameter in style `form`, percent-encoded, or in style `cookie`, as it is; nil adds nothing.
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

    mutating func replaceHeaders(_ replacements: HTTPHeaders) { headers.merge(replacements) }

    // MARK: Bodies

    /// A JSON body; nil sends none.
    public mutating func json<T: JSONCodable>(_ value: T?, contentType: String = "application/json") {
        guard let value else { return }
        attempt { encoder in encoder.set(.data(try value.jsonData()), contentType) }
    }

    /// A form-urlencoded body; nil sends none.
    ///
    /// - Parameter fields: how single members are written, where the description says so.
    public mutating func form<T: JSONCodable>(_ value: T?, fields: [String: FormField] = [:]) {
        guard let value else { return }
        attempt { encoder in
            let text = try formEncoded(try jsonValue(of: value, parameter: "body"), fields: fields)
            encoder.set(.data(Data(text.utf8)), "application/x-www-form-urlencoded")
        }
    }

    /// A body of elements that stand one after the other; nil sends none.
    ///
    /// - Parameters:
    ///   - content: what of a server-sent event an element is.
    ///   - contentType: the format's own by default.
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

    /// A text body in UTF-8; nil sends none.
    public mutating func text(_ value: String?, contentType: String = "text/plain; charset=utf-8") {
        guard let value else { return }
        set(.data(Data(value.utf8)), contentType)
    }

    /// Bytes as they are; nil sends none.
    public mutating func body(_ value: HTTPBody?, contentType: String = "application/octet-stream") {
        guard let value, !value.isNone else { return }
        set(value, contentType)
    }

    /// A `multipart/form-data` body (RFC 7578), or one of another multipart type (RFC 2046 §5.1). Files are read when the
    /// request is sent; over 10 MB the body is put together in a temporary file then, which is removed when the request
    /// is gone.
    ///
    /// - Parameters:
    ///   - type: the media type without `boundary`. `multipart/related` gets the type of its first part as well
    ///     (RFC 2387 §3.1).
    ///   - named: whether the parts are sent with their names. Otherwise their order tells what they are.
    public mutating func multipart(
        as type: String = "multipart/form-data",
        named: Bool = true,
        _ build: (inout RequestEncoder.MultipartForm) throws -> Void
    ) {
        attempt { encoder in
            var form = RequestEncoder.MultipartForm(boundary: encoder.boundary, isNamed: named)
            try build(&form)
            let body = try form.body(memoryLimit: 10_000_000, directory: encoder.temporaryDirectory)
            encoder.set(body, form.contentType(type))
        }
    }

    /// The media types the call can read; `application/json` if this is not called.
    public mutating func accept(_ types: String...) { acceptedTypes = types.joined(separator: ", ") }

    /// Asks for a body that is read while it arrives: ``HTTPResponse/events(of:as:reading:until:limit:)`` and
    /// ``HTTPResponse/stream()`` read it.
    ///
    /// - Parameter types: for `Accept`; none is `text/event-stream`.
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
