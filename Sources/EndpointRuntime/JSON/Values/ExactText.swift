import Foundation

/// A string that is compared by its bytes. `String` compares by canonical equivalence, whose cost grows with the square
/// of the combining marks in a row.
struct ExactText: Hashable, Sendable, CustomStringConvertible {
    let description: String

    init(_ text: String) { description = text }

    static func == (a: ExactText, b: ExactText) -> Bool { haveSameBytes(a.description, b.description) }

    func hash(into hasher: inout Hasher) {
        var text = description
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension ExactText: JSONCodable {
    init(from json: inout ValueReader) throws { self.init(try json.string()) }
    func encode(to json: inout ValueWriter) throws { try json.write(string: description) }
}

func haveSameBytes(_ one: String, _ other: String) -> Bool {
    guard one.utf8.count == other.utf8.count else { return false }
    let isSame = one.utf8.withContiguousStorageIfAvailable { bytes in
        other.utf8.withContiguousStorageIfAvailable { others in
            guard let first = bytes.baseAddress, let second = others.baseAddress else { return true }
            return memcmp(first, second, bytes.count) == 0
        }
    }
    // Strings of Objective-C have no contiguous storage.
    return (isSame ?? nil) ?? one.utf8.elementsEqual(other.utf8)
}

func haveSameBytes(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.utf8.count == bytes.count else { return false }
    var text = text
    return text.withUTF8 { own in
        guard let first = own.baseAddress, let second = bytes.baseAddress else { return true }
        return memcmp(first, second, bytes.count) == 0
    }
}
