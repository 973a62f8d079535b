import EndpointRuntime
import Foundation

extension StubResponse {
    /// The response as a transport would return it.
    func played(to request: EndpointRequest, sleep: @escaping StubClient.Sleep) async throws(EndpointClientError)
        -> EndpointResponse
    {
        for step in beforeHead { _ = try await step.played(to: request, sleep) }
        var response = EndpointResponse(status: status, headers: headers, url: request.url)
        let body = bodySteps + (fault.map { [.fail($0)] } ?? [])
        if response.isSuccess, case .streamed = request.delivery {
            let left = Lock(body[...])
            response.body = .stream(
                EndpointResponse.ByteStream(next: {
                    while let step = left.withLock({ $0.popFirst() }) {
                        if let chunk = try await step.played(to: request, sleep) { return chunk }
                    }
                    return nil
                })
            )
            return response
        }
        var bytes = Data()
        for step in body { bytes += try await step.played(to: request, sleep) ?? Data() }
        response.body = .data(bytes)
        if response.isSuccess, case .file(let url, _) = request.delivery {
            do { try bytes.write(to: url, options: .atomic) } catch { throw .request(.other(error)) }
            response.body = .file(url)
        }
        return response
    }
}

extension StubResponse.Step {
    fileprivate func played(to request: EndpointRequest, _ sleep: StubClient.Sleep) async throws(EndpointClientError)
        -> Data?
    {
        switch self {
        case .chunk(let data): return data
        case .fail(let code): throw .transport(classify(URLError(code), requestLine: request.line))
        case .wait(let duration):
            do { try await sleep(duration) } catch { throw .cancelled }
        case .hold(let latch):
            do { try await latch.wait() } catch { throw .cancelled }
        case .head, .finish: break
        }
        return nil
    }
}

extension StubServer.RecordedRequest {
    /// - Parameter path: the path template of the operation.
    init(_ request: EndpointRequest, path: String) throws {
        self.init(method: request.method, url: request.url, headers: request.headers, body: try request.body.data())
        encodedParameters = PathTemplate(text: path).match(self.path) ?? [:]
    }
}
