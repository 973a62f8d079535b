package import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Status and headers of a response whose body has not arrived yet.
package struct ResponseHead: Sendable {
    let status: Int
    let headers: HeaderFields
    let url: URL?

    package init(status: Int, headers: HeaderFields, url: URL?) {
        self.status = status
        self.headers = headers
        self.url = url
    }

    /// Nil if the platform's response is not an HTTP response.
    init?(_ response: URLResponse?) {
        guard let response = response as? HTTPURLResponse else { return nil }
        status = response.statusCode
        url = response.url
        var fields: [HeaderFields.Field] = []
        for (name, value) in response.allHeaderFields {
            guard let name = name.base as? String, isToken(name) else { continue }
            // Linux keeps the spaces after a value, which are not part of it (RFC 9110 §5.5).
            fields.append(HeaderFields.Field(name: name, value: trimmed(value as? String ?? "\(value)")))
        }
        // The platform does not keep the order of headers; sorting makes it at least deterministic.
        headers = HeaderFields(fields.sorted { $0.name < $1.name })
    }

    var isSuccess: Bool { EndpointResponse.successStatuses.contains(status) }

    /// The length that the body must have, if the headers state it; nil for a compressed body.
    func expectedLength(of method: EndpointRequest.Method) -> Int? {
        headers.hasContentEncoding ? nil : lengths(of: method).first.flatMap { Int($0) }
    }

    /// Whether the end of the body is unknown, because the headers state several lengths or one that is no number
    /// (RFC 9112 §6.3).
    func hasUnclearLength(of method: EndpointRequest.Method) -> Bool {
        let lengths = lengths(of: method)
        let digits = lengths.map { $0.utf8.drop { $0 == UInt8(ascii: "0") } }
        return lengths.contains { wholeNumber($0) == nil } || digits.contains { !$0.elementsEqual(digits[0]) }
    }

    /// The values of `Content-Length` if they determine the end of the body. A list of equal ones is allowed.
    private func lengths(of method: EndpointRequest.Method) -> [String] {
        guard method != .head, status != 204, !(300..<400).contains(status),
            // It overrides Content-Length (RFC 9112 §6.3).
            !headers.contains("Transfer-Encoding")
        else { return [] }
        return headers.values("Content-Length").flatMap { listElements(of: $0, skipsEmpty: false) }.map(trimmed)
    }

    func response(_ body: EndpointResponse.Body) -> EndpointResponse {
        EndpointResponse(status: status, headers: headers, url: url, body: body)
    }
}

extension HeaderFields {
    /// Whether the content has an encoding, such as `gzip` (RFC 9110 §8.4).
    var hasContentEncoding: Bool { (self["Content-Encoding"] ?? "identity").ifASCII?.lowercased() != "identity" }
}

// MARK: Ranges

extension ResponseHead {
    /// A value that `If-Range` may hold (RFC 9110 §13.1.5): a strong ETag, or a modification date at least one second
    /// before the date of the response (§8.8.2.2). Nil if the server accepts no ranges, or if the bytes are
    /// content-encoded.
    var strongValidator: String? {
        guard !headers.hasContentEncoding, headers["Accept-Ranges"]?.ifASCII?.lowercased() != "none"
        else { return nil }
        if let tag = headers.first("ETag") {
            let isStrong = tag.ifASCII != nil && tag.hasPrefix("\"") && tag.hasSuffix("\"") && tag.count > 1
            return isStrong && HeaderFields.canHold(tag) ? tag : nil
        }
        guard let modified = headers["Last-Modified"], let date = httpDate(modified),
            let received = headers.first("Date").flatMap(httpDate), received.timeIntervalSince(date) >= 1
        else { return nil }
        return modified
    }

    /// The position of a 206 response's bytes in the whole content (RFC 9110 §14.4); nil if the response does not
    /// state it, or if the bytes would lie outside of the content.
    package var contentRange: (bytes: ClosedRange<Int>, total: Int?)? {
        guard let words = headers["Content-Range"]?.ifASCII?.split(separator: " "), words.count == 2,
            words[0].lowercased() == "bytes"
        else { return nil }
        let parts = words[1].split(separator: "/")
        guard parts.count == 2 else { return nil }
        let places = parts[0].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard places.count == 2, let first = places[0], let last = places[1], first >= 0, last >= first, last < .max
        else { return nil }
        if parts[1] == "*" { return (first...last, nil) }
        guard let total = Int(parts[1]), total > last else { return nil }
        return (first...last, total)
    }

    /// The reason why a 206 response cannot be appended to the first `offset` bytes; nil if it can (RFC 9110
    /// §15.3.7.3).
    package func mismatch(of request: EndpointRequest, from offset: Int, total: Int?) -> String? {
        guard contentRange?.bytes.lowerBound == offset else {
            return "requested bytes from \(offset), got the range \(headers["Content-Range"] ?? "none")"
        }
        if let total, let other = contentRange?.total, other != total {
            return "requested more of a content of \(total) bytes, got a part of \(other)"
        }
        guard let validator = request.headers["If-Range"] else { return nil }
        let name = validator.hasPrefix("\"") ? "ETag" : "Last-Modified"
        guard let found = headers.first(name), !haveSameBytes(found, validator) else { return nil }
        return "requested more of the content whose \(name) is \(validator), got \(found)"
    }

    /// Whether a response to a request without Range states that it is only a part of the content (RFC 9110 §15.3.7).
    /// APIs use 206 for other purposes as well, without a range of bytes.
    package func isUnrequestedPart(of request: EndpointRequest) -> Bool {
        guard status == 206, request.method != .head, !request.headers.contains("Range") else { return false }
        if let range = contentRange { return range.bytes.lowerBound > 0 || range.total != range.bytes.upperBound + 1 }
        return headers["Content-Range"]?.ifASCII?.lowercased().hasPrefix("bytes") == true
            || headers["Content-Type"]?.ifASCII?.lowercased().hasPrefix("multipart/byteranges") == true
    }

    /// The length of the whole content, if the headers state it.
    package var wholeLength: Int? {
        if status == 206 { return contentRange?.total }
        return expectedLength(of: .get)
    }

    /// The length of the whole content. If a 206 response does not state it, the length from the response before it,
    /// otherwise the end of the part.
    func wholeLength(knowing partial: PartialFile) -> Int? {
        guard status == 206 else { return wholeLength }
        return wholeLength ?? partial.total ?? contentRange.map { $0.bytes.upperBound + 1 }
    }

    /// The head of the whole content, after this response delivered the last part.
    func completed(length: Int64) -> ResponseHead {
        var headers = headers
        headers.remove("Content-Range")
        headers.set("Content-Length", "\(length)")
        return ResponseHead(status: 200, headers: headers, url: url)
    }
}
