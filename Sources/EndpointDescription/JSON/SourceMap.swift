/// Says of a text that was put together from others where each part of it comes from.
struct SourceMap: Sendable {
    private struct Segment: Sendable {
        /// Where the part begins in the whole.
        var start: Int
        /// Where it begins in its own document.
        var sourceStart: Int
        var document: JSONDocument
    }

    private var segments: [Segment] = []

    /// - Parameter start: not before that of any other part.
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
