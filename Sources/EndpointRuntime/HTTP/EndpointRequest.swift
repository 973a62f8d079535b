public import Foundation

/// A fully addressed request, as decorators and the transport receive it.
public struct EndpointRequest: Sendable {
    /// The method that is sent.
    public var method: EndpointRequest.Method {
        get { details.value.method }
        set { change { $0.method = newValue } }
    }
    /// Absolute, `http` or `https`, percent-encoded.
    public var url: URL {
        get { details.value.url }
        set { change { $0.url = newValue } }
    }
    /// The origin of the address; nil unless the address is absolute `http` or `https`.
    public var origin: ServerMap.Origin? { details.value.origin }
    /// The headers that are sent, besides those of the transport itself, such as `Host`.
    public var headers: HeaderFields
    /// The body that is sent; ``HTTPBody/absent`` sends none.
    public var body: HTTPBody {
        get { details.value.body }
        set { change { $0.body = newValue } }
    }
    /// Whether the body of a successful response is kept in memory, streamed or written to a file.
    public var delivery: EndpointRequest.Delivery {
        get { details.value.delivery }
        set { change { $0.delivery = newValue } }
    }
    /// The maximum duration of this request; nil leaves it to the transport (30 s). With zero or less, nothing is sent.
    /// For streamed and file deliveries it limits the wait for the head, and then the time between two chunks.
    public var timeout: Duration? { didSet { timeout = timeout?.limited } }
    /// The time left for the call until its response, or until the head of its stream, including waits; nil if only
    /// `timeout` applies. Decorators that delay a request subtract the delay here, so that no delay shortens an attempt
    /// or the time allowed between two chunks.
    var remaining: Duration?
    /// The description's properties of this call.
    public var operation: OperationInfo {
        get { details.value.operation.value }
        set {
            change { $0.operation = Shared(newValue) }
            credentialNames.formUnion(newValue.apiKeyNames)
        }
    }
    /// The options that the caller set.
    public var options: CallOptions {
        get { details.value.options }
        set { change { $0.options = newValue } }
    }
    /// The address that the request was created with.
    var describedURL: URL { details.value.describedURL }
    /// Names of headers and query items that contain credentials. Logs redact both, and caches and shared requests use
    /// them to distinguish users. A redirect to another origin drops these headers, and all others except a list of
    /// harmless ones, such as `Accept`, `Range` and `traceparent`. A query item is listed by its bare name; in
    /// ``CredentialState/attached(_:names:)``, a `?` precedes it. The initial value includes the names of the API keys
    /// in ``OperationInfo/security``.
    public var credentialNames: Set<String>
    /// Whether the body contains a credential, such as a refresh token, so that no redirect sends it to another origin.
    /// A transport that follows redirects must respect it. By default false.
    public var hasSecretBody: Bool {
        get { details.value.hasSecretBody }
        set { change { $0.hasSecretBody = newValue } }
    }
    /// Whether a successful response has content for the file of the delivery, according to its head; nil if every one
    /// has.
    var isContent: (@Sendable (EndpointResponse) -> Bool)? {
        get { details.value.isContent }
        set { change { $0.isContent = newValue } }
    }
    /// Whether a cache has added a condition to the headers, which refers to its stored response.
    var hasCacheCondition = false
    /// The signers that sign again after a redirect.
    var signers: [RequestSigner] {
        get { details.value.signers }
        set { change { $0.signers = newValue } }
    }
    /// The cookie store that redirects read and update.
    var cookies: RequestCookies? {
        get { details.value.cookies }
        set { change { $0.cookies = newValue } }
    }
    /// Checks whether circuit breakers still admit the request. A client that delays a request calls it before sending.
    var admission: (@Sendable () throws(RequestError) -> Void)?
    /// Set while metrics of the request are collected.
    var trace: CallTrace? {
        get { details.value.trace }
        set { change { $0.trace = newValue } }
    }
    /// The decision of an authentication decorator; decorators that share responses read the principal from it.
    public var credentialState: EndpointRequest.CredentialState = .undecided

    private(set) var details: Shared<RequestDetails>

    /// Creates a request. Without an operation it belongs to one that has no security and is named after its method:
    /// `GET /…`. The path is not part of the name, because logs and metrics show it.
    public init(
        method: EndpointRequest.Method,
        url: URL,
        headers: HeaderFields = HeaderFields(),
        body: HTTPBody = .absent,
        delivery: EndpointRequest.Delivery = .default,
        timeout: Duration? = nil,
        operation: OperationInfo? = nil,
        options: CallOptions = CallOptions(),
        credentialNames: Set<String> = []
    ) {
        self.headers = headers
        self.timeout = timeout?.limited
        let path = OperationInfo.hiddenPath
        let operation = operation ?? OperationInfo(id: "\(method) \(path)", method: method, path: path)
        details = Shared(
            RequestDetails(
                method: method,
                url: url,
                origin: ServerMap.Origin(url),
                body: body,
                delivery: delivery,
                operation: Shared(operation),
                options: options,
                describedURL: url
            )
        )
        self.credentialNames =
            operation.security.isEmpty ? credentialNames : credentialNames.union(operation.apiKeyNames)
    }

    /// Method and address without query, for errors and logs: `GET https://api.example.com/pets/{petId}`. The path may
    /// be as secret as the query, so it is shown as its template. The path of an address that a redirect or a page led
    /// to is not shown.
    public var requestLine: String { structuredLine.text }

    var structuredLine: RequestLine {
        .parts(method, url, details.value.operation, describedURL: describedURL)
    }

    private mutating func change(_ edit: (inout RequestDetails) -> Void) {
        var changed = details.value
        edit(&changed)
        details = Shared(changed)
    }
}

extension EndpointRequest {
    /// Whether the request may safely be sent twice: the caller or else the description states it, an idempotency key
    /// makes it safe, or the method is idempotent (RFC 9110 §9.2.2).
    var isRepeatable: Bool {
        if !body.isReplayable { return false }
        if let isIdempotent = options.retry?.isIdempotent ?? operation.retry?.isIdempotent { return isIdempotent }
        if let key = headers["Idempotency-Key"], !trimmed(key).isEmpty { return true }
        return operation.method == method ? operation.isIdempotent : method.isIdempotent
    }
}

extension EndpointRequest {
    /// Whether the body of a success is delivered as the request demands, rather than kept in memory.
    package func delivers(_ head: EndpointResponse) -> Bool {
        guard case .file = delivery, let isContent else { return true }
        return isContent(head)
    }
}

extension EndpointRequest: CustomStringConvertible, CustomReflectable {
    public var description: String { requestLine }

    /// The request line, the headers without secrets, and the length of the body.
    public var customMirror: Mirror {
        let redaction = Redaction(names: credentialNames)
        let shown = HeaderFields(headers.map { HeaderFields.Field(name: $0.name, value: redaction.value(of: $0)) })
        return Mirror(
            self,
            children: [
                "requestLine": requestLine, "headers": shown, "body": body.count.map { "\($0) bytes" } ?? "streamed",
            ]
        )
    }
}

// MARK: Method

extension EndpointRequest {
    /// A request method (RFC 9110 §9). Methods are case-sensitive: `GET` is not `get`.
    public struct Method: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Reads a resource; safe and idempotent.
        public static var get: EndpointRequest.Method { EndpointRequest.Method(rawValue: "GET") }
        /// Reads the headers of a resource; safe and idempotent.
        public static var head: EndpointRequest.Method { EndpointRequest.Method(rawValue: "HEAD") }
        /// Processes a body; neither safe nor idempotent.
        public static var post: EndpointRequest.Method { EndpointRequest.Method(rawValue: "POST") }
        /// Replaces a resource; idempotent.
        public static var put: EndpointRequest.Method { EndpointRequest.Method(rawValue: "PUT") }
        /// Changes a part of a resource (RFC 5789); neither safe nor idempotent.
        public static var patch: EndpointRequest.Method { EndpointRequest.Method(rawValue: "PATCH") }
        /// Removes a resource; idempotent.
        public static var delete: EndpointRequest.Method { EndpointRequest.Method(rawValue: "DELETE") }
        /// Requests the methods that a resource allows; safe and idempotent.
        public static var options: EndpointRequest.Method { EndpointRequest.Method(rawValue: "OPTIONS") }
        /// Requests a copy of the request as the server received it; safe and idempotent, without a body.
        public static var trace: EndpointRequest.Method { EndpointRequest.Method(rawValue: "TRACE") }
        /// A safe query described by the request body (draft-ietf-httpbis-safe-method-w-body).
        public static var query: EndpointRequest.Method { EndpointRequest.Method(rawValue: "QUERY") }

        /// Whether the method only reads (RFC 9110 §9.2.1; QUERY by its draft): GET, HEAD, OPTIONS, TRACE and QUERY.
        public var isSafe: Bool {
            switch self {
            case .get, .head, .options, .trace, .query: true
            default: false
            }
        }

        /// Whether sending twice has the effect of sending once (RFC 9110 §9.2.2): the safe methods, PUT and DELETE.
        public var isIdempotent: Bool { isSafe || self == .put || self == .delete }

        /// Whether a body may be sent. URLSession refuses one on GET; HEAD and TRACE have no use for one.
        public var allowsBody: Bool { self != .get && self != .head && self != .trace }
    }
}

extension EndpointRequest.Method: ExpressibleByStringLiteral, CustomStringConvertible {
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    public var description: String { rawValue }
}

// MARK: Delivery

extension EndpointRequest {
    /// The delivery of a successful response's body. The body of a response outside 200…299 is always in memory, at
    /// most 64 KiB.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Delivery: Sendable, Hashable {
        /// In memory; a body of more than `limit` bytes is a transport failure. A negative limit counts as zero.
        case buffered(limit: Int)
        /// The call returns when the head of the response arrives; the body follows as an ``EndpointResponse/ByteStream``.
        case streamed
        /// Written to a file that appears at the URL only when the body is complete.
        ///
        /// A directory at the URL is refused before the request is sent.
        ///
        /// If a GET with `isResumable` fails, the received bytes are kept next to the URL in two hidden files, and the
        /// next such request continues after them, in this process or another. It continues only if the server
        /// confirms, by an ETag or a modification date, that the rest belongs to the same content (RFC 9110 §13.1.5
        /// and §14); otherwise it starts again. The response that completes the file is a plain 200, as if the body
        /// had arrived at once. Such a request does not accept compression.
        case file(URL, isResumable: Bool = false)

        /// 16 MiB in memory.
        public static var `default`: EndpointRequest.Delivery { .buffered(limit: 16 * 1_048_576) }

        /// The maximum size of a kept body whose status is not a success, in bytes.
        package static var errorBodyLimit: Int { 65_536 }

        /// Whether a file can be written at the URL of a download.
        func check() throws(HTTPBody.FileError) {
            guard case .file(let url, _) = self else { return }
            guard url.isFileURL else { throw .notFile(url) }
            var isDirectory: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
            if exists, isDirectory.boolValue { throw .isDirectory(url) }
        }
    }
}

extension EndpointRequest {
    /// Throws if no transport may send it.
    package func validate() throws {
        guard origin != nil, url.user == nil, url.password == nil else {
            // Errors are written to logs, and the address may contain secrets.
            throw ServerMap.AddressError.cannotAddress(address(hiding: Redaction(names: credentialNames)))
        }
        try method.validate()
        try headers.validate()
        guard body.isAbsent || method.allowsBody else { throw RequestEncoder.EncodingError.bodyNotAllowed(method) }
        try delivery.check()
    }
}

// MARK: RequestDetails

/// The parts of a request that decorators seldom change. They are shared, so that a copy of the request costs one
/// reference for all of them.
struct RequestDetails: Sendable {
    var method: EndpointRequest.Method
    var url: URL { didSet { origin = ServerMap.Origin(url) } }
    var origin: ServerMap.Origin?
    var body: HTTPBody
    var delivery: EndpointRequest.Delivery
    var operation: Shared<OperationInfo>
    var options: CallOptions
    /// The URL whose path matches the operation's path template.
    let describedURL: URL
    var hasSecretBody = false
    var isContent: (@Sendable (EndpointResponse) -> Bool)?
    var signers: [RequestSigner] = []
    var cookies: RequestCookies?
    var trace: CallTrace?
}

/// Holds a large value that passes through all decorators and seldom changes, so that a copy costs one reference.
final class Shared<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}

// MARK: RequestSigner

/// Signs a request again after a redirect changed its address, method or body.
struct RequestSigner: Sendable {
    /// The header that holds the signature.
    let header: String
    let sign: @Sendable (inout EndpointRequest) async throws -> Void
}

extension EndpointRequest {
    /// A copy for the current address, with new signatures in place of those that a redirect removed.
    func signedAnew() async throws -> EndpointRequest {
        var request = self
        for signer in signers where !headers.contains(signer.header) { try await signer.sign(&request) }
        return request
    }
}
