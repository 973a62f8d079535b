import Foundation

/// The directives of a Cache-Control header (RFC 9111 §5.2).
struct CacheControl: Sendable {
    /// The values by name; a dictionary, because a server may send very many directives.
    private var directives: [String: String] = [:]

    init(_ headers: HeaderFields) {
        if let text = headers["Cache-Control"] { read(text) }
    }

    /// Reads the directives of a request. `Pragma: no-cache` applies if there is no Cache-Control (RFC 9111 §5.4).
    init(ofRequest headers: HeaderFields) {
        self.init(headers)
        guard !headers.contains("Cache-Control"), let text = headers["Pragma"] else { return }
        read(text)
        directives = directives.filter { $0.key == "no-cache" }
    }

    func has(_ name: String) -> Bool { directives[name] != nil }

    /// A directive's seconds; 0 if its value is not a number, because treating the response as stale is safe (RFC 9111
    /// §4.2.1).
    ///
    /// - Parameter bare: the value of a directive without an argument.
    func seconds(_ name: String, bare: TimeInterval = 0) -> TimeInterval? {
        guard let value = directives[name] else { return nil }
        return value.isEmpty ? bare : CacheControl.seconds(value) ?? 0
    }

    private mutating func read(_ text: String) {
        var rest = Substring(unquoted(text)).utf8
        while !rest.isEmpty {
            let directive = rest.prefix { $0 != UInt8(ascii: ",") }
            rest = rest[directive.endIndex...].dropFirst()
            let equals = directive.firstIndex(of: UInt8(ascii: "=")) ?? directive.endIndex
            let name = trimmed(Substring(directive[..<equals])).lowercased()
            let value = trimmed(Substring(directive[equals...].dropFirst()))
            // If two directives contradict each other, the shorter lifetime applies.
            if let known = directives[name].flatMap(CacheControl.seconds), let new = CacheControl.seconds(value),
                known < new
            {
                continue
            }
            directives[name] = value
        }
    }

    /// Parses digits only; a value above 2^31 is read as 2^31 (RFC 9111 §1.2.2).
    private static func seconds(_ text: String) -> TimeInterval? {
        wholeNumber(text).map { TimeInterval(min($0, 2_147_483_648)) }
    }
}

/// Removes quotes and the commas between them. An unclosed quote must not hide the directives after it.
private func unquoted(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\"")) else { return text }
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    let isClosed = !parts.count.isMultiple(of: 2)
    return parts.enumerated().map { place, part in
        part.filter { $0 != "," || !isClosed || place.isMultiple(of: 2) }
    }.joined()
}
