import Foundation

/// The age of a stored response and its freshness lifetime (RFC 9111 §4.2).
struct Freshness: Sendable {
    let age: TimeInterval
    let lifetime: TimeInterval
    /// The server requires revalidation before every use.
    let requiresValidation: Bool
    /// The server forbids the use of a stale response in any case.
    let forbidsStale: Bool
    private let control: CacheControl

    /// - Parameter fallback: the lifetime in seconds if the server specifies none.
    init(_ entry: CachingClient.Entry, now: Date, fallback: TimeInterval) {
        control = CacheControl(entry.headers)
        let date = entry.headers.first("Date").flatMap(httpDate)
        let apparent = date.map { max(0, entry.receivedAt.timeIntervalSince($0)) } ?? 0
        let delay = max(0, entry.receivedAt.timeIntervalSince(entry.requestedAt))
        // The first member of a list counts. A value that is not a number is ignored (RFC 9111 §5.1).
        let statedAge = entry.headers.first("Age").flatMap { wholeNumber(trimmed($0.prefix { $0 != "," })) } ?? 0
        let initial = max(apparent, TimeInterval(statedAge) + delay)
        let resident = now.timeIntervalSince(entry.receivedAt)
        // The clock was set back, so the age is unknown and the response must be treated as too old.
        age = resident < 0 ? .infinity : initial + resident

        requiresValidation = control.has("no-cache")
        forbidsStale = requiresValidation || control.has("must-revalidate")
        if let seconds = control.seconds("max-age") {
            lifetime = seconds
        } else if let text = entry.headers.first("Expires") {
            // An invalid date is treated as expired (RFC 9111 §5.3).
            lifetime = httpDate(text).map { max(0, $0.timeIntervalSince(date ?? entry.receivedAt)) } ?? 0
        } else {
            lifetime = (200..<300).contains(entry.status) ? fallback : 0
        }
    }

    var isFresh: Bool { !requiresValidation && age < lifetime }

    /// Whether the request's directives allow the use of the response, fresh or not (RFC 9111 §5.2.1).
    func isAllowed(by directives: CacheControl) -> Bool {
        !directives.has("no-cache") && age <= directives.seconds("max-age") ?? .infinity
            && directives.seconds("min-fresh").map { lifetime - age >= $0 } ?? true
    }

    /// Whether the response may be used without revalidation: it is fresh, or no staler than the request accepts.
    func isUsable(for directives: CacheControl) -> Bool {
        if !isAllowed(by: directives) { return false }
        if isFresh { return true }
        guard !forbidsStale, let staleness = directives.seconds("max-stale", bare: .infinity) else { return false }
        return age <= lifetime + staleness
    }

    /// Whether the response is within the window in which it may be used stale: that of the server's directive or, if
    /// it has none, that of the policy.
    func isUsable(by directive: StaticString, else window: Duration?) -> Bool {
        guard !forbidsStale, let window else { return false }
        return age < lifetime + (control.seconds(directive) ?? TimeInterval(window))
    }
}

// MARK: CachingClient.Policy

extension CachingClient {
    /// The uses of stale and undated responses that a cache permits in addition to what the server allows.
    public struct Policy: Sendable, Hashable {
        /// How long a stale response is returned at once while a new one is fetched in the background (RFC 5861 §3),
        /// if the server specifies no time. If it is nil, a stale response is never returned this way, even if the
        /// server allows it.
        public let staleWhileRevalidate: Duration?
        /// How long a stale response is returned instead of a failure: no connection, an open circuit, or 500, 502, 503,
        /// 504 (RFC 5861 §4), if the server specifies no time. If it is nil, a stale response is never returned this way.
        public let staleIfError: Duration?
        /// How long a response is fresh if neither the server nor ``OperationInfo/cacheTTL`` nor the call specifies it;
        /// if it is nil, such a response is not fresh.
        public let timeToLive: Duration?

        /// A negative duration is treated as zero.
        public init(
            staleWhileRevalidate: Duration? = nil,
            staleIfError: Duration? = nil,
            timeToLive: Duration? = nil
        ) {
            self.staleWhileRevalidate = staleWhileRevalidate.map { max(.zero, $0) }
            self.staleIfError = staleIfError.map { max(.zero, $0) }
            self.timeToLive = timeToLive.map { max(.zero, $0) }
        }

        /// Never returns a stale response.
        public static var `default`: CachingClient.Policy { CachingClient.Policy() }
    }
}

// MARK: CacheControl

/// The directives of a Cache-Control header (RFC 9111 §5.2).
struct CacheControl: Sendable {
    /// The value of the header, without quotes. Each lookup scans it, because most values hold one or two directives.
    private var text: String

    init(_ headers: HeaderFields) { text = headers["Cache-Control"].map(unquoted) ?? "" }

    /// Reads the directives of a request. `Pragma: no-cache` applies if there is no Cache-Control (RFC 9111 §5.4).
    init(ofRequest headers: HeaderFields) {
        self.init(headers)
        guard !headers.contains("Cache-Control"), let pragma = headers["Pragma"] else { return }
        text = unquoted(pragma)
        text = has("no-cache") ? "no-cache" : ""
    }

    func has(_ name: StaticString) -> Bool { seconds(name) != nil }

    /// A directive's seconds; 0 if its value is not a number, because treating the response as stale is safe (RFC 9111
    /// §4.2.1). If it occurs several times, the shortest lifetime applies.
    ///
    /// - Parameters:
    ///   - name: in lower case.
    ///   - bare: the value of a directive without an argument.
    func seconds(_ name: StaticString, bare: TimeInterval = 0) -> TimeInterval? {
        if text.isEmpty { return nil }
        var text = text
        return text.withUTF8 { bytes in
            var least: TimeInterval?
            var rest = bytes[...]
            while !rest.isEmpty {
                let directive = rest.prefix { $0 != UInt8(ascii: ",") }
                rest = rest[directive.endIndex...].dropFirst()
                let own = trimmed(directive.prefix { $0 != UInt8(ascii: "=") })
                guard isEqual(own, name) else { continue }
                let value = trimmed(directive.drop { $0 != UInt8(ascii: "=") }.dropFirst())
                least = min(least ?? .infinity, value.isEmpty ? bare : wholeSeconds(value))
            }
            return least
        }
    }
}

private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

/// Parses digits only; a value above 2^31 is read as 2^31 (RFC 9111 §1.2.2), and other text as 0.
private func wholeSeconds(_ text: Bytes) -> TimeInterval {
    wholeNumber(String(decoding: text, as: UTF8.self)).map { TimeInterval(min($0, 2_147_483_648)) } ?? 0
}

private func isEqual(_ text: Bytes, _ name: StaticString) -> Bool {
    guard text.count == name.utf8CodeUnitCount else { return false }
    return zip(text, UnsafeBufferPointer(start: name.utf8Start, count: text.count)).allSatisfy { $0 | 0x20 == $1 }
}

/// Removes the spaces and tabs at both ends.
private func trimmed(_ text: Bytes) -> Bytes {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    guard let first = text.firstIndex(where: { !isSpace($0) }), let last = text.lastIndex(where: { !isSpace($0) })
    else { return text.prefix(0) }
    return text[first...last]
}

/// Removes quotes, and replaces the commas between them, so that they neither end a directive nor leave a number. An
/// unclosed quote must not hide the directives after it.
private func unquoted(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\"")) else { return text }
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    let isClosed = !parts.count.isMultiple(of: 2)
    return parts.enumerated().map { place, part in
        !isClosed || place.isMultiple(of: 2) ? part : part.replacing(",", with: ";")
    }.joined()
}
