/// Normalised schema names: without the packages that contain them, unless two would become equal:
/// `Contoso.Api.Models.Pet` → `Pet`, `github.com/x/models.Pet` → `Pet`, `Page«Pet»` → `Page-Of-Pet`.
///
/// - Parameter operations: the normalised names of operations by their ids; FastAPI names bodies after these.
func normaliseSchemaNames(_ names: [String], operations: [String: String] = [:]) -> [String] {
    var qualified = names.map(QualifiedName.init)
    // Add segments to equal names until all are different.
    for _ in 0..<16 {
        var uses: [String: [Int]] = [:]
        for index in qualified.indices {
            uses[SwiftName.type(qualified[index].normalised), default: []].append(index)
        }
        var areUnique = true
        for index in uses.values.filter({ $0.count > 1 }).joined() where qualified[index].addSegment() {
            areUnique = false
        }
        if areUnique { break }
    }
    let normalised = zip(names, qualified).map { name, qualified in qualified.isPlain ? name : qualified.normalised }
    return withBodies(normalised, operations)
}

/// Names bodies after their operations, unless another name is equal. For example: `Body_create_file_files__post` →
/// `create_file-body`
private func withBodies(_ names: [String], _ operations: [String: String]) -> [String] {
    let bodies = names.map { name in
        name.hasPrefix("Body_") ? operations[String(name.dropFirst(5))].map { "\($0)-body" } : nil
    }
    guard bodies.contains(where: { $0 != nil }) else { return names }
    var uses: [String: Int] = [:]
    for name in names + bodies.compactMap({ $0 }) { uses[SwiftName.type(name), default: 0] += 1 }
    return zip(names, bodies).map { name, body in body.flatMap { uses[SwiftName.type($0)] == 1 ? $0 : nil } ?? name }
}

/// A name with its packages and its generic arguments.
private struct QualifiedName {
    /// From the outermost package to the type.
    private var segments: [String]
    private var arguments: [QualifiedName] = []
    /// How many segments the normalised name has, counted from the last.
    private var usedCount: Int
    /// Whether normalisation leaves the name as it is.
    private(set) var isPlain: Bool

    init(_ name: String) {
        self.init(name, isArgument: false)
    }

    private init(_ name: String, isArgument: Bool) {
        let (head, arguments) = QualifiedName.split(name: name)
        segments = QualifiedName.segments(of: head)
        self.arguments = arguments.map { QualifiedName($0, isArgument: true) }
        let isQualified = QualifiedName.isQualified(segments, head, isArgument)
        usedCount = isQualified ? 1 : segments.count
        isPlain = !isQualified && arguments.isEmpty
        if isPlain { (segments, usedCount) = ([name], 1) }
    }

    /// Adds one package to the normalised name, or else one to each argument.
    ///
    /// - Returns: `false` if all packages are in use.
    mutating func addSegment() -> Bool {
        if usedCount < segments.count {
            usedCount += 1
            return true
        }
        var isMore = false
        for index in arguments.indices where arguments[index].addSegment() { isMore = true }
        return isMore
    }

    var normalised: String {
        let name = segments.suffix(usedCount).joined(separator: "-")
        return arguments.isEmpty ? name : "\(name)-Of-\(arguments.map(\.normalised).joined(separator: "-And-"))"
    }

    /// Whether a name is a type in packages, such as `models.Pet`, `github.com/x/y.Pet` or `Contoso.Api.Pet`. Not
    /// `checkout.session` or `Pet.v2`.
    private static func isQualified(_ segments: [String], _ head: String, _ isArgument: Bool) -> Bool {
        guard segments.count > 1, let last = segments.last, last.first?.isUppercase == true else { return false }
        if isArgument || head.contains("/") { return true }
        let packages = segments.dropLast()
        return packages.allSatisfy { $0.first?.isLowercase == true }
            || segments.count > 2 && packages.allSatisfy { $0.first?.isUppercase == true }
    }

    private static func segments(of head: String) -> [String] {
        // .NET separates a nested type from its outer type by a plus sign.
        head.split { $0 == "." || $0 == "/" }.map { $0.split(separator: "+").joined(separator: "-") }
    }

    /// The name and its arguments. For example: `Page<Pet>`, `Page«Pet»`, `Page[models.Pet]` and
    /// `` Page`1[[Pet, Assembly, Version=1.0]] ``
    private static func split(name: String) -> (head: String, arguments: [String]) {
        let pairs: [(open: Character, close: Character)] = [("<", ">"), ("«", "»"), ("[", "]")]
        for (open, close) in pairs {
            guard let start = name.firstIndex(of: open), name.last == close, start > name.startIndex else { continue }
            let inner = name[name.index(after: start)...].dropLast()
            guard inner.contains(where: { $0.isLetter }) else { continue }
            var head = String(name[..<start])
            if let tick = head.lastIndex(of: "`") { head = String(head[..<tick]) }
            return (head, split(inner).map { argument(String($0), isBracketed: open == "[") })
        }
        return (name, [])
    }

    /// Splits at the commas outside of brackets.
    private static func split(_ text: Substring) -> [Substring] {
        var parts: [Substring] = []
        var depth = 0
        var start = text.startIndex
        for index in text.indices {
            switch text[index] {
            case "<", "«", "[": depth += 1
            case ">", "»", "]": depth -= 1
            case "," where depth == 0:
                parts.append(text[start..<index])
                start = text.index(after: index)
            default: break
            }
        }
        return parts + [text[start...]]
    }

    /// Removes the assembly from an argument. For example: `[Contoso.Pet, Contoso, Version=1.0.0.0, Culture=neutral]` →
    /// `Contoso.Pet`
    private static func argument(_ text: String, isBracketed: Bool) -> String {
        let trimmed = text.trimmingSpaces
        guard isBracketed, trimmed.hasPrefix("["), trimmed.hasSuffix("]") else { return trimmed }
        return split(trimmed.dropFirst().dropLast()).first.map { String($0).trimmingSpaces } ?? trimmed
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
