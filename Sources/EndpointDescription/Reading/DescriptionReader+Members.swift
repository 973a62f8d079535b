/// Texts that nothing but comments show.
private let commentNames: Set = ["title", "summary", "description"]

/// Reads members with an expected type. A member of another type is an error and counts as absent. `null` counts as
/// absent without an error, because tools that convert from YAML write it for empty members.
extension DescriptionReader {
    func string(_ name: String, in object: JSON) -> String? {
        object[name].flatMap { string($0, named: name) }
    }

    func string(_ value: JSON, named name: String) -> String? {
        switch value.kind {
        case .string: return value.string
        case .null: return nil
        case .number, .boolean:
            log.warning(
                "'\(name)' should be a string, not \(article(value.kind)); read as \"\(value.text)\"",
                at: value.place
            )
            return value.text
        case .array, .object:
            if commentNames.contains(name) {
                log.warning(
                    "'\(name)' should be a string, not \(article(value.kind)), so it is ignored",
                    at: value.place
                )
            } else {
                reportKind(of: value, named: name, expected: "a string")
            }
            return nil
        }
    }

    func bool(_ name: String, in object: JSON) -> Bool? {
        object[name].flatMap { bool($0, named: name) }
    }

    func bool(_ value: JSON, named name: String) -> Bool? {
        if let bool = value.bool { return bool }
        let text = value.string?.lowercased()
        switch text {
        case "true", "false":
            log.warning("'\(name)' should be a boolean, not a string", at: value.place)
            return text == "true"
        default:
            if !value.isNull { reportKind(of: value, named: name, expected: "a boolean") }
            return nil
        }
    }

    func object(_ name: String, in object: JSON) -> JSON? {
        object[name].flatMap { self.object($0, named: name) }
    }

    func object(_ value: JSON, named name: String) -> JSON? {
        if value.isObject { return value }
        if value.isArray, value.count == 0 {
            log.warning("'\(name)' should be an object; this empty array is read as an empty object", at: value.place)
        } else if !value.isNull {
            reportKind(of: value, named: name, expected: "an object")
        }
        return nil
    }

    func members(_ name: String, in object: JSON) -> [(name: String, value: JSON)] {
        self.object(name, in: object)?.members ?? []
    }

    func elements(_ name: String, in object: JSON) -> [JSON] {
        object[name].map { elements($0, named: name) } ?? []
    }

    func elements(_ value: JSON, named name: String) -> [JSON] {
        if !value.isArray, !value.isNull { reportKind(of: value, named: name, expected: "an array") }
        return value.elements
    }

    func strings(_ value: JSON, named name: String) -> [String] {
        elements(value, named: name).compactMap { string($0, named: name) }
    }

    func extensions(of object: JSON) -> [(name: String, value: JSON)] {
        var extensions: [(name: String, value: JSON)] = []
        var key = object.firstKey
        while let current = key {
            if current.isExtensionName { extensions.append((current.string ?? "", current.memberValue)) }
            key = current.nextKey
        }
        return extensions
    }

    func reportKind(of value: JSON, named name: String, expected: String) {
        log.error("'\(name)' must be \(expected), not \(article(value.kind))", at: value.place)
    }

    func article(_ kind: JSON.Kind) -> String {
        switch kind {
        case .null: "null"
        case .array, .object: "an \(kind.rawValue)"
        case .boolean, .number, .string: "a \(kind.rawValue)"
        }
    }
}

extension JSON {
    /// Whether this value, which must be a key, begins with `x-`.
    var isExtensionName: Bool {
        let start = document.bytes + Int(document.nodes[index].start)
        // The byte after the text is always readable, and a shorter name ends with a quotation mark.
        return start[1] == UInt8(ascii: "x") && start[2] == ASCII.minus
    }
}
