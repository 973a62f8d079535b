import EndpointRuntime
import EndpointTesting
import Foundation

/// Responses whose content shows whether they are complete, and which request they belong to.
enum Parcel {
    static let owner = EndpointRequest.Principal("ann")

    /// Each response has another length than the previous one.
    static func server(version: String) -> StubClient {
        let count = Lock(0)
        return StubClient { request in
            let number = count.withLock { count in
                count += 1
                return count
            }
            let version = version + String(repeating: "x", count: number % 40)
            return EndpointResponse(
                status: 200,
                headers: ["Cache-Control": "max-age=31536000", "Vary": "Accept-Language", "X-Version": version],
                url: request.url,
                body: .data(body(request.url.path, version))
            )
        }
    }

    static func request(
        _ path: String,
        cache: CallOptions.Cache? = nil,
        method: EndpointRequest.Method = .get,
        language: String? = nil
    ) -> EndpointRequest {
        let url = URL(string: "https://stub.test" + path) ?? URL(fileURLWithPath: "/")
        var request = EndpointRequest(method: method, url: url, options: CallOptions(cache: cache))
        request.headers["Accept-Language"] = language
        request.credentialState = .attached(owner, names: ["Authorization"])
        return request
    }

    static func isWhole(_ response: EndpointResponse, for request: EndpointRequest) -> Bool {
        guard let version = response.headers["X-Version"] else { return false }
        return response.bufferedBody == body(request.url.path, version)
    }

    private static func body(_ path: String, _ version: String) -> Data {
        let line = "\(path) \(version)\n"
        return Data(String(repeating: line, count: 5_000 / line.utf8.count).utf8)
    }
}
