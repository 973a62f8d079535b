/// Maps each part of an assembled text to its source.
struct SourceMap: Sendable {
    private struct Segment: Sendable {
        /// The offset of the part in the assembled text.
        var start: Int
        /// The offset of the part in its own document.
        var sourceStart: Int
        var document: JSONDocument
    }

    private var segments: [Segment] = []

    /// - Parameter start: the offset in the assembled text, not less than the one of any earlier part.
    mutating func add(at start: Int, from document: JSONDocument, offset: Int) {
        segments.append(Segment(start: start, sourceStart: offset, document: document))
    }

    func source(of offset: Int) -> (document: JSONDocument, offset: Int)? {
        var low = 0
        var high = segments.count
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].start <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let segment = segments[low - 1]
        return (segment.document, segment.sourceStart + offset - segment.start)
    }
}
