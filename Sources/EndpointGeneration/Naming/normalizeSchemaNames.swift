import EndpointDescription

/// Normalized schema names: without the packages that contain them, unless two would become equal:
/// `Contoso.Api.Models.Pet` → `Pet`, `github.com/x/models.Pet` → `Pet`, `Page«Pet»` → `Page-Of-Pet`.
///
/// - Parameter operations: the normalized names of operations by their ids; FastAPI names bodies after these.
func normalizeSchemaNames(_ names: [String], operations: [String: String] = [:]) -> [String] {
    var qualified = names.map(QualifiedName.init)
    // Add segments to equal names until all are different.
    for _ in 0..<16 {
        var uses: [String: [Int]] = [:]
        for index in qualified.indices {
            uses[SwiftName.type(qualified[index].normalized), default: []].append(index)
        }
        var areUnique = true
        for index in uses.values.filter({ $0.count > 1 }).joined() where qualified[index].addSegment() {
            areUnique = false
        }
        if areUnique { break }
    }
    let normalized = zip(names, qualified).map { name, qualified in qualified.isPlain ? name : qualified.normalized }
    return withBodies(normalized, operations)
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
    /// How many segments the normalized name has, counted from the last.
    private var usedCount: Int
    /// Whether normalization leaves the name as it is.
    private(set) var isPlain: Bool

    init(_ name: String) {
        self.init(name, depth: 0)
    }

    private static let deepestArgument = 8

    /// - Parameter depth: how many generic types it is an argument of. Arguments of arguments that are nested too deep
    ///   stay as they are.
    private init(_ name: String, depth: Int) {
        let (head, arguments) = depth < QualifiedName.deepestArgument ? QualifiedName.split(name: name) : (name, [])
        segments = QualifiedName.segments(of: head)
        self.arguments = arguments.map { QualifiedName($0, depth: depth + 1) }
        let isQualified = QualifiedName.isQualified(segments, head, isArgument: depth > 0)
        usedCount = isQualified ? 1 : segments.count
        isPlain = !isQualified && arguments.isEmpty
        if isPlain { (segments, usedCount) = ([name], 1) }
    }

    /// Adds one package to the normalized name, or else one to each argument.
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

    var normalized: String {
        let name = segments.suffix(usedCount).joined(separator: "-")
        return arguments.isEmpty ? name : "\(name)-Of-\(arguments.map(\.normalized).joined(separator: "-And-"))"
    }

    /// Whether a name is a type in packages, such as `models.Pet`, `github.com/x/y.Pet` or `Contoso.Api.Pet`. Not
    /// `checkout.session` or `Pet.v2`.
    private static func isQualified(_ segments: [String], _ head: String, isArgument: Bool) -> Bool {
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

// MARK: normalizeOperationNames

/// Normalized operationIds: without the parts that frameworks add to function names, unless two would become equal:
/// `read_item_items__item_id__get` → `read_item`, `getPetUsingGET` → `getPet`,
/// `PetsController_findAll` → `Pets_findAll`, `list` and `list_1` → `list-pets` and `list-toys`, by their tags. An id that
/// is made of the path has no `api` at its beginning.
///
/// A hash, which swagger-php makes of method and path, is not used as a name.
func normalizeOperationNames(_ operations: [Operation]) -> [String] {
    let operations = operations.map { operation in
        var operation = operation
        if operation.id?.isHash == true { operation.id = nil }
        return operation
    }
    let ids = operations.map { $0.id ?? $0.inventedID }
    let bases = numberedBases(operations)
    let methods = Dictionary(grouping: operations, by: \.path).mapValues { Set($0.map(\.method.token)) }
    let shortened = zip(operations, bases).map { operation, base in
        guard let id = operation.id else { return operation.inventedIDWithoutRoot }
        return base.flatMap(operation.tagged) ?? operation.withoutFramework(id, methods[operation.path] ?? [])
    }
    var uses: [String: Int] = [:]
    let types = zip(ids, shortened).map { id, short in SwiftName.type(short ?? id) }
    for type in types { uses[type, default: 0] += 1 }
    return ids.indices.map { index in
        guard let short = shortened[index], uses[types[index]] == 1 else { return ids[index] }
        return short
    }
}

extension String {
    /// Whether it consists of the hexadecimal digits of an MD5 or SHA hash.
    fileprivate var isHash: Bool {
        [32, 40, 64].contains(utf8.count)
            && utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 || ($0 | 0x20) &- UInt8(ascii: "a") < 6 }
            && utf8.contains { $0 &- UInt8(ascii: "0") < 10 }
    }
}

/// The Java method that several operations are named after: `list` of `list`, `list_1` and `list_2` (springdoc).
private func numberedBases(_ operations: [Operation]) -> [String?] {
    var bases = operations.map { $0.id.flatMap(withoutNumber) }
    var numbered: Set<String> = []
    let whole = Set(operations.compactMap(\.id))
    for base in bases.compactMap({ $0 }) where whole.contains(base) { numbered.insert(base) }
    for (index, operation) in operations.enumerated() {
        let base = bases[index] ?? operation.id
        bases[index] = base.flatMap { numbered.contains($0) ? $0 : nil }
    }
    return bases
}

/// Removes a number from the end. For example: `get_1` → `get`
private func withoutNumber(_ id: String) -> String? {
    var rest = id.utf8[...]
    while let last = rest.last, last &- UInt8(ascii: "0") < 10 { rest = rest.dropLast() }
    guard rest.count < id.utf8.count, rest.last == UInt8(ascii: "_"), rest.count > 1 else { return nil }
    return String(rest.dropLast())
}

extension Operation {
    /// The id of an operation without one. For example: `GET /pets/{petId}` → `get-pets-by-petId`
    var inventedID: String { inventedID(of: segments[...]) }

    /// The same without the segment that all paths of many APIs begin with: `GET /api/v1/pets` → `get-v1-pets`
    fileprivate var inventedIDWithoutRoot: String? {
        let segments = segments
        guard path.lowercased().hasPrefix("/api/"), segments.count > 1, !segments[1].hasPrefix("{") else { return nil }
        return inventedID(of: segments.dropFirst())
    }

    private var segments: [Substring] {
        path.split(whereSeparator: { $0 == "/" || $0 == "." || $0 == "?" || $0 == "#" })
    }

    private func inventedID(of segments: ArraySlice<Substring>) -> String {
        var words = [method.token.lowercased()]
        for segment in segments {
            if segment.hasPrefix("{"), segment.hasSuffix("}") {
                words += ["by", String(segment.dropFirst().dropLast())]
            } else {
                words.append(decodePercents(segment))
            }
        }
        return words.joined(separator: "-")
    }

    /// Appends the tag, unless the name already ends with it. For example: with the tag `user-controller`, `get` →
    /// `get-user`, but not `getUser` → `getUser-user`
    fileprivate func tagged(_ base: String) -> String? {
        guard var tag = tags.first else { return nil }
        for suffix in ["-controller", "Controller"] where tag.hasSuffix(suffix) { tag.removeLast(suffix.utf8.count) }
        guard tag.utf8.contains(where: { $0 >= UInt8(ascii: "0") }) else { return nil }
        return SwiftName.type(base).hasSuffix(SwiftName.type(tag)) ? nil : "\(base)-\(tag)"
    }

    /// - Parameter methods: those of the operations with the same path.
    fileprivate func withoutFramework(_ id: String, _ methods: Set<String>) -> String? {
        withoutPath(id, methods) ?? withoutVerb(id) ?? withoutController(id)
    }

    /// FastAPI appends the path, with `_` in place of anything except letters and digits, and a method, which is that of
    /// another operation if a function serves several. A query, which no path of FastAPI has, was added to the path later.
    private func withoutPath(_ id: String, _ methods: Set<String>) -> String? {
        guard let end = id.lastIndex(of: "_") else { return nil }
        guard methods.contains(id[id.index(after: end)...].uppercased()) else { return nil }
        let path = String(path.prefix { $0 != "?" }.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        let name = id[..<end]
        guard name.hasSuffix(path), name.utf8.count > path.utf8.count else { return nil }
        let function = String(name.dropLast(path.count))
        // API Platform writes `api_books_post`, in which `api` is not the name of a function.
        return function.lowercased() == "api" ? nil : function
    }

    /// Springfox appends the HTTP method, and a number to a repeated name.
    private func withoutVerb(_ id: String) -> String? {
        let rest = withoutNumber(id) ?? id
        let suffix = "Using" + method.token
        guard rest.hasSuffix(suffix), rest.utf8.count > suffix.utf8.count else { return nil }
        return String(rest.dropLast(suffix.count))
    }

    /// NestJS joins the names of the controller's class and its method.
    private func withoutController(_ id: String) -> String? {
        for separator in ["Controller_", "Controller."] {
            guard let range = id.range(of: separator), range.lowerBound > id.startIndex, range.upperBound < id.endIndex
            else { continue }
            return "\(id[..<range.lowerBound])_\(id[range.upperBound...])"
        }
        return nil
    }
}
