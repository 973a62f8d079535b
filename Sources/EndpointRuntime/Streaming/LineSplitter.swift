import Foundation

/// Splits arriving bytes into lines, independently of chunk boundaries, and buffers at most one line.
struct LineSplitter: Sendable {
    private var input: [UInt8] = []
    private var position = 0
    private var line: [UInt8] = []
    private var skipsLineFeed = false
    private var isAtStart = true

    /// Whether a lone carriage return also ends a line.
    let splitsAtReturn: Bool
    let limit: Int

    init(splitsAtReturn: Bool, limit: Int) {
        self.splitsAtReturn = splitsAtReturn
        self.limit = limit
    }

    /// Takes in a chunk. Call it only after ``next()`` has returned nil for the previous chunk.
    mutating func feed(_ chunk: Data) {
        input = [UInt8](chunk)
        position = 0
    }

    /// The next complete line without its line end; nil if there is none yet.
    mutating func next() throws(StreamError) -> [UInt8]? {
        while position < input.count {
            if skipsLineFeed {
                skipsLineFeed = false
                if input[position] == 0x0A {
                    position += 1
                    continue
                }
            }
            guard let end = endOfLine() else {
                try hold(input.count)
                return nil
            }
            try hold(end)
            position = end + 1
            skipsLineFeed = splitsAtReturn && input[end] == 0x0D
            return take()
        }
        return nil
    }

    /// The bytes after the last line end; nil if there are none.
    mutating func rest() -> [UInt8]? {
        line.isEmpty ? nil : take()
    }

    private func endOfLine() -> Int? {
        input.withUnsafeBufferPointer { bytes in
            var index = position
            while index < bytes.count {
                let byte = bytes[index]
                if byte == 0x0A || (byte == 0x0D && splitsAtReturn) { return index }
                index += 1
            }
            return nil
        }
    }

    private mutating func hold(_ end: Int) throws(StreamError) {
        guard line.count + (end - position) <= limit else { throw .tooLong(limit: limit) }
        line += input[position..<end]
        position = end
    }

    private mutating func take() -> [UInt8] {
        var taken = line
        line.removeAll(keepingCapacity: true)
        if isAtStart {
            isAtStart = false
            if taken.starts(with: [0xEF, 0xBB, 0xBF]) { taken.removeFirst(3) }
        }
        return taken
    }
}
