import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The platform's form of a request, without its body.
func urlRequest(_ request: HTTPRequest) -> URLRequest {
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
        // URLSession would call the body a form.
        result.setValue("application/octet-stream", forHTTPHeaderField: "Content-Type")
    }
    return result
}
