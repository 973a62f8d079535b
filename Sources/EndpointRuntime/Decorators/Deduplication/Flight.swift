/// One request in progress.
final class Flight: Sendable {
    let result = Promise<Result<EndpointResponse, EndpointClientError>>()
    let work = CancellableTask()
}
