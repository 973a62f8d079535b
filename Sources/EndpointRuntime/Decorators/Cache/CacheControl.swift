import Foundation

/// The directives of a Cache-Control header (RFC 9111 §5.2).
struct CacheControl: Sendable {
    private var directives: [String: String] = [:]

    init(_ headers: HTTPHeaders) {
        guard let text = headers["Cache-Control"] else { return }
        for part in CacheControl.split(text) {
            let pair = part.split(separator: "=", maxSplits: 1)
            guard let name = pair.first?.trimmingCharacters(in: .whitespaces).lowercased(), !name.isEmpty else {
                continue
            }
            let value = pair.count == 2 ? pair[1].trimmingCharacters(in: CharacterSet(charactersIn: " \t\"")) : ""
            // Of two that contradict each other the shorter life counts.
            if let old = directives[name], let a = CacheControl.seconds(old), let b = CacheControl.seconds(value) {
                directives[name] = a < b ? old : value
            } else {
                directives[name] = value
            }
        }
    }

    func has(_ name: String) -> Bool { directives[name] != nil }

    /// A directive's seconds; 0 if it is there and no number, since stale is the safe reading (RFC 9111 §4.2.1).
    func seconds(_ name: String) -> TimeInterval? {
        guard let value = directives[name] else { return nil }
        return CacheControl.seconds(value) ?? 0
    }

    /// Digits only; more than 2^31 is 2^31 (RFC 9111 §1.2.2).
    private static func seconds(_ text: String) -> TimeInterval? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return min(TimeInterval(text) ?? 2_147_483_648, 2_147_483_648)
    }

    /// At commas outside of quotes.
    private static func split(_ text: String) -> [Substring] {
        var isQuoted = false
        return text.split { character in
            if character == "\"" { isQuoted.toggle() }
            return character == "," && !isQuoted
        }
    }
}
