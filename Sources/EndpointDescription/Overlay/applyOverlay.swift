/// Applies an OpenAPI Overlay (version 1.0, 1.1 or 1.2) to a description.
///
/// Actions are applied in order, each to the result of the previous one. `update` and `copy` merge objects member by
/// member, append to arrays (each element of an array) and replace other values. Added values keep their place in the
/// file that they come from. A target without a match is a warning.
///
/// - Returns: the changed description; the unchanged one if the overlay has errors.
func applyOverlay(_ overlay: JSON, to root: JSON, within work: OverlayWork? = nil, into log: DiagnosticLog) -> JSON {
    let work = work ?? OverlayWork(for: root)
    let errorCount = log.errorCount
    let (actions, version) = readActions(of: overlay, into: log)
    var application = OverlayApplication(root: root, version: version, work: work, log: log)
    for action in actions {
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
        log.error(
            "the description is larger than 4 GB with this overlay",
            at: overlay.place,
            remedy: "let fewer actions copy or update large values"
        )
        return root
    }
    return written
}

private struct OverlayApplication {
    let root: JSON
    let version: OverlayVersion
    let log: DiagnosticLog
    private let value: OverlaidValue
    private let work: OverlayWork
    private(set) var hasChanged = false

    init(root: JSON, version: OverlayVersion, work: OverlayWork, log: DiagnosticLog) {
        self.root = root
        self.version = version
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
        case .update(let update): try put(OverlaidValue(update), into: targets, at: update.place)
        case .copy(let path, let place):
            let sources = try path.findTargets(in: value, work)
            guard sources.count == 1 else {
                log.error(
                    "'copy' must match one value; it matches \(sources.count)",
                    at: place,
                    remedy: "write the path of one value"
                )
                return
            }
            // The targets may be inside the value that is copied.
            try put(sources[0].value.copy(), into: targets, at: place)
        case .remove:
            guard targets.allSatisfy({ $0.parent != nil }) else {
                log.error("the whole description cannot be removed", at: action.place)
                return
            }
            let gone = Set(targets.map { ObjectIdentifier($0.value) })
            var parents: [ObjectIdentifier: OverlaidValue] = [:]
            for parent in targets.compactMap(\.parent) { parents[ObjectIdentifier(parent)] = parent }
            for parent in parents.values {
                try work.spend(steps: (parent.members.count + parent.elements.count) / 8)
                parent.keep { !gone.contains(ObjectIdentifier($0)) }
            }
        }
        hasChanged = true
    }

    private func put(_ update: OverlaidValue, into targets: [OverlayTarget], at place: SourceLocation)
        throws(OverlayWork.Exhausted)
    {
        guard isFit(update, for: targets, at: place) else { return }
        let size = OverlaySize(update)
        for target in targets {
            try work.spend(steps: size.values, bytes: size.bytes)
            guard target.depth + size.depth < JSONScanner.depthLimit else {
                log.error(
                    "this would nest arrays and objects more than \(JSONScanner.depthLimit) deep",
                    at: place,
                    remedy: "name the targets more precisely, or move the inner values into components"
                )
                return
            }
            try put(update.copy(), over: target.value)
        }
    }

    /// Whether the update fits the targets. Reports a mismatch only once, regardless of the number of targets.
    private func isFit(_ update: OverlaidValue, for targets: [OverlayTarget], at place: SourceLocation) -> Bool {
        let first = targets[0].value
        let isMixed = targets.contains { $0.value.isObject != first.isObject || $0.value.isArray != first.isArray }
        // Version 1.0 allows an object for objects and arrays.
        if isMixed, version.isStrict || targets.contains(where: \.value.isPrimitive) {
            log.error(
                "the target matches values of several kinds",
                at: place,
                remedy: "write one action for objects, one for arrays and one for other values"
            )
            return false
        }
        if !update.isObject, let object = targets.first(where: \.value.isObject) {
            report(update, over: object.value, at: place)
            return false
        }
        if !update.isPrimitive, first.isPrimitive {
            report(update, over: first, at: place)
            return false
        }
        return true
    }

    private func report(_ update: OverlaidValue, over target: OverlaidValue, at place: SourceLocation) {
        let pointer = target.source.place.pointer ?? "#"
        log.error(
            "the \(target.source.kind.rawValue) at '\(pointer)' cannot become this \(update.source.kind.rawValue)",
            at: place,
            remedy: target.isArray
                ? "write it in an array to append it, or remove the array before this action"
                : "remove it by an action before this one, and update the object that contains it"
        )
    }

    private func put(_ update: OverlaidValue, over target: OverlaidValue) throws(OverlayWork.Exhausted) {
        if target.isArray {
            try work.spend(steps: target.elements.count / 16)
            target.elements += update.isArray ? update.elements : [update]
        } else if target.isObject {
            try merge(update, into: target)
        } else {
            target.become(update)
        }
    }

    private func merge(_ update: OverlaidValue, into target: OverlaidValue) throws(OverlayWork.Exhausted) {
        try work.spend(steps: target.costOfFindingMembers)
        for member in update.members {
            guard let position = target.position(of: member.name) else {
                target.append(member)
                continue
            }
            let (known, value) = (target.members[position].value, member.value)
            if known.isObject, value.isObject {
                try merge(value, into: known)
            } else if known.isArray, value.isArray {
                try work.spend(steps: known.elements.count / 16)
                known.elements += value.elements
            } else if version.isStrict, !known.isPrimitive || !value.isPrimitive {
                report(value, over: known, at: value.source.place)
            } else {
                target.replaceMember(at: position, with: member)
            }
        }
    }
}

/// The size of a value.
private struct OverlaySize {
    var values = 0
    var bytes = 0
    /// How deeply arrays and objects are nested.
    var depth = 1

    init(_ value: OverlaidValue) {
        var waiting = [(value: value, depth: 1)]
        while let (value, depth) = waiting.popLast() {
            switch value.content {
            case .untouched: add(value.source, below: depth - 1)
            case .object(let members):
                add(depth)
                waiting += members.map { ($0.value, depth + 1) }
                for member in members { bytes += member.name.utf8.count }
            case .array(let elements):
                add(depth)
                waiting += elements.map { ($0, depth + 1) }
            }
        }
    }

    private mutating func add(_ depth: Int) {
        values += 1
        self.depth = max(self.depth, depth + 1)
    }

    private mutating func add(_ json: JSON, below outer: Int) {
        let nodes = json.document.nodes
        values += Int(nodes[json.index].next) - json.index
        bytes += Int(nodes[json.index].end - nodes[json.index].start)
        var ends: [Int] = []
        for index in json.index..<Int(nodes[json.index].next) {
            while let end = ends.last, index >= end { ends.removeLast() }
            if nodes[index].next > index + 1 { ends.append(Int(nodes[index].next)) }
            depth = max(depth, outer + ends.count + 1)
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
