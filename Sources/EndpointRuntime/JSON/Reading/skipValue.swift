extension JSONSource {
    /// Checks the value at `start` without creating it, and returns its end.
    mutating func skip(_ start: Int, depth: Int) throws -> Int {
        let byte = byte(start)
        if byte == 0x7B || byte == 0x5B { return try skipContainer(start, depth: depth) }
        let end = try skipScalar(start, byte)
        work &+= end &- start
        return end
    }

    @inline(__always)
    private func skipScalar(_ start: Int, _ first: UInt8) throws -> Int {
        var flag = false
        switch first {
        case 0x22: return try endOfString(start, isEscaped: &flag) &+ 1
        case 0x2D, 0x30...0x39: return try endOfNumber(start, isWhole: &flag)
        case 0x74: if let end = endOfLiteral("true", at: start) { return end }
        case 0x66: if let end = endOfLiteral("false", at: start) { return end }
        case 0x6E: if let end = endOfLiteral("null", at: start) { return end }
        default: break
        }
        throw syntax("expected a value", at: start)
    }

    /// The function does not call itself: `frames` holds the open containers, so 512 levels use no stack.
    private mutating func skipContainer(_ start: Int, depth: Int) throws -> Int {
        let known = jumps.end(of: start)
        if known > start { return known }
        var frames = SkipFrames()
        defer { frames.deallocate() }
        var at = start
        while true {
            // A value starts here.
            let byte = byte(at)
            if byte == 0x7B || byte == 0x5B {
                let known = jumps.end(of: at)
                if known > at {
                    at = known
                } else {
                    guard depth &+ frames.count < Self.depthLimit else { throw tooDeep(at: at) }
                    frames.push(start: at, slot: jumps.open(at), isObject: byte == 0x7B)
                    at = pastSpace(at &+ 1)
                    if self.byte(at) != byte &+ 2 {
                        if byte == 0x7B { at = try valueAfterKey(at) }
                        continue
                    }
                    at &+= 1
                    close(&frames, at)
                }
            } else {
                at = try skipScalar(at, byte)
            }
            // A value ended here; close the containers that end with it and move to the next value.
            while frames.count > 0 {
                at = pastSpace(at)
                let next = self.byte(at)
                if next == 0x2C {
                    at = pastSpace(at &+ 1)
                    if frames.isObject { at = try valueAfterKey(at) }
                    break
                }
                guard next == (frames.isObject ? 0x7D : 0x5D) else {
                    throw syntax(frames.isObject ? "expected ',' or '}'" : "expected ',' or ']'", at: at)
                }
                at &+= 1
                close(&frames, at)
            }
            if frames.count == 0 {
                work &+= at &- start
                return at
            }
        }
    }

    @inline(__always)
    private mutating func close(_ frames: inout SkipFrames, _ end: Int) {
        let frame = frames.pop()
        jumps.close(frame.slot, start: frame.start, end: end)
    }

    private func valueAfterKey(_ start: Int) throws -> Int {
        guard byte(start) == 0x22 else { throw syntax("expected a member's name in quotes", at: start) }
        var isEscaped = false
        return try valueAfterColon(try endOfString(start, isEscaped: &isEscaped) &+ 1)
    }

    @inline(__always)
    func valueAfterColon(_ offset: Int) throws -> Int {
        let colon = pastSpace(offset)
        guard byte(colon) == 0x3A else { throw syntax("expected ':'", at: colon) }
        return pastSpace(colon &+ 1)
    }
}

/// The containers that a skip has entered; at most `JSONSource.depthLimit`.
private struct SkipFrames {
    struct Frame {
        var start: Int
        var slot: Int
        var isObject: Bool
    }

    private var frames = UnsafeMutablePointer<Frame>.allocate(capacity: 16)
    private var capacity = 16
    private(set) var count = 0
    private(set) var isObject = false

    func deallocate() {
        frames.deallocate()
    }

    mutating func push(start: Int, slot: Int, isObject: Bool) {
        if count == capacity {
            capacity *= 2
            frames = frames.grown(to: capacity, moving: count)
        }
        (frames + count).initialize(to: Frame(start: start, slot: slot, isObject: isObject))
        count &+= 1
        self.isObject = isObject
    }

    mutating func pop() -> Frame {
        count &-= 1
        let frame = frames[count]
        isObject = count > 0 && frames[count &- 1].isObject
        return frame
    }
}
