extension JSONScanner {
    mutating func scanNumber() -> Bool {
        let start = offset
        if bytes[offset] == ASCII.minus { offset += 1 }
        if bytes[offset] == ASCII.zero {
            offset += 1
            if isDigit(bytes[offset]) {
                fail("a number must not begin with a superfluous 0")
                return false
            }
        } else if !skipDigits() {
            return false
        }
        if bytes[offset] == UInt8(ascii: ".") {
            offset += 1
            guard skipDigits() else { return false }
        }
        if bytes[offset] | 0x20 == UInt8(ascii: "e") {
            offset += 1
            if bytes[offset] == UInt8(ascii: "+") || bytes[offset] == ASCII.minus { offset += 1 }
            guard skipDigits() else { return false }
        }
        append(start: start, end: offset, detail: 0)
        return true
    }

    private mutating func skipDigits() -> Bool {
        guard isDigit(bytes[offset]) else {
            failExpecting("a digit")
            return false
        }
        while isDigit(bytes[offset]) { offset += 1 }
        return true
    }

    func isDigit(_ byte: UInt8) -> Bool {
        byte &- ASCII.zero < 10
    }
}
