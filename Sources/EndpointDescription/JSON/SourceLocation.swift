/// A location in a file. It is cheap to store, because line, column and pointer are computed on demand.
package struct SourceLocation: Sendable {
    let document: JSONDocument
    /// The offset in the file, or in the assembled text if the document has `sources`.
    let offset: UInt32
    /// The tape index of the value; `Node.none` for a location without a value, such as a syntax error.
    let node: UInt32

    package struct Position: Sendable, Hashable {
        /// The path that was passed to the reader.
        package var path: String
        /// Counted from 1.
        package var line: Int
        /// Counted from 1, in bytes.
        package var column: Int

        package init(path: String, line: Int, column: Int) {
            self.path = path
            self.line = line
            self.column = column
        }
    }

    package var path: String { document.path }

    /// The path of the file that contains it, which is another one than `path` in an assembled text.
    var file: String { document.sources?.source(of: Int(offset))?.document.path ?? document.path }

    /// Identifies this location among all files.
    package struct ID: Hashable, Sendable {
        fileprivate var document: ObjectIdentifier
        fileprivate var node: UInt32
    }

    package var id: ID { ID(document: ObjectIdentifier(document), node: node) }

    /// The value at this location; `nil` if there is none.
    package var json: JSON? {
        guard node != JSONDocument.Node.none else { return nil }
        return JSON(document: document, index: Int(document.isKey(Int(node)) ? node + 1 : node))
    }

    package var position: Position {
        guard let (source, byte) = document.sources?.source(of: Int(offset)) else {
            let (line, column) = document.lineAndColumn(of: Int(offset))
            return Position(path: document.path, line: line, column: column)
        }
        let (line, column) = source.lineAndColumn(of: source.origin(ofByte: byte))
        return Position(path: source.path, line: line, column: column)
    }

    /// The JSON Pointer as a URI fragment without percent-encoding (RFC 6901); `nil` if there is no value. For example:
    /// `#/paths/~1pets/get`
    package var pointer: String? {
        guard node != JSONDocument.Node.none else { return nil }
        var steps: [String] = []
        var child = document.isKey(Int(node)) ? node + 1 : node
        while true {
            let parent = document.nodes[Int(child)].parent
            guard parent != JSONDocument.Node.none else { break }
            steps.append(step(from: Int(parent), to: Int(child)))
            child = parent
        }
        var pointer = "#"
        for step in steps.reversed() {
            pointer += "/"
            pointer += step
        }
        return pointer
    }

    /// Whether `other` is this value or inside it.
    package func contains(_ other: SourceLocation) -> Bool {
        document === other.document && nodes?.contains(other.node) == true
    }

    /// The tape indices of this value, its key and what is inside it; `nil` if there is no value.
    fileprivate var nodes: Range<UInt32>? {
        json.map { min(node, UInt32($0.index))..<document.nodes[$0.index].next }
    }

    /// The second name of the location's pointer, if its first name is `first` and more names follow the second. For example:
    /// `schemas` in `#/components/schemas/Pet`
    package func name(in first: String) -> String? {
        guard node != JSONDocument.Node.none else { return nil }
        let nodes = document.nodes
        var (root, child, grandchild) = (node, node, node)
        var depth = 0
        while nodes[Int(root)].parent != JSONDocument.Node.none {
            (root, child, grandchild) = (nodes[Int(root)].parent, root, child)
            depth += 1
        }
        guard depth > 2, key(of: child, in: root) == first else { return nil }
        return key(of: grandchild, in: child)
    }

    private func key(of child: UInt32, in parent: UInt32) -> String? {
        guard document.bytes[Int(document.nodes[Int(parent)].start)] == ASCII.openBrace else { return nil }
        return JSON(document: document, index: Int(child) - 1).string
    }

    private func step(from parent: Int, to child: Int) -> String {
        if document.bytes[Int(document.nodes[parent].start)] == ASCII.openBrace {
            return escapePointerStep(JSON(document: document, index: child - 1).string ?? "")
        }
        var position = 0
        var element = parent + 1
        while element < child {
            element = Int(document.nodes[element].next)
            position += 1
        }
        return String(position)
    }
}

extension SourceLocation: Comparable {
    package static func == (a: SourceLocation, b: SourceLocation) -> Bool {
        a.document === b.document && a.offset == b.offset && a.node == b.node
    }

    /// Orders locations by file, then by position in the file.
    package static func < (a: SourceLocation, b: SourceLocation) -> Bool {
        if a.document !== b.document, a.document.path != b.document.path { return a.document.path < b.document.path }
        return a.offset < b.offset
    }
}

extension [SourceLocation] {
    /// Those of these ordered locations that are a value or inside it.
    package func inside(_ place: SourceLocation) -> ArraySlice<SourceLocation> {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if self[middle] < place { low = middle + 1 } else { high = middle }
        }
        return self[low...].prefix { place.contains($0) }
    }
}

// MARK: SourceRegions

/// Finds whether a location is in one of many values.
package struct SourceRegions {
    /// By document, in order. None contains another.
    private var regions: [ObjectIdentifier: [Range<UInt32>]] = [:]

    package init(_ places: [SourceLocation]) {
        for (document, group) in Dictionary(grouping: places, by: { ObjectIdentifier($0.document) }) {
            let nodes = group.compactMap(\.nodes).sorted {
                ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound)
            }
            regions[document] = nodes.reduce(into: []) { outermost, next in
                if next.lowerBound >= outermost.last?.upperBound ?? 0 { outermost.append(next) }
            }
        }
    }

    package func contains(_ place: SourceLocation) -> Bool {
        guard let regions = regions[ObjectIdentifier(place.document)] else { return false }
        var low = 0
        var high = regions.count
        while low < high {
            let middle = (low + high) / 2
            if regions[middle].upperBound <= place.node { low = middle + 1 } else { high = middle }
        }
        return low < regions.count && regions[low].contains(place.node)
    }
}
