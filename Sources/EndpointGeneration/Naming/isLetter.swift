/// The kinds of ASCII bytes, each in one comparison: they are asked about every byte of every name.

func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
func isUpper(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte + 32 : byte }

func containsLower(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    var index = 0
    while index < count {
        if bytes[index] &- 0x61 < 26 { return true }
        index += 1
    }
    return false
}

func lowercase(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) {
    var index = 0
    while index < count {
        if bytes[index] &- 0x41 < 26 { bytes[index] += 32 }
        index += 1
    }
}
