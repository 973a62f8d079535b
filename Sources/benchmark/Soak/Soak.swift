import EndpointRuntime
import EndpointTesting
import Foundation
import Loopback

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends mixed traffic through the decorators over a real socket for some time, with hundreds of pieces in progress:
/// calls, files, uploads, streams, expiring tokens and faults. Every piece must end, and memory, descriptors and threads
/// must not grow. `.ci/check-races` compiles this folder with `heldBytes.swift` and `seconds.swift` alone.
package struct Soak: Sendable {
    private let duration: Duration
    private let tokenLife: Int
    private let width: Int
    private let allowedGrowth: Int
    private let server: TrafficServer
    private let tally = TrafficTally(seed: 2)

    /// - Parameters:
    ///   - seconds: the time during which new traffic is started. The pieces in progress then have another 30 s to end.
    ///   - width: the number of pieces in progress at any time.
    ///   - allowedGrowth: the bytes by which the memory of the last quarter may exceed that of the second, in addition
    ///     to the bytes that URLSession keeps of every request on Linux.
    package init(seconds: Int, width: Int, allowedGrowth: Int = 32 * 1_048_576) throws {
        duration = .seconds(seconds)
        self.width = width
        self.allowedGrowth = allowedGrowth
        tokenLife = max(3, seconds / 5)
        server = try TrafficServer(seed: 1, tokenLife: tokenLife)
    }

    /// Runs the traffic and prints a table while it runs.
    ///
    /// - Returns: a line for each rule that was broken.
    package func run() async throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "soak-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let before = SoakSample(calls: 0, seconds: 0)
        var (samples, findings) = try await traffic(in: folder)
        print(tally.report)
        findings += self.findings(samples)
        // The client was released with its connections.
        let after = await settled(before)
        print("before and after, without a client:\n\(before)\n\(after)")
        if after.descriptors > before.descriptors + 16 { findings.append("\(after.descriptors) descriptors are left") }
        return findings
    }

    private func traffic(in folder: URL) async throws -> (samples: [SoakSample], findings: [String]) {
        let file = folder.appending(path: "upload")
        try Data(repeating: 66, count: 65_536).write(to: file)
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpMaximumConnectionsPerHost = 256
        let transport = URLSessionClient(
            servers: ServerMap(base: server.wire.url),
            configuration: configuration
        )
        let client = ClientFactory.make(over: transport, decorators: try await decorators(transport))
        let calls = TrafficCalls(client: client, folder: folder, file: file)
        let start = ContinuousClock.now
        for _ in 0..<width {
            Task { while ContinuousClock.now - start < duration { await next(calls) } }
        }
        print("    calls  resident MB  descriptors  threads  seconds")
        var samples: [SoakSample] = []
        for step in 1...40 {
            try await Task.sleep(until: start + duration * step / 40, clock: .continuous)
            let sample = SoakSample(calls: tally.ended, seconds: seconds(since: start))
            samples.append(sample)
            if step % 4 == 0 { print(sample) }
        }
        for _ in 0..<600 where !tally.open.isEmpty || transport.openRequests > 0 {
            try await Task.sleep(for: .milliseconds(50))
        }
        var findings: [String] = []
        for (kind, count) in tally.open { findings.append("\(count) of kind \(kind) never ended") }
        if transport.openRequests > 0 { findings.append("\(transport.openRequests) requests are still open") }
        return (samples, findings)
    }

    private func next(_ calls: TrafficCalls) async {
        let (number, kind, cancelDelay) = tally.begin()
        guard let cancelDelay else { return tally.end(number, await calls.send(kind, number: number)) }
        let task = Task { await calls.send(kind, number: number) }
        try? await Task.sleep(for: .microseconds(cancelDelay))
        task.cancel()
        tally.end(number, await task.value)
    }

    private func decorators(_ transport: any EndpointClient) async throws -> ClientDecorators {
        let session = TokenSession(
            refresher: try OAuthClient(
                client: transport,
                tokenURL: server.wire.url.appending(path: "token"),
                clientID: "soak"
            ),
            policy: TokenSession.RefreshPolicy(timeout: .seconds(10), limit: 1_000)
        )
        try await session.signIn(
            AuthTokens(accessToken: TrafficServer.firstToken, refreshToken: "r", userID: "ann")
        )
        return ClientDecorators(
            deadline: .seconds(25),
            idempotencyKeys: true,
            credentials: Credentials(tokens: session),
            memoryCache: CachingClient.MemoryStore(limit: 1_000_000),
            retry: RetryingClient.Policy(
                attempts: 5,
                backoff: ExponentialBackoff(baseDelay: .milliseconds(1), maximumDelay: .milliseconds(20)),
                attemptTimeout: .seconds(5),
                totalTimeout: .seconds(20)
            ),
            retryBudget: RetryingClient.Budget(capacity: 1_000_000),
            requestLimits: LimitingClient.Policy(concurrency: 128, concurrencyPerHost: 128)
        )
    }

    private func findings(_ samples: [SoakSample]) -> [String] {
        var findings: [String] = []
        let (ended, ends, counts) = (tally.ended, tally.ends, server.counts)
        let peak = (samples.map(\.residentBytes).max() ?? 0) / 1_048_576
        print(
            """
            the server saw \(counts.requests) requests, failed \(counts.faults), refused \(counts.refused), \
            gave out \(counts.refreshes) tokens and took all back \(counts.revocations) times
            at most \(peak) MB, \(tally.open.values.reduce(0, +)) left in flight
            """
        )
        var failed = 0
        for (end, count) in ends.sorted(by: { $0.value > $1.value }) {
            switch end {
            case .completed, .cancelled: break
            case .failed(let text):
                failed += count
                print("\(count) × \(text)")
            case .wrong(let text): findings.append("\(count) × \(text)")
            }
        }
        if ended < width { findings.append("only \(ended) ended") }
        if failed * 50 > ended { findings.append("\(failed) of \(ended) failed, although most are sent again") }
        // A token is renewed at half its lifetime and after the server has revoked it; both may happen at once.
        let most = Int(duration / .seconds(tokenLife) * 2) + 2 * counts.revocations + 5
        if counts.refreshes > most { findings.append("\(counts.refreshes) tokens, where \(most) would do") }
        let (early, late) = (samples[10..<20], samples[30...])
        let served = (late.last?.calls ?? 0) - (early.last?.calls ?? 0)
        func grew(_ value: (SoakSample) -> Int, by allowed: Int) -> Bool {
            (late.map(value).max() ?? 0) - (early.map(value).max() ?? 0) > allowed
        }
        if grew(\.residentBytes, by: allowedGrowth + served * 512) { findings.append("memory grew") }
        if grew(\.descriptors, by: 96) { findings.append("descriptors grew") }
        if grew(\.threads, by: 96) { findings.append("threads grew") }
        return findings
    }

    /// Waits until the descriptors are closed again, ten seconds at most.
    private func settled(_ before: SoakSample) async -> SoakSample {
        for _ in 0..<200 where SoakSample(calls: 0, seconds: 0).descriptors > before.descriptors + 16 {
            try? await Task.sleep(for: .milliseconds(50))
        }
        return SoakSample(calls: tally.ended, seconds: 0)
    }
}
