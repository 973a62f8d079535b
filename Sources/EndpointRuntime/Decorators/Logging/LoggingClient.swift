import Foundation

/// Writes a line before each request and one after it.
///
/// ```
/// → PUT https://api.example.com/pets/{petId}?token=<redacted> (updatePet)
/// ← 200 PUT https://api.example.com/pets/{petId}?token=<redacted> (updatePet) in 0.12 seconds, 48 bytes
/// ```
///
/// A path is shown as its template. The log hides the user and password of an address, and the values of headers, query
/// items and members of bodies whose names suggest a credential (authorization, cookie, token, secret, key, signature,
/// password, code and the like), that the request names in ``EndpointRequest/credentialNames``, or that the policy adds.
public struct LoggingClient: EndpointClient {
    public var servers: ServerMap { base.servers }

    private let base: any EndpointClient
    private let policy: LoggingClient.Policy
    private let sink: LoggingClient.Sink
    private let clock: TransportClock

    /// Creates the client that ``EndpointClient/logging(_:to:clock:)`` returns.
    public init(
        _ base: any EndpointClient,
        policy: LoggingClient.Policy = .default,
        to sink: LoggingClient.Sink = .default(),
        clock: some Clock<Duration> = ContinuousClock()
    ) {
        self.base = base
        self.policy = policy
        self.sink = sink
        self.clock = TransportClock(clock)
    }

    public func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        let redaction = Redaction(names: policy.hiddenNames.union(request.credentialNames))
        let line = redaction.visible(
            "\(request.method) \(request.address(hiding: redaction)) (\(request.operation.id))",
            limit: 2_048
        )
        var text = "\(prefix)→ \(line)"
        if policy.showsHeaders { text += headers(request.headers, redaction) }
        if case .data(let data) = request.body, !request.hasSecretBody {
            text += body(data, type: request.headers["Content-Type"], redaction)
        }
        sink(.debug, text)
        let start = clock.elapsed()
        do {
            let response = try await base.send(request)
            text = "\(prefix)← \(response.status) \(line) in \(clock.elapsed() - start)"
            if let bytes = response.bufferedBody?.count { text += ", \(bytes) bytes" }
            text += count(response.attempts)
            if policy.showsHeaders { text += headers(response.headers, redaction) }
            if let data = response.bufferedBody {
                text += body(data, type: response.headers["Content-Type"], redaction)
            }
            sink(response.status < 400 ? .info : .error, text)
            return response
        } catch {
            let reason = redaction.visible(describe(error, redaction), limit: 2_048)
            text = "\(prefix)✗ \(line) in \(clock.elapsed() - start): \(reason)"
            if case .cancelled = error { sink(.debug, text) } else { sink(.error, text) }
            throw error
        }
    }

    private var prefix: String { policy.label.isEmpty ? "" : "\(policy.label) " }

    private func describe(_ fault: EndpointClientError, _ redaction: Redaction) -> String {
        switch fault {
        case .cancelled: "cancelled"
        case .request(let error, _): "not sent: \(redaction.text(of: error))"
        case .transport(let failure): failure.summary(redaction) + count(failure.attempts)
        }
    }

    private func count(_ attempts: [Attempt]) -> String { attempts.count > 1 ? ", \(attempts.count) attempts" : "" }

    private func headers(_ headers: HeaderFields, _ redaction: Redaction) -> String {
        let fields = headers.prefix(100).map { "\(redaction.visible($0.name, limit: 128)): \(redaction.value(of: $0))" }
        return fields.isEmpty ? "" : " [\(fields.joined(separator: "; "))]"
    }

    private func body(_ data: Data, type: String?, _ redaction: Redaction) -> String {
        guard policy.bodyLimit > 0, !data.isEmpty else { return "" }
        let start = redaction.body(data.prefix(policy.bodyLimit), type: type)
        let text = redaction.visible(start, limit: policy.bodyLimit)
        return " body: \(text)\(data.count > policy.bodyLimit ? "…" : "")"
    }
}

extension EndpointClient {
    /// Writes a line before each request and one after it. See ``LoggingClient``.
    public func logging(
        _ policy: LoggingClient.Policy = .default,
        to sink: LoggingClient.Sink = .default(),
        clock: some Clock<Duration> = ContinuousClock()
    ) -> LoggingClient {
        LoggingClient(self, policy: policy, to: sink, clock: clock)
    }
}
