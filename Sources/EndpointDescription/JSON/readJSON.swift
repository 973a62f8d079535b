/// Reads a JSON text (RFC 8259). Reports faults to `log`; `nil` if the text is not valid.
///
/// Accepts a byte order mark and repeated member names with a warning; the last member is used. Of names that differ only
/// in their Unicode normal form, the first one is used.
/// Limits: 512 levels of nesting, 4 GB, 30 combining marks in a row.
///
/// - Parameter remedy: the remedy for a fault of syntax that has none of its own.
package func readJSON(_ bytes: [UInt8], path: String, into log: DiagnosticLog, remedy: String? = nil) -> JSON? {
    guard bytes.count < Int(UInt32.max) else {
        log.error(
            "the file is larger than 4 GB",
            at: startOfFile(path),
            remedy: "split it, or remove what is not needed"
        )
        return nil
    }
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    // Without it, columns of the first line are those that an editor shows.
    let bytes = hasMark ? Array(bytes.dropFirst(3)) : bytes
    if reportMarks(in: bytes, path: path, into: log) { return nil }
    let (document, fault, supersededKeys) = scan(bytes, path: path)
    if hasMark {
        log.warning(
            "the file begins with a byte order mark",
            at: place(in: document, offset: 0),
            remedy: "save it as UTF-8 without one (RFC 8259 §8.1)"
        )
    }
    for key in reportLookalikes(among: supersededKeys, of: document, into: log) {
        log.warning(
            "the member '\(key.string ?? "")' is repeated later in this object; the last one is used",
            at: key.place
        )
    }
    if fault != nil, reportMergeConflict(in: bytes, path: path, into: log) { return nil }
    if let fault {
        log.error(fault.message, at: place(in: document, offset: fault.offset), remedy: fault.remedy ?? remedy)
        return nil
    }
    reportHalfPairs(in: document, into: log)
    return JSON(document: document, index: 0)
}

/// Reads the JSON in a text that is itself a value, such as an example. Reports nothing; `nil` if the text is not valid.
package func readJSON(inText text: String) -> JSON? {
    readJSON(Array(text.utf8), path: "", into: DiagnosticLog())
}

/// Reads a text that was assembled from documents that have already been read.
func readJSON(_ bytes: [UInt8], path: String, sources: SourceMap) -> JSON? {
    guard bytes.count < Int(UInt32.max) else { return nil }
    var scanner = JSONScanner(bytes)
    scanner.scan()
    let document = JSONDocument(path: path, sources: sources, scanner: scanner)
    return scanner.fault == nil ? JSON(document: document, index: 0) : nil
}

/// The location of diagnostics about a file as a whole.
package func startOfFile(_ path: String) -> SourceLocation {
    place(in: scan([], path: path).document, offset: 0)
}

/// A location in a text that is not JSON.
package func place(inText bytes: [UInt8], path: String, offset: Int) -> SourceLocation {
    places(inText: bytes, path: path)(offset)
}

/// The places in a text, by their offsets.
package func places(inText bytes: [UInt8], path: String) -> (_ offset: Int) -> SourceLocation {
    let document = scan(bytes, path: path).document
    return { place(in: document, offset: $0) }
}

private func scan(_ bytes: [UInt8], path: String) -> (document: JSONDocument, fault: ScanFault?, [Int]) {
    var scanner = JSONScanner(bytes)
    scanner.scan()
    // A key in an unclosed object has no complete path to the root.
    return (
        JSONDocument(path: path, scanner: scanner), scanner.fault, scanner.fault == nil ? scanner.supersededKeys : []
    )
}

func place(in document: JSONDocument, offset: Int) -> SourceLocation {
    SourceLocation(document: document, offset: UInt32(truncatingIfNeeded: offset), node: JSONDocument.Node.none)
}

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
