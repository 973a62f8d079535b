import EndpointRuntime
import EndpointTesting
import Foundation

/// Responds to the first request with the first step, and so on; the last step repeats.
final class StepClient: EndpointClient {
    enum Step: Sendable {
        case status(Int, HeaderFields = [:])
        case fail(TransportError.Reason)
        case fault(EndpointClientError)
        case wait(Latch)
    }

    let servers = ServerMap(all: "https://api.test")
    private let steps: [Step]
    private let seen = Lock([EndpointRequest]())

    init(_ steps: Step...) { self.steps = steps }

    var requests: [EndpointRequest] { seen.withLock { $0 } }

    func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
        if Task.isCancelled { throw .cancelled }
        let index = seen.withLock { seen in
            seen.append(request)
            return min(seen.count, steps.count) - 1
        }
        switch steps[index] {
        case .status(let status, let headers):
            return EndpointResponse(status: status, headers: headers, url: request.url, body: .data(Data("1".utf8)))
        case .fail(let reason): throw .transport(TransportError(reason, requestLine: request.requestLine))
        case .fault(let fault): throw fault
        case .wait(let latch):
            do { try await latch.wait() } catch { throw .cancelled }
            return EndpointResponse(status: 200, url: request.url)
        }
    }
}

extension EndpointRequest {
    static func to(
        _ address: String = "https://api.test/pets",
        _ method: EndpointRequest.Method = .get,
        headers: HeaderFields = [:],
        body: HTTPBody = .absent,
        options: CallOptions = CallOptions()
    ) throws -> EndpointRequest {
        guard let url = URL(string: address) else { throw URLError(.badURL) }
        return EndpointRequest(
            method: method,
            url: url,
            headers: headers,
            body: body,
            timeout: options.timeout,
            operation: OperationInfo(id: "\(method) \(url.path)", method: method, path: url.path),
            options: options
        )
    }
}

extension EndpointClient {
    /// The response or fault as a value.
    func outcome(of request: EndpointRequest) async -> Result<EndpointResponse, EndpointClientError> {
        do { return .success(try await send(request)) } catch { return .failure(error) }
    }
}
