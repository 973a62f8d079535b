/// Schema names without the packages that they stand in, where that is enough to tell them apart:
/// `Contoso.Api.Models.Pet` → `Pet`, `github.com/x/models.Pet` → `Pet`, `Page«Pet»` → `Page-Of-Pet`.
///
/// - Parameter operations: what operations are called, by their ids: FastAPI names bodies after them.
func spokenSchemas(_ names: [String], operations: [String: String] = [:]) -> [String] {
    var qualified = names.map(QualifiedName.init)
    // As many segments as it takes, and no more.
    for _ in 0..<16 {
        var uses: [String: [Int]] = [:]
        for index in qualified.indices {
            uses[SwiftName.type(qualified[index].spoken), default: []].append(index)
        }
        var isSettled = true
        for index in uses.values.filter({ $0.count > 1 }).joined() where qualified[index].sayMore() {
            isSettled = false
        }
        if isSettled { break }
    }
    let spoken = zip(names, qualified).map { name, qualified in qualified.isPlain ? name : qualified.spoken }
    return withBodies(spoken, operations)
}

/// `Body_create_file_files__post` → `create_file-body`, where nothing else is called so.
private func withBodies(_ names: [String], _ operations: [String: String]) -> [String] {
    let bodies = names.map { name in
        name.hasPrefix("Body_") ? operations[String(name.dropFirst(5))].map { "\($0)-body" } : nil
    }
    guard bodies.contains(where: { $0 != nil }) else { return names }
    var uses: [String: Int] = [:]
    for name in names + bodies.compactMap({ $0 }) { uses[SwiftName.type(name), default: 0] += 1 }
    return zip(names, bodies).map { name, body in body.flatMap { uses[SwiftName.type($0)] == 1 ? $0 : nil } ?? name }
}

/// A name with the package that it stands in, and the types that it is made of.
private struct QualifiedName {
    /// From the outermost package to the type.
    private var segments: [String]
    private var arguments: [QualifiedName] = []
    /// How many segments are said, from the last.
    private var said: Int
    /// Nothing to leave out, and nothing to spell differently.
    private(set) var isPlain: Bool

    init(_ name: String) {
        self.init(name, isArgument: false)
    }

    private init(_ name: String, isArgument: Bool) {
        let (head, arguments) = QualifiedName.takeApart(name)
        segments = QualifiedName.segments(of: head)
        self.arguments = arguments.map { QualifiedName($0, isArgument: true) }
        let isQualified = QualifiedName.isQualified(segments, head, isArgument)
        said = isQualified ? 1 : segments.count
        isPlain = !isQualified && arguments.isEmpty
        if isPlain { (segments, said) = ([name], 1) }
    }

    /// Says one package more, else one more of each argument; `false` if all is said.
    mutating func sayMore() -> Bool {
        if said < segments.count {
            said += 1
            return true
        }
        var isMore = false
        for index in arguments.indices where arguments[index].sayMore() { isMore = true }
        return isMore
    }

    var spoken: String {
        let name = segments.suffix(said).joined(separator: "-")
        return arguments.isEmpty ? name : "\(name)-Of-\(arguments.map(\.spoken).joined(separator: "-And-"))"
    }

    /// `models.Pet`, `github.com/x/y.Pet`, `Contoso.Api.Pet`: a type behind packages, and not `checkout.session` or `Pet.v2`.
    private static func isQualified(_ segments: [String], _ head: String, _ isArgument: Bool) -> Bool {
        guard segments.count > 1, let last = segments.last, last.first?.isUppercase == true else { return false }
        if isArgument || head.contains("/") { return true }
        let packages = segments.dropLast()
        return packages.allSatisfy { $0.first?.isLowercase == true }
            || segments.count > 2 && packages.allSatisfy { $0.first?.isUppercase == true }
    }

    private static func segments(of head: String) -> [String] {
        // A nested type of .NET belongs to the one around it.
        head.split { $0 == "." || $0 == "/" }.map { $0.split(separator: "+").joined(separator: "-") }
    }

    /// The name and its arguments: `` Page`1[[Pet, Assembly, Version=1.0]] ``, `Page<Pet>`, `Page«Pet»`, `Page[models.Pet]`.
    private static func takeApart(_ name: String) -> (head: String, arguments: [String]) {
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

    /// At the commas that stand in no brackets.
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

    /// `[Contoso.Pet, Contoso, Version=1.0.0.0, Culture=neutral]` is a type and where it was compiled.
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
