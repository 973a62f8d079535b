public import Foundation

/// Signs each request with HMAC-SHA256. Place it inside retry, so that every attempt has its own time and nonce.
///
/// The signed message consists of these lines, each but the last followed by a line feed: method, percent-encoded path,
/// query items sorted by their bytes, `name:value` of each chosen header, sorted and with its name in lower case, Unix
/// time in seconds, nonce, and the SHA-256 of the body in hexadecimal. The signature is sent in one header:
///
/// ```
/// X-Signature: v1 key=app, time=1700000000, nonce=0f…, headers=content-type;host, signature=9a…
/// ```
///
/// A request to an origin outside ``EndpointClient/servers`` is not signed. After a redirect within the origin, the request
/// is signed again for its new address; after a redirect to another origin, it has no signature.
///
/// The key identifies the app, not a user, so a cache outside this client does not distinguish keys: if the server
/// responds to each key differently, give the client of each key its own cache.
public struct SigningClient: EndpointClient {
    public var servers: ServerMap { base.servers }

    private let base: any EndpointClient
    private let key: SigningClient.Key
    private let header: String
    private let signed: [String]
    private let fault: HeaderFields.FieldError?
    private let now: @Sendable () -> Date
    private let generator: Lock<any RandomNumberGenerator & Sendable>

    /// Creates a client that signs requests with a key.
    ///
    /// - Parameters:
    ///   - key: the key that signs; the header contains its id.
    ///   - header: the header of the signature. If this, or a name in `headers`, is not a valid header name, every
    ///     request is refused with ``HeaderFields/FieldError``.
    ///   - headers: names of the headers that are signed if the request has them. `Host` means the host of the address
    ///     in lower case, with its port unless the scheme implies that.
    ///   - now: the current time, which is signed.
    ///   - generator: the source of the 16 random bytes of a nonce.
    public init(
        _ base: any EndpointClient,
        key: SigningClient.Key,
        header: String = "X-Signature",
        covering headers: Set<String> = ["Host", "Content-Type"],
        now: @escaping @Sendable () -> Date = { Date() },
        generator: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) {
        do throws(HeaderFields.FieldError) {
            try HeaderFields([.init(name: header, value: "")]).validate()
            for name in headers where !isToken(name) { throw .notAToken(name) }
            fault = nil
        } catch { fault = error }
        self.base = base
        self.key = key
        self.header = header
        signed = Set(headers.map { $0.lowercased() }).sorted()
        self.now = now
        self.generator = Lock(generator)
    }

    public func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        guard base.servers.covers(request.url) else { return try await base.send(request) }
        if let fault { throw .request(.other(fault)) }
        var request = request
        do { try await sign(&request) } catch { throw EndpointClientError(refusing: error) }
        request.signers.append(RequestSigner(header: header, sign: sign))
        return try await base.send(request)
    }

    private func sign(_ request: inout EndpointRequest) async throws {
        let digest = hexadecimal(try await digest(of: request.body))
        let time = Int64(exactly: now().timeIntervalSince1970.rounded(.down)) ?? 0
        let nonce = generator.withLock { generator in
            var bytes = Data()
            for _ in 0..<16 { bytes.append(UInt8(truncatingIfNeeded: generator.next())) }
            return hexadecimal(bytes)
        }
        let chosen = signed.compactMap { name in value(of: name, in: request).map { (name: name, value: $0) } }
        let parts = URLComponents(url: request.url, resolvingAgainstBaseURL: false)
        let path = parts?.percentEncodedPath ?? ""
        let items = (parts?.percentEncodedQuery ?? "").split(separator: "&", omittingEmptySubsequences: false)
        let query = items.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: "&")
        var lines = [request.method.rawValue, path.isEmpty ? "/" : path, query]
        lines += chosen.map { "\($0.name):\($0.value)" }
        lines += ["\(time)", nonce, digest]
        let signature = key.signature(of: Data(lines.joined(separator: "\n").utf8))
        let names = chosen.map(\.name).joined(separator: ";")
        request.headers.set(
            header,
            "v1 key=\(key.id), time=\(time), nonce=\(nonce), headers=\(names), signature=\(hexadecimal(signature))"
        )
        request.credentialNames.insert(header)
    }

    /// Files are read outside the threads that tasks share.
    private func digest(of body: HTTPBody) async throws -> Data {
        switch body {
        case .absent, .data, .stream: return try sha256(body)
        case .file, .multipart:
            return try await performBlocking { check in
                try check()
                return try sha256(body, check: check)
            }
        }
    }

    private func value(of name: String, in request: EndpointRequest) -> String? {
        if name == "host" { return request.origin?.authority }
        return request.headers[name].map { trimmed($0) }
    }
}

extension EndpointClient {
    /// Signs each request with HMAC-SHA256. See ``SigningClient``.
    public func signed(
        with key: SigningClient.Key,
        header: String = "X-Signature",
        covering headers: Set<String> = ["Host", "Content-Type"],
        now: @escaping @Sendable () -> Date = { Date() },
        generator: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) -> SigningClient {
        SigningClient(self, key: key, header: header, covering: headers, now: now, generator: generator)
    }
}

// MARK: Key

extension SigningClient {
    /// A secret shared with a server, and the id by which the server finds it.
    public struct Key: Sendable {
        /// The id that is sent instead of the secret.
        public let id: String
        private let secret: Data

        /// Creates a key from its id and its secret.
        ///
        /// - Parameter id: visible ASCII without space, quote, comma and semicolon.
        /// - Throws: ``ConfigurationError`` if the id is empty or holds another character, or the secret is empty.
        public init(id: String, secret: Data) throws(ConfigurationError) {
            let isVisible = id.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\",;".utf8.contains($0) }
            guard !id.isEmpty, isVisible else {
                throw ConfigurationError(
                    field: "SigningClient.Key.id",
                    problem: "is \(id.debugDescription); use visible ASCII without space, quote, comma and semicolon"
                )
            }
            guard !secret.isEmpty else {
                throw ConfigurationError(
                    field: "SigningClient.Key.secret",
                    problem: "is empty; pass the secret that is shared with the server"
                )
            }
            self.id = id
            self.secret = secret
        }

        /// HMAC-SHA256 of a message (RFC 2104): 32 bytes.
        public func signature(of message: Data) -> Data { hmacSHA256(message, key: secret) }

        /// Whether a signature is valid for a message. The comparison takes the same time wherever the two differ.
        public func isValid(_ signature: Data, for message: Data) -> Bool {
            SigningClient.Key.isEqual(signature, self.signature(of: message))
        }

        fileprivate static func isEqual(_ one: Data, _ other: Data) -> Bool {
            one.count == other.count && zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
        }
    }
}

extension SigningClient.Key: CustomStringConvertible, CustomReflectable {
    /// The id; never the secret.
    public var description: String { "SigningClient.Key(\(id))" }
    public var customMirror: Mirror { Mirror(self, children: ["id": id]) }
}

// MARK: WebhookVerifier

/// Verifies that a webhook was sent by a holder of the key (Standard Webhooks 1.0: `webhook-id`, `webhook-timestamp`
/// and `webhook-signature: v1,<base64>`).
///
/// For other schemes, use ``SigningClient/Key/isValid(_:for:)`` with the message that they sign.
public struct WebhookVerifier: Sendable {
    /// The reason that a webhook is rejected.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum VerificationError: Error, Sendable, Hashable {
        /// The header of this name is missing or empty.
        case missingHeader(String)
        /// The timestamp, given here as text, is not a whole number.
        case invalidTimestamp(String)
        /// The timestamp is this many seconds in the past, or in the future if negative, which is more than the
        /// tolerance; the webhook may be a replay.
        case wrongTime(seconds: Int64)
        /// None of the signatures is valid for any key: the sender does not have the secret, or the headers or the body
        /// were changed.
        case wrongSignature
    }

    private let keys: [SigningClient.Key]
    private let prefix: String
    private let tolerance: Int64
    private let now: @Sendable () -> Date

    /// Creates a verifier that accepts a signature by any of the keys.
    ///
    /// - Parameters:
    ///   - keys: pass several while a secret is being replaced.
    ///   - prefix: the start of the names of the three headers, by default `webhook-`. Some senders use `svix-`.
    ///   - tolerance: the maximum difference between the sender's time and ours: 1 s…1 h in whole seconds, by default
    ///     5 min; values outside that range are clamped to it.
    ///   - now: the current time, with which the sender's is compared.
    /// - Throws: ``ConfigurationError`` if there is no key.
    public init(
        keys: [SigningClient.Key],
        prefix: String = "webhook-",
        tolerance: Duration = .seconds(300),
        now: @escaping @Sendable () -> Date = { Date() }
    ) throws(ConfigurationError) {
        if keys.isEmpty {
            throw ConfigurationError(field: "WebhookVerifier.keys", problem: "is empty; give at least one")
        }
        self.keys = keys
        self.prefix = prefix
        self.tolerance = tolerance.clamped(to: .seconds(1) ... .seconds(3_600)).components.seconds
        self.now = now
    }

    /// Uses secrets in the form in which senders show them: Base64, usually after `whsec_`.
    ///
    /// - Parameters:
    ///   - secrets: pass several while a secret is being replaced.
    ///   - prefix: the start of the names of the three headers, by default `webhook-`. Some senders use `svix-`.
    ///   - tolerance: as in ``init(keys:prefix:tolerance:now:)``.
    ///   - now: the current time, with which the sender's is compared.
    /// - Throws: ``ConfigurationError`` if there is no secret, or if one is empty or not Base64.
    public init(
        secrets: [String],
        prefix: String = "webhook-",
        tolerance: Duration = .seconds(300),
        now: @escaping @Sendable () -> Date = { Date() }
    ) throws(ConfigurationError) {
        if secrets.isEmpty {
            throw ConfigurationError(field: "WebhookVerifier.secrets", problem: "is empty; give at least one")
        }
        var keys: [SigningClient.Key] = []
        for (index, secret) in secrets.enumerated() {
            let encoded = String(secret.hasPrefix("whsec_") ? secret.dropFirst(6) : secret[...])
            let padding = String(repeating: "=", count: encoded.utf8.count % 4 == 0 ? 0 : 4 - encoded.utf8.count % 4)
            guard let bytes = Data(base64Encoded: encoded + padding), !bytes.isEmpty else {
                throw ConfigurationError(
                    field: "WebhookVerifier.secrets[\(index)]",
                    problem: "is not Base64, with or without 'whsec_' before it; pass other secrets with 'keys'"
                )
            }
            keys.append(try SigningClient.Key(id: "\(index)", secret: bytes))
        }
        try self.init(keys: keys, prefix: prefix, tolerance: tolerance, now: now)
    }

    /// Verifies the timestamp, and that one of the first eight signatures is valid.
    ///
    /// - Parameter body: the bytes as they arrived; JSON that was decoded and encoded again has another signature.
    /// - Throws: ``VerificationError``.
    public func verify(headers: HeaderFields, body: Data) throws(VerificationError) {
        func required(_ name: String) throws(VerificationError) -> String {
            guard let value = headers[prefix + name], !value.isEmpty else { throw .missingHeader(prefix + name) }
            return value
        }
        let id = try required("id")
        let stamp = try required("timestamp")
        let signatures = try required("signature")
        guard let time = Int64(stamp) else { throw .invalidTimestamp(stamp) }
        let current = Int64(exactly: now().timeIntervalSince1970.rounded(.down)) ?? 0
        let (distance, overflow) = current.subtractingReportingOverflow(time)
        guard !overflow, distance.magnitude <= UInt64(tolerance) else {
            throw .wrongTime(seconds: overflow ? (time < 0 ? .max : .min) : distance)
        }
        // A sender lists few signatures; a long list is an attempt to waste CPU time.
        let candidates = (signatures.ifASCII ?? "").split(separator: " ").prefix(8).compactMap { candidate -> Data? in
            let parts = candidate.split(separator: ",", maxSplits: 1)
            return parts.count == 2 && parts[0] == "v1" ? Data(base64Encoded: String(parts[1])) : nil
        }
        let message = Data("\(id).\(stamp).".utf8) + body
        for key in candidates.isEmpty ? [] : keys {
            let expected = key.signature(of: message)
            if candidates.contains(where: { SigningClient.Key.isEqual($0, expected) }) { return }
        }
        throw .wrongSignature
    }
}

extension WebhookVerifier.VerificationError: CustomStringConvertible, DeveloperError {
    /// The cause and the remedy, for logs.
    public var description: String {
        switch self {
        case .missingHeader(let name):
            "the webhook has no header '\(name)'; if its sender uses other names, pass their 'prefix'"
        case .invalidTimestamp(let text):
            "the webhook's timestamp \(text.cut(to: 40).debugDescription) is not a whole number of seconds; its sender "
                + "does not follow Standard Webhooks"
        case .wrongTime(let seconds):
            "the webhook's timestamp is \(seconds.magnitude) s in the \(seconds < 0 ? "future" : "past"), more than the "
                + "tolerance; it may be a replay, or one of the clocks is wrong"
        case .wrongSignature:
            "no signature of the webhook is valid for the keys; compare the secret with the sender's, and verify the "
                + "bytes as they arrived"
        }
    }
}
