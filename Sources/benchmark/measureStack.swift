import EndpointRuntime
import EndpointTesting
import Foundation

/// Measures the time that the decorators add to a call, relative to one `JSONDecoder` decode of an object with three fields.
func measureStack() async throws -> String {
    // This comes first, because later it could reuse freed memory.
    let idle = try idleBytes()
    let request = try request()
    let bare = Instant()
    let stack = ClientFactory.make(over: bare, decorators: try decorators())
    let endless = ClientFactory.make(over: bare, decorators: try decorators(deadline: nil))
    let hits = ClientFactory.make(over: Instant(isFresh: true), decorators: try decorators())
    let least = try await secondsInTurn([
        { _ = try JSONDecoder().decode(Trio.self, from: Trio.json) },
        { _ = try await bare.send(request) },
        { _ = try await stack.send(request) },
        { _ = try await endless.send(request) },
        { _ = try await hits.send(request) },
    ])
    let (unit, bareCall, call, endlessCall, hit) = (least[0], least[1], least[2], least[3], least[4])
    let rows: [(String, Double, String)] = [
        ("full stack, a call", call - bareCall, "at most 4 units"),
        ("the same without deadline", endlessCall - bareCall, "at most 4 units"),
        ("a waiter of a flight", try await secondsPerWaiter(), "at most 1 unit"),
    ]
    var lines = ["unit: one JSONDecoder decode of three fields, \(microseconds(unit))"]
    for (what, seconds, promise) in rows {
        lines.append("\(what): \(microseconds(seconds)), \(rounded(seconds / unit)) units (\(promise))")
    }
    let roundTrip = try await secondsPerStubbedCall()
    lines.append(
        "memory-cache hit: \(microseconds(hit)), 1/\(Int(roundTrip / hit)) of a stubbed URLSession round trip of \(microseconds(roundTrip)) (less than 1/10)"
    )
    lines.append("idle stack: \(idle) bytes (under 65536)")
    return lines.joined(separator: "\n")
}

private func decorators(deadline: Duration? = .seconds(60)) throws -> ClientDecorators {
    var decorators = ClientDecorators(deadline: deadline, idempotencyKeys: true, headers: ["User-Agent": "benchmark"])
    decorators.credentials = try Credentials([Instant.scheme: .bearer("token")])
    return decorators
}

private func request() throws -> EndpointRequest {
    guard let url = URL(string: "https://api.test/pets/7") else { throw URLError(.badURL) }
    let operation = OperationInfo(id: "getPet", method: .get, path: "/pets/{petId}", security: [[Instant.scheme()]])
    return EndpointRequest(method: .get, url: url, headers: ["Accept": "application/json"], operation: operation)
}

/// Responds immediately.
private struct Instant: EndpointClient {
    static let scheme = SecuritySchemeInfo(name: "bearer", kind: .bearer())
    var isFresh = false
    let servers = ServerMap(base: "https://api.test")

    func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        let headers: HeaderFields = isFresh ? ["Cache-Control": "max-age=3600"] : ["Cache-Control": "no-store"]
        return EndpointResponse(status: 200, headers: headers, url: request.url, body: .data(Trio.json))
    }
}

private struct Trio: Decodable {
    static let json = Data(#"{"id":7,"name":"Rex","isSold":false}"#.utf8)

    var id: Int
    var name: String
    var isSold: Bool
}

/// Measures the candidates in turn and in short laps, so that a change of the processor's speed affects all of them.
private func secondsInTurn(_ works: [() async throws -> Void]) async throws -> [Double] {
    var least = Array(repeating: Double.infinity, count: works.count)
    for _ in 0..<300 {
        for (index, work) in works.enumerated() { least[index] = min(least[index], try await secondsPerLap(work)) }
    }
    return least
}

private func secondsPerLap(_ work: () async throws -> Void) async rethrows -> Double {
    let start = ContinuousClock.now
    for _ in 0..<100 { try await work() }
    return seconds(since: start) / 100
}

private func secondsPerStubbedCall() async throws -> Double {
    let server = StubServer()
    server.on(.get, "/pets/{petId}").respond(.json(String(decoding: Trio.json, as: UTF8.self)))
    let operation = OperationInfo(id: "getPet", method: .get, path: "/pets/{petId}")
    let url = server.url.appendingPathComponent("pets/7")
    let request = EndpointRequest(method: .get, url: url, operation: operation)
    var least = Double.infinity
    for _ in 0..<20 { least = min(least, try await secondsPerLap { _ = try await server.client.send(request) }) }
    return least
}

/// Measures the cost of sharing one response for each of 1,000 callers, in addition to the cost of their tasks.
private func secondsPerWaiter() async throws -> Double {
    guard let url = URL(string: "https://api.test/pets/7") else { throw URLError(.badURL) }
    let request = EndpointRequest(method: .get, url: url, headers: ["Accept": "application/json"])
    var least = Double.infinity
    var alone = Double.infinity
    for _ in 0..<40 {
        alone = min(alone, await secondsOfCallers(Instant(), request) {})
        let latch = Latch()
        let held = StubClient { _ in
            try? await latch.wait()
            return EndpointResponse(status: 200, body: .data(Trio.json))
        }
        let client = held.deduplicated()
        let together = await secondsOfCallers(client, request) {
            while client.waiterCount < 1_000 { await Task.yield() }
            latch.open()
        }
        least = min(least, together)
    }
    return (least - alone) / 1_000
}

private func secondsOfCallers(_ client: any EndpointClient, _ request: EndpointRequest, then: () async -> Void) async
    -> Double
{
    let start = ContinuousClock.now
    await withTaskGroup(of: Void.self) { group in
        for _ in 0..<1_000 { group.addTask { _ = try? await client.send(request) } }
        await then()
    }
    return seconds(since: start)
}

/// The growth of the heap for each stack without a session.
private func idleBytes() throws -> Int {
    let bare = Instant()
    var kept: [DecoratedClient] = []
    kept.reserveCapacity(1_000)
    let before = heldBytes()
    for _ in 0..<1_000 { kept.append(ClientFactory.make(over: bare, decorators: try decorators())) }
    let after = heldBytes()
    return withExtendedLifetime(kept) { (after - before) / kept.count }
}

private func microseconds(_ seconds: Double) -> String { "\(rounded(seconds * 1e6)) µs" }
