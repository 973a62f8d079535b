import EndpointRuntime
import EndpointTesting
import Foundation
import Loopback

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends many calls through every decorator, 64 at a time, to an unreliable server: no call may be lost, and memory and
/// descriptors must not grow.
struct CallSoak {
    private static let scheme = SecuritySchemeInfo(name: "bearer", kind: .bearer())

    private struct GetPet: Endpoint {
        typealias Response = JSONValue

        static var operation: OperationInfo {
            OperationInfo(id: "getPet", method: .get, path: "/pets/{petId}", security: [[CallSoak.scheme()]])
        }

        var petID: Int

        func encode(into request: inout RequestEncoder) { request.path = "/pets/\(petID)" }

        static func decode(_ response: EndpointResponse) throws -> Outcome<JSONValue, Never> {
            response.status == 200 ? .success(try response.json()) : .undocumented
        }
    }

    private let requests: Int
    private let server: SoakServer
    private let refreshes = Lock(0)
    private let metrics = Lock(0)
    private let lines = Lock(0)

    init(requests: Int) throws {
        self.requests = requests
        server = try SoakServer(seed: 1, tokenLife: max(1, requests / 50))
    }

    /// Sends the calls and prints a table while they run.
    ///
    /// - Returns: a line for each rule that was broken.
    func run() async throws -> [String] {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpMaximumConnectionsPerHost = 64
        let transport = URLSessionClient(
            servers: ServerMap(base: server.wire.url),
            configuration: configuration
        )
        let client = ClientFactory.make(over: transport, decorators: try await decorators())
        let calls = SoakCalls(total: requests, seed: 2)
        print("    calls  resident MB  descriptors  threads  seconds")
        var samples: [SoakSample] = []
        let start = ContinuousClock.now
        for step in 1...10 {
            await calls.run(until: requests * step / 10, by: 64) { number in
                guard case .failure(let error) = await client.result(of: GetPet(petID: number / 2)) else {
                    return .completed
                }
                switch error.reason {
                case .cancelled: return .cancelled
                case .transport(let failure): return .transport("\(failure.reason)")
                case .undocumented, .decoding, .request:
                    return error.status.map { .status($0) } ?? .other("\(error.debugDescription.prefix(200))")
                }
            }
            let sample = SoakSample(calls: calls.ended, seconds: seconds(since: start))
            samples.append(sample)
            print(sample)
        }
        print(report(calls))
        return findings(calls, samples, open: transport.openRequests)
    }

    private func decorators() async throws -> ClientDecorators {
        let session = TokenSession(
            refresher: TokenSession.ClosureRefresher { [refreshes, server] _ in
                refreshes.withLock { $0 += 1 }
                return AuthTokens(accessToken: server.token, refreshToken: "r", userID: "ann")
            }
        )
        try await session.signIn(AuthTokens(accessToken: server.token, refreshToken: "r", userID: "ann"))
        return ClientDecorators(
            callLog: .default,
            metrics: { [metrics] _ in metrics.withLock { $0 += 1 } },
            // The system keeps a cancelled sleep until its time is over, so a longer deadline would hold more memory.
            deadline: .seconds(2),
            callInterceptors: [InterceptingClient.DefaultHeaders(["X-Call": "yes"])],
            idempotencyKeys: true,
            credentials: Credentials(tokens: session),
            // Small enough to be full at the first sample.
            memoryCache: CachingClient.MemoryStore(limit: 200_000),
            retry: RetryingClient.Policy(
                attempts: 5,
                backoff: ExponentialBackoff(baseDelay: .milliseconds(1), maximumDelay: .milliseconds(10)),
                attemptTimeout: .milliseconds(500),
                totalTimeout: .milliseconds(1_500)
            ),
            retryBudget: RetryingClient.Budget(capacity: 1_000_000),
            circuitBreaker: CircuitBreakingClient.Policy(windowSize: 1_000, failureRatio: 0.9),
            requestLimits: LimitingClient.Policy(total: 64, perHost: 64),
            headers: ["X-Soak": "yes"],
            signingKey: try SigningClient.Key(id: "soak", secret: Data("secret".utf8)),
            attemptLog: .default,
            logSink: LoggingClient.Sink { [lines] _ in lines.withLock { $0 += 1 } }
        )
    }

    private func report(_ calls: SoakCalls) -> String {
        let counts = server.counts
        let moods = Mood.allCases.map { "\($0) \(counts.moods[$0, default: 0])" }
        let ends = calls.ends.sorted { $0.value > $1.value }.map { "\($0.key) \($0.value)" }
        return """
            \(ends.joined(separator: ", "))
            the server saw \(counts.requests) requests: \(moods.joined(separator: ", ")), \(counts.refused) refused
            \(counts.expiries) expiries, \(refreshes.withLock { $0 }) refreshes, \(lines.withLock { $0 }) log lines
            """
    }

    private func findings(_ calls: SoakCalls, _ samples: [SoakSample], open: Int) -> [String] {
        var findings: [String] = []
        let known = calls.ends.filter { $0.key == .completed || $0.key == .cancelled }.values.reduce(0, +)
        if calls.ended != requests { findings.append("\(calls.ended) of \(requests) calls ended") }
        // A call that is cancelled before it begins reaches no decorator.
        let measured = metrics.withLock { $0 }
        if measured > requests || measured < requests - calls.ends[.cancelled, default: 0] {
            findings.append("\(measured) calls were measured")
        }
        if requests - known > max(1, requests / 10_000) { findings.append("\(requests - known) calls failed") }
        if open != 0 { findings.append("\(open) requests are still open") }
        let (expiries, refreshes) = (server.counts.expiries, refreshes.withLock { $0 })
        // The last token may expire after the last call.
        if refreshes != expiries && refreshes != expiries - 1 {
            findings.append("\(refreshes) refreshes for \(expiries) expiries")
        }
        let settled = samples[2...]
        if let first = settled.first, let last = settled.last {
            // On Linux, URLSession keeps at least 120 bytes of every request.
            let allowed = 8 * 1_048_576 + (last.calls - first.calls) * 256
            if last.residentBytes - first.residentBytes > allowed { findings.append("memory grew") }
            if last.descriptors > first.descriptors + 32 { findings.append("descriptors grew") }
        }
        return findings
    }
}

func seconds(since start: ContinuousClock.Instant) -> Double {
    let took = (ContinuousClock.now - start).components
    return Double(took.seconds) + Double(took.attoseconds) / 1e18
}
