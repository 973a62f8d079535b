import Foundation

/// The directives of a Cache-Control header (RFC 9111 §5.2).
struct CacheControl: Sendable {
    /// Longer times are read and written as this one (RFC 9111 §1.2.2).
    static let longestSeconds: TimeInterval = 2_147_483_648

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

extension HeaderFields {
    /// The fields that make a request conditional (RFC 9110 §13.1).
    static let conditions = ["If-Match", "If-None-Match", "If-Modified-Since", "If-Unmodified-Since", "If-Range"]

    /// The time that a response has spent in caches. The first member of a list counts, and a value that is not a number
    /// is ignored (RFC 9111 §5.1).
    var age: TimeInterval {
        first("Age")?.ifASCII.flatMap { wholeNumber(EndpointRuntime.trimmed($0.prefix { $0 != "," })) }
            .map { TimeInterval($0) } ?? 0
    }
}

private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

/// Parses digits only; a longer time is read as the longest one, and other text as 0.
private func wholeSeconds(_ text: Bytes) -> TimeInterval {
    wholeNumber(String(decoding: text, as: UTF8.self)).map { min(TimeInterval($0), CacheControl.longestSeconds) } ?? 0
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
    let directives = listElements(of: text)
    return directives.map { $0.replacing(",", by: ";").replacing("\"", by: "") }.joined(separator: ",")
}
