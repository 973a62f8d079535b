extension YAMLScanner {
    /// Reads an anchor or a tag.
    mutating func scanProperty(into properties: inout Properties) -> Bool {
        let start = offset
        let isAnchor = text[offset] == ASCII.ampersand
        guard mayAdd(anchor: isAnchor, at: start, to: properties) else { return false }
        if isAnchor {
            guard skipName() else { return false }
            properties.anchorStart = start
            properties.anchorEnd = offset
        } else {
            properties.tagStart = start
            guard let tag = scanTag() else { return false }
            properties.tag = tag
        }
        let isInFlow = depth > 0 && top.isFlow
        guard isSpaceOrEnd(offset) || isInFlow && isFlowIndicator(text[offset]) else {
            fail(
                "\(describe(offset)) cannot be part of \(isAnchor ? "an anchor" : "a tag")",
                at: offset,
                remedy: "separate it with a space, or quote the text"
            )
            return false
        }
        return true
    }

    /// Whether an anchor, or else a tag, may follow these properties, which have at most one of each.
    private mutating func mayAdd(anchor isAnchor: Bool, at offset: Int, to properties: Properties) -> Bool {
        guard isAnchor ? properties.anchorStart >= 0 : properties.tagStart >= 0 else { return true }
        fail("a node has two \(isAnchor ? "anchors" : "tags")", at: offset, remedy: "remove one of them")
        return false
    }

    /// Adds the properties of one line to those of the lines before it.
    mutating func add(_ more: Properties, to properties: inout Properties) -> Bool {
        if more.anchorStart >= 0 {
            guard mayAdd(anchor: true, at: more.anchorStart, to: properties) else { return false }
            properties.anchorStart = more.anchorStart
            properties.anchorEnd = more.anchorEnd
        }
        if more.tagStart >= 0 {
            guard mayAdd(anchor: false, at: more.tagStart, to: properties) else { return false }
            properties.tagStart = more.tagStart
            properties.tag = more.tag
        }
        return true
    }

    /// Skips `&` or `*` and the name after it.
    private mutating func skipName() -> Bool {
        let start = offset
        offset += 1
        while !isSpaceOrEnd(offset), !isFlowIndicator(text[offset]) {
            let byte = text[offset]
            guard byte > ASCII.space, byte != 0x7F else {
                failControl(at: offset)
                return false
            }
            offset += 1
        }
        guard offset > start + 1 else {
            fail(
                "there is no name after '\(Unicode.Scalar(text[start]))'",
                at: start,
                remedy: "quote the text, if it is not the name of an anchor"
            )
            return false
        }
        return true
    }

    mutating func scanAlias() -> Scalar? {
        let start = offset
        guard skipName() else { return nil }
        return Scalar(style: .alias, origin: start, start: start + 1, end: offset)
    }

    /// Remembers the next node by its anchor.
    mutating func anchor(_ properties: Properties) {
        guard properties.anchorStart >= 0 else { return }
        anchors[name(from: properties.anchorStart + 1, to: properties.anchorEnd)] = writer.nodeCount
    }

    func name(from start: Int, to end: Int) -> String {
        String(decoding: UnsafeBufferPointer(start: text + start, count: end - start), as: UTF8.self)
    }

    // MARK: Tags

    private static let core = "tag:yaml.org,2002:"

    private mutating func scanTag() -> Properties.Tag? {
        let start = offset
        offset += 1
        if text[offset] == ASCII.lessThan {
            while text[offset] != ASCII.greaterThan {
                guard !isSpaceOrEnd(offset) else {
                    fail(
                        "expected '>' at the end of the tag",
                        at: offset,
                        remedy: "write '>' after the tag, or quote the text"
                    )
                    return nil
                }
                offset += 1
            }
            offset += 1
            return tag(name(from: start + 2, to: offset - 1), at: start)
        }
        // The handle is '!', '!!' or '!name!'.
        var handleEnd = offset
        while !isSpaceOrEnd(offset), !isFlowIndicator(text[offset]) {
            if text[offset] == ASCII.exclamationMark { handleEnd = offset + 1 }
            offset += 1
        }
        let handle = name(from: start, to: handleEnd)
        let suffix = name(from: handleEnd, to: offset)
        if handle == "!", suffix.isEmpty { return .nonSpecific }
        if let prefix = tagPrefixes[handle] { return tag(prefix + suffix, at: start) }
        if handle == "!" { return tag("!" + suffix, at: start) }
        if handle == "!!" { return tag(YAMLScanner.core + suffix, at: start) }
        fail(
            "the tag handle '\(handle)' is not declared",
            at: start,
            remedy: "declare it with '%TAG' at the beginning of the file, or quote the text"
        )
        return nil
    }

    private mutating func tag(_ name: String, at start: Int) -> Properties.Tag {
        if name.hasPrefix(YAMLScanner.core) {
            switch name.dropFirst(YAMLScanner.core.utf8.count) {
            case "null": return .null
            case "bool": return .boolean
            case "int": return .integer
            case "float": return .float
            case "str": return .string
            case "seq": return .sequence
            case "map": return .mapping
            // They change nothing in JSON.
            case "binary", "timestamp", "set", "omap", "pairs": return .other
            default: break
            }
        }
        warn("the tag '\(name)' is unknown and has no effect", at: start)
        return .other
    }

    /// Whether the tag fits a collection, or a scalar if `isSequence` is `nil`.
    mutating func accepts(_ properties: Properties, isSequence: Bool?) -> Bool {
        let isFit: Bool
        switch properties.tag {
        case .none, .other: isFit = true
        case .sequence: isFit = isSequence == true
        case .mapping: isFit = isSequence == false
        case .nonSpecific: isFit = true
        case .null, .boolean, .integer, .float, .string: isFit = isSequence == nil
        }
        if !isFit {
            let kind = isSequence.map { $0 ? "a sequence" : "a mapping" } ?? "a scalar"
            fail("the tag does not fit \(kind)", at: properties.tagStart, remedy: "remove the tag")
        }
        return isFit
    }
}

// MARK: Properties

/// The anchor and the tag before a node.
struct Properties {
    enum Tag {
        case none
        /// A lone `!`: the scalar is text.
        case nonSpecific
        case null, boolean, integer, float, string, sequence, mapping
        /// Any other tag. It changes nothing.
        case other
    }

    /// The offset of `&`, or -1.
    var anchorStart = -1
    var anchorEnd = -1
    var tag = Tag.none
    /// The offset of `!`, or -1.
    var tagStart = -1

    var isEmpty: Bool { anchorStart < 0 && tagStart < 0 }
}
