public import Foundation

/// Signs each request with HMAC-SHA256. Place it inside retry, so that every attempt has its own time and nonce.
///
/// The signed message consists of these lines, each but the last followed by a line feed: method, percent-encoded path,
/// query items sorted by their bytes, `name:value` of each chosen header in lower case and sorted, Unix time in
/// seconds, nonce, and the SHA-256 of the body in hexadecimal. The signature is sent in one header:
///
/// ```
/// X-Signature: v1 key=app, time=1700000000, nonce=0f…, headers=content-type;host, signature=9a…
/// ```
///
/// A request to an origin outside ``EndpointClient/servers`` is not signed. After a redirect within the origin, the request
/// is signed again for its new address; after a redirect to another origin, it has no signature.
public struct SigningClient: EndpointClient {
    public var servers: ServerMap { base.servers }

    private let base: any EndpointClient
    private let key: SigningClient.Key
    private let header: String
    private let signed: [String]
    private let fault: HeaderFields.FieldError?
    private let now: @Sendable () -> Date
    private let generator: Lock<any RandomNumberGenerator & Sendable>

    /// - Parameters:
    ///   - header: the header of the signature. If this, or a name in `headers`, is not a valid header name, every
    ///     request is refused with ``HeaderFields/FieldError``.
    ///   - headers: names of the headers that are signed if the request has them; `Host` means the host of the address.
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
        do { try sign(&request) } catch { throw EndpointClientError(refusing: error) }
        request.signers.append(RequestSigner(header: header, sign: sign))
        return try await base.send(request)
    }

    private func sign(_ request: inout EndpointRequest) throws {
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
        lines += ["\(time)", nonce, hexadecimal(try sha256(request.body))]
        let signature = key.signature(of: Data(lines.joined(separator: "\n").utf8))
        let names = chosen.map(\.name).joined(separator: ";")
        request.headers.set(
            header,
            "v1 key=\(key.id), time=\(time), nonce=\(nonce), headers=\(names), signature=\(hexadecimal(signature))"
        )
        request.credentialNames.insert(header)
    }

    private func value(of name: String, in request: EndpointRequest) -> String? {
        if name == "host" {
            guard let host = request.url.host?.lowercased() else { return nil }
            return request.url.port.map { "\(host):\($0)" } ?? host
        }
        return request.headers[name]?.trimmingCharacters(in: .whitespaces)
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
