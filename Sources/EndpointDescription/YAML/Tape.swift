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
