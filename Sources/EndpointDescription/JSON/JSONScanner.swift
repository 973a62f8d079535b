/// A fault in the text of a file, at an offset in bytes.
struct ScanFault {
    var offset: Int
    var message: String
    var remedy: String?
}

/// Reads a JSON text (RFC 8259, strictly) onto a tape in one pass, without recursion.
///
/// The generator usually runs unoptimized, so this code uses pointers, and no closures or generics.
struct JSONScanner: ~Copyable {
    typealias Node = JSONDocument.Node

    /// The maximum nesting depth of arrays and objects.
    static let depthLimit = 512

    let bytes: UnsafeMutablePointer<UInt8>
    let byteCount: Int
    private(set) var nodes: UnsafeMutablePointer<Node>
    private(set) var nodeCount = 0
    private var nodeCapacity: Int
    private(set) var fault: ScanFault?
    /// Tape indices of keys that occur again later in their object.
    private(set) var supersededKeys: [Int] = []

    /// For each byte, whether it needs no attention in a string.
    let isPlain: UnsafeMutablePointer<Bool>
    var offset = 0
    private var depth = 0
    private var parent = Node.none

    /// - Precondition: fewer than 2³² bytes.
    init(_ text: [UInt8]) {
        byteCount = text.count
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: text.count + 1)
        text.withUnsafeBufferPointer { source in
            if let base = source.baseAddress { copy.initialize(from: base, count: source.count) }
        }
        copy[text.count] = 0
        bytes = copy
        isPlain = .allocate(capacity: 256)
        isPlain.initialize(repeating: false, count: 256)
        (isPlain + 0x20).update(repeating: true, count: 0x60)
        isPlain[Int(ASCII.quote)] = false
        isPlain[Int(ASCII.backslash)] = false
        nodeCapacity = text.count / 10 + 16
        nodes = .allocate(capacity: nodeCapacity)
    }

    // The document owns the text and the tape.
    deinit {
        isPlain.deallocate()
    }

    mutating func scan() {
        while true {
            skipSpace()
            var isComplete = true
            switch bytes[offset] {
            case ASCII.quote:
                guard scanString() else { return }
            case ASCII.openBrace, ASCII.openBracket:
                guard open() else { return }
                isComplete = bytes[offset] == ASCII.closeBrace || bytes[offset] == ASCII.closeBracket
                if isComplete {
                    guard close() else { return }
                } else if bytes[Int(nodes[Int(parent)].start)] == ASCII.openBrace {
                    guard scanKey() else { return }
                }
            case ASCII.minus, ASCII.zero...ASCII.nine:
                guard scanNumber() else { return }
            default:
                guard scanWord() else { return }
            }
            while isComplete {
                skipSpace()
                if depth == 0 {
                    if offset != byteCount {
                        // A text that is no JSON at all often begins with a number.
                        let first = bytes[Int(nodes[0].start)]
                        let isNumber = first < ASCII.at && first != ASCII.quote
                        fail(
                            "there is text after the end of the JSON value",
                            remedy: isNumber ? nil : "remove it; a file contains one value"
                        )
                    }
                    return
                }
                switch bytes[offset] {
                case ASCII.comma:
                    offset += 1
                    isComplete = false
                    if bytes[Int(nodes[Int(parent)].start)] == ASCII.openBrace {
                        skipSpace()
                        guard scanKey() else { return }
                    }
                case ASCII.closeBrace, ASCII.closeBracket:
                    guard close() else { return }
                default:
                    failExpecting("',' or the end of the \(inObject ? "object" : "array")")
                    return
                }
            }
        }
    }

    private var inObject: Bool {
        bytes[Int(nodes[Int(parent)].start)] == ASCII.openBrace
    }

    // MARK: Arrays and objects

    private mutating func open() -> Bool {
        guard depth < JSONScanner.depthLimit else {
            fail(
                "arrays and objects are nested more than \(JSONScanner.depthLimit) deep",
                remedy: "move the inner values into components"
            )
            return false
        }
        append(start: offset, end: 0, detail: 0)
        parent = UInt32(truncatingIfNeeded: nodeCount - 1)
        depth += 1
        offset += 1
        skipSpace()
        return true
    }

    private mutating func close() -> Bool {
        let index = Int(parent)
        let opening = bytes[Int(nodes[index].start)]
        // In ASCII, each closing bracket is two positions after its opening bracket.
        guard bytes[offset] == opening + 2 else {
            failExpecting("',' or the end of the \(inObject ? "object" : "array")")
            return false
        }
        offset += 1
        nodes[index].end = UInt32(truncatingIfNeeded: offset)
        nodes[index].next = UInt32(truncatingIfNeeded: nodeCount)
        if opening == ASCII.openBrace, nodes[index].detail > 1 {
            let found = supersededKeys.count
            findSupersededKeys(in: index, nodes: nodes, bytes: bytes, into: &supersededKeys)
            nodes[index].detail &-= UInt32(truncatingIfNeeded: supersededKeys.count - found)
        }
        parent = nodes[index].parent
        depth -= 1
        return true
    }

    private mutating func scanKey() -> Bool {
        guard bytes[offset] == ASCII.quote else {
            failExpecting("a member name in quotation marks")
            return false
        }
        guard scanString() else { return false }
        // Only the value that follows counts as a child, not the key.
        nodes[Int(parent)].detail &-= 1
        skipSpace()
        guard bytes[offset] == ASCII.colon else {
            failExpecting("':' after the member name")
            return false
        }
        offset += 1
        return true
    }

    mutating func append(start: Int, end: Int, detail: UInt32) {
        if nodeCount == nodeCapacity { growNodes() }
        let next = UInt32(truncatingIfNeeded: nodeCount + 1)
        nodes[nodeCount] = Node(
            start: UInt32(truncatingIfNeeded: start),
            end: UInt32(truncatingIfNeeded: end),
            next: next,
            parent: parent,
            detail: detail
        )
        nodeCount += 1
        if parent != Node.none { nodes[Int(parent)].detail &+= 1 }
    }

    // MARK: Scalars

    private mutating func scanWord() -> Bool {
        let start = offset
        let length: Int
        if matches("true") || matches("null") {
            length = 4
        } else if matches("false") {
            length = 5
        } else {
            failExpecting("a value")
            return false
        }
        offset += length
        append(start: start, end: offset, detail: 0)
        return true
    }

    private func matches(_ word: StaticString) -> Bool {
        var index = 0
        while index < word.utf8CodeUnitCount {
            // The zero byte after the text differs from every letter, so this never reads past it.
            if bytes[offset + index] != word.utf8Start[index] { return false }
            index += 1
        }
        return true
    }

    // MARK: Space

    private mutating func skipSpace() {
        var pointer = UnsafePointer(bytes) + offset
        while true {
            while pointer.pointee == ASCII.space { pointer += 1 }
            let byte = pointer.pointee
            guard byte == ASCII.lineFeed || byte == ASCII.tab || byte == ASCII.carriageReturn else { break }
            pointer += 1
        }
        offset = pointer - UnsafePointer(bytes)
    }

    private mutating func growNodes() {
        let grown = UnsafeMutablePointer<Node>.allocate(capacity: nodeCapacity * 2)
        grown.moveInitialize(from: nodes, count: nodeCount)
        nodes.deallocate()
        nodes = grown
        nodeCapacity *= 2
    }

    // MARK: Faults

    mutating func fail(_ message: String, remedy: String? = nil) {
        fault = ScanFault(offset: offset, message: message, remedy: remedy)
    }

    mutating func failExpecting(_ what: String) {
        if offset == byteCount {
            fail("the JSON text ends where \(what) is expected")
        } else if let comma = commaBeforeClosingBracket {
            offset = comma
            fail("a comma follows the last element", remedy: "remove it; JSON allows no comma there")
        } else {
            fail("expected \(what), found \(describe(bytes[offset]))", remedy: remedyForOtherSyntax)
        }
    }

    /// The remedy for what other languages allow: comments, apostrophes around texts, the constants of Python and the
    /// numbers of JavaScript.
    private var remedyForOtherSyntax: String? {
        let rest = UnsafeBufferPointer(start: bytes + offset, count: byteCount - offset)
        if ["//", "/*", "#"].contains(where: { rest.starts(with: $0.utf8) }) {
            return "remove the comment; JSON allows none"
        }
        if rest.first == ASCII.apostrophe { return "write '\"' around texts and names" }
        if ["True", "False", "None"].contains(where: { rest.starts(with: $0.utf8) }) {
            return "write true, false or null"
        }
        if ["NaN", "Infinity"].contains(where: { rest.starts(with: $0.utf8) }) {
            return "quote it, or leave it out; JSON has no such number"
        }
        return nil
    }

    /// The comma before the closing bracket that is here.
    private var commaBeforeClosingBracket: Int? {
        guard bytes[offset] == ASCII.closeBrace || bytes[offset] == ASCII.closeBracket else { return nil }
        let last = (0..<offset).reversed().first { bytes[$0] > ASCII.space }
        return last.flatMap { bytes[$0] == ASCII.comma ? $0 : nil }
    }

    func describe(_ byte: UInt8) -> String {
        if byte == UInt8(ascii: "\n") { return "a line break" }
        if byte == UInt8(ascii: "\t") { return "a tab" }
        if byte > 0x20, byte < 0x7F { return "'\(Unicode.Scalar(byte))'" }
        let digits = String(byte, radix: 16, uppercase: true)
        return "the byte 0x\(digits.utf8.count < 2 ? "0" : "")\(digits)"
    }
}
