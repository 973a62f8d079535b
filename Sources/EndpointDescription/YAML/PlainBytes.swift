/// For each byte and each kind of text, whether the byte needs no attention there.
struct PlainBytes {
    /// In a plain scalar of a block.
    let inBlock: UnsafeMutablePointer<Bool>
    /// In a plain scalar of a flow, where brackets and commas end it.
    let inFlow: UnsafeMutablePointer<Bool>
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
        inDoubleQuotes = PlainBytes.table(except: [ASCII.quote, ASCII.backslash])
        inSingleQuotes = PlainBytes.table(except: [ASCII.quote, ASCII.backslash, ASCII.apostrophe])
        inJSON = PlainBytes.table(except: [ASCII.quote, ASCII.backslash])
    }

    func deallocate() {
        inBlock.deallocate()
        inFlow.deallocate()
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
