/// A text as gzip (RFC 1952), stored and not compressed.
func gzip(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    let length = UInt16(bytes.count)
    let block: [UInt8] = [1] + littleEndian(length) + littleEndian(~length) + bytes
    let trailer: [UInt8] = littleEndian(crc32(bytes)) + littleEndian(UInt32(bytes.count))
    return gzipHead + block + trailer
}

/// Many zeros in few bytes: one literal, then copies of 258 bytes from one byte back, in the fixed code of
/// RFC 1951 §3.2.6.
func gzipOfZeros(count: Int) -> [UInt8] {
    var bits = BitWriter()
    bits.write(0b011, count: 3)
    bits.writeCode(0b0011_0000, count: 8)
    for _ in 0..<(count / 258) {
        bits.writeCode(0b1100_0101, count: 8)
        bits.writeCode(0, count: 5)
    }
    bits.writeCode(0, count: 7)
    return gzipHead + bits.bytes + [0, 0, 0, 0, 0, 0, 0, 0]
}

private let gzipHead: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]

private struct BitWriter {
    var bytes: [UInt8] = []
    private var used = 8

    init() {}

    /// Writes the lowest bit first.
    mutating func write(_ value: UInt32, count: Int) {
        for index in 0..<count {
            if used == 8 {
                bytes.append(0)
                used = 0
            }
            bytes[bytes.count - 1] |= UInt8(value >> UInt32(index) & 1) << UInt8(used)
            used += 1
        }
    }

    /// Writes the highest bit first, as Huffman codes require.
    mutating func writeCode(_ code: UInt32, count: Int) {
        for index in (0..<count).reversed() { write(code >> UInt32(index) & 1, count: 1) }
    }
}

private func littleEndian<T: FixedWidthInteger>(_ value: T) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
}

private func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
        crc ^= UInt32(byte)
        for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
}
