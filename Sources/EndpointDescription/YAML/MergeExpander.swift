/// Replaces merge keys by the members of the mappings that they name.
///
/// A mapping's own keys take precedence over merged ones, and earlier merges over later ones. Every value is
/// written at most once, so the work is linear.
struct MergeExpander: ~Copyable {
    private typealias Node = JSONDocument.Node

    private let source: Tape
    /// The tape indices of the merge keys.
    private var merges: [Int] = []
    private var writer: TapeWriter
    private(set) var fault: ScanFault?

    private enum Step {
        case value(Int)
        /// A key and its value.
        case member(Int)
        case close
    }

    init(_ source: Tape) {
        writer = TapeWriter(byteCapacity: source.byteCount)
        for index in 0..<source.nodeCount where source.isMergeKey(index) { merges.append(index) }
        self.source = source
    }

    consuming func takeWriter() -> TapeWriter { writer }

    mutating func expand() {
        var steps = [Step.value(0)]
        while let step = steps.popLast(), fault == nil {
            switch step {
            case .value(let index): expand(index, &steps)
            case .member(let key):
                writer.copy(key, of: source)
                writer.endKey(isMerge: false, isASCII: source.nodes[key].detail & Node.nonASCII == 0)
                expand(key + 1, &steps)
            case .close: writer.close()
            }
        }
    }

    private mutating func expand(_ index: Int, _ steps: inout [Step]) {
        guard containsMerge(index) else { return writer.copy(index, of: source) }
        let isObject = source.isObject(index)
        writer.open(isObject ? ASCII.openBrace : ASCII.openBracket, origin: Int(source.origins[index]))
        steps.append(.close)
        let next = isObject ? members(of: index).map(Step.member) : source.elements(of: index).map(Step.value)
        steps += next.reversed()
    }

    private func containsMerge(_ index: Int) -> Bool {
        var low = 0
        var high = merges.count
        while low < high {
            let middle = (low + high) / 2
            if merges[middle] < index { low = middle + 1 } else { high = middle }
        }
        return low < merges.count && merges[low] < Int(source.nodes[index].next)
    }

    /// The keys of a mapping with the merged ones at the place of the merge.
    private mutating func members(of mapping: Int) -> [Int] {
        let keys = source.keys(of: mapping)
        guard keys.contains(where: source.isMergeKey) else { return keys }
        var seen: Set<[UInt8]> = []
        for key in keys where !source.isMergeKey(key) { seen.insert(source.name(of: key)) }
        var members: [Int] = []
        for key in keys {
            guard source.isMergeKey(key) else {
                members.append(key)
                continue
            }
            var waiting = mergedMappings(key).reversed() as [Int]
            while let next = waiting.popLast(), fault == nil {
                var inner: [Int] = []
                for key in source.keys(of: next) {
                    if source.isMergeKey(key) {
                        inner += mergedMappings(key)
                    } else if source.nodes[key].detail & Node.superseded == 0,
                        seen.insert(source.name(of: key)).inserted
                    {
                        members.append(key)
                    }
                }
                waiting += inner.reversed()
            }
        }
        return members
    }

    /// The mappings that a merge key names.
    private mutating func mergedMappings(_ key: Int) -> [Int] {
        let value = key + 1
        let mappings = source.isObject(value) ? [value] : source.isArray(value) ? source.elements(of: value) : []
        guard source.isArray(value) || !mappings.isEmpty, mappings.allSatisfy(source.isObject) else {
            fault = ScanFault(
                offset: Int(source.origins[key]),
                message: "'<<' merges mappings, but this is not a mapping",
                remedy: "name a mapping, as in '<<: *name', or quote '<<' to use it as a key"
            )
            return []
        }
        return mappings
    }
}

// MARK: writeAlias

extension YAMLScanner {
    /// The total size that aliases may expand to in any file.
    static let expansionLimit = 100_000_000
    /// The total that even small files may reach.
    static let smallExpansion = 1_000_000

    /// The number of bytes of JSON that aliases may expand to in a file of this size.
    static func expansionLimit(forFileOf size: Int) -> Int {
        min(expansionLimit, max(smallExpansion, size * 10))
    }

    /// Writes a copy of the node that an alias refers to.
    mutating func writeAlias(_ alias: Scalar, isKey: Bool) {
        let name = name(from: alias.start, to: alias.end)
        guard let index = anchors[name] else {
            let near = nearestName(to: name, among: anchors.keys.sorted())
            fail(
                "there is no anchor '&\(name)' before this alias\(suggestion(near.map { "&" + $0 }))",
                at: alias.origin,
                remedy: "quote the text, if it is not an alias"
            )
            return
        }
        let node = writer.nodes[index]
        guard node.end > 0 else {
            return fail(
                "the alias '*\(name)' refers to a value that contains it",
                at: alias.origin,
                remedy: "remove it; a schema refers to itself by a '$ref'"
            )
        }
        let first = writer.bytes[Int(node.start)]
        let isCollection = first == ASCII.openBrace || first == ASCII.openBracket
        if isKey, isCollection { return failComplexKey(at: alias.origin) }
        expandedBytes += Int(node.end - node.start)
        let limit = YAMLScanner.expansionLimit(forFileOf: count)
        guard expandedBytes <= limit else {
            return fail(
                "aliases expand to more than \(limit / 1_000_000) MB in total",
                at: alias.origin,
                remedy: "replace them by '$ref's to components"
            )
        }
        if isCollection, depth + height(of: index) > JSONScanner.depthLimit {
            return fail(
                "with this alias, sequences and mappings are nested more than \(JSONScanner.depthLimit) deep",
                at: alias.origin,
                remedy: "replace the alias by a '$ref'"
            )
        }
        guard isKey, first != ASCII.quote else { return writer.copy(index) }
        // A number or a word becomes text.
        let (bytes, start, end) = (writer.bytes, Int(node.start), Int(node.end))
        let word = Array(UnsafeBufferPointer(start: bytes + start, count: end - start))
        writer.beginScalar(origin: alias.origin)
        writer.put(ASCII.quote)
        for byte in word { writer.put(byte) }
        writer.put(ASCII.quote)
        writer.endScalar()
    }

    /// How deeply a collection is nested.
    private func height(of index: Int) -> Int {
        let nodes = writer.nodes
        let end = Int(nodes[index].next)
        var height = 1
        var ends: [Int] = []
        var node = index
        while node < end {
            while let last = ends.last, node >= last { ends.removeLast() }
            let next = Int(nodes[node].next)
            let byte = writer.bytes[Int(nodes[node].start)]
            if byte == ASCII.openBrace || byte == ASCII.openBracket {
                ends.append(next)
                height = max(height, ends.count)
            }
            node += 1
        }
        return height
    }
}
