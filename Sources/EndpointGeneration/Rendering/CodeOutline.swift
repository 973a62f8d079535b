/// The places where a line of Swift can break: those outside of its brackets, string literals and comments.
struct CodeOutline {
    /// The first colon before a space.
    private(set) var colon: Int?
    /// The first `=` between spaces.
    private(set) var equals: Int?
    /// Whether the line declares another name for a type.
    private(set) var isAlias = false
    private(set) var lastDot: Int?
    private var commas: [Int] = []
    /// The last parentheses or square brackets that contain something, with the brackets themselves.
    private(set) var lastGroup: ClosedRange<Int>?

    /// - Returns: `nil` if a bracket, a literal or a comment is not closed on the line.
    init?(of code: [UInt8]) {
        var open: [Int] = []
        var index = 0
        while index < code.count {
            if let part = code.withUnsafeBufferPointer({ CodeScanner(code: $0).part(at: index) }) {
                guard part.isClosed else { return nil }
                index = part.end
                continue
            }
            switch code[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
            case UInt8(ascii: "<") where index > 0 && code[index - 1] != UInt8(ascii: " "): open.append(index)
            case UInt8(ascii: ">") where open.last.map { code[$0] == UInt8(ascii: "<") } == true: open.removeLast()
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard let start = open.popLast() else { return nil }
                if open.isEmpty { note(start...index, in: code) }
            case let byte where open.isEmpty: note(byte, at: index, in: code)
            default: break
            }
            index += 1
        }
        if !open.isEmpty { return nil }
        if let equals {
            isAlias = code[..<equals].split(separator: UInt8(ascii: " ")).contains {
                $0.elementsEqual("typealias".utf8)
            }
        }
    }

    private mutating func note(_ group: ClosedRange<Int>, in code: [UInt8]) {
        if group.count > 2, code[group.lowerBound] != UInt8(ascii: "{") { lastGroup = group }
    }

    private mutating func note(_ byte: UInt8, at index: Int, in code: [UInt8]) {
        let isBeforeSpace = index + 2 < code.count && code[index + 1] == UInt8(ascii: " ")
        let isAfterSpace = index > 0 && code[index - 1] == UInt8(ascii: " ")
        switch byte {
        case UInt8(ascii: ":") where isBeforeSpace && !isAfterSpace && colon == nil: colon = index
        case UInt8(ascii: "=") where isBeforeSpace && isAfterSpace && equals == nil: equals = index
        case UInt8(ascii: ".") where index > 0 && !isAfterSpace: lastDot = index
        case UInt8(ascii: ","): commas.append(index)
        default: break
        }
    }

    /// The texts between the commas of `code`, without spaces around them.
    static func elements(of code: [UInt8]) -> [[UInt8]] {
        var elements: [[UInt8]] = []
        var start = 0
        for comma in (CodeOutline(of: code)?.commas ?? []) + [code.count] {
            elements.append(Array(code[start..<comma].drop { $0 == UInt8(ascii: " ") }))
            start = comma + 1
        }
        return elements
    }
}
