import Foundation

/// A path with named placeholders: `/pets/{petId}/photos/{name}.png`. The value of `{key+}` may be several segments.
struct PathTemplate: Sendable, Hashable {
    let text: String

    /// The part that is sent in the path, without a literal query and without the `#` suffix that only distinguishes
    /// operations.
    private var path: Substring { text.prefix { $0 != "?" && $0 != "#" } }

    /// The values of the placeholders, percent-encoded; nil if the path does not match.
    func match(_ path: String) -> [String: String]? {
        let expected = self.path.split(separator: "/", omittingEmptySubsequences: false)
        var found = path.split(separator: "/", omittingEmptySubsequences: false)
        if found.count > expected.count, let index = expected.firstIndex(where: { $0.contains("+}") }) {
            let last = index + found.count - expected.count
            found[index...last] = [path[found[index].startIndex..<found[last].endIndex]]
        }
        guard expected.count == found.count else { return nil }
        var values: [String: String] = [:]
        for (pattern, segment) in zip(expected, found) {
            guard match(segment, against: pattern, into: &values) else { return nil }
        }
        return values
    }

    /// Each placeholder matches as little as the literal after it allows.
    private func match(_ segment: Substring, against pattern: Substring, into values: inout [String: String]) -> Bool {
        var segment = segment
        var pattern = pattern
        while let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}") {
            let prefix = pattern[..<open]
            guard segment.hasPrefix(prefix) else { return false }
            segment = segment.dropFirst(prefix.count)
            let name = String(pattern[pattern.index(after: open)..<close])
            pattern = pattern[pattern.index(after: close)...]
            let literal = pattern.prefix { $0 != "{" }
            let value: Substring
            if literal.isEmpty {
                value = segment
            } else if pattern.count == literal.count {
                guard segment.hasSuffix(literal) else { return false }
                value = segment.dropLast(literal.count)
            } else {
                guard let range = segment.range(of: literal) else { return false }
                value = segment[..<range.lowerBound]
            }
            if value.isEmpty { return false }
            values[name] = String(value)
            if name.hasSuffix("+") { values[String(name.dropLast())] = String(value) }
            segment = segment[value.endIndex...]
        }
        return segment == pattern
    }
}
