#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A value in a JSON text, with its place. It is cheap to copy, because it consists of a document and an index.
package struct JSON: Sendable {
    let document: JSONDocument
    let index: Int

    package enum Kind: String, Sendable {
        case null, boolean, number, string, array, object
    }

    package var kind: Kind {
        switch firstByte {
        case ASCII.openBrace: .object
        case ASCII.openBracket: .array
        case ASCII.quote: .string
        case UInt8(ascii: "t"), UInt8(ascii: "f"): .boolean
        case UInt8(ascii: "n"): .null
        default: .number
        }
    }

    package var isNull: Bool { firstByte == UInt8(ascii: "n") }
    package var isObject: Bool { firstByte == ASCII.openBrace }
    package var isArray: Bool { firstByte == ASCII.openBracket }
    package var isString: Bool { firstByte == ASCII.quote }

    package var bool: Bool? {
        switch firstByte {
        case UInt8(ascii: "t"): true
        case UInt8(ascii: "f"): false
        default: nil
        }
    }

    /// The array or object that contains the value.
    var container: JSON? {
        let parent = document.nodes[index].parent
        return parent == JSONDocument.Node.none ? nil : JSON(document: document, index: Int(parent))
    }

    /// The text of a string with its escapes decoded. An unpaired surrogate is decoded as U+FFFD.
    package var string: String? {
        guard firstByte == ASCII.quote else { return nil }
        let node = document.nodes[index]
        return decodeJSONString(
            document.bytes + Int(node.start) + 1,
            count: Int(node.end - node.start) - 2,
            isEscaped: node.detail & JSONDocument.Node.escaped != 0
        )
    }

    /// A number's digits as written: `1.50`, `12345678901234567890`.
    package var numberText: String? {
        kind == .number ? rawText : nil
    }

    /// The value of a whole number that fits `Int`, in any spelling. For example: `3`, `3.0` or `3e2`
    package var int: Int? {
        guard let text = numberText else { return nil }
        return Int(text) ?? wholeNumber(text)
    }

    /// The `Double` nearest to a number; `nil` if it is infinite.
    package var double: Double? {
        numberText.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The number of elements or members; 0 for other values.
    package var count: Int {
        isArray || isObject ? Int(document.nodes[index].detail) : 0
    }

    /// The elements of an array; none for other values.
    package var elements: [JSON] {
        guard isArray else { return [] }
        var elements: [JSON] = []
        elements.reserveCapacity(count)
        var child = index + 1
        let end = Int(document.nodes[index].next)
        while child < end {
            elements.append(JSON(document: document, index: child))
            child = Int(document.nodes[child].next)
        }
        return elements
    }

    /// The members of an object in the author's order; none for other values. A repeated name has only its last member.
    package var members: [(name: String, value: JSON)] {
        var members: [(name: String, value: JSON)] = []
        members.reserveCapacity(isObject ? count : 0)
        var key = firstKey
        while let current = key {
            members.append((current.string ?? "", current.memberValue))
            key = current.nextKey
        }
        return members
    }

    /// The value of the member with this name. If the name is repeated, the last one.
    package subscript(_ name: String) -> JSON? {
        guard isObject else { return nil }
        var name = name
        return name.withUTF8 { member(named: $0) }
    }

    package var place: SourceLocation {
        SourceLocation(
            document: document,
            offset: document.origins?[index] ?? document.nodes[index].start,
            node: UInt32(truncatingIfNeeded: index)
        )
    }

    /// The keys of an object, without those that are repeated later.
    package var keys: [JSON] {
        var keys: [JSON] = []
        var key = firstKey
        while let current = key {
            keys.append(current)
            key = current.nextKey
        }
        return keys
    }

    /// The bytes of the value in its file, if that is JSON.
    package var byteRange: Range<Int> { Int(document.nodes[index].start)..<Int(document.nodes[index].end) }

    // MARK: Access without a String per key

    /// The key of the first member that is not repeated later.
    var firstKey: JSON? {
        isObject ? key(from: index + 1, in: index) : nil
    }

    /// For a key: the next key of the same object.
    var nextKey: JSON? {
        key(from: Int(document.nodes[index + 1].next), in: Int(document.nodes[index].parent))
    }

    /// For a key: its value.
    var memberValue: JSON { JSON(document: document, index: index + 1) }

    private func key(from start: Int, in object: Int) -> JSON? {
        var key = start
        let end = Int(document.nodes[object].next)
        while key < end {
            if document.nodes[key].detail & JSONDocument.Node.superseded == 0 {
                return JSON(document: document, index: key)
            }
            key = Int(document.nodes[key + 1].next)
        }
        return nil
    }

    private func member(named name: UnsafeBufferPointer<UInt8>) -> JSON? {
        let document = document
        let (nodes, bytes) = (document.nodes, document.bytes)
        let end = Int(nodes[index].next)
        var key = index + 1
        while key < end {
            let node = nodes[key]
            if node.detail == 0 || node.detail == JSONDocument.Node.nonASCII {
                let length = Int(node.end - node.start) - 2
                if length == name.count {
                    guard length > 0, let base = name.baseAddress else {
                        return JSON(document: document, index: key + 1)
                    }
                    if memcmp(bytes + Int(node.start) + 1, base, length) == 0 {
                        return JSON(document: document, index: key + 1)
                    }
                }
            } else if node.detail & JSONDocument.Node.superseded == 0 {
                let candidate = JSON(document: document, index: key).string ?? ""
                if candidate.utf8.elementsEqual(name) { return JSON(document: document, index: key + 1) }
            }
            key = Int(nodes[key + 1].next)
        }
        return nil
    }

    var firstByte: UInt8 {
        let document = document
        return document.bytes[Int(document.nodes[index].start)]
    }

    /// The bytes of the value as written in the file.
    var rawText: String {
        let node = document.nodes[index]
        return String(
            decoding: UnsafeBufferPointer(start: document.bytes + Int(node.start), count: Int(node.end - node.start)),
            as: UTF8.self
        )
    }
}

// MARK: Text

extension JSON {
    /// The value on one line without white space between its parts, with strings and numbers as the author wrote them.
    /// For example: `{"a":[1,2]}`
    package var text: String { text(limit: .max) }

    /// At least the first `limit` bytes of the same text.
    func text(limit: Int) -> String {
        guard isObject || isArray else { return rawText }
        let node = document.nodes[index]
        let bytes = document.bytes
        var text: [UInt8] = []
        text.reserveCapacity(min(limit, Int(node.end - node.start)))
        var position = Int(node.start)
        var inString = false
        while position < Int(node.end), text.count < limit || bytes[position] & 0xC0 == 0x80 {
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
