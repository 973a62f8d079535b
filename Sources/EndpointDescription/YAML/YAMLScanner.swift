/// Reads one YAML document (YAML 1.2.2 with the core schema) as JSON onto a tape in one pass, without recursion.
///
/// The generator usually runs unoptimized, so this code uses pointers, and no closures or generics.
struct YAMLScanner: ~Copyable {
    /// An open collection.
    struct Frame {
        enum Kind {
            case blockSequence, blockMapping, flowSequence, flowMapping
            /// A single pair in a flow sequence: `[a: b]`
            case flowPair
        }

        /// The part of an entry that was read last.
        enum Phase {
            /// The bracket, the comma or the value before the next entry.
            case start
            /// The `?` before a key.
            case beforeKey
            case key
            /// The `:` before a value.
            case beforeValue
            case value
        }

        var kind: Kind
        var phase: Phase
        /// In a block: the column of the entries, counted from 0. In a flow: the column that all further lines exceed.
        var indent: Int
        var origin: Int

        var isFlow: Bool { kind != .blockSequence && kind != .blockMapping }
    }

    /// The file in UTF-8, with a zero byte after it and line feeds between its lines.
    let text: UnsafeMutablePointer<UInt8>
    let count: Int
    var writer: TapeWriter
    let plain: PlainBytes
    var offset = 0

    // MARK: Lines

    /// The offset of the current line.
    var lineStart = 0
    /// The offset of the latest token that is the first of its line.
    var lineToken = -1
    /// The offset of the first tab in the white space before the token, or -1.
    var tab = -1

    // MARK: State

    private let frames: UnsafeMutablePointer<Frame>
    private(set) var depth = 0
    /// Whether a node comes next.
    var wantsNode = true
    /// Whether a block collection may begin on the current line.
    var isCompact = true
    /// Whether the last key in a flow was in quotation marks.
    var isQuotedKey = false
    /// Whether a line in the outermost open brackets is indented too little.
    var isFlowOutdented = false
    /// The tape index of each anchored node.
    var anchors: [String: Int] = [:]
    var expandedBytes = 0
    /// The prefixes of tags by their handles.
    var tagPrefixes: [String: String] = [:]
    var hasMerge = false
    private(set) var hasFailed = false
    private(set) var fault: ScanFault?
    private(set) var warnings: [ScanFault] = []

    /// - Precondition: valid UTF-8 of fewer than 2²⁹ bytes, so that the JSON text has fewer than 2³².
    init(_ source: [UInt8]) {
        count = source.count
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: source.count + 1)
        source.withUnsafeBufferPointer { buffer in
            if let base = buffer.baseAddress { copy.initialize(from: base, count: buffer.count) }
        }
        copy[source.count] = 0
        text = copy
        writer = TapeWriter(byteCapacity: source.count)
        plain = PlainBytes()
        frames = .allocate(capacity: JSONScanner.depthLimit)
    }

    deinit {
        text.deallocate()
        plain.deallocate()
        frames.deallocate()
    }

    /// Takes what was written out of the scanner.
    mutating func takeWriter() -> TapeWriter {
        var taken = TapeWriter(byteCapacity: 0)
        swap(&taken, &writer)
        return taken
    }

    mutating func scan() {
        scanDocument()
        if hasFailed, let start = bracketBeforeComment { failAtBracket(start) }
    }

    private mutating func scanDocument() {
        guard scanPrologue() else { return }
        while !hasFailed {
            if depth == 0 {
                guard wantsNode else {
                    scanEpilogue()
                    return
                }
                scanBlockNode()
            } else {
                let frame = top
                switch frame.kind {
                case .blockSequence: if wantsNode { scanBlockNode() } else { continueBlockSequence(frame) }
                case .blockMapping: if wantsNode { scanBlockNode() } else { continueBlockMapping(frame) }
                case .flowSequence: if wantsNode { scanFlowNode() } else { continueFlowSequence(frame) }
                case .flowMapping, .flowPair: if wantsNode { scanFlowNode() } else { continueFlowMapping(frame) }
                }
            }
        }
    }

    // MARK: Collections

    /// - Precondition: `depth` is not 0.
    var top: Frame { frames[depth - 1] }

    /// The offset of the innermost open bracket.
    var openBracket: Int? {
        var index = depth - 1
        while index >= 0, frames[index].kind == .flowPair { index -= 1 }
        return index >= 0 && frames[index].isFlow ? frames[index].origin : nil
    }

    mutating func setPhase(_ phase: Frame.Phase) {
        frames[depth - 1].phase = phase
    }

    /// The column that the lines of a node must exceed.
    var parentIndent: Int { depth == 0 ? -1 : frames[depth - 1].indent }

    /// Whether a sequence at this column is the value of a mapping at the same column.
    func isInMapping(at indent: Int) -> Bool {
        guard depth > 1 else { return false }
        let frame = frames[depth - 2]
        return frame.kind == .blockMapping && frame.indent == indent
    }

    mutating func open(_ kind: Frame.Kind, indent: Int, origin: Int, _ properties: Properties) {
        guard depth < JSONScanner.depthLimit else {
            return fail(
                "sequences and mappings are nested more than \(JSONScanner.depthLimit) deep",
                at: origin,
                remedy: "move the inner values into components"
            )
        }
        let isSequence = kind == .blockSequence || kind == .flowSequence
        if properties.tagStart >= 0, !accepts(properties, isSequence: isSequence) { return }
        anchor(properties)
        writer.open(isSequence ? ASCII.openBracket : ASCII.openBrace, origin: origin)
        frames[depth] = Frame(kind: kind, phase: .start, indent: indent, origin: origin)
        if depth == 0 || !top.isFlow { isFlowOutdented = false }
        depth += 1
        wantsNode = true
    }

    mutating func close() {
        writer.close()
        depth -= 1
        endNode()
    }

    /// Continues after a complete node.
    mutating func endNode() {
        wantsNode = false
        guard depth > 0 else { return }
        frames[depth - 1].phase = isKeyNext ? .key : .value
    }

    /// Whether the next node is the key of its mapping.
    var isKeyNext: Bool {
        if depth > 0, case .beforeKey = frames[depth - 1].phase { true } else { false }
    }

    /// Writes the null of an omitted node.
    ///
    /// - Parameter origin: the offset of what comes before it.
    mutating func writeEmpty(_ properties: Properties, origin: Int) {
        anchor(properties)
        if isKeyNext || properties.tag == .string || properties.tag == .nonSpecific {
            writer.write("\"\"", origin: origin)
            if isKeyNext { writer.endKey(isMerge: false, isASCII: true) }
        } else if properties.tag == .sequence {
            writer.write("[]", origin: origin)
        } else if properties.tag == .mapping {
            writer.write("{}", origin: origin)
        } else {
            writer.write("null", origin: origin)
        }
        endNode()
    }

    // MARK: Faults

    mutating func fail(_ message: String, at offset: Int, remedy: String? = nil) {
        guard !hasFailed else { return }
        hasFailed = true
        fault = ScanFault(offset: offset, message: message, remedy: remedy)
    }

    /// Replaces the fault by that of the bracket from which it results.
    private mutating func failAtBracket(_ start: Int) {
        // The lines below are not meant to be inside the bracket.
        warnings.removeAll { $0.offset > start }
        hasFailed = false
        fail(
            "this bracket is not closed: a comment follows on its line",
            at: start,
            remedy: "in YAML, quote it: '#' after a space begins a comment"
        )
    }

    /// Forgets the warnings about what a fault is about.
    mutating func removeWarnings(at offset: Int) { warnings.removeAll { $0.offset == offset } }

    /// Hostile files could contain any number of warnings.
    static let warningLimit = 100

    mutating func warn(_ message: String, at offset: Int, remedy: String? = nil) {
        guard warnings.count < YAMLScanner.warningLimit else { return }
        warnings.append(ScanFault(offset: offset, message: message, remedy: remedy))
    }
}

// MARK: PlainBytes

/// For each byte and each kind of text, whether the byte needs no attention there.
struct PlainBytes {
    /// In a plain scalar of a block.
    let inBlock: UnsafeMutablePointer<Bool>
    /// In a plain scalar of a flow, where brackets and commas end it.
    let inFlow: UnsafeMutablePointer<Bool>
    /// As the first byte of a plain scalar: letters, digits and a few signs without another meaning.
    let asStart: UnsafeMutablePointer<Bool>
    let inDoubleQuotes: UnsafeMutablePointer<Bool>
    let inSingleQuotes: UnsafeMutablePointer<Bool>
    /// In a JSON string.
    let inJSON: UnsafeMutablePointer<Bool>

    init() {
        inBlock = PlainBytes.table(except: [ASCII.colon, ASCII.hash, ASCII.quote, ASCII.backslash])
        inFlow = PlainBytes.table(
            except: [
                ASCII.colon, ASCII.hash, ASCII.quote, ASCII.backslash, ASCII.comma, ASCII.openBracket,
                ASCII.closeBracket, ASCII.openBrace, ASCII.closeBrace,
            ]
        )
        asStart = PlainBytes.table(except: Array(0x20...0x23) + Array(0x25...0x2E) + Array(0x3A...0x40))
        for byte in [0x5B, 0x5C, 0x5D, 0x60, 0x7B, 0x7C, 0x7D, 0x7E] { asStart[byte] = false }
        inDoubleQuotes = PlainBytes.table(except: [ASCII.quote, ASCII.backslash])
        inSingleQuotes = PlainBytes.table(except: [ASCII.quote, ASCII.backslash, ASCII.apostrophe])
        inJSON = PlainBytes.table(except: [ASCII.quote, ASCII.backslash])
    }

    func deallocate() {
        inBlock.deallocate()
        inFlow.deallocate()
        asStart.deallocate()
        inDoubleQuotes.deallocate()
        inSingleQuotes.deallocate()
        inJSON.deallocate()
    }

    private static func table(except special: [UInt8]) -> UnsafeMutablePointer<Bool> {
        let table = UnsafeMutablePointer<Bool>.allocate(capacity: 256)
        table.initialize(repeating: false, count: 256)
        (table + 0x20).update(repeating: true, count: 0x5F)
        for byte in special { table[Int(byte)] = false }
        return table
    }
}
