// swift-format-ignore-file
// Runs the runtime's code for Apple's platforms against the stubs: it checks this package, not Apple's frameworks.
import AppleFoundation
import Combine
import EndpointRuntime
import EndpointTesting
import Network
import Security

func check(_ isRight: Bool, _ what: String, line: Int = #line) {
    if isRight { return }
    print("error: Tests/AppleStubs/Trial/main.swift:\(line): not so: \(what)")
    exit(1)
}

// MARK: Keychain

let tokens = AuthTokens(accessToken: "a", refreshToken: "r", userID: "ann")
let store = TokenSession.KeychainStore(service: "app")
check(try await store.load() == nil, "nothing is stored before the first save")
try await store.clear()
try await store.save(tokens)
check(try await store.load() == tokens, "a saved session is loaded")
try await store.save(AuthTokens(accessToken: "b"))
check(try await store.load() == AuthTokens(accessToken: "b"), "a save replaces the session before")
let other = TokenSession.KeychainStore(service: "app", account: "other", accessGroup: "group")
check(try await other.load() == nil, "accounts and groups are separate")
try await store.clear()
check(try await store.load() == nil, "'clear' removes the session")
nextStatus = errSecItemNotFound
try await store.save(tokens)
nextStatus = errSecItemNotFound
try await store.save(tokens)
check(try await store.load() == tokens, "an item that another process adds meanwhile is updated")
nextStatus = -25308
do {
    _ = try await store.load()
    check(false, "an error of the keychain is thrown")
} catch let fault as TokenSession.KeychainStore.StatusError { check(fault.status == -25308, "a refusal tells its status") }

// MARK: Publisher

struct Ping: Endpoint {
    typealias Response = String
    typealias Failure = Never
    static var operation: OperationInfo { OperationInfo(id: "ping", method: .get, path: "/ping") }
    func encode(into request: inout RequestEncoder) { request.path = "/ping" }
    static func decode(_ response: EndpointResponse) throws -> Outcome<String, Never> {
        response.status == 200 ? .success(try response.text()) : .undocumented
    }
}

final class Listener: Subscriber, Sendable {
    typealias Input = String
    typealias Failure = HTTPError<Never>
    let events = Lock([String]())
    let isOver = Latch()
    let demand: Subscribers.Demand
    let subscription = Lock<Held?>(nil)
    // @unchecked: the subscription is stored once and used on one thread.
    struct Held: @unchecked Sendable { let value: any Subscription }

    init(_ demand: Subscribers.Demand) { self.demand = demand }

    func receive(subscription: any Subscription) {
        self.subscription.withLock { $0 = Held(value: subscription) }
        subscription.request(demand)
    }
    func receive(_ input: String) -> Subscribers.Demand {
        events.withLock { $0.append(input) }
        return .none
    }
    func receive(completion: Subscribers.Completion<Failure>) {
        events.withLock {
            switch completion {
            case .finished: $0.append("finished")
            case .failure(let error): $0.append("\(error.status ?? 0)")
            }
        }
        isOver.open()
    }
    func more() { subscription.withLock { $0 }?.value.request(.unlimited) }
    func cancel() { subscription.withLock { $0 }?.value.cancel() }
}

let status = Lock(200)
let server = StubClient { request in
    EndpointResponse(status: status.withLock { $0 }, body: .data(Data("pong".utf8)))
}
let publisher = server.publisher(for: Ping())
let shared: any Sendable = publisher
check(shared is EndpointPublisher<Ping>, "a publisher may be passed to other tasks")
check(server.requests.isEmpty, "nothing is sent before a subscription")
let listener = Listener(.none)
publisher.receive(subscriber: listener)
check(server.requests.isEmpty, "nothing is sent before the first demand")
listener.more()
listener.more()
try await listener.isOver.wait()
check(listener.events.withLock { $0 } == ["pong", "finished"], "a subscriber receives one value and the completion")
check(server.requests.count == 1, "more demand does not send again")
status.withLock { $0 = 500 }
let second = Listener(.unlimited)
publisher.receive(subscriber: second)
try await second.isOver.wait()
check(second.events.withLock { $0 } == ["500"], "each subscription sends its own call, and a failure completes it")

let cancelled = Latch()
let started = Latch()
let patient = StubClient { _ throws(EndpointClientError) in
    started.open()
    do { try await Latch().wait() } catch { cancelled.open() }
    throw .cancelled
}
let third = Listener(.unlimited)
patient.publisher(for: Ping()).receive(subscriber: third)
try await started.wait()
third.cancel()
try await cancelled.wait()
third.more()
check(patient.requests.count == 1 && third.events.withLock { $0 }.isEmpty, "a cancelled subscriber receives nothing more")
let fourth = Listener(.none)
patient.publisher(for: Ping()).receive(subscriber: fourth)
fourth.cancel()
fourth.more()
check(patient.requests.count == 1, "a subscription that is cancelled before its first demand sends nothing")

// MARK: Monitor

let seen = Lock([Bool]())
let reading = Task {
    for await status in NetworkMonitor() { seen.withLock { $0.append(status.isReachable) } }
}
while NWPathMonitor.started == nil { await Task.yield() }
let monitor = NWPathMonitor.started!
for path in [NWPath(.satisfied), NWPath(.satisfied), NWPath(.unsatisfied), NWPath(.requiresConnection)] {
    let count = seen.withLock { $0.count }
    let isNews = count == 0 || path.status == .unsatisfied || path.status == .requiresConnection
    monitor.pathUpdateHandler?(path)
    while isNews && seen.withLock({ $0.count }) == count { await Task.yield() }
}
reading.cancel()
await reading.value
check(seen.withLock { $0 } == [true, false, true], "each change is reported once")
check(monitor.isCancelled, "the monitor is cancelled with the task that reads it")
print("the code for Apple platforms behaves as documented")
