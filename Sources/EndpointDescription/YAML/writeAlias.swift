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
            fail("the alias '*\(name)' stands for something that contains it", at: alias.origin)
            return
        }
        let first = writer.bytes[Int(node.start)]
        let isCollection = first == ASCII.openBrace || first == ASCII.openBracket
        if isKey, isCollection { return failComplexKey(at: alias.origin) }
        expandedBytes += Int(node.end - node.start)
        let limit = YAMLScanner.expansionLimit(forFileOf: count)
        guard expandedBytes <= limit else {
            fail("aliases stand for more than \(limit / 1_000_000) MB in total", at: alias.origin)
            return
        }
        if isCollection, depth + height(of: index) > JSONScanner.depthLimit {
            fail(
                "with this alias, sequences and mappings are nested more than \(JSONScanner.depthLimit) deep",
                at: alias.origin
            )
            return
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
