/// The length of the well-formed sequence (Unicode, table 3-7) that begins here, or 0.
///
/// - Precondition: the text ends with a zero byte.
func lengthOfUTF8Sequence(at bytes: UnsafePointer<UInt8>) -> Int {
    let lead = bytes[0]
    var length = 0
    var low: UInt8 = 0x80
    var high: UInt8 = 0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
        length = 3
        if lead == 0xE0 { low = 0xA0 }
        if lead == 0xED { high = 0x9F }
    case 0xF0...0xF4:
        length = 4
        if lead == 0xF0 { low = 0x90 }
        if lead == 0xF4 { high = 0x8F }
    default: return 0
    }
    let second = bytes[1]
    guard second >= low, second <= high else { return 0 }
    var index = 2
    while index < length {
        guard bytes[index] & 0xC0 == 0x80 else { return 0 }
        index += 1
    }
    return length
}
