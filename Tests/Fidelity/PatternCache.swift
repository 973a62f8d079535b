import Foundation

/// Patterns (ECMA 262), compiled once.
// `expressions` is only used under the lock.
final class PatternCache: @unchecked Sendable {
    private let lock = NSLock()
    private var expressions: [String: NSRegularExpression?] = [:]

    /// Whether a text has a match of a pattern; nil if the pattern cannot be understood.
    func match(_ text: String, _ pattern: String) -> Bool? {
        let expression = lock.withLock {
            if let known = expressions[pattern] { return known }
            let made = try? NSRegularExpression(pattern: pattern)
            expressions[pattern] = .some(made)
            return made
        }
        guard let expression else { return nil }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}
