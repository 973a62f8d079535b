#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The keywords of a schema that the reader understands.
enum SchemaKeyword: String, CaseIterable {
    case reference = "$ref"
    case dynamicReference = "$dynamicRef"
    case recursiveReference = "$recursiveRef"
    case type, nullable, format, title, description, deprecated, readOnly, writeOnly, example, examples
    case externalDocs
    case defaultValue = "default"
    case constant = "const"
    case values = "enum"
    case properties, required, additionalProperties, unevaluatedProperties, patternProperties
    case items, prefixItems, additionalItems
    case allOf, oneOf, anyOf, discriminator
    case contentMediaType, contentEncoding, contentSchema
    case minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf
    case minLength, maxLength, pattern
    case minItems, maxItems, uniqueItems, contains, minContains, maxContains
    case minProperties, maxProperties, propertyNames, dependentRequired, dependentSchemas, dependencies
    case not
    case condition = "if"
    case consequence = "then"
    case alternative = "else"

    /// Whether it is a bound of a string or a number.
    var boundsScalars: Bool {
        switch self {
        case .minLength, .maxLength, .pattern, .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum: true
        default: false
        }
    }

    /// Whether it applies to values of these types (JSON Schema 2020-12 §7.6.1). No types means all.
    ///
    /// The bounds of a number also count for a string, because many descriptions send large numbers as text.
    func constrains(_ types: Schema.Types, format: String?) -> Bool {
        let constrained: Schema.Types
        switch self {
        case .minLength, .maxLength:
            if let format, ["date", "date-time"].contains(format) || Schema.isUUID(format) { return false }
            constrained = .string
        case .pattern:
            if let format, Schema.isUUID(format) { return false }
            constrained = .string
        case .minItems, .maxItems, .uniqueItems, .contains, .minContains, .maxContains: constrained = .array
        case .minProperties, .maxProperties, .propertyNames, .dependentRequired, .dependentSchemas, .dependencies:
            constrained = .object
        default: return true
        }
        return types.isEmpty || !types.isDisjoint(with: constrained)
    }

    /// Finds the keyword of a key without creating a `String`, because a description has hundreds of thousands of keys.
    final class Table {
        private let keywords = SchemaKeyword.allCases
        private let slots: UnsafeMutablePointer<UInt8>
        private let words: [[UInt8]]
        private static let mask = 255

        init() {
            slots = .allocate(capacity: Table.mask + 1)
            slots.initialize(repeating: 0, count: Table.mask + 1)
            var words: [[UInt8]] = []
            for keyword in keywords {
                let word = Array(keyword.rawValue.utf8)
                words.append(word)
                var slot = word.withUnsafeBufferPointer { $0.baseAddress.map { Table.slot($0, word.count) } ?? 0 }
                while slots[slot] != 0 { slot = (slot + 1) & Table.mask }
                slots[slot] = UInt8(words.count)
            }
            self.words = words
        }

        deinit {
            slots.deallocate()
        }

        func keyword(of key: JSON) -> SchemaKeyword? {
            let node = key.document.nodes[key.index]
            if node.detail & JSONDocument.Node.escaped != 0 {
                return key.string.flatMap { SchemaKeyword(rawValue: $0) }
            }
            let bytes = key.document.bytes + Int(node.start) + 1
            let count = Int(node.end - node.start) - 2
            var slot = Table.slot(bytes, count)
            while slots[slot] != 0 {
                let index = Int(slots[slot]) - 1
                if words[index].count == count, memcmp(words[index], bytes, count) == 0 {
                    return keywords[index]
                }
                slot = (slot + 1) & Table.mask
            }
            return nil
        }

        private static func slot(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
            guard count > 2 else { return count }
            let sum = Int(bytes[0]) &* 7 &+ Int(bytes[count - 1]) &* 31 &+ Int(bytes[count / 2]) &* 127 &+ count &* 13
            return sum & mask
        }
    }
}
