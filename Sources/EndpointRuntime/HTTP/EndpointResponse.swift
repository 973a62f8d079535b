public import Foundation

/// A response: a status, headers and a body, not yet interpreted.
public struct EndpointResponse: Sendable {
    /// The body, in the form that the request's ``EndpointRequest/Delivery`` selects.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Body: Sendable {
        /// All bytes, in memory.
        case data(Data)
        /// The file that the request specified.
        case file(URL)
        /// The chunks as they arrive, to be read once.
        case stream(EndpointResponse.ByteStream)
    }

    /// The changes that inner decorators or the transport made to a request, so that the response is not simply the
    /// response to the request that an outer decorator saw.
    ///
    /// A custom decorator or transport that makes such a change adds it to ``EndpointResponse/provenance``; otherwise a
    /// cache may return the response to the wrong user.
    public struct Provenance: OptionSet, Sendable, Hashable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Credentials were added, or the request was sent to another address, so outer decorators cannot determine the
        /// user of this response: it is neither stored nor shared.
        public static let personal = Provenance(rawValue: 1)
        /// A header by which the response varies (RFC 9110 §12.5.5) was set or changed, so a cache cannot determine
        /// which requests the response matches, and does not store it.
        public static let varied = Provenance(rawValue: 2)
        /// A redirect was followed, so the response belongs to another address (RFC 9110 §15.4) and is not stored for
        /// the requested one.
        public static let redirected = Provenance(rawValue: 4)
    }

    /// The status, such as 200.
    public var status: Int
    /// All headers; the platform may join several of one name.
    public var headers: HeaderFields
    /// The address that the response came from, after redirects. A cache stores only responses that came from the
    /// address of its own request; nil counts as that address.
    public var url: URL?
    /// The body, decompressed.
    public var body: Body
    /// The request's method and its address without query.
    public var requestLine: String? {
        get { sent?.value.line.text }
        set { sent = newValue.map { Shared(sent?.value.with(.text($0)) ?? SentRequest(.text($0))) } }
    }
    /// Every attempt, including the last. Empty if a cache returned the response without a request to the server, or if
    /// nothing recorded an attempt.
    public var attempts: [Attempt]
    /// The reason why the body of a failure does not match the description; nil if there is no mismatch.
    public internal(set) var decodingError: (any Error)?
    /// The reasons why an outer decorator must not treat this as the response to the request that it saw; empty by
    /// default.
    public var provenance: Provenance = []
    /// Whether the body contains information about a credential. If true, ``bodyExcerpt`` contains at most the OAuth
    /// error code.
    var hasSecretBody = false
    /// Whether the body comes from a cache. If the endpoint cannot decode it, the call is sent once more, with
    /// ``CallOptions/Cache/reload``. By default false.
    public var isCached = false
    /// Whether a redirect led from the request to one with another method, so that the server has processed the request.
    var isFollowUp = false
    /// The type that was last read from the body as JSON, if an error needs it.
    var lastRead: Lock<Any.Type?>?
    /// The caches that have stored the response, if several callers share it.
    var keepers: Keepers?
    private var sent: Shared<SentRequest>?

    /// Creates a response, for a transport or a stub of your own.
    public init(
        status: Int,
        headers: HeaderFields = HeaderFields(),
        url: URL? = nil,
        body: Body = .data(Data())
    ) {
        self.status = status
        self.headers = headers
        self.url = url
        self.body = body
        attempts = []
    }

    /// The origin that responded, which differs from the requested one after a redirect to another origin. A response
    /// without an address counts as one from the requested origin.
    func origin(after request: EndpointRequest) -> ServerMap.Origin? {
        url.flatMap { ServerMap.Origin($0) } ?? request.origin
    }

    /// Whether a redirect led to a page that did not process the request: one of another origin, or one that was
    /// requested by another method.
    func isFromElsewhere(than request: EndpointRequest?) -> Bool {
        isFollowUp || request.map { origin(after: $0) != $0.origin } ?? false
    }

    /// Sets the request line and the address from the request, unless they are known.
    mutating func complete(from request: EndpointRequest) {
        if sent?.value.isRequest != true { sent = Shared(SentRequest(request, line: sent?.value.line)) }
        // Relative URLs in the response are resolved against this one.
        if url == nil { url = request.url }
    }

    /// Hides what it repeats of the request that was redirected to the one that it responds to.
    mutating func hideSecrets(of redirected: EndpointRequest) {
        sent = sent.map { Shared($0.value.redirected(from: redirected)) }
    }

    /// Whether the status is 200…299.
    public var isSuccess: Bool { Self.successStatuses.contains(status) }

    package static var successStatuses: Range<Int> { 200..<300 }

    /// The successes whose responses have no content (RFC 9110 §15.3.5 and §15.3.6).
    package static var emptySuccesses: ClosedRange<Int> { 204...205 }

    var isError: Bool { status >= 400 }

    /// The bytes, if they are in memory.
    public var bufferedBody: Data? {
        if case .data(let data) = body { data } else { nil }
    }

    /// `type/subtype` in lower case without parameters; nil without a Content-Type, or if it names no type.
    public var mediaType: String? {
        guard let value = headers.first("Content-Type")?.utf8 else { return nil }
        let type = value.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ",") }
        guard let name = trimmed(Substring(type)).ifASCII, !name.isEmpty else { return nil }
        return name.lowercased()
    }

    /// The first 1,024 bytes of a body in memory as text, for logs. Values of members whose names suggest a credential are
    /// redacted, as for headers. Secrets of the request that the body repeats are redacted too. Nil for a body that is not
    /// in memory, and for a multipart body.
    public var bodyExcerpt: String? {
        guard let data = bufferedBody else { return nil }
        if hasSecretBody {
            // RFC 6749 §5.2; the `error_description` next to it may contain a token.
            let code: String? = (try? JSONValue(jsonData: data))?["error"]?.stringValue
            return code.map { "error: \($0.cut(to: 64))" }
        }
        let text = Redaction(secrets: secrets, showsErrorCodes: isError)
            .body(data, type: headers["Content-Type"], limit: 1_024)
        return text.isEmpty && !data.isEmpty ? nil : text
    }

    /// The body's bytes. Reads the file if the body is a file.
    ///
    /// - Throws: ``EndpointResponse/BodyError/isStream`` for a streamed body, and errors of reading the file.
    public func data() throws -> Data {
        switch body {
        case .data(let data): return data
        case .file(let url): return try Data(contentsOf: url, options: .mappedIfSafe)
        case .stream: throw EndpointResponse.BodyError.isStream
        }
    }

    /// The body as text, in the charset of its Content-Type: UTF-8 (the default), US-ASCII, ISO-8859-1, Windows-1252 or
    /// UTF-16.
    ///
    /// - Throws: ``EndpointResponse/BodyError`` if the body is a stream, the charset is unknown or the bytes do not match
    ///   it, and errors of reading the file.
    public func text() throws -> String {
        try EndpointRuntime.text(of: try data(), contentType: headers.first("Content-Type") ?? "")
    }
}

extension EndpointResponse: CustomDebugStringConvertible, Opaque {
    /// The request line, status, media type, length of the body, and attempts; for all responses but a success also
    /// ``bodyExcerpt``, with control characters escaped. For logs, not users.
    public var debugDescription: String { summary + attempts.listed }

    /// Without attempts.
    var summary: String {
        var text = "\(requestLine.map { "\($0): " } ?? "")status \(status)"
        if let type = mediaType { text += ", \(type.printable)" }
        switch body {
        case .data(let data):
            text += ", \(data.count) bytes"
            if !isSuccess || hasSecretBody, let bodyExcerpt { text += ": \(bodyExcerpt.debugDescription.printable)" }
        case .file(let url): text += ", in \(url.path)"
        case .stream: text += ", streamed"
        }
        if let decodingError { text += "; not as documented: \(Redaction(secrets: secrets).text(of: decodingError))" }
        return text
    }

    /// The request that it responds to, as far as it is known.
    var sentRequest: SentRequest? { sent?.value }

    /// The names of the headers and query items in which the request held credentials, as far as they are known.
    var namesOfCredentials: [String] { sent?.value.namesOfCredentials ?? [] }

    /// The secrets of the request, which the server may repeat, and those that the body repeats next to their names.
    var secrets: Set<String> {
        let rejected = bufferedBody.map { BodySecrets(rejectedIn: $0).found } ?? []
        return rejected.union(sent?.value.secrets ?? [])
    }
}

extension EndpointClient {
    /// Sends a request and stores it in its response, unless an inner client has stored a later form. Errors and logs then
    /// hide credentials that the response repeats, including those that outer clients do not see.
    func response(to request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        var response = try await send(request)
        response.complete(from: request)
        return response
    }
}

// MARK: JSON

extension EndpointResponse {
    /// The body as a JSON value. `NoContent` accepts any body, JSON or not.
    ///
    /// - Throws: ``JSONError`` with location and cause, or ``EndpointResponse/BodyError``.
    public func json<T: JSONCodable>(_ type: T.Type = T.self) throws -> T {
        if let nothing = NoContent() as? T { return nothing }
        return try T(jsonData: try content(for: T.self))
    }

    /// The body as a JSON value that is read in another form, such as `[NumberOrText<Int>]` for `[Int]`.
    ///
    /// - Throws: ``JSONError`` with location and cause, or ``EndpointResponse/BodyError``.
    public func json<Form: MemberForm>(as form: Form.Type) throws -> Form.Plain { try json(form).plain }

    /// The body as a value of a type that is not ``JSONCodable``. Dates are read as RFC 3339 text.
    ///
    /// - Throws: ``JSONError`` with location and cause, or ``EndpointResponse/BodyError``.
    public func json<T: Decodable>(codable type: T.Type = T.self) throws -> T {
        if let readable = T.self as? any JSONCodable.Type, let value = try read(readable) as? T { return value }
        return try content(for: T.self).withUnsafeBytes { bytes in
            try JSONSource.read(bytes) { try $0.read(T.self, as: .codable) }
        }
    }

    private func content(for type: Any.Type) throws -> Data {
        lastRead?.withLock { $0 = type }
        let content = try data()
        if content.isEmpty { throw EndpointResponse.BodyError.empty }
        return content
    }

    /// The scalar value of `key` in a JSON object, as text: `cat`, `10`, `true`. Nil if the body is not an object, is
    /// not completely available, or has no such scalar.
    ///
    /// Generated code uses it if a service documents failures that arrive with a success status.
    public func tag(_ key: StaticString) -> String? {
        guard let data = try? data() else { return nil }
        return try? data.withUnsafeBytes { bytes in try JSONSource.read(bytes) { try $0.tag(key) } }
    }

    /// The body as a type chosen at run time: raw bytes for `Data`, text for `String` and `String?` unless the body is JSON,
    /// JSON for everything else.
    func value<T: Decodable>(_ type: T.Type = T.self) throws -> T {
        if T.self is Data.Type, let bytes = try data() as? T { return bytes }
        if T.self is String.Type || T.self is String?.Type, !isJSON(mediaType), let text = try text() as? T {
            return text
        }
        return try json(codable: type)
    }

    private func read<T: JSONCodable>(_ type: T.Type) throws -> T { try json(type) }
}

extension EndpointResponse {
    /// The reason why a response does not match the description: the service has deviated from its contract.
    public struct DecodingError: Error, Sendable {
        /// The type to decode.
        public var type: String
        /// The decoder's error, with its location.
        public var underlying: any Error
        /// The media type of the response; nil if it is unknown.
        var mediaType: String?

        /// Creates the error; `type` is the name of the type that was to be read.
        public init(type: String, underlying: any Error) {
            self.type = type
            self.underlying = underlying
        }
    }
}

extension EndpointResponse.DecodingError: CustomStringConvertible, UserTextError, Opaque {
    var userText: EndpointClientError.UserText { .notUnderstood }

    public var description: String {
        let text = "cannot read \(type): \(Redaction().text(of: underlying))"
        guard let mediaType, !isJSON(mediaType), case .syntax = (underlying as? JSONError)?.reason else { return text }
        let sent = mediaType.printable
        return "\(text); the server sent \(sent), and the client reads JSON: "
            + "read the bytes with 'download', or describe this response of a generated call as \(sent) alone with an overlay"
    }
}
