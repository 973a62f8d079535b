import Foundation

/// The reason why a JSON text could not be read or a value could not be written: the location, the expected and the
/// actual value.
///
/// Its size is bounded regardless of the text: excerpts, names and lists are truncated.
public struct JSONError: Error, Hashable {
    /// The kind of error.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Reason: Sendable, Hashable {
        /// The text is not JSON (RFC 8259).
        case syntax(String)
        /// A required member is missing.
        case missing
        /// The value is of another kind, or is of the right kind but not acceptable.
        case mismatch(expected: String, found: String)
        /// No alternative of a union accepts this kind of value.
        case noMatch(found: String)
        /// A limit that guards against hostile input was reached.
        case limit(String)
        /// JSON cannot represent this value.
        case unwritable(String)
        /// A type's own error, as text.
        case other(String)
    }

    /// One step of the path from the whole text to the value.
    public enum PathComponent: Sendable, Hashable {
        /// The member of an object.
        case key(String)
        /// The element of an array, from 0.
        case index(Int)
    }

    /// The kind of error.
    public let reason: Reason
    /// The offset of the byte where the error was detected, from 0; `nil` if there are no bytes (writing, property
    /// lists).
    public let offset: Int?
    /// Innermost first: the path is built while the error propagates outwards.
    var trail: [PathComponent] = []

    init(_ reason: Reason, at offset: Int? = nil) {
        self.reason = reason
        self.offset = offset
    }

    private init(_ reason: Reason, at offset: Int?, beneath trail: [PathComponent]) {
        self.init(reason, at: offset)
        self.trail = trail
    }

    /// The error without its excerpt if the excerpt shows the whole text, which may be a secret.
    var withoutWholeValue: JSONError {
        switch reason {
        case .mismatch(_, let found) where trail.isEmpty, .noMatch(let found) where trail.isEmpty:
            found.hasPrefix("the ") ? JSONError(reason.concealed, at: offset) : self
        default: self
        }
    }

    /// A custom error, for a hand-written `init(from:)` or `encode(to:)`.
    public init(_ message: String) {
        self.init(.other(message.cut(to: 200)))
    }

    /// The path from the whole text to the value; empty for the whole text.
    public var path: [PathComponent] { trail.reversed() }

    /// The error as seen from the enclosing container.
    func beneath(_ component: PathComponent) -> JSONError {
        var error = self
        if case .key(let name) = component {
            if Redaction().hides(name) { error = JSONError(reason.concealed, at: offset, beneath: trail) }
            error.trail.append(.key(name.cut(to: 64)))
        } else {
            error.trail.append(component)
        }
        return error
    }
}

extension JSONError: CustomStringConvertible, UserTextError {
    /// `pets[3].name: expected a string, found the number 12 (byte 431)`
    public var description: String {
        var text = pathText
        if !text.isEmpty { text += ": " }
        text += reasonText
        if let offset { text += " (byte \(offset))" }
        return text
    }

    var userText: EndpointClientError.UserText { .dataNotUnderstood }

    /// The path as text, such as `pets[3].name`; in a path of more than 32 steps the middle is left out.
    public var pathText: String {
        let steps = path
        var text = ""
        for (index, step) in steps.enumerated() {
            if steps.count > 32, index >= 24, index < steps.count - 8 {
                if index == 24 { text += "…" }
                continue
            }
            switch step {
            case .index(let number): text += "[\(number)]"
            case .key(let name):
                let isPlain =
                    !name.isEmpty && name.utf8.allSatisfy { $0 != 0x2E && $0 != 0x5B && $0 != 0x22 && $0 > 0x20 }
                    && !name.unicodeScalars.contains(where: \.isControl)
                if !isPlain {
                    text += "[\"\(name.printable.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"]"
                } else {
                    text += text.isEmpty || text.hasSuffix("…") ? name : ".\(name)"
                }
            }
        }
        return text
    }

    private var reasonText: String {
        switch reason {
        case .syntax(let text): "not valid JSON: \(text)"
        case .missing: "required, but missing"
        case .mismatch(let expected, let found): "expected \(expected), found \(found)"
        case .noMatch(let found): "\(found) is none of the documented alternatives"
        case .limit(let text), .unwritable(let text), .other(let text): text
        }
    }
}

// MARK: Excerpts

extension String {
    /// At most `limit` bytes of whole characters, with an ellipsis if text was cut.
    func cut(to limit: Int) -> String {
        guard utf8.count > limit else { return self }
        var end = utf8.index(startIndex, offsetBy: limit)
        while end > startIndex, utf8[end] & 0xC0 == 0x80 { end = utf8.index(before: end) }
        return String(self[..<end]) + "…"
    }

    /// The text as the tag of a union, which a server may make as long as it likes.
    var asTag: String { cut(to: 1_000) }

    /// The text with escapes in place of the scalars that ``Unicode/Scalar/isControl`` names.
    var printable: String {
        var text = ""
        for scalar in unicodeScalars {
            if scalar.isControl {
                text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

extension Unicode.Scalar {
    /// Whether the scalar would control a terminal, start a new line, or change the direction of text.
    var isControl: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}

extension JSONSource {
    /// A short description of the value at `start`: `the string "abc"`, `the number 12`, `an object`.
    func excerpt(at start: Int) -> String {
        switch byte(start) {
        case 0x22: "the string \(quoted(start + 1))"
        case 0x7B: "an object"
        case 0x5B: "an array"
        case 0x6E: "null"
        case 0x74: "true"
        case 0x66: "false"
        case 0x2D, 0x30...0x39: "the number \(run(start))"
        default: start >= count ? "the end of the text" : character(start)
        }
    }

    /// The ASCII character at `offset` in quotes, or the first byte of any other one.
    func character(_ offset: Int) -> String {
        let value = byte(offset)
        guard value < 0x80 else { return "the byte 0x\(String(value, radix: 16))" }
        return "'\(String(UnicodeScalar(value)).printable)'"
    }

    private func quoted(_ start: Int) -> String {
        var end = start
        while end < count, end < start + 40, base[end] != 0x22 {
            end += base[end] == 0x5C ? 2 : 1
        }
        end = min(end, count)
        while end < count, end > start, base[end] & 0xC0 == 0x80 { end -= 1 }
        let text = String(decoding: UnsafeBufferPointer(start: base + start, count: end - start), as: UTF8.self)
        return "\"\(text.printable)\(byte(end) == 0x22 ? "" : "…")\""
    }

    private func run(_ start: Int) -> String {
        var end = start
        while end < count, end < start + 40 {
            switch base[end] {
            case 0x2B, 0x2D, 0x2E, 0x30...0x39, 0x45, 0x65: end += 1
            default:
                return String(decoding: UnsafeBufferPointer(start: base + start, count: end - start), as: UTF8.self)
            }
        }
        let text = String(decoding: UnsafeBufferPointer(start: base + start, count: end - start), as: UTF8.self)
        return end < count ? text + "…" : text
    }
}

extension JSONError.Reason {
    /// The reason without its excerpt of the value, for a member whose name suggests a credential.
    var concealed: JSONError.Reason {
        switch self {
        case .mismatch(let expected, let found): .mismatch(expected: expected, found: kind(found))
        case .noMatch(let found): .noMatch(found: kind(found))
        case .other: .other("the value cannot be read")
        case .unwritable: .unwritable("the value cannot be written")
        case .syntax, .missing, .limit: self
        }
    }

    /// The kind of value without the value: `a string` for `the string "abc"`.
    private func kind(_ found: String) -> String {
        if found.hasPrefix("the string") { return "a string" }
        if found.hasPrefix("the number") { return "a number" }
        let plain: Set = [
            "null", "true", "false", "an object", "an array", "a boolean", "a number", "a string", "something else",
            "another value",
        ]
        return plain.contains(found) ? found : "another value"
    }
}
