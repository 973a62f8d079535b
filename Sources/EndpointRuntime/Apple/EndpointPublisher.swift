#if canImport(Combine)
public import Combine

/// Sends one call for each subscriber, when the subscriber first requests a value. Cancelling the subscription cancels
/// the call.
public struct EndpointPublisher<E: Endpoint>: Publisher, Sendable {
    public typealias Output = E.Response
    public typealias Failure = HTTPError<E.Failure>

    fileprivate let call: @Sendable () async -> Result<Output, Failure>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscription = EndpointSubscription<E>(call) { result in
            switch result {
            case .success(let value):
                _ = subscriber.receive(value)
                subscriber.receive(completion: .finished)
            case .failure(let error): subscriber.receive(completion: .failure(error))
            }
        }
        subscriber.receive(subscription: subscription)
    }
}

extension EndpointClient {
    /// A publisher that emits one value, or the error of the call.
    ///
    /// ```swift
    /// client.publisher(for: Petstore.GetPet(petID: 7))
    ///     .receive(on: DispatchQueue.main)
    ///     .sink { completion in … } receiveValue: { pet in … }
    /// ```
    ///
    /// Nothing is sent before there is a subscriber, and each subscriber has its own call. Values arrive on any thread.
    public func publisher<E: Endpoint>(
        for endpoint: E,
        options: CallOptions = CallOptions()
    ) -> EndpointPublisher<E> {
        EndpointPublisher { await result(of: endpoint, options: options) }
    }
}

private final class EndpointSubscription<E: Endpoint>: Subscription, Sendable {
    typealias CallResult = Result<E.Response, HTTPError<E.Failure>>

    private enum Phase {
        case idle((CallResult) -> Void)
        case running(Task<Void, Never>, (CallResult) -> Void)
        case over
    }

    // @unchecked: the closure for the subscriber is taken out of the state once, and only its taker calls it.
    private struct State: @unchecked Sendable {
        var phase: Phase
    }

    private let call: @Sendable () async -> CallResult
    private let state: Lock<State>

    init(_ call: @escaping @Sendable () async -> CallResult, deliver: @escaping (CallResult) -> Void) {
        self.call = call
        state = Lock(State(phase: .idle(deliver)))
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        state.withLock { state in
            guard case .idle(let deliver) = state.phase else { return }
            state.phase = .running(Task { await run() }, deliver)
        }
    }

    func cancel() {
        // The closure is released after the lock, because deinitializing the subscriber may run any code.
        guard case .running(let task, _) = end() else { return }
        task.cancel()
    }

    private func run() async {
        let result = await call()
        guard case .running(_, let deliver) = end() else { return }
        deliver(result)
    }

    private func end() -> Phase {
        state.withLock { state in
            defer { state.phase = .over }
            return state
        }.phase
    }
}
#endif
