import EndpointRuntime
import EndpointTesting
import Foundation
import Loopback
import Testing

@Suite("Cancellation", .serialized, .timeLimit(.minutes(15)))
struct CancellationTests {
    @Test("a task that is cancelled before it starts sends nothing")
    func beforeStart() async {
        let server = StubServer()
        let latch = Latch()
        let task = Task {
            try? await latch.wait()
            return await server.client.result(of: Petstore.GetPet(petID: 7))
        }
        task.cancel()
        latch.open()
        let error = await task.value.failure
        #expect(error?.isCancellation == true)
        #expect(server.requests.isEmpty)
    }

    @Test("a task that is cancelled in flight ends at once as cancelled")
    func inFlight() async throws {
        let server = StubServer()
        server.on(Petstore.GetPet.self).respond(.silence)
        let task = Task { await server.client.result(of: Petstore.GetPet(petID: 7)) }
        try await server.waitForRequests()
        task.cancel()
        #expect(await task.value.failure?.isCancellation == true)
        #expect(server.client.openRequests == 0)
    }

    @Test(
        "a cancellation that an endpoint or a decorator throws is reported as cancelled, not as a fault of the request"
    )
    func thrown() async {
        let client = StubClient { _ throws(EndpointClientError) in throw .request(.other(CancellationError())) }
        #expect(await client.result(of: Petstore.GetPet(petID: 7)).failure?.isCancellation == true)
    }

    @Test("a cancellation that encoding a call throws is reported as cancelled, however the call is sent")
    func thrownInWriting() async {
        let client = StubClient()
        let call = AdHocEndpoint<Int>(.get, "/", encode: { _ in throw CancellationError() })
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        await #expect { _ = try await client.send(call) } throws: { ($0 as? any EndpointError)?.isCancellation == true }
        await #expect { try await client.download(call, to: file) } throws: {
            ($0 as? any EndpointError)?.isCancellation == true
        }
    }

    @Test("after thousands of cancellations at random moments, every call has ended once and no request is open")
    func storm() async throws {
        let server = StubServer()
        server.on(.get, "/fast/{id}").respond(.json("7"))
        server.on(.get, "/slow/{id}").respond(.silence)
        var generator = SeededGenerator(seed: 42)
        var tally: [String: Int] = [:]
        for _ in 0..<30 {
            let plan = (0..<100).map { _ in
                (isSlow: Bool.random(using: &generator), yields: Int.random(in: 0...60, using: &generator))
            }
            await withTaskGroup(of: String.self) { group in
                for (index, step) in plan.enumerated() {
                    group.addTask {
                        let path: RequestPath = step.isSlow ? "/slow/\(index)" : "/fast/\(index)"
                        let call = Task { await server.client.result(of: AdHocEndpoint<Int>(.get, path)) }
                        for _ in 0..<step.yields { await Task.yield() }
                        if step.isSlow || step.yields < 30 { call.cancel() }
                        switch await call.value {
                        case .success: return "success"
                        case .failure(let error): return error.isCancellation ? "cancelled" : "\(error)"
                        }
                    }
                }
                for await end in group { tally[end, default: 0] += 1 }
            }
        }
        #expect(Set(tally.keys).isSubset(of: ["success", "cancelled"]))
        let calls = tally.values.reduce(0, +)
        #expect(calls == 3_000)
        #expect(tally["cancelled", default: 0] > 1_500)
        #expect(tally["success", default: 0] > 500)
        #expect(server.client.openRequests == 0)
    }

    @Test("after thousands of cancellations over sockets, every call has ended once and no request is open")
    func wireStorm() async throws {
        let server = try LoopbackServer { connection, _ in
            while let request = connection.request() {
                if request.hasPrefix("GET /slow") { return connection.waitForClose() }
                guard connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n7") else { return }
            }
        }
        let client = server.client()
        var generator = SeededGenerator(seed: 7)
        var tally: [String: Int] = [:]
        for _ in 0..<40 {
            let plan = (0..<25).map { _ in
                (
                    isSlow: Int.random(in: 0..<4, using: &generator) == 0,
                    yields: Int.random(in: 0...30, using: &generator)
                )
            }
            await withTaskGroup(of: String.self) { group in
                for step in plan {
                    group.addTask {
                        let call = Task {
                            await client.result(of: AdHocEndpoint<Int>(.get, step.isSlow ? "/slow" : "/fast"))
                        }
                        for _ in 0..<step.yields { await Task.yield() }
                        if step.isSlow || step.yields < 10 { call.cancel() }
                        switch await call.value {
                        case .success: return "success"
                        case .failure(let error): return error.isCancellation ? "cancelled" : "\(error)"
                        }
                    }
                }
                for await end in group { tally[end, default: 0] += 1 }
            }
        }
        #expect(Set(tally.keys).isSubset(of: ["success", "cancelled"]))
        let calls = tally.values.reduce(0, +)
        #expect(calls == 1_000)
        #expect(tally["cancelled", default: 0] > 200)
        #expect(client.openRequests == 0)
    }

    @Test("A call that is cancelled while a redirect arrives ends once")
    func atRedirect() async throws {
        let call = Lock<Task<Bool, Never>?>(nil)
        let server = try LoopbackServer(keepsRequests: false) { connection, _ in
            while let request = connection.request() {
                if request.hasPrefix("GET /target") {
                    guard connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n7") else { return }
                } else {
                    let head = "HTTP/1.1 302 Found\r\nLocation: /target\r\nContent-Length: 0\r\n\r\n"
                    guard connection.send(head) else { return }
                    call.withLock { $0 }?.cancel()
                }
            }
        }
        let client = server.client()
        for _ in 0..<500 {
            let latch = Latch()
            let task = Task {
                try? await latch.wait()
                let result = await client.result(of: AdHocEndpoint<Int>(.get, "/moved"))
                return result.success == 7 || result.failure?.isCancellation == true
            }
            call.withLock { $0 = task }
            latch.open()
            #expect(await task.value)
        }
        #expect(client.openRequests == 0)
    }
}
