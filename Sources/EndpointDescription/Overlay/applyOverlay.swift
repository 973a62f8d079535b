/// Applies an OpenAPI Overlay (version 1.0) to a description.
///
/// Actions are applied in order, each to the result of the previous one. `update` merges objects member by member,
/// appends to arrays (its elements, if it is itself an array) and replaces other values. Added values keep their place
/// in the overlay's file. A target without a match is a warning.
///
/// - Returns: the changed description; the unchanged one if the overlay has errors.
func applyOverlay(_ overlay: JSON, to root: JSON, within work: OverlayWork = OverlayWork(), into log: DiagnosticLog)
    -> JSON
{
    let errorCount = log.errorCount
    var application = OverlayApplication(root: root, work: work, log: log)
    for action in readActions(of: overlay, into: log) {
        do {
            try application.apply(action)
        } catch {
            log.error(
                "this overlay is too expensive: it takes more than \(work.stepLimit) steps or \(work.byteLimit >> 20) MB",
                at: action.place
            )
            return root
        }
    }
    guard log.errorCount == errorCount, application.hasChanged else { return root }
    guard let written = application.written else {
        log.error("the description is larger than 4 GB with this overlay", at: overlay.place)
        return root
    }
    return written
}

private struct OverlayApplication {
    let root: JSON
    let log: DiagnosticLog
    private let value: OverlaidValue
    private let work: OverlayWork
    private(set) var hasChanged = false

    init(root: JSON, work: OverlayWork, log: DiagnosticLog) {
        self.root = root
        self.work = work
        self.log = log
        value = OverlaidValue(root)
    }

    /// The changed description as one text with a source map.
    var written: JSON? {
        var writer = OverlayWriter()
        writer.write(value)
        return readJSON(writer.bytes, path: root.document.path, sources: writer.sources)
    }

    mutating func apply(_ action: OverlayAction) throws(OverlayWork.Exhausted) {
        let targets = try action.path.findTargets(in: value, work)
        guard !targets.isEmpty else {
            log.warning("'\(action.target.string ?? "")' matches nothing in '\(root.document.path)'", at: action.place)
            return
        }
        switch action.change {
        case .update(let update):
            let size = OverlaySize(update)
            guard isFit(update, for: targets, of: action) else { return }
            for target in targets {
                try work.spend(steps: size.values, bytes: size.bytes)
                guard target.depth + size.depth < JSONScanner.depthLimit else {
                    log.error(
                        "this would nest arrays and objects more than \(JSONScanner.depthLimit) deep",
                        at: update.place
                    )
                    return
                }
                try put(update, over: target.value)
            }
        case .remove:
            guard targets.allSatisfy({ $0.parent != nil }) else {
                log.error("the whole description cannot be removed", at: action.place)
                return
            }
            let gone = Set(targets.map { ObjectIdentifier($0.value) })
            var parents: [ObjectIdentifier: OverlaidValue] = [:]
            for parent in targets.compactMap(\.parent) { parents[ObjectIdentifier(parent)] = parent }
            for parent in parents.values { parent.keep { !gone.contains(ObjectIdentifier($0)) } }
        }
        hasChanged = true
    }

    /// Whether the update fits the targets. Reports a mismatch only once, regardless of the number of targets.
    private func isFit(_ update: JSON, for targets: [OverlayTarget], of action: OverlayAction) -> Bool {
        if let scalar = targets.first(where: { !$0.value.isObject && !$0.value.isArray }) {
            log.error(
                "the target is a \(scalar.value.source.kind.rawValue) at '\(scalar.value.source.place.pointer ?? "")'; "
                    + "only objects and arrays are updated",
                at: action.place,
                remedy: "update the object that contains it"
            )
            return false
        }
        guard !update.isObject, targets.contains(where: \.value.isObject) else { return true }
        log.error(
            "an object can only be updated with an object, not with this \(update.kind.rawValue)",
            at: update.place
        )
        return false
    }

    private func put(_ update: JSON, over target: OverlaidValue) throws(OverlayWork.Exhausted) {
        if target.isArray {
            try work.spend(steps: target.elements.count / 16)
            target.elements += (update.isArray ? update.elements : [update]).map(OverlaidValue.init)
        } else if target.isObject, update.isObject {
            try merge(update, into: target)
        }
    }

    private func merge(_ update: JSON, into target: OverlaidValue) throws(OverlayWork.Exhausted) {
        var members = target.members
        try work.spend(steps: members.count)
        var positions: [String: Int] = [:]
        for (position, member) in members.enumerated() { positions[member.name] = position }
        var key = update.firstKey
        while let current = key {
            let (name, value) = (current.string ?? "", current.memberValue)
            if let position = positions[name] {
                let known = members[position].value
                if known.isObject, value.isObject {
                    try merge(value, into: known)
                } else if known.isArray, value.isArray {
                    try work.spend(steps: known.elements.count / 16)
                    known.elements += value.elements.map(OverlaidValue.init)
                } else {
                    members[position] = .init(key: current, name: name, value: OverlaidValue(value))
                }
            } else {
                positions[name] = members.count
                members.append(.init(key: current, name: name, value: OverlaidValue(value)))
            }
            key = current.nextKey
        }
        target.members = members
    }
}

/// The size of a value.
private struct OverlaySize {
    var values: Int
    var bytes: Int
    /// How deeply arrays and objects are nested.
    var depth: Int

    init(_ json: JSON) {
        let nodes = json.document.nodes
        values = Int(nodes[json.index].next) - json.index
        bytes = Int(nodes[json.index].end - nodes[json.index].start)
        depth = 1
        var ends: [Int] = []
        for index in json.index..<Int(nodes[json.index].next) {
            while let end = ends.last, index >= end { ends.removeLast() }
            if nodes[index].next > index + 1 { ends.append(Int(nodes[index].next)) }
            depth = max(depth, ends.count + 1)
        }
    }
}

/// Writes a changed description and records the source of each part.
private struct OverlayWriter {
    private(set) var bytes: [UInt8] = []
    private(set) var sources = SourceMap()

    mutating func write(_ value: OverlaidValue) {
        switch value.content {
        case .untouched: copy(value.source)
        case .object(let members):
            mark(value.source)
            bytes.append(ASCII.openBrace)
            for (index, member) in members.enumerated() {
                if index > 0 { bytes.append(ASCII.comma) }
                copy(member.key)
                bytes.append(ASCII.colon)
                write(member.value)
            }
            bytes.append(ASCII.closeBrace)
        case .array(let elements):
            mark(value.source)
            bytes.append(ASCII.openBracket)
            for (index, element) in elements.enumerated() {
                if index > 0 { bytes.append(ASCII.comma) }
                write(element)
            }
            bytes.append(ASCII.closeBracket)
        }
    }

    private mutating func copy(_ json: JSON) {
        mark(json)
        let node = json.document.nodes[json.index]
        let text = UnsafeBufferPointer(start: json.document.bytes + Int(node.start), count: Int(node.end - node.start))
        bytes.append(contentsOf: text)
    }

    private mutating func mark(_ json: JSON) {
        let offset = Int(json.document.nodes[json.index].start)
        sources.add(at: bytes.count, from: json.document, offset: offset)
    }
}

// MARK: OverlaidValue

/// A JSON value that an overlay may change. Unchanged parts remain in the document that they were read from.
final class OverlaidValue {
    enum Content {
        /// As read from a file.
        case untouched
        case object([Member])
        case array([OverlaidValue])
    }

    struct Member {
        /// The name as read from a file.
        var key: JSON
        var name: String
        var value: OverlaidValue
    }

    /// The value as read. After a change, only its kind and place are still valid.
    let source: JSON
    private(set) var content = Content.untouched

    init(_ source: JSON) {
        self.source = source
    }

    var isObject: Bool { source.isObject }
    var isArray: Bool { source.isArray }

    /// The members of an object; none for other values. Reading them prepares them for changes.
    var members: [Member] {
        get {
            if case .object(let members) = content { return members }
            guard isObject else { return [] }
            var members: [Member] = []
            var key = source.firstKey
            while let current = key {
                members.append(
                    Member(key: current, name: current.string ?? "", value: OverlaidValue(current.memberValue))
                )
                key = current.nextKey
            }
            content = .object(members)
            return members
        }
        set { content = .object(newValue) }
    }

    /// The elements of an array; none for other values. Reading them prepares them for changes.
    var elements: [OverlaidValue] {
        get {
            if case .array(let elements) = content { return elements }
            guard isArray else { return [] }
            let elements = source.elements.map(OverlaidValue.init)
            content = .array(elements)
            return elements
        }
        set { content = .array(newValue) }
    }

    /// Removes the children for which `isKept` returns `false`, in one pass.
    func keep(_ isKept: (OverlaidValue) -> Bool) {
        switch content {
        case .untouched: break
        case .object(let members): content = .object(members.filter { isKept($0.value) })
        case .array(let elements): content = .array(elements.filter(isKept))
        }
    }
}
