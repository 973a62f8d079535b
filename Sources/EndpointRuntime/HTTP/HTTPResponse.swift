public import Foundation

/// An answer: a status, headers and a body, not yet interpreted.
public struct HTTPResponse: Sendable {
    /// The bytes, as the request's ``HTTPRequest/Delivery`` asked for them.
    public enum Body: Sendable {
        case data(Data)
        /// The file the request asked for.
        case file(URL)
        case stream(HTTPResponse.ByteStream)
    }

    /// What layers further in, or the transport, did to a request, so that the response is not simply the response to
    /// the request that a layer further out saw.
    ///
    /// A layer or transport of your own that does such a thing says so in ``HTTPResponse/provenance``; else a cache may
    /// give the response to somebody it is not for.
    public struct Provenance: OptionSet, Sendable, Hashable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Credentials were added, or another address was asked, so nobody further out can tell whose response this is:
        /// it is neither kept nor shared.
        public static let personal = Provenance(rawValue: 1)
        /// A header was set or changed by which the response varies (RFC 9110 §12.5.5), so a cache cannot tell for which
        /// requests it is, and does not keep it.
        public static let varied = Provenance(rawValue: 2)
        /// A redirect was followed, so it is the response of another address (RFC 9110 §15.4), and is not kept for the one
        /// that was asked.
        public static let redirected = Provenance(rawValue: 4)
    }

    public var status: Int
    public var headers: HTTPHeaders
    /// The address that answered, after redirects. A cache keeps nothing that came from another address than the one that
    /// it asked; nil is believed to be that one.
    public var url: URL?
    public var body: Body
    /// Method and address of the request without query.
    public var requestLine: String? {
        get { sharedLine?.value.text }
        set { sharedLine = newValue.map { Shared(.text($0)) } }
    }
    /// Every attempt, the last one included. Empty if the response came from a cache, or where nobody recorded one.
    public var attempts: [Attempt]
    /// Why the body of a failure could not be read as the description promised; nil if nothing was wrong with it.
    public internal(set) var decodingError: (any Error)?
    /// Why a layer further out may not take it for the response to the request that it saw; empty by default.
    public var provenance: Provenance = []
    /// Whether the body says something about a credential.
    var hasSecretBody = false
    /// Whether the body comes from a cache. If the endpoint cannot read it, the call is sent once more, with
    /// ``CallOptions/Cache/reload``. By default false.
    public var isStored = false
    /// The caches that have written it, where several callers share it.
    var keepers: Keepers?
    private var sharedLine: Shared<RequestLine>?

    public init(
        status: Int,
        headers: HTTPHeaders = HTTPHeaders(),
        url: URL? = nil,
        body: Body = .data(Data())
    ) {
        self.status = status
        self.headers = headers
        self.url = url
        self.body = body
        attempts = []
    }

    /// Tells which request this is the response to, unless it is known.
    mutating func complete(from request: HTTPRequest) {
        if sharedLine == nil { sharedLine = Shared(request.requestLine) }
        // Relative addresses in the response are relative to this one.
        if url == nil { url = request.url }
    }

    /// 200…299.
    public var isSuccess: Bool { (200..<300).contains(status) }

    /// The bytes if they are in memory.
    public var bufferedBody: Data? {
        if case .data(let data) = body { data } else { nil }
    }

    /// `type/subtype` in lower case without parameters; nil without a Content-Type.
    public var mediaType: String? {
        guard let value = headers.values("Content-Type").first else { return nil }
        let type = value.prefix { $0 != ";" && $0 != "," }
        return type.trimmingCharacters(in: .whitespaces).lowercased()
    }

    /// The first 1,024 bytes of a body in memory as text, for logs: the values of members whose names suggest a credential
    /// are hidden, by the same names as in headers. Nil for another body, and for a multipart one.
    public var bodyExcerpt: String? {
        guard let data = bufferedBody else { return nil }
        if hasSecretBody {
            // RFC 6749 §5.2; the description beside it may quote a token.
            let code: String? = (try? JSONValue(jsonData: data))?["error"]?.stringValue
            return code.map { "error: \($0.prefix(64))" }
        }
        let text = Redaction(names: []).body(data.prefix(1_024), type: headers["Content-Type"])
        return text.isEmpty && !data.isEmpty ? nil : text
    }

    /// The body's bytes. Reads the file if the body is one.
    ///
    /// - Throws: ``HTTPResponse/BodyError/isStream`` for a streamed body.
    public func data() throws -> Data {
        switch body {
        case .data(let data): return data
        case .file(let url): return try Data(contentsOf: url, options: .mappedIfSafe)
        case .stream: throw HTTPResponse.BodyError.isStream
        }
    }

    /// The body as text, in the charset of its Content-Type: UTF-8 (the default), US-ASCII, ISO-8859-1 or UTF-16.
    ///
    /// - Throws: ``HTTPResponse/BodyError`` if the bytes are not of that charset.
    public func text() throws -> String {
        let bytes = try data()
        let charset = charset ?? "utf-8"
        let encoding: String.Encoding
        switch charset {
        case "utf-8", "utf8", "us-ascii", "ascii": encoding = .utf8
        case "iso-8859-1", "latin1": encoding = .isoLatin1
        case "utf-16": encoding = .utf16
        default: throw HTTPResponse.BodyError.unknownCharset(charset)
        }
        guard let text = String(data: bytes, encoding: encoding) else {
            throw HTTPResponse.BodyError.notText(charset: charset)
        }
        return text
    }

    private var charset: String? {
        for part in (headers.values("Content-Type").first ?? "").split(separator: ";").dropFirst() {
            let pair = part.split(separator: "=", maxSplits: 1)
            guard pair.count == 2, pair[0].trimmingCharacters(in: .whitespaces).lowercased() == "charset" else {
                continue
            }
            return pair[1].trimmingCharacters(in: CharacterSet(charactersIn: " \t\"")).lowercased()
        }
        return nil
    }
}

extension HTTPResponse: CustomDebugStringConvertible, CustomReflectable {
    /// Request line, status, media type, length of the body, and attempts; of all but a success also ``bodyExcerpt``, with
    /// control characters escaped. For logs, not users.
    public var debugDescription: String { summary + attempts.listed }

    /// Without attempts.
    var summary: String {
        var text = "\(requestLine.map { "\($0): " } ?? "")status \(status)"
        if let type = mediaType { text += ", \(type)" }
        switch body {
        case .data(let data):
            text += ", \(data.count) bytes"
            if !isSuccess, let bodyExcerpt { text += ": \(bodyExcerpt.debugDescription)" }
        case .file(let url): text += ", in \(url.path)"
        case .stream: text += ", streamed"
        }
        if let decodingError { text += "; not as documented: \(Redaction(names: []).text(of: decodingError))" }
        return text
    }

    public var customMirror: Mirror { Mirror(self, children: []) }
}
