/// The names between braces in a path or a server URL, in order and without duplicates.
func readTemplate(_ text: String) -> (names: [String], isBalanced: Bool) {
    var names: [String] = []
    var met: Set<String> = []
    var isBalanced = true
    var name: [UInt8]?
    let bytes = Array(text.utf8)
    for index in 0..<bytes.count {
        switch bytes[index] {
        case ASCII.openBrace:
            if name != nil { isBalanced = false }
            name = []
        case ASCII.closeBrace:
            guard let complete = name else {
                isBalanced = false
                continue
            }
            let text = String(decoding: complete, as: UTF8.self)
            if met.insert(text).inserted { names.append(text) }
            name = nil
        default:
            name?.append(bytes[index])
        }
    }
    return (names, isBalanced && name == nil)
}
