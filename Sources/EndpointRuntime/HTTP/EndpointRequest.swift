public import Foundation

/// A fully addressed request, as decorators and the transport receive it.
public struct EndpointRequest: Sendable {
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
    public var headers: HeaderFields
    public var body: HTTPBody {
        get { details.value.body }
        set { change { $0.body = newValue } }
    }
    public var delivery: EndpointRequest.Delivery {
        get { details.value.delivery }
        set { change { $0.delivery = newValue } }
    }
    /// The maximum duration of this request; nil leaves it to the transport (30 s). For streamed and file deliveries it
    /// limits the wait for the head, and then the time between two chunks.
    public var timeout: Duration?
    /// The time left for the call until its response, or until the head of its stream, including waits; nil if only
    /// `timeout` limits it. Decorators that delay a request subtract the delay here, so that no delay shortens an
    /// attempt or the time allowed between two chunks.
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
    /// Names of headers and query items that contain credentials. Logs redact both, and caches and shared requests use
    /// them to distinguish users. A redirect to another origin drops all these headers, and keeps only those of the
    /// others that are known to be harmless, such as `Accept`, `Range` and `traceparent`. The initial value includes
    /// the names of the API keys in ``OperationInfo/security``.
    public var credentialNames: Set<String>
    /// Whether the body contains a credential, such as a refresh token, so that no redirect sends it to another origin.
    /// A transport that follows redirects must respect it. By default false.
    public var hasSecretBody: Bool {
        get { details.value.hasSecretBody }
        set { change { $0.hasSecretBody = newValue } }
    }
    /// Recreate the signatures that a redirect removes.
    var signers: [RequestSigner] {
        get { details.value.signers }
        set { change { $0.signers = newValue } }
    }
    /// The cookie store that redirects read and update.
    var cookies: RequestCookies? {
        get { details.value.cookies }
        set { change { $0.cookies = newValue } }
    }
    /// Set while metrics of the request are collected.
    var trace: CallTrace? {
        get { details.value.trace }
        set { change { $0.trace = newValue } }
    }
    /// The decision of an authentication decorator; decorators that share responses read the principal from it.
    public var credentials: EndpointRequest.CredentialState = .undecided

    private(set) var details: Shared<RequestDetails>

    public init(
        method: EndpointRequest.Method,
        url: URL,
        headers: HeaderFields = HeaderFields(),
        body: HTTPBody = .none,
        delivery: EndpointRequest.Delivery = .default,
        timeout: Duration? = nil,
        operation: OperationInfo? = nil,
        options: CallOptions = CallOptions(),
        credentialNames: Set<String> = []
    ) {
        self.headers = headers
        self.timeout = timeout
        let operation = operation ?? OperationInfo(id: "\(method) \(url.path)", method: method, path: url.path)
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
    public var line: String { requestLine.text }

    var requestLine: RequestLine {
        .parts(method, url, details.value.operation, describedURL: details.value.describedURL)
    }

    private mutating func change(_ edit: (inout RequestDetails) -> Void) {
        var changed = details.value
        edit(&changed)
        details = Shared(changed)
    }
}

extension EndpointRequest: CustomStringConvertible, CustomReflectable {
    public var description: String { line }

    /// The line, the headers without secrets, and the length of the body.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: ["line": line, "headers": headers, "body": body.count.map { "\($0) bytes" } ?? "streamed"]
        )
    }
}
