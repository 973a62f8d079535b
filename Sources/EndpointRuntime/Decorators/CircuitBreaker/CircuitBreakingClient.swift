/// Stops sending requests to an origin that keeps failing, and after a pause sends one request to probe whether it has
/// recovered.
///
/// Failures are responses with a status of 500 or more, and transport errors that the connection or the server causes.
/// Cancelled and refused requests do not count, nor do requests whose deadline passed before they were sent. While the
/// circuit is open, requests fail at once with ``RequestError/circuitOpen(_:retryAfter:)``, which is never retried.
public struct CircuitBreakingClient: EndpointClient {
    public var servers: ServerMap { base.servers }

    private let base: any EndpointClient
    private let clock: TransportClock
    private let board: CircuitBoard

    /// Creates the client that ``EndpointClient/circuitBreaking(_:clock:)`` returns.
    public init(
        _ base: any EndpointClient,
        policy: CircuitBreakingClient.Policy = .default,
        clock: some Clock<Duration> = ContinuousClock()
    ) {
        self.base = base
        self.clock = TransportClock(clock)
        board = CircuitBoard(policy)
    }

    public func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        guard let origin = request.origin else { return try await base.send(request) }
        let ticket: CircuitBoard.Ticket
        do { ticket = try board.enter(origin, at: clock.elapsed()) } catch {
            throw .request(error)
        }
        do {
            let response = try await base.send(request)
            board.leave(origin, ticket, isFailure: response.status >= 500, at: clock.elapsed())
            return response
        } catch {
            board.leave(origin, ticket, isFailure: isFailure(error), at: clock.elapsed())
            throw error
        }
    }

    private func isFailure(_ fault: EndpointClientError) -> Bool? {
        guard case .transport(let failure) = fault, !failure.isUnsent else { return nil }
        switch failure.reason {
        case .offline, .bodyTooLarge, .readerTooSlow, .redirect, .storage, .unsupportedAddress: return nil
        case .hostNotFound, .cannotConnect, .connectionLost, .timedOut, .insecure, .badResponse, .truncated, .other:
            return true
        }
    }
}

extension EndpointClient {
    /// Stops sending requests to an origin that keeps failing. See ``CircuitBreakingClient``.
    public func circuitBreaking(
        _ policy: CircuitBreakingClient.Policy = .default,
        clock: some Clock<Duration> = ContinuousClock()
    ) -> CircuitBreakingClient {
        CircuitBreakingClient(self, policy: policy, clock: clock)
    }
}
