/// Stops asking an origin that keeps failing, and after a pause lets one request find out whether it is back.
///
/// Failures are answers of 500 and more, and a wire that fails. Cancelled and refused requests say nothing, nor do those
/// whose time was up before they were sent. While the
/// circuit is open, requests fail at once with ``RequestError/circuitOpen(_:retryAfter:)``, which is never retried.
public struct CircuitBreakingClient: HTTPClient {
    public var servers: ServerMap { base.servers }

    private let base: any HTTPClient
    private let clock: TransportClock
    private let board: CircuitBoard

    /// What ``HTTPClient/circuitBreaking(_:clock:)`` makes.
    public init(
        _ base: any HTTPClient,
        policy: CircuitBreakingClient.Policy = .default,
        clock: some Clock<Duration> = ContinuousClock()
    ) {
        self.base = base
        self.clock = TransportClock(clock)
        board = CircuitBoard(policy)
    }

    public func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
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

    private func isFailure(_ fault: HTTPClientError) -> Bool? {
        guard case .transport(let failure) = fault, !failure.isUnsent else { return nil }
        switch failure.reason {
        case .offline, .bodyTooLarge, .readerTooSlow, .redirect, .storage, .unsupportedAddress: return nil
        case .hostNotFound, .cannotConnect, .connectionLost, .timedOut, .insecure, .badResponse, .truncated, .other:
            return true
        }
    }
}

extension HTTPClient {
    /// Stops asking an origin that keeps failing. See ``CircuitBreakingClient``.
    public func circuitBreaking(
        _ policy: CircuitBreakingClient.Policy = .default,
        clock: some Clock<Duration> = ContinuousClock()
    ) -> CircuitBreakingClient {
        CircuitBreakingClient(self, policy: policy, clock: clock)
    }
}
