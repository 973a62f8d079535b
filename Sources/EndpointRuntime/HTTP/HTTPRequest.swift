public import Foundation

/// A fully addressed request, as decorators and the transport see it.
public struct HTTPRequest: Sendable {
    public var method: HTTPRequest.Method
    /// Absolute, `http` or `https`, percent-encoded.
    public var url: URL { didSet { origin = ServerMap.Origin(url) } }
    /// Of the address; nil unless that is absolute `http` or `https`.
    public private(set) var origin: ServerMap.Origin?
    public var headers: HTTPHeaders
    public var body: HTTPBody
    public var delivery: HTTPRequest.Delivery
    /// The longest this request may take; nil leaves it to the transport (30 s). For streamed and file deliveries it
    /// bounds the wait for the head, and after it the silence between two chunks.
    public var timeout: Duration?
    /// What is left of the call until its response, or the head of its stream, waiting included; nil if only `timeout`
    /// bounds it. Layers that let a request wait charge it here, so that no wait shortens an attempt or a silence.
    var remaining: Duration?
    /// What the description says of this call.
    public var operation: OperationInfo {
        get { details.value.operation }
        set {
            change { $0.operation = newValue }
            credentialNames.formUnion(newValue.apiKeyNames)
        }
    }
    /// What the caller overrode.
    public var options: CallOptions {
        get { details.value.options }
        set { change { $0.options = newValue } }
    }
    /// Names of headers and query items that carry credentials; logs hide both, and caches and shared requests tell users
    /// apart by them. A redirect that leaves the origin takes none of these headers along, and of the others only those
    /// known to be harmless, such as `Accept`, `Range` and `traceparent`. The names of the API keys in
    /// ``OperationInfo/security`` are among them from the start.
    public var credentialNames: Set<String>
    /// Whether the body proves who sends it, such as a refresh token, so that no redirect takes it to another origin. A
    /// transport that follows redirects must heed it. By default false.
    public var hasSecretBody = false
    /// Make the signatures that a redirect takes away.
    var signers: [RequestSigner] {
        get { details.value.signers }
        set { change { $0.signers = newValue } }
    }
    /// Whose cookies redirects are given and may set.
    var cookies: RequestCookies? {
        get { details.value.cookies }
        set { change { $0.cookies = newValue } }
    }
    /// Set while the request is measured.
    var trace: CallTrace? {
        get { details.value.trace }
        set { change { $0.trace = newValue } }
    }
    /// What an authentication layer did; tells layers that share answers whose they are.
    public var credentials: HTTPRequest.CredentialState = .undecided

    private(set) var details: Shared<RequestDetails>

    public init(
        method: HTTPRequest.Method,
        url: URL,
        headers: HTTPHeaders = HTTPHeaders(),
        body: HTTPBody = .none,
        delivery: HTTPRequest.Delivery = .default,
        timeout: Duration? = nil,
        operation: OperationInfo? = nil,
        options: CallOptions = CallOptions(),
        credentialNames: Set<String> = []
    ) {
        self.method = method
        self.url = url
        origin = ServerMap.Origin(url)
        self.headers = headers
        self.body = body
        self.delivery = delivery
        self.timeout = timeout
        let operation = operation ?? OperationInfo(id: "\(method) \(url.path)", method: method, path: url.path)
        details = Shared(RequestDetails(operation: operation, options: options, describedURL: url))
        self.credentialNames =
            operation.security.isEmpty ? credentialNames : credentialNames.union(operation.apiKeyNames)
    }

    /// Method and address without query, for errors and logs: `GET https://api.example.com/pets/{petId}`. What stands in
    /// the path may be as secret as what stands in the query, so the path is shown as its template, and that of an address
    /// which a redirect or a page led to not at all.
    public var line: String { requestLine.text }

    var requestLine: RequestLine { .parts(method, url, details) }

    private mutating func change(_ edit: (inout RequestDetails) -> Void) {
        var changed = details.value
        edit(&changed)
        details = Shared(changed)
    }

    static func line(_ method: HTTPRequest.Method, _ url: URL) -> String {
        let text = url.absoluteString
        return "\(method) \(text.prefix { $0 != "?" && $0 != "#" })"
    }
}

extension HTTPRequest: CustomStringConvertible, CustomReflectable {
    public var description: String { line }

    /// Line, headers without secrets, and the length of the body.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: ["line": line, "headers": headers, "body": body.count.map { "\($0) bytes" } ?? "streamed"]
        )
    }
}
