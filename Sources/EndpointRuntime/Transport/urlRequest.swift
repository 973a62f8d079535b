import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Converts a request to the platform's type, without its body.
///
/// - Parameter prepare: customises platform-specific settings. The properties that this library relies on are restored
///   afterwards.
func urlRequest(_ request: EndpointRequest, _ prepare: URLSessionClient.Preparation?) -> URLRequest {
    var result = urlRequest(request)
    guard let prepare else { return result }
    let own = result
    prepare(&result, request)
    (result.url, result.httpMethod) = (own.url, own.httpMethod)
    (result.httpBody, result.httpBodyStream) = (nil, nil)
    (result.timeoutInterval, result.cachePolicy) = (own.timeoutInterval, own.cachePolicy)
    result.httpShouldHandleCookies = false
    return result
}

private func urlRequest(_ request: EndpointRequest) -> URLRequest {
    var result = URLRequest(
        url: request.url,
        cachePolicy: .reloadIgnoringLocalCacheData,
        timeoutInterval: platformTimeout
    )
    result.httpMethod = request.method.rawValue
    result.httpShouldHandleCookies = false
    var seen: Set<String> = []
    for field in request.headers where seen.insert(field.name.lowercased()).inserted {
        result.setValue(request.headers[field.name], forHTTPHeaderField: field.name)
    }
    if !request.body.isNone && !request.headers.contains("Content-Type") {
        // Without this, URLSession would label the body as a form.
        result.setValue("application/octet-stream", forHTTPHeaderField: "Content-Type")
    }
    return result
}
