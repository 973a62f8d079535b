/// A string as a JSON literal, with its quotation marks.
package func jsonString(_ string: String) -> String {
    var text: [UInt8] = [ASCII.quote]
    for byte in string.utf8 {
        switch byte {
        case ASCII.quote, ASCII.backslash:
            text += [ASCII.backslash, byte]
        case 0x0A:
            text += [ASCII.backslash, UInt8(ascii: "n")]
        case ..<0x20:
            let digits = String(byte, radix: 16)
            text += Array("\\u00\(byte < 16 ? "0" : "")\(digits)".utf8)
        default:
            text.append(byte)
        }
    }
    text.append(ASCII.quote)
    return String(decoding: text, as: UTF8.self)
}
