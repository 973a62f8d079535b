import EndpointTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@testable import EndpointRuntime

/// Headers and texts of a server that means harm.
@Suite("Hostile headers", .timeLimit(.minutes(15)))
struct HostileHeaderTests {
    /// Reads a header's value in every way in which the library reads one.
    private func read(_ text: String) throws {
        let url = try #require(URL(string: "https://h.test/a?b=c"))
        let now = Date(timeIntervalSince1970: 1_700_000_000)
        let names = [
            "Age", "Cache-Control", "Connection", "Content-Disposition", "Content-Encoding", "Content-Length",
            "Content-Range", "Content-Type", "Date", "ETag", "Expires", "Last-Modified", "Link", "Location",
            "RateLimit",
            "RateLimit-Remaining", "RateLimit-Reset", "Retry-After", "Set-Cookie", "Vary",
        ]
        let headers = HeaderFields(names.map { HeaderFields.Field(name: $0, value: text) })
        _ = (retryAfter(headers, now: now), serverPause(headers), httpDate(text), cookieDate(text), charset(text))
        _ = (headers.links, headers.link(to: "next", from: url), resolved(text, against: url), headers.description)
        let cookies = CookieStore(now: { now })
        cookies.keep(headers, from: url)
        _ = cookies.cookies(for: url)
        let request = EndpointRequest(method: .get, url: url)
        let selectors = CachingClient.Variant.Selectors(request)
        for status in [200, 206, 304, 404] {
            let response = EndpointResponse(status: status, headers: headers, url: url)
            let variant = CachingClient.Variant(of: headers, to: selectors, untimed: true)
            let entry = CachingClient.Entry(
                status: status,
                headers: headers,
                body: Data(),
                variant: variant ?? CachingClient.Variant(headers: [:]),
                requestedAt: now,
                receivedAt: now
            )
            let freshness = Freshness(entry, now: now, fallback: 5)
            _ = (freshness.isUsable(for: CacheControl(ofRequest: headers)), entry.headers(updatedBy: headers))
            _ = (entry.response(to: request, age: freshness.age), entry.isOutdated(by: response), entry.size)
            _ = (response.addressesChanged(by: request), leavesOrigin(response, of: request))
            let head = ResponseHead(status: status, headers: headers, url: url)
            _ = (head.contentRange, head.wholeLength, head.isUnrequestedPart(of: request))
            _ = head.mismatch(of: request, from: 1, total: 2)
        }
        let moved = EndpointResponse(status: 302, headers: headers, url: url)
        do { _ = try redirect(request, after: moved) } catch { _ = error.explanation(of: moved, to: request) }
        let redaction = Redaction(showsErrorCodes: true)
        _ = (redaction.items(text), redaction.text(text), redaction.url(text), redaction.description(text))
        _ = redaction.body(Data(text.utf8), type: "application/x-www-form-urlencoded", limit: 1_000)
    }

    private func charset(_ text: String) -> String? {
        (try? EndpointRuntime.text(of: Data("a".utf8), contentType: text)) ?? nil
    }

    @Test("the spaces around a value are not part of it")
    func outerSpaces() throws {
        let url = try #require(URL(string: "https://h.test/a"))
        let fields = ["X-N": " 12 \t"]
        let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: fields)
        #expect(ResponseHead(response)?.headers["X-N"] == "12")
    }

    @Test("random values of headers never crash a reader", arguments: 0..<4)
    func random(seed: UInt64) throws {
        let words = [
            "9223372036854775807", "-9223372036854775808", "99999999999999999999", "0", "-1", "+5", "1e999", "bytes",
            "/",
            "-", "=", ";", ",", ", ", " ", "\"", "\\", "<", ">", "%", "%4", "%41", "{", "}", "[", "]", "?", "&", "#",
            ":",
            "://", "@", ".", "max-age", "no-store", "no-cache", "Sun, 06 Nov 9999 23:59:60 GMT", "Mon, 01 Jan 0000",
            "00:00:00", "GMT", "Path=", "Domain=", "Expires=", "Max-Age=", "a", "token", "rel=\"next\"",
            "title*=UTF-8''%",
            "https", "h.test", "\u{301}", "\u{0}", "\u{FFFD}", "é", "\t", "*", "W/\"", "charset=", "r=0", "t=9",
            "remaining=",
            "<textarea name=token>", "<![CDATA[", "]]>", "</textarea", "password",
        ]
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let count = Int.random(in: 1...14, using: &generator)
            try read((0..<count).map { _ in words.randomElement(using: &generator) ?? "" }.joined())
        }
    }

    @Test("the text of an error repeats neither control characters nor long text of a server")
    func texts() throws {
        let text = "a\u{1B}[31m\nb" + String(repeating: "\u{301}", count: 100_000)
        let cursor = PageCursor(rawValue: text)
        let failure = TransportError(.badResponse, requestLine: "GET https://h.test/a", detail: "got the range \(text)")
        let errors: [any Error] = [
            PageCursor.LinkError.repeated(cursor), PageCursor.LinkError.crossOrigin(text, origin: "https://h.test"),
            PageCursor.LinkError.notAnAddress(text), PageCursor.LinkError.unusable(cursor, type: "Int"),
            WebhookVerifier.VerificationError.invalidTimestamp(text), EndpointClientError.transport(failure),
        ]
        for error in errors {
            let shown = "\(error)"
            #expect(!shown.contains("\u{1B}") && !shown.utf8.contains(0x0A) && shown.utf8.count < 3_000, "\(shown)")
        }
    }

    @Test("the names in Vary count towards the size of a stored response")
    func vary() throws {
        let names = (0..<10_000).map { "x\($0)" }.joined(separator: ",")
        let request = EndpointRequest(method: .get, url: try #require(URL(string: "https://h.test/a")))
        let headers: HeaderFields = ["Vary": names]
        let selectors = CachingClient.Variant.Selectors(request)
        let variant = try #require(CachingClient.Variant(of: headers, to: selectors, untimed: false))
        let entry = CachingClient.Entry(
            status: 200,
            headers: headers,
            body: Data(),
            variant: variant,
            requestedAt: .distantPast,
            receivedAt: .distantPast
        )
        #expect(entry.size > 10_000 * 64)
    }
}
