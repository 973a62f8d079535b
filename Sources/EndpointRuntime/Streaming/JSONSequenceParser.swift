import Foundation

/// Parses RFC 7464: a record separator before each JSON text and a line feed after it.
///
/// A text is returned as soon as its line feed arrives, not with the next separator, so that an element never waits for
/// its successor. A truncated text is returned as a record as well; its reader rejects it.
struct JSONSequenceParser: EventParser {
    private var input: [UInt8] = []
    private var position = 0
    private var text: [UInt8] = []
    private var depth = 0
    private var isInString = false
    private var isEscaped = false
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    mutating func feed(_ chunk: Data) {
        input = [UInt8](chunk)
        position = 0
    }

    mutating func next() throws(StreamError) -> EventRecord? {
        while position < input.count {
            let byte = input[position]
            position += 1
            if byte == 0x1E {
                if let record = finish() { return record }
                continue
            }
            guard text.count < limit else { throw .tooLong(limit: limit) }
            text.append(byte)
            follow(byte)
            if byte == 0x0A && depth == 0 && !isInString, let record = take() { return record }
        }
        return nil
    }

    /// A number or literal without its line feed may be truncated.
    mutating func finish() -> EventRecord? {
        guard var record = take() else { return nil }
        if let last = record.data.last, last != UInt8(ascii: "}"), last != UInt8(ascii: "]"), last != UInt8(ascii: "\"")
        {
            record.data += Array("…".utf8)
        }
        return record
    }

    private mutating func follow(_ byte: UInt8) {
        if isInString {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isInString = false
            }
            return
        }
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: break
        }
    }

    private mutating func take() -> EventRecord? {
        defer {
            text.removeAll(keepingCapacity: true)
            (depth, isInString, isEscaped) = (0, false, false)
        }
        let isBlank = text.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
        return isBlank ? nil : EventRecord(data: text)
    }
}
