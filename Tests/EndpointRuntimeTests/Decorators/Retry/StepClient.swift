import EndpointRuntime
import EndpointTesting
import Foundation

/// Answers the first request with the first step, and so on; the last step repeats.
final class StepClient: EndpointClient {
    enum Step: Sendable {
        case status(Int, HTTPHeaders = [:])
        case fail(TransportError.Reason)
        case fault(EndpointClientError)
        case wait(Gate)
    }

    let servers = ServerMap(all: "https://api.test")
    private let steps: [Step]
    private let seen = Lock([HTTPRequest]())

    init(_ steps: Step...) { self.steps = steps }

    var requests: [HTTPRequest] { seen.withLock { $0 } }

    func send(_ request: HTTPRequest) async throws(EndpointClientError) -> HTTPResponse {
        if Task.isCancelled { throw .cancelled }
        let index = seen.withLock { seen in
            seen.append(request)
            return min(seen.count, steps.count) - 1
        }
        switch steps[index] {
        case .status(let status, let headers):
            return HTTPResponse(status: status, headers: headers, url: request.url, body: .data(Data("1".utf8)))
        case .fail(let reason): throw .transport(TransportError(reason, requestLine: request.line))
        case .fault(let fault): throw fault
        case .wait(let gate):
            do { try await gate.wait() } catch { throw .cancelled }
            return HTTPResponse(status: 200, url: request.url)
        }
    }
}

extension HTTPRequest {
    static func to(
        _ address: String = "https://api.test/pets",
        _ method: HTTPRequest.Method = .get,
        headers: HTTPHeaders = [:],
        body: HTTPBody = .none,
        options: CallOptions = CallOptions()
    ) throws -> HTTPRequest {
        guard let url = URL(string: address) else { throw URLError(.badURL) }
        return HTTPRequest(
            method: method,
            url: url,
            headers: headers,
            body: body,
            timeout: options.timeout,
            options: options
        )
    }
}

extension EndpointClient {
    /// The answer or fault as a value.
    func outcome(of request: HTTPRequest) async -> Result<HTTPResponse, EndpointClientError> {
        do { return .success(try await send(request)) } catch { return .failure(error) }
    }
}
