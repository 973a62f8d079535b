/// A path that may name parameters as Express, Rails, Flask, Next.js or Ruby do: `:id`, `*path`, `<int:id>`, `[id]`,
/// `#{id}`.
///
/// Undeclared names count only in a path without braces, because elsewhere such segments may be text. Exceptions:
/// `<int:id>`, which no URL contains, and a final `*path`. A colon may also begin a verb, as in `/numbers/:purchase`.
struct RouterPath {
    private let path: String
    private let segments: [Substring]
    private let declared: Set<String>
    private let namesInBraces: Set<String>
    /// Whether no parameter is declared or in braces.
    private let isOfRouter: Bool
    private let colonsNameValues: Bool

    /// - Parameter declared: the names of the declared parameters of the path.
    init(_ path: String, declaring declared: Set<String>) {
        self.path = path
        self.declared = declared
        segments = path.split(separator: "/", omittingEmptySubsequences: false)
        namesInBraces = Set(readTemplate(path).names)
        isOfRouter = declared.isEmpty && !path.contains("{")
        colonsNameValues = RouterPath.colonsNameValues(in: segments)
    }

    static func hasMarks(_ path: String) -> Bool {
        marks.contains { path.contains(byte: $0) }
    }

    private static let marks = Array(":*<>[#".utf8)

    /// The path with its parameters in braces.
    var inBraces: String {
        segments.map { segment in
            guard let parameter = parameter(in: segment) else { return String(segment) }
            return "{\(parameter.name)\(parameter.spansSegments ? "+" : "")}"
        }.joined(separator: "/")
    }

    /// A segment that looks like a parameter, but is not read as one.
    var textLikeParameter: Substring? {
        if isOfRouter { return nil }
        let mayBeVerb = !colonsNameValues && !segments.contains { $0.first == "{" && $0.contains(":") }
        return segments.first { segment in
            let isMarked = segment.first == "*" || segment.first == ":" && !mayBeVerb
            return isMarked && isWord(segment.dropFirst()) && parameter(in: segment) == nil
        }
    }

    private typealias RouterParameter = (name: String, spansSegments: Bool)

    private func parameter(in segment: Substring) -> RouterParameter? {
        guard let parameter = markedParameter(in: segment), isParameter(parameter.name, in: segment) else { return nil }
        return parameter
    }

    /// The parameter of a segment with a router's marks, even if the segment may be text.
    private func markedParameter(in segment: Substring) -> RouterParameter? {
        switch segment.first {
        case ":": return (String(segment.dropFirst().dropLast(segment.last == "?" ? 1 : 0)), false)
        // Azure's API Management and Express write an asterisk for the rest of a path. Elsewhere it stays text.
        case "*" where segment == "*" || segment == "**": return isLast(segment) ? ("path", true) : nil
        case "*": return (String(segment.dropFirst()), true)
        case "<" where segment.last == ">":
            let rule = segment.dropFirst().dropLast().split(separator: ":", maxSplits: 1)
            return rule.last.map { (String($0), rule.count == 2 && rule[0] == "path") }
        case "#" where segment.hasPrefix("#{") && segment.last == "}":
            return (String(segment.dropFirst(2).dropLast()), false)
        case "[" where segment.last == "]": return (String(segment.dropFirst().dropLast()), false)
        default: return nil
        }
    }

    private func isParameter(_ name: String, in segment: Substring) -> Bool {
        if segment == "*" || segment == "**" { return !namesInBraces.contains("path") }
        if declared.contains(name) { return true }
        guard isWord(name) else { return false }
        switch segment.first {
        // A path ends before '#'.
        case "#": return true
        // No URL contains one.
        case "<": return !namesInBraces.contains(name)
        case "*" where isLast(segment): return !namesInBraces.contains(name)
        case ":": return isOfRouter && colonsNameValues
        default: return isOfRouter
        }
    }

    private func isLast(_ segment: Substring) -> Bool { segment.endIndex == path.endIndex }

    private func isWord(_ text: some StringProtocol) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }

    /// Whether segments that begin with a colon are placeholders. A single one at the end may be a verb.
    private static func colonsNameValues(in segments: [Substring]) -> Bool {
        let positions = segments.indices.filter { segments[$0].first == ":" }
        guard positions.count == 1, let position = positions.first else { return true }
        let segment = segments[position]
        let isLast = segments[(position + 1)...].allSatisfy(\.isEmpty)
        return !isLast || segment.last == "?" || namesValue(String(segment.dropFirst()))
    }

    /// Whether a name such as `petId`, `user_name` or `slug` names a value, and not an action.
    private static func namesValue(_ name: String) -> Bool {
        if name.hasSuffix("Id") || name.hasSuffix("ID") && name.dropLast(2).last?.isLowercase == true { return true }
        let words = name.lowercased().split(separator: "_")
        return words.last.map { namesOfValues.contains(String($0)) } ?? false
    }

    private static let namesOfValues: Set = [
        "id", "uuid", "guid", "name", "username", "userid", "slug", "code", "number", "year", "month", "day",
    ]
}
