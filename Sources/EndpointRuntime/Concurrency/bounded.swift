/// Runs work and waits for its result for at most `limit`. The work is cancelled, and its end is not awaited, when the
/// limit passes or the waiting task is cancelled.
///
/// - Returns: nil if the limit passed first.
func bounded<T: Sendable>(
    by limit: Duration,
    _ clock: TransportClock,
    _ work: @escaping @Sendable () async throws(EndpointClientError) -> T
) async throws(EndpointClientError) -> T? {
    let promise = Promise<Result<T, EndpointClientError>?>()
    let task = startTask {
        do throws(EndpointClientError) { promise.fulfil(.success(try await work())) } catch {
            promise.fulfil(.failure(error))
        }
    }
    if let result = promise.value { return try result?.get() }
    let timer = Task {
        do { try await clock.sleep(limit) } catch { return }
        promise.fulfil(nil)
        task.cancel()
    }
    let result = await promise.wait()
    timer.cancel()
    guard let result else {
        task.cancel()
        throw .cancelled
    }
    return try result?.get()
}
