import EndpointDescription

/// Normalised operationIds: without the parts that frameworks add to function names, unless two would become equal:
/// `read_item_items__item_id__get` → `read_item`, `getPetUsingGET` → `getPet`,
/// `PetsController_findAll` → `Pets_findAll`, `list` and `list_1` → `list-pets` and `list-toys`, by their tags.
func normaliseOperationNames(_ operations: [Operation]) -> [String] {
    let ids = operations.map { $0.id ?? $0.inventedID }
    let bases = numberedBases(operations)
    let shortened = zip(operations, bases).map { operation, base in
        operation.id.flatMap { base.flatMap(operation.tagged) ?? operation.withoutFramework($0) }
    }
    var uses: [String: Int] = [:]
    let types = zip(ids, shortened).map { id, short in SwiftName.type(short ?? id) }
    for type in types { uses[type, default: 0] += 1 }
    return ids.indices.map { index in
        guard let short = shortened[index], uses[types[index]] == 1 else { return ids[index] }
        return short
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
    var inventedID: String {
        var words = [method.token.lowercased()]
        for segment in path.split(whereSeparator: { $0 == "/" || $0 == "." || $0 == "?" || $0 == "#" }) {
            if segment.hasPrefix("{"), segment.hasSuffix("}") {
                words += ["by", String(segment.dropFirst().dropLast())]
            } else {
                words.append(String(segment))
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

    fileprivate func withoutFramework(_ id: String) -> String? {
        withoutPath(id) ?? withoutVerb(id) ?? withoutController(id)
    }

    /// FastAPI appends the path, with `_` in place of anything except letters and digits, and the method.
    private func withoutPath(_ id: String) -> String? {
        guard id.utf8.count > path.utf8.count, id.hasSuffix("_\(method.token.lowercased())") else { return nil }
        let path = String(path.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        let suffix = "\(path)_\(method.token.lowercased())"
        guard id.hasSuffix(suffix), id.utf8.count > suffix.utf8.count else { return nil }
        return String(id.dropLast(suffix.count))
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

extension String {
    /// The first occurrence of `text`.
    func range(of text: String) -> Range<Index>? {
        guard let first = text.utf8.first else { return nil }
        var start = startIndex
        while let next = self[start...].utf8.firstIndex(of: first) {
            if self[next...].utf8.starts(with: text.utf8) { return next..<utf8.index(next, offsetBy: text.utf8.count) }
            start = utf8.index(after: next)
        }
        return nil
    }
}
