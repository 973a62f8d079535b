import Foundation

/// The directives of a Cache-Control header (RFC 9111 §5.2).
struct CacheControl: Sendable {
    private var directives: [(name: String, value: String)] = []

    init(_ headers: HTTPHeaders) {
        guard var text = headers["Cache-Control"] else { return }
        text.withUTF8 { bytes in
            // A quote that is not closed must not hide what stands behind it.
            let hasPairs = bytes.reduce(0) { $0 + ($1 == UInt8(ascii: "\"") ? 1 : 0) }.isMultiple(of: 2)
            var start = 0
            var isQuoted = false
            for index in bytes.indices {
                switch bytes[index] {
                case UInt8(ascii: "\"") where hasPairs: isQuoted.toggle()
                case UInt8(ascii: ",") where !isQuoted:
                    add(bytes[start..<index])
                    start = index + 1
                default: continue
                }
            }
            add(bytes[start...])
        }
    }

    private mutating func add(_ directive: Slice<UnsafeBufferPointer<UInt8>>) {
        let equals = directive.firstIndex(of: UInt8(ascii: "=")) ?? directive.endIndex
        let name = CacheControl.text(directive[..<equals]).lowercased()
        if name.isEmpty { return }
        let value = equals == directive.endIndex ? "" : CacheControl.text(directive[(equals + 1)...])
        guard let known = directives.firstIndex(where: { $0.name == name }) else {
            directives.append((name, value))
            return
        }
        // Of two that contradict each other the shorter life counts.
        if let old = CacheControl.seconds(directives[known].value), let new = CacheControl.seconds(value), old < new {
            return
        }
        directives[known].value = value
    }

    func has(_ name: String) -> Bool { directives.contains { $0.name == name } }

    /// A directive's seconds; 0 if it is there and no number, since stale is the safe reading (RFC 9111 §4.2.1).
    func seconds(_ name: String) -> TimeInterval? {
        guard let value = directives.first(where: { $0.name == name })?.value else { return nil }
        return CacheControl.seconds(value) ?? 0
    }

    /// Digits only; more than 2^31 is 2^31 (RFC 9111 §1.2.2).
    private static func seconds(_ text: String) -> TimeInterval? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return min(TimeInterval(text) ?? 2_147_483_648, 2_147_483_648)
    }

    /// Without spaces, tabs and quotes around it.
    private static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        func isAround(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: "\"") }
        guard let first = bytes.firstIndex(where: { !isAround($0) }),
            let last = bytes.lastIndex(where: { !isAround($0) })
        else { return "" }
        return String(decoding: bytes[first...last], as: UTF8.self)
    }
}
