/// For each byte and each kind of text, whether the byte needs no attention there.
struct PlainBytes {
    /// In a plain scalar of a block.
    let inBlock: UnsafeMutablePointer<Bool>
    /// In a plain scalar of a flow, where brackets and commas end it.
    let inFlow: UnsafeMutablePointer<Bool>
    /// As the first byte of a plain scalar: letters, digits and a few signs without another meaning.
    let asStart: UnsafeMutablePointer<Bool>
    let inDoubleQuotes: UnsafeMutablePointer<Bool>
    let inSingleQuotes: UnsafeMutablePointer<Bool>
    /// In a JSON string.
    let inJSON: UnsafeMutablePointer<Bool>

    init() {
        inBlock = PlainBytes.table(except: [ASCII.colon, ASCII.hash, ASCII.quote, ASCII.backslash])
        inFlow = PlainBytes.table(
            except: [
                ASCII.colon, ASCII.hash, ASCII.quote, ASCII.backslash, ASCII.comma, ASCII.openBracket,
                ASCII.closeBracket, ASCII.openBrace, ASCII.closeBrace,
            ]
        )
        asStart = PlainBytes.table(except: Array(0x20...0x23) + Array(0x25...0x2E) + Array(0x3A...0x40))
        for byte in [0x5B, 0x5C, 0x5D, 0x60, 0x7B, 0x7C, 0x7D, 0x7E] { asStart[byte] = false }
        inDoubleQuotes = PlainBytes.table(except: [ASCII.quote, ASCII.backslash])
        inSingleQuotes = PlainBytes.table(except: [ASCII.quote, ASCII.backslash, ASCII.apostrophe])
        inJSON = PlainBytes.table(except: [ASCII.quote, ASCII.backslash])
    }

    func deallocate() {
        inBlock.deallocate()
        inFlow.deallocate()
        asStart.deallocate()
        inDoubleQuotes.deallocate()
        inSingleQuotes.deallocate()
        inJSON.deallocate()
    }

    private static func table(except special: [UInt8]) -> UnsafeMutablePointer<Bool> {
        let table = UnsafeMutablePointer<Bool>.allocate(capacity: 256)
        table.initialize(repeating: false, count: 256)
        (table + 0x20).update(repeating: true, count: 0x5F)
        for byte in special { table[Int(byte)] = false }
        return table
    }
}
