public import Foundation

/// Base64 (RFC 4648 §4). Read in the URL alphabet (§5) and without padding too; written with padding.
extension Data: JSONCodable {
    public init(from json: inout ValueReader) throws {
        var text = try json.string("base64 text")
        guard let data = text.withUTF8({ Data(base64OfAnyAlphabet: $0) }) else { throw json.mismatch("base64 text") }
        self = data
    }

    public func encode(to json: inout ValueWriter) throws {
        try json.write(string: base64EncodedString())
    }

    init?(base64OfAnyAlphabet text: UnsafeBufferPointer<UInt8>) {
        var length = text.count
        while length > 0, text.count - length < 2, text[length - 1] == 0x3D { length -= 1 }
        // Padding, where there is any, fills up to four; one digit alone says nothing.
        guard length == text.count || text.count % 4 == 0, length % 4 != 1 else { return nil }
        var bytes = [UInt8]()
        bytes.reserveCapacity(length / 4 * 3 + 3)
        var bits: UInt32 = 0
        var waiting = 0
        var at = 0
        while at < length {
            let digit: UInt8
            switch text[at] {
            case let byte where byte >= 0x41 && byte <= 0x5A: digit = byte &- 0x41
            case let byte where byte >= 0x61 && byte <= 0x7A: digit = byte &- 0x47
            case let byte where byte >= 0x30 && byte <= 0x39: digit = byte &+ 4
            case 0x2B, 0x2D: digit = 62
            case 0x2F, 0x5F: digit = 63
            default: return nil
            }
            bits = bits << 6 | UInt32(digit)
            waiting &+= 6
            if waiting >= 8 {
                waiting &-= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(waiting)))
            }
            at &+= 1
        }
        self.init(bytes)
    }
}
