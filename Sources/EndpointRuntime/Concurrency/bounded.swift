/// Runs work and waits for its result for at most `limit`. The work is cancelled, and its end is not awaited, when the
/// limit passes or the waiting task is cancelled.
///
/// - Parameter late: the error to throw when the limit passes.
func bounded<T: Sendable>(
    by limit: Duration,
    _ clock: TransportClock,
    late: @escaping @Sendable () -> EndpointClientError,
    _ work: @escaping @Sendable () async throws(EndpointClientError) -> T
) async throws(EndpointClientError) -> T {
    let promise = Promise<Result<T, EndpointClientError>>()
    let task = startTask {
        do throws(EndpointClientError) { promise.fulfil(.success(try await work())) } catch {
            promise.fulfil(.failure(error))
        }
    }
    if let result = promise.value { return try result.get() }
    let timer = Task {
        do { try await clock.sleep(limit) } catch { return }
        promise.fulfil(.failure(late()))
        task.cancel()
    }
    let result = await promise.wait()
    timer.cancel()
    guard let result else {
        task.cancel()
        throw .cancelled
    }
    return try result.get()
}
