public import Foundation

/// A fully addressed request, as decorators and the transport see it.
public struct HTTPRequest: Sendable {
    public var method: HTTPMethod
    /// Absolute, `http` or `https`, percent-encoded.
    public var url: URL { didSet { origin = Origin(url) } }
    /// Of the address; nil unless that is absolute `http` or `https`.
    public private(set) var origin: Origin?
    public var headers: HTTPHeaders
    public var body: HTTPBody
    public var delivery: Delivery
    /// The longest this request may take; nil leaves it to the transport (30 s). For streamed and file deliveries it
    /// bounds the wait for the head, and after it the silence between two chunks.
    public var timeout: Duration?
    /// What is left of the call until its response, or the head of its stream, waiting included; nil if only `timeout`
    /// bounds it. Layers that let a request wait charge it here, so that no wait shortens an attempt or a silence.
    var remaining: Duration?
    /// What the description says of this call.
    public var operation: OperationInfo {
        get { sharedOperation.value }
        set { sharedOperation = Shared(newValue) }
    }
    /// What the caller overrode.
    public var options: CallOptions {
        get { sharedOptions.value }
        set { sharedOptions = Shared(newValue) }
    }
    /// Names of headers and query items that carry credentials. Headers named here are dropped when a redirect leaves
    /// the origin; logs hide both.
    public var credentialNames: Set<String>
    /// Whether the body proves who sends it, so that no redirect takes it to another origin.
    var hasSecretBody = false
    /// What an authentication layer did; tells layers that share answers whose they are.
    public var credentials: CredentialState = .undecided

    private var sharedOperation: Shared<OperationInfo>
    private var sharedOptions: Shared<CallOptions>

    public init(
        method: HTTPMethod,
        url: URL,
        headers: HTTPHeaders = HTTPHeaders(),
        body: HTTPBody = .none,
        delivery: Delivery = .standard,
        timeout: Duration? = nil,
        operation: OperationInfo? = nil,
        options: CallOptions = CallOptions(),
        credentialNames: Set<String> = []
    ) {
        self.method = method
        self.url = url
        origin = Origin(url)
        self.headers = headers
        self.body = body
        self.delivery = delivery
        self.timeout = timeout
        sharedOperation = Shared(
            operation ?? OperationInfo(id: "\(method) \(url.path)", method: method, path: url.path)
        )
        sharedOptions = Shared(options)
        self.credentialNames = credentialNames
    }

    /// Method and address without query, for errors and logs: `GET https://api.example.com/pets/7`.
    public var line: String { HTTPRequest.line(method, url) }

    static func line(_ method: HTTPMethod, _ url: URL) -> String {
        let text = url.absoluteString
        return "\(method) \(text.prefix { $0 != "?" && $0 != "#" })"
    }
}

extension HTTPRequest: CustomStringConvertible {
    public var description: String { line }
}
