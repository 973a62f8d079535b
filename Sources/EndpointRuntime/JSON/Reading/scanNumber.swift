extension JSONSource {
    /// The end of the number at `start`. Sets `isWhole` to whether the number has neither fraction nor exponent.
    func endOfNumber(_ start: Int, isWhole: inout Bool) throws -> Int {
        isWhole = true
        var at = start
        if byte(at) == 0x2D { at &+= 1 }
        let first = at
        at = pastDigits(at)
        guard at > first else { throw syntax("expected a digit", at: at) }
        if base[first] == 0x30, at &- first > 1 {
            throw JSONError(.syntax("a number must not start with a zero"), at: start)
        }
        if byte(at) == 0x2E {
            isWhole = false
            let fraction = at &+ 1
            at = pastDigits(fraction)
            guard at > fraction else { throw syntax("expected a digit", at: at) }
        }
        if byte(at) | 0x20 == 0x65 {
            isWhole = false
            at &+= 1
            if byte(at) == 0x2B || byte(at) == 0x2D { at &+= 1 }
            let exponent = at
            at = pastDigits(exponent)
            guard at > exponent else { throw syntax("expected a digit", at: at) }
        }
        return at
    }

    @inline(__always)
    private func pastDigits(_ start: Int) -> Int {
        var at = start
        while at < count, base[at] &- 0x30 <= 9 { at &+= 1 }
        return at
    }

    /// Whether a number, or text that must fail as a number, is at `start`.
    @inline(__always)
    func isNumber(_ start: Int) -> Bool {
        let byte = byte(start)
        return byte &- 0x30 <= 9 || byte == 0x2D
    }

    /// The integer at `start` as sign and magnitude; `nil` if its value is not whole or does not fit 64 bits.
    mutating func integer(_ start: Int, end: inout Int, isNegative: inout Bool) throws -> UInt64? {
        var at = start
        isNegative = byte(at) == 0x2D
        if isNegative { at &+= 1 }
        let first = at
        var magnitude: UInt64 = 0
        while at < count {
            let digit = base[at] &- 0x30
            if digit > 9 || at &- first >= 19 { break }
            magnitude = magnitude &* 10 &+ UInt64(digit)
            at &+= 1
        }
        let next = byte(at)
        let isPlain = at > first && (at &- first == 1 || base[first] != 0x30)
        if isPlain, next &- 0x30 > 9, next != 0x2E, next | 0x20 != 0x65 {
            work &+= at &- start
            end = at
            return magnitude
        }
        var isWhole = true
        end = try endOfNumber(start, isWhole: &isWhole)
        work &+= end &- start
        return DecimalDigits(UnsafeBufferPointer(start: base + start, count: end - start)).magnitude
    }

    /// The number at `start`, correctly rounded; infinity if it is too large for `Double`.
    mutating func double(_ start: Int, end: inout Int) throws -> Double {
        var isWhole = true
        end = try endOfNumber(start, isWhole: &isWhole)
        work &+= end &- start
        return double(start, end)
    }

    /// Correctly rounded: with at most 2⁵³ and a power of ten up to 22, only one rounding happens (Clinger's fast
    /// path).
    func double(_ start: Int, _ end: Int) -> Double {
        var mantissa: UInt64 = 0
        var digits = 0
        var exponent = 0
        var hasPoint = false
        var at = start
        let isNegative = base[at] == 0x2D
        if isNegative { at &+= 1 }
        while at < end {
            let byte = base[at]
            if byte == 0x2E {
                hasPoint = true
            } else if byte | 0x20 == 0x65 {
                break
            } else {
                if mantissa > 0 || byte != 0x30 { digits &+= 1 }
                if digits > 18 { return spelledDouble(start, end) }
                mantissa = mantissa &* 10 &+ UInt64(byte &- 0x30)
                if hasPoint { exponent &-= 1 }
            }
            at &+= 1
        }
        if at < end {
            at &+= 1
            let isDown = base[at] == 0x2D
            if base[at] == 0x2B || isDown { at &+= 1 }
            guard end &- at <= 4 else { return spelledDouble(start, end) }
            var power = 0
            while at < end {
                power = power &* 10 &+ Int(base[at] &- 0x30)
                at &+= 1
            }
            exponent &+= isDown ? -power : power
        }
        guard mantissa <= 1 << 53, exponent >= -22, exponent <= 22 else { return spelledDouble(start, end) }
        let value = Double(mantissa)
        let scaled = exponent < 0 ? value / powersOfTen[-exponent] : value * powersOfTen[exponent]
        return isNegative ? -scaled : scaled
    }

    @inline(never)
    private func spelledDouble(_ start: Int, _ end: Int) -> Double {
        let text = DecimalDigits.spelling(UnsafeBufferPointer(start: base + start, count: end - start))
        return Double(text) ?? .infinity
    }

    func spelledFloat(_ start: Int, _ end: Int) -> Float {
        let text = DecimalDigits.spelling(UnsafeBufferPointer(start: base + start, count: end - start))
        return Float(text) ?? .infinity
    }
}

private let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
]
