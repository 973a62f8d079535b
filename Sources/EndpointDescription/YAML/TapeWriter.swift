/// Writes a JSON text and its tape at the same time. Each node also remembers the offset in the file that it comes from.
struct TapeWriter: ~Copyable {
    typealias Node = JSONDocument.Node

    private(set) var bytes: UnsafeMutablePointer<UInt8>
    private(set) var byteCount = 0
    private var byteCapacity: Int
    private(set) var nodes: UnsafeMutablePointer<Node>
    /// For each node, the offset in the file.
    private(set) var origins: UnsafeMutablePointer<UInt32>
    private(set) var nodeCount = 0
    private var nodeCapacity: Int
    /// The innermost open collection; `Node.none` outside of all.
    private(set) var parent = Node.none

    init(byteCapacity: Int) {
        self.byteCapacity = byteCapacity + 64
        bytes = .allocate(capacity: self.byteCapacity)
        nodeCapacity = byteCapacity / 12 + 16
        nodes = .allocate(capacity: nodeCapacity)
        origins = .allocate(capacity: nodeCapacity)
    }

    deinit {
        bytes.deallocate()
        nodes.deallocate()
        origins.deallocate()
    }

    /// Passes what was written on to the caller.
    consuming func finish() -> Tape {
        let tape = Tape(bytes: bytes, byteCount: byteCount, nodes: nodes, origins: origins, nodeCount: nodeCount)
        discard self
        return tape
    }

    // MARK: Collections

    mutating func open(_ bracket: UInt8, origin: Int) {
        separate()
        append(origin: origin)
        parent = UInt32(truncatingIfNeeded: nodeCount - 1)
        put(bracket)
    }

    mutating func close() {
        let index = Int(parent)
        // In ASCII, each closing bracket is two positions after its opening bracket.
        let opening = bytes[Int(nodes[index].start)]
        put(opening + 2)
        nodes[index].end = UInt32(truncatingIfNeeded: byteCount)
        nodes[index].next = UInt32(truncatingIfNeeded: nodeCount)
        if opening == ASCII.openBrace, nodes[index].detail > 1 {
            var found: [Int] = []
            findSupersededKeys(in: index, nodes: nodes, bytes: bytes, into: &found)
            nodes[index].detail &-= UInt32(truncatingIfNeeded: found.count)
        }
        parent = nodes[index].parent
    }

    // MARK: Scalars

    /// Begins a scalar, whose bytes follow.
    mutating func beginScalar(origin: Int) {
        separate()
        append(origin: origin)
    }

    /// Ends the scalar that was begun last.
    mutating func endScalar(isEscaped: Bool = false) {
        nodes[nodeCount - 1].end = UInt32(truncatingIfNeeded: byteCount)
        if isEscaped { nodes[nodeCount - 1].detail = Node.escaped }
    }

    /// Turns the scalar that was ended last into a key.
    mutating func endKey(isMerge: Bool, isASCII: Bool) {
        // Only the value that follows counts as a child, not the key.
        nodes[Int(parent)].detail &-= 1
        if isMerge { nodes[nodeCount - 1].detail |= Node.merge }
        if !isASCII { nodes[nodeCount - 1].detail |= Node.nonASCII }
        put(ASCII.colon)
    }

    /// Writes text that needs no escapes.
    mutating func writeText(_ source: UnsafePointer<UInt8>, count: Int, origin: Int) {
        separate()
        append(origin: origin)
        if byteCount + count + 2 > byteCapacity { reserve(bytes: count + 2, nodes: 0) }
        let target = bytes + byteCount
        target[0] = ASCII.quote
        (target + 1).update(from: source, count: count)
        target[count + 1] = ASCII.quote
        byteCount += count + 2
        nodes[nodeCount - 1].end = UInt32(truncatingIfNeeded: byteCount)
    }

    mutating func write(_ text: StaticString, origin: Int) {
        beginScalar(origin: origin)
        put(text.utf8Start, count: text.utf8CodeUnitCount)
        endScalar()
    }

    /// Removes the scalar that was ended last, a value, to write it in another form.
    mutating func removeScalar() {
        nodeCount -= 1
        byteCount = Int(nodes[nodeCount].start)
        if parent != Node.none { nodes[Int(parent)].detail &-= 1 }
        if byteCount > 0, bytes[byteCount - 1] == ASCII.comma { byteCount -= 1 }
    }

    // MARK: Copies

    mutating func copy(_ index: Int, of source: Tape) {
        copy(index, nodes: source.nodes, origins: source.origins, bytes: source.bytes)
    }

    /// Appends a copy of a complete value that was written before.
    mutating func copy(_ index: Int) {
        reserve(bytes: Int(nodes[index].end - nodes[index].start) + 1, nodes: Int(nodes[index].next) - index)
        copy(index, nodes: nodes, origins: origins, bytes: bytes)
    }

    private mutating func copy(
        _ index: Int,
        nodes source: UnsafeMutablePointer<Node>,
        origins sourceOrigins: UnsafeMutablePointer<UInt32>,
        bytes sourceBytes: UnsafeMutablePointer<UInt8>
    ) {
        let first = source[index]
        let count = Int(first.next) - index
        separate()
        reserve(bytes: Int(first.end - first.start), nodes: count)
        if parent != Node.none { nodes[Int(parent)].detail &+= 1 }
        let bytesMoved = UInt32(truncatingIfNeeded: byteCount) &- first.start
        let nodesMoved = UInt32(truncatingIfNeeded: nodeCount &- index)
        var position = 0
        while position < count {
            var node = source[index + position]
            node.start &+= bytesMoved
            node.end &+= bytesMoved
            node.next &+= nodesMoved
            node.parent &+= nodesMoved
            nodes[nodeCount + position] = node
            origins[nodeCount + position] = sourceOrigins[index + position]
            position += 1
        }
        nodes[nodeCount].parent = parent
        // A copied key is no longer a key of its mapping.
        if sourceBytes[Int(first.start)] == ASCII.quote { nodes[nodeCount].detail &= Node.escaped }
        nodeCount += count
        put(sourceBytes + Int(first.start), count: Int(first.end - first.start))
    }

    // MARK: Bytes

    /// - Precondition: something was written.
    var lastByte: UInt8 { bytes[byteCount - 1] }

    mutating func put(_ byte: UInt8) {
        if byteCount == byteCapacity { reserve(bytes: 1, nodes: 0) }
        bytes[byteCount] = byte
        byteCount += 1
    }

    mutating func put(_ source: UnsafePointer<UInt8>, count: Int) {
        if byteCount + count > byteCapacity { reserve(bytes: count, nodes: 0) }
        (bytes + byteCount).update(from: source, count: count)
        byteCount += count
    }

    /// Writes the comma before an element or a key, where one is due.
    private mutating func separate() {
        guard byteCount > 0 else { return }
        let last = bytes[byteCount - 1]
        if last != ASCII.colon, last != ASCII.openBrace, last != ASCII.openBracket { put(ASCII.comma) }
    }

    private mutating func append(origin: Int) {
        if nodeCount == nodeCapacity { reserve(bytes: 0, nodes: 1) }
        nodes[nodeCount] = Node(
            start: UInt32(truncatingIfNeeded: byteCount),
            end: 0,
            next: UInt32(truncatingIfNeeded: nodeCount + 1),
            parent: parent,
            detail: 0
        )
        origins[nodeCount] = UInt32(truncatingIfNeeded: origin)
        nodeCount += 1
        if parent != Node.none { nodes[Int(parent)].detail &+= 1 }
    }

    private mutating func reserve(bytes moreBytes: Int, nodes moreNodes: Int) {
        if byteCount + moreBytes > byteCapacity {
            byteCapacity = max(byteCapacity * 2, byteCount + moreBytes)
            let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: byteCapacity)
            grown.moveInitialize(from: bytes, count: byteCount)
            bytes.deallocate()
            bytes = grown
        }
        if nodeCount + moreNodes > nodeCapacity {
            nodeCapacity = max(nodeCapacity * 2, nodeCount + moreNodes)
            let grown = UnsafeMutablePointer<Node>.allocate(capacity: nodeCapacity)
            grown.moveInitialize(from: nodes, count: nodeCount)
            nodes.deallocate()
            nodes = grown
            let grownOrigins = UnsafeMutablePointer<UInt32>.allocate(capacity: nodeCapacity)
            grownOrigins.moveInitialize(from: origins, count: nodeCount)
            origins.deallocate()
            origins = grownOrigins
        }
    }
}

// MARK: Tape

/// The output of a `TapeWriter`, in memory that the holder owns.
struct Tape {
    var bytes: UnsafeMutablePointer<UInt8>
    var byteCount: Int
    var nodes: UnsafeMutablePointer<JSONDocument.Node>
    /// For each node, the offset in the file.
    var origins: UnsafeMutablePointer<UInt32>
    var nodeCount: Int

    func deallocate() {
        bytes.deallocate()
        nodes.deallocate()
        origins.deallocate()
    }

    func isObject(_ index: Int) -> Bool { bytes[Int(nodes[index].start)] == ASCII.openBrace }

    func isArray(_ index: Int) -> Bool { bytes[Int(nodes[index].start)] == ASCII.openBracket }

    func isMergeKey(_ index: Int) -> Bool {
        bytes[Int(nodes[index].start)] == ASCII.quote && nodes[index].detail & JSONDocument.Node.merge != 0
    }

    func keys(of object: Int) -> [Int] {
        var keys: [Int] = []
        var key = object + 1
        while key < Int(nodes[object].next) {
            keys.append(key)
            key = Int(nodes[key + 1].next)
        }
        return keys
    }

    func elements(of array: Int) -> [Int] {
        var elements: [Int] = []
        var element = array + 1
        while element < Int(nodes[array].next) {
            elements.append(element)
            element = Int(nodes[element].next)
        }
        return elements
    }

    func name(of key: Int) -> [UInt8] {
        let (start, end) = (Int(nodes[key].start), Int(nodes[key].end))
        let isEscaped = nodes[key].detail & JSONDocument.Node.escaped != 0
        return Array(decodeJSONString(bytes + start + 1, count: end - start - 2, isEscaped: isEscaped).utf8)
    }
}
