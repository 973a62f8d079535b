#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The bytes that have a meaning in JSON or YAML. `UInt8(ascii:)` is a function call in unoptimized code, which is too slow
/// for the hottest loops.
enum ASCII {
    @inline(__always) static var tab: UInt8 { 0x09 }
    @inline(__always) static var lineFeed: UInt8 { 0x0A }
    @inline(__always) static var carriageReturn: UInt8 { 0x0D }
    @inline(__always) static var space: UInt8 { 0x20 }
    @inline(__always) static var exclamationMark: UInt8 { 0x21 }
    @inline(__always) static var quote: UInt8 { 0x22 }
    @inline(__always) static var hash: UInt8 { 0x23 }
    @inline(__always) static var percent: UInt8 { 0x25 }
    @inline(__always) static var ampersand: UInt8 { 0x26 }
    @inline(__always) static var apostrophe: UInt8 { 0x27 }
    @inline(__always) static var asterisk: UInt8 { 0x2A }
    @inline(__always) static var plus: UInt8 { 0x2B }
    @inline(__always) static var comma: UInt8 { 0x2C }
    @inline(__always) static var minus: UInt8 { 0x2D }
    @inline(__always) static var period: UInt8 { 0x2E }
    @inline(__always) static var zero: UInt8 { 0x30 }
    @inline(__always) static var nine: UInt8 { 0x39 }
    @inline(__always) static var colon: UInt8 { 0x3A }
    @inline(__always) static var lessThan: UInt8 { 0x3C }
    @inline(__always) static var greaterThan: UInt8 { 0x3E }
    @inline(__always) static var questionMark: UInt8 { 0x3F }
    @inline(__always) static var at: UInt8 { 0x40 }
    @inline(__always) static var openBracket: UInt8 { 0x5B }
    @inline(__always) static var backslash: UInt8 { 0x5C }
    @inline(__always) static var closeBracket: UInt8 { 0x5D }
    @inline(__always) static var backtick: UInt8 { 0x60 }
    @inline(__always) static var openBrace: UInt8 { 0x7B }
    @inline(__always) static var bar: UInt8 { 0x7C }
    @inline(__always) static var closeBrace: UInt8 { 0x7D }
}

extension UInt8 {
    @inlinable package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

    @inlinable package var isASCIIDigit: Bool { self &- 0x30 < 10 }
}

extension String {
    /// Whether it contains an ASCII character. Unlike `utf8.contains`, this is fast in unoptimized code too.
    package func contains(byte: UInt8) -> Bool {
        var text = self
        return text.withUTF8 { bytes in
            bytes.baseAddress.map { memchr($0, Int32(byte), bytes.count) != nil } ?? false
        }
    }
}
