extension DescriptionReader {
    /// - Parameter isExtension: whether members other than paths are allowed there.
    func readPaths(_ paths: JSON, ofExtension isExtension: Bool = false) -> [Operation] {
        var operations: [Operation] = []
        var rewritten: [Int] = []
        for (name, item) in paths.members where !name.hasPrefix("x-") {
            if isExtension, !name.hasPrefix("/") || !item.isObject { continue }
            var path = name
            if name.utf8.first != UInt8(ascii: "/") {
                guard member("/" + name, of: paths) == nil, lacksOnlySlash(name, item) else {
                    log.error("the path '\(name)' does not begin with '/'", at: item.place)
                    continue
                }
                path = "/" + name
                log.warning("the path '\(name)' does not begin with '/', so it is read as '\(path)'", at: item.place)
            }
            if !readTemplate(path).isBalanced {
                guard let simple = withoutNestedBraces(path) else {
                    log.error("the braces in '\(path)' do not pair up", at: item.place)
                    continue
                }
                log.warning(
                    "the path '\(path.cut(to: Diagnostic.longestText))' is read as '\(simple.cut(to: Diagnostic.longestText))'",
                    at: item.place,
                    remedy: "write only a name in braces"
                )
                path = simple
            }
            for operation in readPathItem(item, path: path, role: .path) {
                if operation.path != name { rewritten.append(operations.count) }
                operations.append(operation)
            }
        }
        return withoutRepeated(operations, rewritten) { line, place in
            log.error("another path is also read as '\(line)', so this operation is left out", at: place)
        }
    }

    /// The operations of `paths` and of an extension, without those of the extension that `paths` has too.
    func joined(_ operations: [Operation], _ more: [Operation]) -> [Operation] {
        let all = operations + more
        return withoutRepeated(all, Array(operations.count..<all.count)) { line, place in
            log.error("'paths' also has '\(line)', so this operation is left out", at: place)
        }
    }

    /// Leaves out each operation with one of these indices that another operation, or an earlier one of them, repeats.
    private func withoutRepeated(
        _ operations: [Operation],
        _ indices: [Int],
        report: (_ line: String, SourceLocation) -> Void
    ) -> [Operation] {
        guard !indices.isEmpty else { return operations }
        func line(_ operation: Operation) -> String { "\(operation.method.token) \(operation.path)" }
        var mayRepeat = [Bool](repeating: false, count: operations.count)
        for index in indices { mayRepeat[index] = true }
        var lines = Set(operations.indices.filter { !mayRepeat[$0] }.map { line(operations[$0]) })
        var repeated: [Operation] = []
        let kept = operations.indices.filter { index in
            guard mayRepeat[index] else { return true }
            let line = line(operations[index])
            if lines.insert(line).inserted { return true }
            report(line.cut(to: Diagnostic.longestText), operations[index].place)
            repeated.append(operations[index])
            return false
        }
        forgetIDs(of: repeated)
        return kept.map { operations[$0] }
    }

    /// The path with names in place of `{id:[0-9]{1,3}}` and `{{version}}`; `nil` if braces do not pair up.
    private func withoutNestedBraces(_ path: String) -> String? {
        var result: [UInt8] = []
        var placeholder: [UInt8] = []
        var depth = 0
        for byte in path.utf8 {
            switch byte {
            case ASCII.openBrace:
                depth += 1
                if depth > 1 { placeholder.append(byte) }
            case ASCII.closeBrace:
                depth -= 1
                guard depth >= 0 else { return nil }
                guard depth == 0 else {
                    placeholder.append(byte)
                    continue
                }
                let isDoubled = placeholder.first == ASCII.openBrace && placeholder.last == ASCII.closeBrace
                let text = String(
                    decoding: isDoubled ? placeholder.dropFirst().dropLast() : placeholder[...],
                    as: UTF8.self
                )
                let read = Placeholder(text)
                let name = text.utf8.contains(ASCII.openBrace) ? read.name + (read.spansSegments ? "+" : "") : text
                guard !name.utf8.contains(ASCII.openBrace), !name.isEmpty else { return nil }
                result += [ASCII.openBrace] + Array(name.utf8) + [ASCII.closeBrace]
                placeholder = []
            default: if depth > 0 { placeholder.append(byte) } else { result.append(byte) }
            }
        }
        return depth == 0 ? String(decoding: result, as: UTF8.self) : nil
    }

    /// Whether this is a path that lacks only its slash. With a slash, an address would have another meaning, and so
    /// would a path whose beginning the caller passes. A value without methods may belong elsewhere.
    private func lacksOnlySlash(_ name: String, _ item: JSON) -> Bool {
        !name.contains("://") && name.utf8.first != UInt8(ascii: "{")
            && item.members.contains { $0.name == "$ref" || Operation.Method(member: $0.name) != nil }
    }

    /// The webhooks of both sections. Files for tools of OpenAPI 3.0 and of 3.1 repeat each in `x-webhooks`.
    func readWebhooks(of root: JSON) -> [Operation] {
        var webhooks: [Operation] = []
        var methods: [String: Set<Operation.Method>] = [:]
        for section in ["webhooks", "x-webhooks"].compactMap({ object($0, in: root) }) {
            for (name, item) in section.members where item.isObject || !name.hasPrefix("x-") {
                let operations = readPathItem(item, path: name, role: .webhook, without: methods[name] ?? [])
                methods[name, default: []].formUnion(operations.map(\.method))
                webhooks += operations
            }
        }
        return webhooks
    }

    func readCallbacks(of operation: JSON) -> [Operation] {
        var operations: [Operation] = []
        for (name, callback) in members("callbacks", in: operation) {
            let isCallback = callback["$ref"] != nil || callback.members.contains(where: \.value.isObject)
            if name.hasPrefix("x-"), !isCallback { continue }
            guard let object = object(callback, named: name), let resolved = resolve(object) else { continue }
            for (expression, item) in resolved.members where !expression.hasPrefix("x-") {
                for var operation in readPathItem(item, path: expression, role: .callback) {
                    operation.callbackName = name
                    operations.append(operation)
                }
            }
        }
        return operations
    }

    /// The role of a path item, which determines whether the client or the service sends its requests.
    enum Role {
        case path, webhook, callback
    }

    private func readPathItem(
        _ json: JSON,
        path: String,
        role: Role,
        without readMethods: Set<Operation.Method> = []
    ) -> [Operation] {
        warnOfNull(json, named: path)
        guard let own = object(json, named: path), let items = resolveWithSiblings(own) else { return [] }
        for item in items { check(item, for: known.ofPathItem) }
        var template = Operation(method: .get, path: path, place: own.place)
        template.servers = items.lazy.compactMap(readServers).first
        template.summary = items.lazy.compactMap { self.string("summary", in: $0) }.first
        template.description = items.lazy.compactMap { self.string("description", in: $0) }.first
        let shared = items.reversed().reduce([]) { merge(readParameters(of: $1), into: $0) }
        var operations: [Operation] = []
        var met: Set<String> = []
        for item in items {
            for (name, method, value) in methods(of: item) where !readMethods.contains(method) {
                guard met.insert(method.token).inserted else {
                    log.warning(
                        "the method '\(name)' is left out, because the path item with the '$ref' has it too",
                        at: value.place
                    )
                    continue
                }
                warnOfNull(value, named: name)
                guard let value = followMisplaced(value, named: name), let object = object(value, named: name),
                    mayReadOperation(at: object.place)
                else { continue }
                var operation = template
                operation.method = method
                operation.place = object.place
                readOperation(&operation, from: object, in: items, shared: shared, role: role)
                operations.append(operation)
            }
        }
        return operations
    }

    private func warnOfNull(_ value: JSON, named name: String) {
        guard value.isNull else { return }
        log.warning("'\(name)' is null, so it is left out", at: value.place, remedy: "describe it, or remove it")
    }

    /// The path item and those that it refers to. All of them apply (OpenAPI 3.1 §4.8.9); if several have a member, that of
    /// the first is used.
    private func resolveWithSiblings(_ own: JSON) -> [JSON]? {
        guard let destination = resolve(own) else { return nil }
        var items: [JSON] = []
        var next = own
        for _ in 0..<100 {
            guard let reference = next["$ref"] else { break }
            if !next.isReferenceOnly { items.append(next) }
            guard let target = target(of: reference) else { break }
            next = target
        }
        return items + [destination]
    }

    /// The operations of a path item by their names and methods.
    private func methods(of item: JSON) -> [(name: String, method: Operation.Method, value: JSON)] {
        var methods: [(name: String, method: Operation.Method, value: JSON)] = []
        var capitals: Set<String> = []
        for (name, value) in item.members {
            if name == "additionalOperations", version > .v20 {
                for (token, operation) in members(name, in: item) {
                    if let method = additionalMethod(token, operation) { methods.append((token, method, operation)) }
                }
            } else if let method = method(member: name) {
                methods.append((name, method, value))
            } else if isMethodInCapitals(name) {
                let lower = name.lowercased()
                guard let method = method(member: lower) else { continue }
                guard item[lower] == nil, capitals.insert(lower).inserted else {
                    log.warning(
                        "the method '\(name)' is left out, because the path has it in another spelling",
                        at: value.place
                    )
                    continue
                }
                log.warning(
                    "the method '\(name)' is read as '\(lower)'; members of a path are in lower case",
                    at: value.place
                )
                methods.append((lower, method, value))
            }
        }
        return methods
    }

    /// Many paths may refer to one path item, so a short description may have more operations than any program can
    /// have.
    private func mayReadOperation(at place: SourceLocation) -> Bool {
        operationCount += 1
        if operationCount == DescriptionReader.mostOperations + 1 {
            log.error(
                "the description has more than \(DescriptionReader.mostOperations) operations, so this one and all after it "
                    + "are left out",
                at: place,
                remedy: "remove operations that the app does not call"
            )
        }
        return operationCount <= DescriptionReader.mostOperations
    }

    func isMethodInCapitals(_ name: String) -> Bool {
        name != name.lowercased() && method(member: name.lowercased()) != nil
    }

    /// The method of a member of a path item. Swagger 2.0 has no `query`.
    private func method(member name: String) -> Operation.Method? {
        Operation.Method(member: name).flatMap { version == .v20 && $0 == .query ? nil : $0 }
    }

    /// The method of a member of `additionalOperations` (OpenAPI 3.2 §4.9); `nil` if it cannot be sent.
    private func additionalMethod(_ token: String, _ operation: JSON) -> Operation.Method? {
        if token.hasPrefix("x-"), !operation.isObject { return nil }
        guard let method = Operation.Method(additional: token) else {
            log.error(
                "'\(token)' is not a method (RFC 9110 §9.1)",
                at: operation.place,
                remedy: "write it as it is sent, such as COPY"
            )
            return nil
        }
        if let member = method.member {
            log.error(
                "'\(token)' is not an additional operation",
                at: operation.place,
                remedy: "move it to '\(member)'"
            )
            return nil
        }
        if token == "CONNECT" {
            log.warning("CONNECT opens a tunnel and has no response to read, so it is left out", at: operation.place)
            return nil
        }
        if token != token.uppercased(), Operation.Method(member: token.lowercased()) != nil {
            log.warning(
                "the method '\(token)' is sent as written; it is not \(token.uppercased())",
                at: operation.place
            )
        }
        return method
    }
}

// MARK: separateOperationIDs

extension DescriptionReader {
    /// An operation that states an `operationId`.
    struct IdentifiedOperation {
        var key: Key
        var method: Operation.Method
        var path: String
        var placeOfID: SourceLocation

        /// A GET has the lowest rank, then an operation that its path describes without a reference, then the first by path
        /// and method. Of operations with one id, the one of the lowest rank keeps it.
        var rank: (Int, Int, String, String) {
            (method == .get ? 0 : 1, placeOfID.name(in: "paths") == path ? 0 : 1, path, method.token)
        }

        /// Several paths may share one path item, so the place alone does not identify an operation.
        struct Key: Hashable {
            private let place: SourceLocation.ID
            private let path: String

            init(_ operation: Operation) {
                place = operation.place.id
                path = operation.path
            }
        }
    }

    func noteID(of operation: Operation, _ json: JSON) {
        guard let id = operation.id, let member = json["operationId"] else { return }
        operationIDs[id, default: []].append(
            IdentifiedOperation(
                key: IdentifiedOperation.Key(operation),
                method: operation.method,
                path: operation.path,
                placeOfID: member.place
            )
        )
    }

    /// Frees the ids of operations that are left out.
    func forgetIDs(of operations: [Operation]) {
        // An operation that is kept may have the same path and path item.
        var counts: [IdentifiedOperation.Key: Int] = [:]
        for operation in operations { counts[IdentifiedOperation.Key(operation), default: 0] += 1 }
        for id in Set(operations.compactMap(\.id)) {
            operationIDs[id]?.removeAll { operation in
                guard let count = counts[operation.key], count > 0 else { return false }
                counts[operation.key] = count - 1
                return true
            }
        }
    }

    /// Gives a repeated `operationId` to the operation of the lowest rank: a DELETE that was copied from a GET must not
    /// have its name. The others become operations without an id, which are named after their method and path.
    func separateOperationIDs(_ description: inout Description) {
        var nameless: Set<IdentifiedOperation.Key> = []
        // The order decides which messages are kept if they are too many.
        let shared = operationIDs.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
        for (id, operations) in shared {
            let ordered = operations.sorted { $0.rank < $1.rank }
            for other in ordered.dropFirst() {
                nameless.insert(other.key)
                warnOfSharedID(id, of: ordered, notKeptBy: other)
            }
        }
        guard !nameless.isEmpty else { return }
        func separate(_ operations: inout [Operation]) {
            for index in operations.indices where nameless.contains(IdentifiedOperation.Key(operations[index])) {
                operations[index].id = nil
            }
        }
        separate(&description.operations)
        separate(&description.webhooks)
    }

    private func warnOfSharedID(
        _ id: String,
        of ordered: [IdentifiedOperation],
        notKeptBy other: IdentifiedOperation
    ) {
        let method = other.method.token
        if let sharer = ordered.first(where: { $0.placeOfID.id == other.placeOfID.id }), sharer.path != other.path {
            log.warning(
                "\(method) \(sharer.path) and \(method) \(other.path) share a path item and its operationId '\(id)', so "
                    + "\(method) \(other.path) is named after its method and path",
                at: other.placeOfID,
                remedy: "repeat the path item at '\(other.path)' with another operationId"
            )
            return
        }
        let first = ordered[0]
        let position = first.placeOfID.position
        log.warning(
            "the operationId '\(id)' is already used by \(first.method.token) \(first.path) at "
                + "\(position.path):\(position.line):\(position.column), so this operation is named after its "
                + "method and path",
            at: other.placeOfID,
            remedy: "give every operation an operationId of its own"
        )
    }
}
