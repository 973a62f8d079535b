extension JSON {
    /// The value on one line without white space between its parts, with strings and numbers as the author wrote them.
    /// For example: `{"a":[1,2]}`
    package var text: String {
        guard isObject || isArray else { return rawText }
        let node = document.nodes[index]
        let bytes = document.bytes
        var text: [UInt8] = []
        text.reserveCapacity(Int(node.end - node.start))
        var position = Int(node.start)
        var inString = false
        while position < Int(node.end) {
            let byte = bytes[position]
            if inString {
                text.append(byte)
                if byte == ASCII.backslash {
                    position += 1
                    text.append(bytes[position])
                } else if byte == ASCII.quote {
                    inString = false
                }
            } else if byte > 0x20 {
                text.append(byte)
                inString = byte == ASCII.quote
            }
            position += 1
        }
        return String(decoding: text, as: UTF8.self)
    }
}
