import EndpointTesting
import Foundation

@testable import EndpointRuntime

/// One random schedule of calls, cancellations, replies, expiries and sign-ins of a client with the default decorators.
///
/// The seed determines the steps and how often the run yields between them. The machine determines which task then
/// runs first.
struct ModelRun {
    private static let start = Date(timeIntervalSinceReferenceDate: 0)

    private(set) var steps: [String] = []
    private var generator: SeededGenerator
    private var tasks: [Task<Void, Never>] = []
    private let clock = ManualClock()
    private let ledger = ModelLedger()
    private let server: ModelServer
    private let refresher: ModelRefresher
    private let session: TokenSession
    private let client: DecoratedClient
    private let date: @Sendable () -> Date

    init(seed: UInt64) throws {
        generator = SeededGenerator(seed: seed)
        let clock = clock
        date = { ModelRun.start.addingTimeInterval(TimeInterval(clock.now.offset.components.seconds)) }
        let date = date
        server = ModelServer(ledger, clock)
        refresher = ModelRefresher(ledger) { date().addingTimeInterval(120) }
        session = TokenSession(store: ModelTokenStore(ledger: ledger), refresher: refresher, clock: clock, now: date)
        let perHost = [1, 2, 6][Int.random(in: 0..<3, using: &generator)]
        client = ClientFactory.make(
            over: server,
            decorators: ClientDecorators(
                credentials: Credentials(tokens: session),
                requestLimits: LimitingClient.Policy(concurrencyPerHost: perHost),
                clock: clock,
                now: date,
                generator: SeededGenerator(seed: seed)
            )
        )
        steps.append("\(perHost) to a host")
    }

    /// - Returns: The breaches; empty if there were none.
    mutating func play(steps count: Int = 24) async -> [String] {
        await signIn("ann")
        for _ in 0..<count {
            await step()
            for _ in 0..<Int.random(in: 0...6, using: &generator) { await Task.yield() }
            if !ledger.breaches.isEmpty { break }
        }
        await finish()
        return ledger.breaches
    }

    // MARK: Steps

    private mutating func step() async {
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<22: call(.get, .default)
        case 22..<34: call(.post, .default)
        case 34..<37: call(.get, .streamed)
        case 37..<40: call(.get, .file(URL(fileURLWithPath: "/nowhere")))
        case 40..<66: reply()
        case 66..<74: cancel()
        case 74..<82: advance(by: .milliseconds(Int.random(in: 100...9_000, using: &generator)))
        case 82..<85: advance(by: .seconds(Int.random(in: 20...70, using: &generator)))
        case 85..<90: expireTokens()
        case 90..<96: await endRefresh()
        default: await signIn(["ann", "bob"][Int.random(in: 0...1, using: &generator)])
        }
    }

    private mutating func call(_ method: EndpointRequest.Method, _ delivery: EndpointRequest.Delivery) {
        let path = "/pets/\(Int.random(in: 0...1, using: &generator))"
        let id = ledger.begin(method, path)
        steps.append("\(id): \(method) \(path) \(delivery)")
        let operation = OperationInfo(
            id: "\(method)",
            method: method,
            path: path,
            security: [[AuthenticationFixture.bearer()]]
        )
        let url = URL(string: "https://api.test\(path)") ?? ModelRun.nowhere
        var request = EndpointRequest(method: method, url: url, delivery: delivery, operation: operation)
        // The server recognizes the repetitions of a call by this header. GETs must stay equal to be shared.
        if method == .post { request.headers.set("X-Call", "\(id)") }
        tasks.append(
            Task { [client, ledger, request] in
                let result = await client.outcome(of: request)
                var body: String?
                if case .success(let response) = result, let chunks = try? response.stream() {
                    var bytes = Data()
                    while let chunk = try? await chunks.first(where: { _ in true }) { bytes += chunk }
                    body = String(decoding: bytes, as: UTF8.self)
                }
                ledger.end(id, result, body: body)
            }
        )
    }

    private static var nowhere: URL { URL(fileURLWithPath: "/") }

    private mutating func reply() {
        let number = Int.random(in: 0..<1_000, using: &generator)
        let reply: ModelServer.Reply
        switch Int.random(in: 0..<20, using: &generator) {
        case 0..<6: reply = .success(lifetime: 0)
        case 6..<14: reply = .success(lifetime: 60)
        case 14: reply = .failure(status: 500)
        case 15, 16: reply = .failure(status: 503)
        case 17: reply = .failure(status: 429, headers: ["Retry-After": "2"])
        case 18: reply = .failure(status: 401)
        default: reply = .lost
        }
        if let place = server.reply(reply, to: number) { steps.append("reply to \(place): \(reply)") }
    }

    private mutating func cancel() {
        guard !tasks.isEmpty else { return }
        let id = Int.random(in: 0..<tasks.count, using: &generator)
        steps.append("cancel \(id)")
        tasks[id].cancel()
    }

    private mutating func advance(by duration: Duration) {
        steps.append("advance by \(duration)")
        clock.advance(by: duration)
        server.expire()
    }

    private mutating func expireTokens() {
        steps.append("refuse the tokens of \(ledger.user) so far")
        server.accept(ledger.user, from: ledger.generation + 1)
    }

    private mutating func endRefresh() async {
        let end: ModelRefresher.End =
            switch Int.random(in: 0..<12, using: &generator) {
            case 0: .rejected
            case 1, 2: .lost
            default: .renewed
            }
        guard refresher.finish(end) else { return }
        steps.append("refresh: \(end)")
        await settle()
    }

    /// Waits until the session has stored the refreshed tokens. If the clock moved before, the session would use
    /// the old refresh token again.
    private func settle() async {
        var rounds = 0
        while !ledger.isAdopted, refresher.isIdle, await ModelRun.giveWay(rounds) { rounds += 1 }
    }

    private mutating func signIn(_ user: String) async {
        steps.append("sign in \(user)")
        if let before = await session.signOut() { await client.removeAllResponses(of: before) }
        let tokens = ledger.signIn(user, expiringAt: date().addingTimeInterval(120))
        do { try await session.signIn(tokens) } catch { ledger.note("signing in failed: \(error)") }
    }

    // MARK: The end

    /// Continues until every call has its result, and then checks that no work is left behind.
    private mutating func finish() async {
        var rounds = 0
        while ledger.open > 0 {
            rounds += 1
            guard await ModelRun.giveWay(rounds) else {
                return ledger.note("\(ledger.open) calls never got a result; \(left)")
            }
            if refresher.finish(.renewed) { await settle() }
            if server.reply(.success(lifetime: 0), to: 0) == nil, rounds % 8 == 0 {
                clock.advance(by: .milliseconds(500))
                server.expire()
            }
        }
        for task in tasks { task.cancel() }
        rounds = 0
        while !isEmpty {
            rounds += 1
            guard await ModelRun.giveWay(rounds) else { return ledger.note("left behind: \(left)") }
            _ = refresher.finish(.renewed)
        }
        for task in tasks { await task.value }
    }

    /// Yields to other tasks. After many rounds it also sleeps, because a busy machine may have suspended one of them.
    ///
    /// - Returns: False after ten seconds.
    private static func giveWay(_ round: Int) async -> Bool {
        await Task.yield()
        if round > 2_000 { try? await Task.sleep(for: .milliseconds(1)) }
        return round < 12_000
    }

    private var isEmpty: Bool {
        server.held == 0 && client.requestLimits?.active == 0 && client.requestLimits?.waiterCount == 0
            && client.deduplication?.openFlights == 0 && clock.sleepers.isEmpty
    }

    private var left: String {
        let (limits, flights) = (client.requestLimits, client.deduplication)
        return "\(server.held) requests, \(limits?.active ?? 0) permits, \(limits?.waiterCount ?? 0) waiting for one, "
            + "\(flights?.openFlights ?? 0) flights, \(clock.sleepers.count) timers"
    }
}
